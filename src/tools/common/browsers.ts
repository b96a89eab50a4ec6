/** The first browsers with popovers, `round()` and `text-wrap: balance`. README.md lists them. */
export const oldestBrowsers = ['chrome 125', 'firefox 125', 'safari 17.5'];
