/** The oldest browsers with popovers, `round()` and `text-wrap: balance`, which README.md names. */
export const oldestBrowsers = ['chrome 125', 'firefox 125', 'safari 17.5'];
