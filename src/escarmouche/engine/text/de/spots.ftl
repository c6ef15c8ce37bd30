# Etwas Einzelnes hinstellen

refused-one-spot = Nenne eine Stelle, keinen Weg.
refused-no-spot = Es ist kein Platz mehr.
