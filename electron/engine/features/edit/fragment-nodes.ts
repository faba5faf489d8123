// Takes a row's extension fragment apart without losing a character, so that an edit writes anew only what it touches.
// It knows no vocabulary.

export interface NodeAttribute {
  readonly name: string;
  readonly value: string;
}

/** One element. Everything before, in and after it is kept as it stands: the parts joined are the fragment. */
export interface FragmentNode {
  /** With its prefix. */
  readonly name: string;
  readonly attributes: readonly NodeAttribute[];
  /** The start tag; of an empty element the whole. */
  readonly start: string;
  /** "" for an empty element. */
  readonly end: string;
  /** What stands between the element before it, or the parent's start tag, and this one. */
  readonly before: string;
  readonly children: readonly FragmentNode[];
  /** What stands between the last child, or the start tag, and the end tag. */
  readonly tail: string;
  /** The element's own text, references resolved. */
  readonly text: string;
}

export interface Fragment {
  readonly nodes: readonly FragmentNode[];
  readonly tail: string;
}

type Open = Omit<FragmentNode, 'children' | 'tail' | 'end' | 'text'> & {
  children: FragmentNode[];
  text: string;
};

const TOKEN =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<\/([^\s>]+)\s*>|<([^\s/>!?]+)((?:\s+[^\s=/>]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|([^<]+)/y;
const ATTRIBUTE = /(\s)([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** The elements of a fragment, or null where it is not well-formed. */
export function parseFragment(fragment: string): Fragment | null {
  const root = { children: [] as FragmentNode[], text: '' };
  const open: Open[] = [];
  let pending = '';
  TOKEN.lastIndex = 0;
  for (let at = 0; at < fragment.length; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(fragment);
    if (!token) return null;
    const [raw, cdata, closed, name, attributes, empty, text] = token;
    const here = open.at(-1) ?? root;
    if (name !== undefined) {
      const node = { name, attributes: attributesOf(attributes ?? ''), start: raw, before: pending };
      pending = '';
      if (empty === '/') here.children.push({ ...node, end: '', children: [], tail: '', text: '' });
      else open.push({ ...node, children: [], text: '' });
    } else if (closed !== undefined) {
      const done = open.pop();
      if (done?.name !== closed) return null;
      (open.at(-1) ?? root).children.push({ ...done, end: raw, tail: pending });
      pending = '';
    } else {
      pending += raw;
      here.text += cdata ?? (text === undefined ? '' : resolve(text));
    }
  }
  return open.length > 0 ? null : { nodes: root.children, tail: pending };
}

/** The element as it stands, without what is before it. */
export function nodeXml(node: FragmentNode): string {
  return node.end === ''
    ? node.start
    : node.start +
        node.children.map((child) => child.before + nodeXml(child)).join('') +
        node.tail +
        node.end;
}

/** A start tag with another value, already escaped, of an attribute that it has. */
export function withAttribute(start: string, name: string, xml: string): string {
  return start.replace(ATTRIBUTE, (raw, blank: string, found: string) =>
    found === name ? `${blank}${name}="${xml}"` : raw,
  );
}

function attributesOf(text: string): NodeAttribute[] {
  return Array.from(text.matchAll(ATTRIBUTE), ([, , name, double, single]) => ({
    name: name ?? '',
    value: resolve(double ?? single ?? ''),
  }));
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function resolve(text: string): string {
  return text.includes('&')
    ? text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi, reference)
    : text;
}

function reference(raw: string, hex?: string, decimal?: string, name?: string): string {
  if (name !== undefined) return NAMED[name.toLowerCase()] ?? raw;
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : raw;
}
