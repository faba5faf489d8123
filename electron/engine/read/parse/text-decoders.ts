// Bytes in a known encoding → UTF-8, piece by piece. Bytes that are not valid become UNDECODABLE; no letter is guessed.
import { isAscii, isUtf8 } from 'node:buffer';
import { reason } from '../../../../shared/contract/error-texts.ts';
import { UNDECODABLE, type ParseOutput } from './parse-output.ts';

/** The pieces end between two characters. */
export type Decode = (bytes: Buffer, final: boolean) => Buffer;

/** UTF-8, with sequences kept whole across chunks. */
function utf8Decoder(readLine = decodeLine): Decode {
  let carry = Buffer.alloc(0);
  return (bytes, final) => {
    const all = carry.length > 0 ? Buffer.concat([carry, bytes]) : bytes;
    const end = final ? all.length : completeLength(all);
    carry = end < all.length ? Buffer.from(all.subarray(end)) : Buffer.alloc(0);
    const whole = all.subarray(0, end);
    if (isUtf8(whole)) return whole;
    return Buffer.from(whole.toString('latin1').split('\n').map(readLine).join('\n'));
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

/** Encodings in which no line can be read by itself. */
const WHOLE: ReadonlySet<string> = new Set(['iso-2022-jp', 'utf-16le', 'utf-16be']);

/** All in the other encoding, which is told. */
function toldDecoder(encoding: string, out: ParseOutput): Decode {
  out.problem('info', 'encoding-otherwise', reason('encoding-otherwise', { name: encoding }));
  return decoderFor({ name: encoding }, undefined, out);
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

/** How bytes in an encoding become UTF-8; `otherwise` is what lines are in that are not UTF-8. */
export function decoderFor(
  { name, assumed }: { readonly name: string; readonly assumed?: boolean },
  otherwise: string | undefined,
  out: ParseOutput,
): Decode {
  switch (name) {
    case 'utf-8':
      if (assumed !== true || otherwise === undefined) return utf8Decoder();
      return WHOLE.has(otherwise) ? toldDecoder(otherwise, out) : utf8Decoder(otherwiseIn(otherwise, out));
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
    return Buffer.from(final && carry.length > 0 ? valid + UNDECODABLE : valid);
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
    return Buffer.from(decoder.decode(bytes, { stream: !final }).replaceAll('\uFFFD', UNDECODABLE));
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
