// Archives for tests: honest ones by a library or by hand, and what attackers and broken tools make of them.
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

export interface ZipMember {
  readonly name: string;
  readonly content: string | Buffer;
  readonly stored?: boolean;
  /** Its sizes follow the data, as tools write it that can't seek. */
  readonly streamed?: boolean;
  readonly zip64?: boolean;
}

/** A ZIP archive; names that yazl refuses are put in afterwards, in the place of others of the same length. */
export async function makeZip(members: readonly ZipMember[]): Promise<Buffer> {
  const zip = new ZipFile();
  const safe = members.map(({ name }, i) =>
    `${String(i)}${'_'.repeat(Buffer.byteLength(name))}`.slice(0, Buffer.byteLength(name)),
  );
  for (const [i, { content, stored, streamed, zip64 }] of members.entries()) {
    const options = { mtime: new Date(0), compress: !stored, forceZip64Format: zip64 ?? false };
    const bytes = Buffer.from(content as Buffer);
    if (streamed) zip.addReadStream(Readable.from([bytes]), safe[i] ?? '', options);
    else zip.addBuffer(bytes, safe[i] ?? '', options);
  }
  zip.end();
  const made = await buffer(zip.outputStream);
  for (const [i, { name }] of members.entries()) replaceAll(made, safe[i] ?? '', name);
  return made;
}

function replaceAll(bytes: Buffer, from: string, to: string): void {
  for (let at = bytes.indexOf(from); at >= 0; at = bytes.indexOf(from, at + 1)) bytes.write(to, at);
}

/** Sets bits of the general flags of every entry, in the local headers and in the directory. */
export function setZipFlags(zip: Buffer, flags: number): Buffer {
  const copy = Buffer.from(zip);
  for (const [signature, offset] of [
    [0x04034b50, 6],
    [0x02014b50, 8],
  ] as const) {
    for (let at = 0; at + 4 <= copy.length; at++) {
      if (copy.readUInt32LE(at) === signature)
        copy.writeUInt16LE(copy.readUInt16LE(at + offset) | flags, at + offset);
    }
  }
  return copy;
}

export interface TarMember {
  readonly name: string;
  readonly content?: string | Buffer;
  readonly type?: string;
  readonly prefix?: string;
  /** What the header says, where that is not the truth. */
  readonly size?: number;
}

/** A tar archive with its end. */
export function makeTar(members: readonly TarMember[]): Buffer {
  return Buffer.concat([...members.map(tarMember), Buffer.alloc(1_024)]);
}

/** One member with its header, filled up to a whole block. */
export function tarMember({ name, content = '', type = '0', prefix = '', size }: TarMember): Buffer {
  const data = Buffer.from(content as Buffer);
  const header = Buffer.alloc(512);
  header.write(name, 0, 100);
  header.write('0000644\0', 100);
  header.write(`${(size ?? data.length).toString(8).padStart(11, '0')}\0`, 124);
  header.write('00000000000\0', 136);
  header.write('        ', 148);
  header.write(type, 156);
  header.write('ustar\x0000', 257);
  header.write(prefix, 345, 155);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return Buffer.concat([header, data, Buffer.alloc((512 - (data.length % 512)) % 512)]);
}

/** Extended attributes as POSIX has them, for the member that follows. */
export function paxMember(attributes: Readonly<Record<string, string>>): Buffer {
  const records = Object.entries(attributes).map(([key, value]) => {
    const rest = Buffer.byteLength(` ${key}=${value}\n`);
    let length = rest;
    while (length !== rest + String(length).length) length = rest + String(length).length;
    return `${String(length)} ${key}=${value}\n`;
  });
  return tarMember({ name: 'pax', type: 'x', content: records.join('') });
}
