"""Alembic's way in: the connection is handed over by `caracole.server.store`."""

from alembic import context

from caracole.server.tables import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
