// Takes a row's XML apart for showing it indented and folded. It is for reading: the text itself stays the truth.

export interface XmlNode {
  /** The start tag as written. */
  readonly open: string;
  /** The end tag; "" for an empty element. */
  readonly close: string;
  /** The text between, where there are no elements in it. */
  readonly text: string;
  readonly children: readonly XmlNode[];
}

const TOKEN = /<!--[\s\S]*?(?:-->|$)|<\/[^<>]*>|<(?:[^<>"']|"[^"<]*"|'[^'<]*')*>|[^<]+/g;

/** The elements of well-formed XML; mixed text stands as nodes without tags. */
export function xmlTree(xml: string): readonly XmlNode[] {
  type Open = { open: string; children: XmlNode[] };
  const root: Open = { open: '', children: [] };
  const stack: Open[] = [root];
  for (const [token] of xml.matchAll(TOKEN)) {
    const here = stack.at(-1) ?? root;
    if (token.startsWith('</')) {
      if (stack.length > 1) stack.pop();
      (stack.at(-1) ?? root).children.push(closed(here, token));
    } else if (token.startsWith('<') && !token.startsWith('<!') && !token.endsWith('/>')) {
      stack.push({ open: token, children: [] });
    } else if (token.startsWith('<')) {
      here.children.push({ open: token, close: '', text: '', children: [] });
    } else if (token.trim() !== '') {
      here.children.push({ open: '', close: '', text: token, children: [] });
    }
  }
  return root.children;
}

function closed({ open, children }: { open: string; children: readonly XmlNode[] }, close: string): XmlNode {
  const [only] = children;
  if (children.length === 0) return { open, close, text: '', children: [] };
  return children.length === 1 && only?.open === ''
    ? { open, close, text: only.text, children: [] }
    : { open, close, text: '', children };
}
