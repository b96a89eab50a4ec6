/** An address without its scheme, since hosts answer both, and with its final slash, which some leave out. */
const place = (/** @type {string} */ address) => address.replace(/^https?:\/\//, '').replace(/\/*$/, '/').toLowerCase();

/**
 * Whether two addresses are of one place.
 * @param {string} one
 * @param {string} other
 */
export const isSameAddress = (one, other) => place(one) === place(other);
