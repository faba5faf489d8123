// The problems after which nothing of a file is read, apart from the readers that tell them. It reads nothing.

/** Problem codes after which a file has nothing to offer. */
export const UNREADABLE_CODES: ReadonlySet<string> = new Set([
  'empty-file',
  'html-page',
  'json-file',
  'unknown-format',
  'encoding-unknown',
  'packed-file',
]);
