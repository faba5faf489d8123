// The containers of icons as Windows and macOS read them, made of pictures of one drawing. It draws nothing.

/** One size of a drawing. */
export interface Picture {
  /** Pixels on each side. */
  readonly size: number;
  readonly png: Buffer;
  /** Red, green, blue, alpha; row by row from the top; not multiplied by alpha. */
  readonly rgba: Buffer;
}

const ICO_HEADER = 6;
const ICO_ENTRY = 16;

/** A Windows icon, of pictures of at most 256 pixels. Source: the ICONDIR of "Icons", Windows documentation. */
export function icoFile(pictures: readonly Picture[]): Buffer {
  const header = Buffer.alloc(ICO_HEADER);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  // Old readers, such as those of installers, know PNG for the largest size alone.
  const images = pictures.map((picture) => (picture.size === 256 ? picture.png : bitmap(picture)));
  let at = ICO_HEADER + ICO_ENTRY * pictures.length;
  const entries = pictures.map(({ size }, i) => {
    const entry = Buffer.alloc(ICO_ENTRY);
    // 0 stands for 256.
    entry.writeUInt8(size % 256, 0);
    entry.writeUInt8(size % 256, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    const { length } = images[i] ?? Buffer.alloc(0);
    entry.writeUInt32LE(length, 8);
    entry.writeUInt32LE(at, 12);
    at += length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...images]);
}

const BITMAP_HEADER = 40;

/** As a bitmap for icons: twice as high as it is, for the mask behind it; from the bottom up; blue, green, red, alpha. */
function bitmap({ size, rgba }: Picture): Buffer {
  const header = Buffer.alloc(BITMAP_HEADER);
  header.writeUInt32LE(BITMAP_HEADER, 0);
  header.writeInt32LE(size, 4);
  header.writeInt32LE(size * 2, 8);
  header.writeUInt16LE(1, 12);
  header.writeUInt16LE(32, 14);
  const pixels = Buffer.alloc(size * size * 4);
  for (let y = 0; y < size; y++)
    rgba.copy(pixels, (size - 1 - y) * size * 4, y * size * 4, (y + 1) * size * 4);
  for (let at = 0; at < pixels.length; at += 4) {
    const red = pixels.readUInt8(at);
    pixels.writeUInt8(pixels.readUInt8(at + 2), at);
    pixels.writeUInt8(red, at + 2);
  }
  // All shown: what is seen through, alpha says. Rows of bits, padded to 4 bytes.
  const mask = Buffer.alloc(Math.ceil(size / 32) * 4 * size);
  return Buffer.concat([header, pixels, mask]);
}

/** Which pictures a Mac's icon has: by type, with the pixels of each. Those of the same size are of one, at 72 and 144 dpi. */
const ICNS_TYPES = [
  ['ic07', 128],
  ['ic08', 256],
  ['ic09', 512],
  ['ic10', 1024],
  ['ic11', 32],
  ['ic12', 64],
  ['ic13', 256],
  ['ic14', 512],
] as const;

/** The sizes that icnsFile wants. */
export const ICNS_SIZES: readonly number[] = [...new Set(ICNS_TYPES.map(([, size]) => size))];

/** A Mac's icon. Throws where a size is missing. */
export function icnsFile(pictures: readonly Picture[]): Buffer {
  const parts = ICNS_TYPES.map(([type, size]) => {
    const picture = pictures.find((one) => one.size === size);
    if (!picture) throw new Error(`A Mac's icon needs a picture of ${String(size)} pixels.`);
    return part(type, picture.png);
  });
  return part('icns', Buffer.concat(parts));
}

function part(type: string, content: Buffer): Buffer {
  const header = Buffer.alloc(8);
  header.write(type, 'latin1');
  header.writeUInt32BE(header.length + content.length, 4);
  return Buffer.concat([header, content]);
}
