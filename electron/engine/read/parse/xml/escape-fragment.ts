// How texts and attributes stand in the fragments that keep extension data: the same text is always written the same way.

/** A text within an element. */
export function escapeText(text: string): string {
  return /[&<>\r]/.test(text)
    ? text.replace(/[&<>\r]/g, (c) =>
        c === '&' ? '&amp;' : c === '<' ? '&lt;' : c === '>' ? '&gt;' : '&#13;',
      )
    : text;
}

/** A value between double quotes. */
export function escapeAttribute(text: string): string {
  return escapeText(text)
    .replaceAll('"', '&quot;')
    .replace(/[\n\t]/g, (c) => (c === '\n' ? '&#10;' : '&#9;'));
}
