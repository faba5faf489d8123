// The longest short texts that requests may carry, and how many, for the contract and for those who ask for such texts. Numbers only.

/** Characters of a name that the user gives to a saved view or an export profile. */
export const MAX_NAME = 200;

/** Characters of a name of files, or of a host, in the options of an export. */
export const MAX_SET_TEXT = 500;

/** Hosts whose folders have addresses of their own. */
export const MAX_HOST_URLS = 1_000;

/** Characters of what a transform is given: a host, a date, a parameter, a pattern, a value. */
export const MAX_TRANSFORM_TEXT = 10_000;

/** Rules, or parameters, of one transform. */
export const MAX_TRANSFORM_ITEMS = 1_000;

/** Characters of the name and of the password for a site. */
export const MAX_LOGIN_NAME = 1_000;
export const MAX_LOGIN_PASSWORD = 10_000;

/** Rows that the clipboard gets as text at most. */
export const MAX_COPY_ROWS = 100_000;

/** Rows of one paste: what a sheet of Excel holds. */
export const MAX_PASTE_ROWS = 1_048_576;
