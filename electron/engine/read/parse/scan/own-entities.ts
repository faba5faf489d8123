// The entities that XML has without any declaration. Source: XML 1.0, 4.6.

/** Each with the character that it stands for, the most frequent first. */
export const OWN_ENTITIES = [
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&apos;', "'"],
] as const;
