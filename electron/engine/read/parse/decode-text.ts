// Bytes in the encoding that they or an XML declaration name → bytes in UTF-8. It never guesses a letter: what is not valid
// becomes UNDECODABLE, which is reported with the value that it stands in.
import { reason } from '../../../../shared/contract/error-texts.ts';
import { isAscii } from 'node:buffer';
import { packedReason } from './scan/packed-format.ts';
import type { ParseOutput } from './parse-output.ts';
import { decoderFor } from './text-decoders.ts';

/** Enough for a byte order mark and an XML declaration. */
const HEAD_BYTES = 1_024;

export interface DecodeState {
  /** An HTML page is wanted: it may declare its encoding in its own way. */
  readonly html?: boolean | undefined;
  /** True where the encoding is not one that can be read; there is no text then. */
  refused: boolean;
  /** The encoding that the text is read in, once that is known. */
  used?: string;
  /** The encoding that was chosen for the file; else its bytes tell it. */
  encoding?: string | undefined;
  /** What lines are in that are not UTF-8, where nothing in the file names an encoding. Default: they can't be read. */
  readonly otherwise?: string | undefined;
}

/**
 * The chunks in UTF-8, each ending between two characters, without a byte order mark and with their line ends. What is
 * UTF-8 is not copied.
 */
export async function* decodeText(
  chunks: AsyncIterable<Uint8Array>,
  out: ParseOutput,
  state: DecodeState,
): AsyncGenerator<Buffer> {
  const source = chunks[Symbol.asyncIterator]();
  try {
    let head = Buffer.alloc(0);
    let next = await source.next();
    while (!next.done) {
      head = Buffer.concat([head, next.value]);
      if (head.length >= HEAD_BYTES) break;
      next = await source.next();
    }
    const encoding =
      state.encoding === undefined
        ? detectEncoding(head, out, state.html === true)
        : chosen(state.encoding, head);
    if (encoding === null) {
      state.refused = true;
      return;
    }
    state.used = encoding.name;
    const decode = decoderFor(encoding, otherwiseOf(state, head), out);
    yield decode(head.subarray(encoding.skip), false);
    if (!next.done) {
      for (next = await source.next(); !next.done; next = await source.next()) {
        yield decode(asBuffer(next.value), false);
      }
    }
    yield decode(Buffer.alloc(0), true);
  } finally {
    await source.return?.();
  }
}

/** In the encodings whose bytes may all be ASCII, nothing else tells them but escapes or zeros. */
function otherwiseOf({ otherwise }: DecodeState, head: Buffer): string | undefined {
  if (otherwise === 'iso-2022-jp') return head.includes(0x1b) ? otherwise : undefined;
  return otherwise?.startsWith('utf-16') === true && !head.includes(0) ? undefined : otherwise;
}

interface Encoding {
  readonly name: string;
  /** Bytes of the byte order mark. */
  readonly skip: number;
  /** True where only a declaration names the encoding, or nothing. */
  readonly assumed?: boolean;
}

/** How files begin, in hex; the first that fits counts. "utf-32" and "ebcdic" can't be read. */
const BEGINNINGS: readonly (readonly [pattern: RegExp, encoding: string, skip: number])[] = [
  [/^efbbbf/, 'utf-8', 3],
  [/^(?:fffe0000|0000feff|3c000000|0000003c)/, 'utf-32', 0],
  // "<?xm". Source: w3.org/TR/xml, appendix F.
  [/^4c6fa794/, 'ebcdic', 0],
  [/^fffe/, 'utf-16le', 2],
  [/^feff/, 'utf-16be', 2],
  [/^(?!00)..00(?!00)..00/, 'utf-16le', 0],
  [/^00(?!00)..00(?!00)../, 'utf-16be', 0],
];

function chosen(name: string, head: Buffer): Encoding {
  const start = head.toString('hex', 0, 4);
  const marked = BEGINNINGS.find(([pattern, encoding]) => encoding === name && pattern.test(start));
  return { name, skip: marked?.[2] ?? 0 };
}

function detectEncoding(first: Buffer, out: ParseOutput, html: boolean): Encoding | null {
  // How much more there is of the first bytes depends on how they come.
  const head = first.subarray(0, HEAD_BYTES);
  const packed = packedReason(head, out.location);
  if (packed !== null) {
    out.problem('error', 'packed-file', packed);
    return null;
  }
  const start = head.toString('hex', 0, 4);
  const found = BEGINNINGS.find(([pattern]) => pattern.test(start));
  if (found) return byBytes(found[1], found[2], head, out);
  const label = declaredEncoding(head) ?? (html ? metaEncoding(head) : null);
  return label === null ? { name: 'utf-8', skip: 0, assumed: true } : byLabel(label, head, out);
}

function declaredEncoding(head: Buffer): string | null {
  const text = head.toString('latin1');
  return /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']\s*([^"'\s>]+)/.exec(text)?.[1]?.toLowerCase() ?? null;
}

/** As a page declares it. Source: HTML, "determining the character encoding". */
function metaEncoding(head: Buffer): string | null {
  const text = head.toString('latin1');
  for (const [tag] of text.matchAll(/<meta\s[^>]*/gi)) {
    const charset = /charset\s*=(?:\s*["'])?\s*([^"'\s/>;]+)/i.exec(tag)?.[1];
    if (charset !== undefined) return charset.toLowerCase();
  }
  return null;
}

/** What the first bytes say is sure; a declaration that says something else is told. */
function byBytes(name: string, skip: number, head: Buffer, out: ParseOutput): Encoding | null {
  if (name === 'utf-32' || name === 'ebcdic') return refuse(name.toUpperCase(), out);
  if (skip === 2 && isPlainBehindMark(head)) {
    out.problem('error', 'encoding-mark', reason('encoding-mark', { found: name.toUpperCase() }), {
      line: 1,
    });
    return { name: 'utf-8', skip, assumed: true };
  }
  const bytes = head.subarray(skip, head.length - ((head.length - skip) % 2));
  const ascii = name === 'utf-16be' ? Buffer.from(bytes).swap16() : bytes;
  const label = declaredEncoding(name === 'utf-8' ? bytes : Buffer.from(ascii.toString('utf16le')));
  const family = name.slice(0, 6);
  if (label !== null && labelName(label)?.slice(0, 6) !== family) {
    const why = reason('encoding-mismatch', { declared: label, found: family.toUpperCase() });
    out.problem('info', 'encoding-mismatch', why, { line: 1 });
  }
  return { name, skip };
}

/** True where a mark of UTF-16 stands before a text of one byte a character. */
function isPlainBehindMark(head: Buffer): boolean {
  return /^(?:\s*<[!?a-z]|https?:\/\/)[\t\n\r -~]{8}/i.test(head.toString('latin1', 2, 64));
}

/** The encoding that a label stands for, as the platform names it; null for none that it knows. */
function labelName(label: string): string | null {
  if (/^utf[-_ ]?8(?:[-_](?:sig|bom))?$/.test(label)) return 'utf-8';
  if (/^(?:utf-?16|ucs-?2|iso-10646-ucs-2)/.test(label)) return 'utf-16le';
  try {
    return new TextDecoder(label, { fatal: true }).encoding;
  } catch {
    return null;
  }
}

function byLabel(label: string, head: Buffer, out: ParseOutput): Encoding | null {
  const name = labelName(label);
  if (name?.startsWith('utf-16') === true || /^(utf-?32|ucs-?4|iso-10646)/.test(label)) {
    const why = reason('encoding-not-declared', { declared: label });
    out.problem('warning', 'encoding-mismatch', why, { line: 1 });
    return { name: 'utf-8', skip: 0 };
  }
  if (/^(?:us-)?ascii$/.test(label)) {
    // ASCII is a part of UTF-8, and has no letters beyond it to be mistaken.
    if (!isAscii(head)) {
      out.problem('warning', 'encoding-mismatch', reason('encoding-not-ascii'), { line: 1 });
    }
    return { name: 'utf-8', skip: 0 };
  }
  if (name === null || name === 'x-user-defined') return refuse(label, out);
  return { name, skip: 0, assumed: name === 'utf-8' };
}

function refuse(label: string, out: ParseOutput): null {
  out.problem('error', 'encoding-unknown', reason('encoding-unknown', { name: label }), { line: 1 });
  return null;
}

/** CR and CRLF → LF, as XML asks for; a CR at a chunk's end waits for what follows. */
export function lineEndNormaliser(): (bytes: Buffer, final: boolean) => Buffer {
  let held = false;
  return (bytes, final) => {
    if (!held && !bytes.includes(CR)) return bytes;
    // Bytes that are no letters of ASCII stay as they are.
    let text = (held ? '\r' : '') + bytes.toString('latin1');
    held = !final && text.endsWith('\r');
    if (held) text = text.slice(0, -1);
    return Buffer.from(text.replace(/\r\n?/g, '\n'), 'latin1');
  };
}

const CR = 13;

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
