// Texts as XML content. What XML 1.0 can't hold is refused, never replaced.

const SPECIAL = /[&<>"']/g;

/** The special characters but "&". */
const BESIDE_AND = /[<>"']/;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Anything but printable ASCII that XML takes as it is. */
const UNUSUAL = /[^\x20\x21\x23-\x25\x28-\x3b\x3d\x3f-\x7e]/;

/** Anything but ASCII from the space to the tilde; all of that can be held. */
const UNPRINTABLE = /[^\x20-\x7e]/;

const UNHOLDABLE = /(?![\t\n\r\x7f-\x9f])[\p{Cc}\ufffe\uffff]/u;

/** True for a text that needs no escape and has one byte a character: the case of nearly all addresses. */
export function isPlainXml(text: string): boolean {
  return !UNUSUAL.test(text);
}

/** The text with the five characters escaped that sitemaps.org names. */
export function escapeXml(text: string): string {
  // A function call for each match is slow, and nearly all addresses that need an escape have just the "&".
  if (!BESIDE_AND.test(text)) return text.replaceAll('&', '&amp;');
  return text.replace(SPECIAL, (character) => ENTITIES[character] ?? character);
}

/** True where XML 1.0 can hold the text. Source: w3.org/TR/xml, production 2 (Char). */
export function isXmlText(text: string): boolean {
  return !UNPRINTABLE.test(text) || (!UNHOLDABLE.test(text) && text.isWellFormed());
}
