# The browser.

web-title = Caravanserai
