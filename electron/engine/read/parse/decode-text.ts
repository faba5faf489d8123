// Bytes → text, in the encoding that the bytes or the XML declaration name. It never guesses a
// letter: bytes that are not valid become UNDECODABLE, which is reported with the value that it stands in.
import { reason } from '../../../../shared/contract/error-texts.ts';
import { isAscii, isUtf8 } from 'node:buffer';
import { packedReason } from './scan/packed-format.ts';
import { UNDECODABLE, type ParseOutput } from './parse-output.ts';

/** Enough for a byte order mark and an XML declaration. */
const HEAD_BYTES = 1_024;

export interface DecodeState {
  /** An HTML page is wanted: it may declare its encoding in its own way. */
  readonly html?: boolean | undefined;
  /** True where the encoding is not one that can be read; there is no text then. */
  refused: boolean;
  /** The encoding that was chosen for the file; else its bytes tell it. */
  encoding?: string | undefined;
  /** What lines are in that are not UTF-8, where nothing in the file names an encoding. Default: they can't be read. */
  readonly otherwise?: string | undefined;
}

/** The text of the chunks, without a byte order mark, with its line ends as they are. */
export async function* decodeText(
  chunks: AsyncIterable<Uint8Array>,
  out: ParseOutput,
  state: DecodeState,
): AsyncGenerator<string> {
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
    const decode = decoderFor(encoding, state.otherwise, out);
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

interface Encoding {
  readonly name: string;
  /** Bytes of the byte order mark. */
  readonly skip: number;
  /** True where nothing names the encoding. */
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

function detectEncoding(head: Buffer, out: ParseOutput, html: boolean): Encoding | null {
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
  const text = head.toString('latin1', 0, HEAD_BYTES);
  return /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']\s*([^"'\s>]+)/.exec(text)?.[1]?.toLowerCase() ?? null;
}

/** As a page declares it. Source: HTML, "determining the character encoding". */
function metaEncoding(head: Buffer): string | null {
  const text = head.toString('latin1', 0, HEAD_BYTES);
  for (const [tag] of text.matchAll(/<meta\s[^>]*/gi)) {
    const charset = /charset\s*=(?:\s*["'])?\s*([^"'\s/>;]+)/i.exec(tag)?.[1];
    if (charset !== undefined) return charset.toLowerCase();
  }
  return null;
}

/** What the first bytes say is sure; a declaration that says something else is told. */
function byBytes(name: string, skip: number, head: Buffer, out: ParseOutput): Encoding | null {
  if (name === 'utf-32' || name === 'ebcdic') return refuse(name.toUpperCase(), out);
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
  return name === null || name === 'x-user-defined' ? refuse(label, out) : { name, skip: 0 };
}

function refuse(label: string, out: ParseOutput): null {
  out.problem('error', 'encoding-unknown', reason('encoding-unknown', { name: label }), { line: 1 });
  return null;
}

type Decode = (bytes: Buffer, final: boolean) => string;

/** UTF-8, with sequences kept whole across chunks. */
function utf8Decoder(readLine = decodeLine): Decode {
  let carry = Buffer.alloc(0);
  return (bytes, final) => {
    const all = carry.length > 0 ? Buffer.concat([carry, bytes]) : bytes;
    const end = final ? all.length : completeLength(all);
    carry = end < all.length ? Buffer.from(all.subarray(end)) : Buffer.alloc(0);
    const whole = all.subarray(0, end);
    if (isAscii(whole)) return whole.toString('latin1');
    if (isUtf8(whole)) return whole.toString('utf8');
    return whole.toString('latin1').split('\n').map(readLine).join('\n');
  };
}

/** The letter U+FFFD itself, as the bytes of a file may have it. */
const REPLACEMENT_BYTES = '\xef\xbf\xbd';

/** A line's bytes, one a character. Only what is not valid becomes UNDECODABLE, not a U+FFFD beside it. */
function decodeLine(line: string): string {
  return line
    .split(REPLACEMENT_BYTES)
    .map((part) => Buffer.from(part, 'latin1').toString().replaceAll('\uFFFD', UNDECODABLE))
    .join('\uFFFD');
}

/** Lines that are not UTF-8 in the other encoding, which is told once. */
function otherwiseIn(encoding: string, out: ParseOutput): (line: string) => string {
  const decoder = new TextDecoder(encoding);
  let told = false;
  return (line) => {
    const bytes = Buffer.from(line, 'latin1');
    if (isUtf8(bytes)) return bytes.toString();
    if (!told) {
      out.problem('info', 'encoding-otherwise', reason('encoding-otherwise', { name: encoding }));
    }
    told = true;
    return decoder.decode(bytes).replaceAll('\uFFFD', UNDECODABLE);
  };
}

/** Length without a UTF-8 sequence that has begun at the end and may go on in the next chunk. */
function completeLength(bytes: Buffer): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) break;
    if (byte >= 0xc0) {
      const need = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return back < need ? bytes.length - back : bytes.length;
    }
  }
  return bytes.length;
}

function decoderFor({ name, assumed }: Encoding, otherwise: string | undefined, out: ParseOutput): Decode {
  switch (name) {
    case 'utf-8':
      return assumed === true && otherwise !== undefined
        ? utf8Decoder(otherwiseIn(otherwise, out))
        : utf8Decoder();
    case 'utf-16le':
    case 'utf-16be':
      return utf16Decoder(name === 'utf-16be');
    default:
      return legacyDecoder(name, out);
  }
}

/** UTF-16; halves of surrogate pairs that stand alone are no text. */
function utf16Decoder(bigEndian: boolean): Decode {
  let carry = Buffer.alloc(0);
  return (bytes, final) => {
    const all = Buffer.concat([carry, bytes]);
    let end = all.length - (all.length % 2);
    const high = end >= 2 ? (all[end - (bigEndian ? 2 : 1)] ?? 0) : 0;
    // The first half of a pair waits for the second.
    if (!final && high >= 0xd8 && high <= 0xdb) end -= 2;
    carry = Buffer.from(all.subarray(end));
    const whole = bigEndian ? Buffer.from(all.subarray(0, end)).swap16() : all.subarray(0, end);
    const text = whole.toString('utf16le');
    const valid = text.isWellFormed() ? text : text.replace(/\p{Surrogate}/gu, UNDECODABLE);
    return final && carry.length > 0 ? valid + UNDECODABLE : valid;
  };
}

/** Any other encoding. None but gb18030 has U+FFFD itself, and no address has it: each one is taken for an error. */
function legacyDecoder(name: string, out: ParseOutput): Decode {
  const decoder = new TextDecoder(name, { ignoreBOM: true });
  const looksLikeUtf8 = utf8Watch();
  return (bytes, final) => {
    if (looksLikeUtf8(bytes, final)) {
      out.problem('warning', 'encoding-doubtful', reason('encoding-doubtful', { name }), { line: 1 });
    }
    return decoder.decode(bytes, { stream: !final }).replaceAll('\uFFFD', UNDECODABLE);
  };
}

/** Tells at the end whether what is not ASCII was all UTF-8, which texts in other encodings hardly ever are. */
function utf8Watch(): (bytes: Buffer, final: boolean) => boolean {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let other = false;
  let letters = false;
  return (bytes, final) => {
    if (other) return false;
    letters ||= !isAscii(bytes);
    try {
      decoder.decode(bytes, { stream: !final });
    } catch {
      other = true;
    }
    return final && letters && !other;
  };
}

/** CR and CRLF → LF, as XML asks for; a CR at a chunk's end waits for what follows. */
export function lineEndNormaliser(): (text: string, final: boolean) => string {
  let held = '';
  return (text, final) => {
    let all = held + text;
    held = '';
    if (!all.includes('\r')) return all;
    if (!final && all.endsWith('\r')) {
      held = '\r';
      all = all.slice(0, -1);
    }
    return all.replace(/\r\n?/g, '\n');
  };
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
