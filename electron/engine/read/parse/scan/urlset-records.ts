// Where the records of an ordinary urlset begin and end in its bytes. It looks at nothing in them.
import { INVISIBLE } from '../../../../../shared/protocol/invisible.ts';
import { LiteralBytes } from './literal-bytes.ts';

const [TAB, LF, CR, SPACE, LESS, GREATER] = [9, 10, 13, 32, 60, 62] as const;

export const RECORD_OPEN = new LiteralBytes('<url');
export const RECORD_CLOSE = new LiteralBytes('</url');
export const COMMENT = new LiteralBytes('<!--');
const COMMENT_END = Buffer.from('-->');

/** An element's tags without what may stand before their ends. */
export interface TagBytes {
  readonly open: LiteralBytes;
  readonly close: LiteralBytes;
}

export function tagBytes(name: string): TagBytes {
  return { open: new LiteralBytes(`<${name}`), close: new LiteralBytes(`</${name}`) };
}

/** Where the first record begins, or -1; comments before it may name one, and the root's tag begins alike. */
export function firstRecord(content: Buffer): number {
  for (let from = 0; ;) {
    const at = content.indexOf(RECORD_OPEN.bytes, from);
    if (at < 0) return -1;
    const comment = content.subarray(from, at).indexOf(COMMENT.bytes);
    if (comment >= 0) {
      const end = content.indexOf(COMMENT_END, from + comment + COMMENT.length);
      if (end < 0) return -1;
      from = end + COMMENT_END.length;
    } else if (content[at + RECORD_OPEN.length] === GREATER || isBlank(content[at + RECORD_OPEN.length]))
      return at;
    else from = at + 1;
  }
}

/** Where the record that begins here ends, in a content that a scan took. */
export function recordEnd(content: Buffer, from: number): number {
  return content.indexOf(GREATER, content.indexOf(RECORD_CLOSE.bytes, from)) + 1;
}

/** White space of XML. */
export function isBlank(code: number | undefined): boolean {
  return code === SPACE || code === LF || code === TAB || code === CR;
}

/** U+FFFE and U+FFFF, which no XML has. */
export function hasNoCharacters(content: Buffer): boolean {
  return content.includes('\uFFFE') || content.includes('\uFFFF');
}

/** True where an address has at an end what nobody sees and no XML white space is; or a comment, behind which it may be. */
export function hasOuterBlanks(content: Buffer, from: number, to: number): boolean {
  const [first = 0, last = 0] = [content[from], content[to - 1]];
  if (first < 0x80 && last < 0x80) return first === LESS || last === GREATER;
  const text = content.toString('utf8', from, to);
  return INVISIBLE.test(text.charAt(0)) || INVISIBLE.test(text.charAt(text.length - 1));
}
