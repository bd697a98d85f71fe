# Merchants in the browser.

merchants-web-title = Merchants
