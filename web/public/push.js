/* global self */
/* Shows what the server sends to a browser that is closed, and leads to the table. Nothing is kept, nothing is cached. */
self.addEventListener("push", (event) => {
  const told = event.data ? event.data.json() : null;
  if (!told) return;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((open) => {
      const looks = open.some((client) => client.visibilityState === "visible" && client.url.includes(told.path));
      if (looks) return undefined;
      return self.registration.showNotification("Caracole", {
        body: told.says,
        tag: told.tag,
        icon: "/favicon.svg",
        data: { path: told.path },
      });
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { path } = event.notification.data;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((open) => {
      const there = open.find((client) => client.url.includes(path));
      return there ? there.focus() : self.clients.openWindow(path);
    }),
  );
});
