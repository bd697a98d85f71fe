# Amit a ház annak mond, aki nincs itt.

notice-your-turn-title = Te jössz
notice-your-turn-body = Rád vár a „{ $table }” asztal.
