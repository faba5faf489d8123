// How much one file, or what comes on standard input, may hold once it is unpacked. It only says so.

/** Five times the protocol's limit for one sitemap: an honest file fits, a bomb does not. */
export const DEFAULT_MAX_UNPACKED_BYTES = 268_435_456;
