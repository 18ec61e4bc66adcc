"""P5 to P8 Movement.

movement           P5   any direction, as far as type and ground allow
control_zones      P6   zones of control
interpenetration   P7   who may pass through whom
breaking           P8   breaking contact
suggestions             moves worth proposing
"""
