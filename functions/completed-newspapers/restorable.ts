/** A deleted newspaper can be restored for so many milliseconds. */
export const restorableFor = 30 * 24 * 60 * 60 * 1000;
