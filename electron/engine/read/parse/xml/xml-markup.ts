// Finds the markup of a fragment one after the other, in linear time whatever stands in it. It judges none.

export interface Markup {
  readonly from: number;
  /** Behind its ">"; the end of the text for a comment or the like that does not end. */
  readonly to: number;
  /** Of a tag; null for a comment, CDATA and a processing instruction. */
  readonly name: string | null;
  readonly closes: boolean;
  /** A tag without an end tag. */
  readonly isEmpty: boolean;
}

/** A tag. No "<" stands in an attribute. */
const TAG = /<(\/?)([^\s/<>"']+)(?:[\s/](?:"[^"<]*"|'[^'<]*'|[^"'<>])*)?>/y;

/** What hides tags, and how it ends. */
const HIDING = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

/** All tags, comments, CDATA and processing instructions of a text; a "<" that begins none is passed over. */
export function* markupOf(xml: string): Generator<Markup, void, undefined> {
  for (let from = xml.indexOf('<'); from >= 0;) {
    const found = hidingAt(xml, from) ?? tagAt(xml, from);
    if (found) yield found;
    from = xml.indexOf('<', found?.to ?? from + 1);
  }
}

function hidingAt(xml: string, from: number): Markup | null {
  const mark = xml[from + 1];
  if (mark !== '!' && mark !== '?') return null;
  const hiding = HIDING.find(([start]) => xml.startsWith(start, from));
  if (!hiding) return null;
  const [start, end] = hiding;
  const at = xml.indexOf(end, from + start.length);
  const to = at < 0 ? xml.length : at + end.length;
  return { from, to, name: null, closes: false, isEmpty: false };
}

function tagAt(xml: string, from: number): Markup | null {
  TAG.lastIndex = from;
  const tag = TAG.exec(xml);
  if (!tag) return null;
  const to = from + tag[0].length;
  return { from, to, name: tag[2] ?? '', closes: tag[1] === '/', isEmpty: xml[to - 2] === '/' };
}
