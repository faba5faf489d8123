// Texts as XML content. What XML 1.0 can't hold is refused, never replaced.

const SPECIAL = /[&<>"']/;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Plain ASCII: surely holdable, and the case of nearly all addresses. */
const BEYOND_ASCII = /[^\x20-\x7e]/;

const UNHOLDABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;

/** The text with the five characters escaped that sitemaps.org names. */
export function escapeXml(text: string): string {
  return SPECIAL.test(text)
    ? text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
    : text;
}

/** True where XML 1.0 can hold the text. Source: w3.org/TR/xml, production 2 (Char). */
export function isXmlText(text: string): boolean {
  return !BEYOND_ASCII.test(text) || (!UNHOLDABLE.test(text) && text.isWellFormed());
}
