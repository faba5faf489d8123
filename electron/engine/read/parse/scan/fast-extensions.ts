// Reads an entry's ordinary extension elements straight from the text into their canonical fragment. It takes only what
// ExtensionWriter would write in the same way, and leaves everything else to the XML parser.

/** A name without attributes, such as "image:loc". */
const NAME = /^[a-z]+:[A-Za-z_]+$/;
/** Text that is written as it stands: its only entities are those that escaping writes again. */
const PLAIN_TEXT = /^(?:[^&<>]|&(?:amp|lt|gt);)*$/;
const BLANK = /^[ \t\n]*$/;
const LINK =
  /<xhtml:link((?:[ \t\n]+(?:rel|hreflang|href)="(?:[^"&<>\t\n]|&(?:amp|lt|gt|quot);)*")+)[ \t\n]*\/>/y;
/** A link without one of them, or with another relation, is told of. */
const LINK_ATTRIBUTES = 3;
const ALTERNATE = 'rel="alternate"';
const ATTRIBUTE = /(rel|hreflang|href)="[^"]*"/g;

const LESS_THAN = 60;
const SLASH = 47;

export interface FastExtension {
  readonly xml: string;
  /** Position behind the element. */
  readonly end: number;
}

/**
 * The element that starts at `at`, or null where it is not an ordinary one or is not complete. `prefixes` = those of
 * the known vocabularies that the root binds to what they mean.
 */
export function readFastExtension(
  text: string,
  at: number,
  prefixes: ReadonlySet<string>,
): FastExtension | null {
  const colon = text.indexOf(':', at);
  if (colon < 0 || !prefixes.has(text.substring(at + 1, colon))) return null;
  return text.startsWith('<xhtml:', at) ? readLink(text, at) : readElement(text, at, prefixes);
}

function readLink(text: string, at: number): FastExtension | null {
  LINK.lastIndex = at;
  const attributes = LINK.exec(text)?.[1]?.match(ATTRIBUTE);
  if (!attributes) return null;
  if (attributes.length !== LINK_ATTRIBUTES || !attributes.includes(ALTERNATE)) return null;
  const names = new Set(attributes.map((attribute) => attribute.slice(0, attribute.indexOf('='))));
  if (names.size < LINK_ATTRIBUTES) return null;
  return { xml: `<xhtml:link ${attributes.join(' ')}/>`, end: LINK.lastIndex };
}

/** An element without attributes: either of text alone, or of such elements and blanks. */
function readElement(text: string, at: number, prefixes: ReadonlySet<string>): FastExtension | null {
  const open: string[] = [];
  let xml = '';
  let position = at;
  do {
    if (text.charCodeAt(position) !== LESS_THAN) return null;
    const tagEnd = text.indexOf('>', position);
    if (tagEnd < 0) return null;
    const leaf = text.charCodeAt(position + 1) !== SLASH;
    if (!leaf) {
      if (text.substring(position + 2, tagEnd) !== open.pop()) return null;
    } else {
      const name = text.substring(position + 1, tagEnd);
      if (!NAME.test(name) || !prefixes.has(name.slice(0, name.indexOf(':')))) return null;
      open.push(name);
    }
    xml += text.substring(position, tagEnd + 1);
    position = tagEnd + 1;
    if (open.length === 0) break;
    const next = text.indexOf('<', position);
    if (next < 0) return null;
    const content = text.substring(position, next);
    const blank = BLANK.test(content);
    const closes = text.charCodeAt(next + 1) === SLASH;
    // An empty element and one of blanks are written in other ways.
    if (leaf && closes ? blank || !PLAIN_TEXT.test(content) : !blank) return null;
    if (leaf && closes) xml += content;
    position = next;
  } while (open.length <= MAX_LEVELS);
  return open.length === 0 ? { xml, end: position } : null;
}

/** news:news → news:publication → news:name is the deepest that there is. */
const MAX_LEVELS = 4;
