// Raw deflate whose bytes follow from content and level alone, on every system: zlib's are others from one processor to
// another, and from one version to the next. It knows no gzip.
import { assembly } from './assembly.ts';
import { windowOf } from './file-content.ts';

export interface DeflateForm {
  /** 1 to 9, from fast to small. */
  readonly level: number;
  /** Bytes that came before, into which matches may reach: no more than 32 KiB. */
  readonly window?: Buffer | undefined;
  /** Whether the stream ends here; else the bytes end at the border of one, so that others can follow. Default: false. */
  readonly last?: boolean;
}

/** Where the last call's bytes end in the memory of this thread's instance. */
let end = 0;

/** Packs any bytes. Source: RFC 1951. */
export function deflate(bytes: Buffer, { level, window = NONE, last = false }: DeflateForm): Buffer {
  const most = assembly().mostDeflated();
  if (bytes.length <= most) return Buffer.from(pack(bytes, window, level, last));
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += most) {
    const piece = bytes.subarray(at, at + most);
    const before = at === 0 ? window : windowOf(bytes.subarray(0, at));
    pieces.push(Buffer.from(pack(piece, before, level, last && at + most >= bytes.length)));
  }
  return Buffer.concat(pieces);
}

const NONE = Buffer.alloc(0);

/** Packs a piece; the bytes are there until the next call. */
function pack(piece: Buffer, window: Buffer, level: number, last: boolean): Buffer {
  const maker = assembly();
  const most = maker.mostDeflateInput();
  const input = maker.bytes.subarray(maker.deflateInput(), maker.deflateInput() + most);
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
  return maker.bytes.subarray(maker.deflateOutput(), maker.deflateOutput() + length);
}
