// The encodings that a text without a declaration may be said to have. Each has one byte a character, so that a line
// can be read by itself. Source: WHATWG, "Encoding", names of the single-byte encodings.

export const TEXT_ENCODINGS = [
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'windows-1258',
  'iso-8859-2',
  'iso-8859-5',
  'iso-8859-7',
  'iso-8859-15',
  'koi8-r',
  'koi8-u',
  'macintosh',
] as const;

export type TextEncoding = (typeof TEXT_ENCODINGS)[number];
