// Raw deflate whose bytes follow from content and level alone, on every system: zlib's are others from one processor to
// another, and from one version to the next. It knows no gzip.
import { assembly } from './assembly.ts';

/** How far back deflate reaches. Source: RFC 1951, 2. */
const WINDOW = 32 * 1024;

export interface DeflateForm {
  /** 1 to 9, from fast to small. */
  readonly level: number;
  /** Bytes that came before, into which matches may reach: no more than 32 KiB. */
  readonly window?: Buffer | undefined;
  /** Whether the stream ends here; else the bytes end at the border of one, so that others can follow. Default: false. */
  readonly last?: boolean;
}

/** A part of a stream, with the bytes that it was made of and those that it may refer to. */
export interface DeflatedPiece {
  readonly packed: Buffer;
  readonly plain: Buffer;
  readonly window: Buffer;
  readonly last: boolean;
}

/** Packs any bytes into one stream, piece by piece. Source: RFC 1951. */
export function* deflatePieces(bytes: Buffer, level: number): Generator<DeflatedPiece> {
  const most = assembly().mostDeflated();
  for (let at = 0; at === 0 || at < bytes.length; at += most) {
    const plain = bytes.subarray(at, at + most);
    const window = bytes.subarray(Math.max(0, at - WINDOW), at);
    const last = at + most >= bytes.length;
    yield { packed: deflate(plain, { level, window, last }), plain, window, last };
  }
}

/** Where the last call's bytes end in the memory of this thread's instance. */
let end = 0;

/** Packs a piece of a stream: no more bytes than the module takes at once. */
export function deflate(piece: Buffer, { level, window = NONE, last = false }: DeflateForm): Buffer {
  const maker = assembly();
  const most = maker.mostDeflateInput();
  const input = maker.bytes.subarray(maker.deflateInput(), maker.deflateInput() + most);
  if (piece.length > maker.mostDeflated()) throw new RangeError('A piece is too large.');
  // A piece behind the one before it finds its window where it is.
  const follows =
    end + piece.length <= most && input.subarray(Math.max(0, end - window.length), end).equals(window);
  if (!follows) {
    maker.forgetWindow();
    end = window.copy(input);
  }
  const from = end;
  end += piece.copy(input, from);
  const length = maker.deflate(from - window.length, from, end, level, last);
  return Buffer.from(maker.bytes.subarray(maker.deflateOutput(), maker.deflateOutput() + length));
}

const NONE = Buffer.alloc(0);
