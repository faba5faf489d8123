// Archives for the fuzzer to damage: of the same few seeds, always in the same order.
import { gzipSync } from 'node:zlib';
import { makeTar, makeZip, paxMember, tarMember } from '../engine/read/sources/archive/make-archives.ts';

/** ZIP and tar archives of a few kinds, of seeds that are picked evenly. */
export async function loadArchives(seeds: readonly Buffer[]): Promise<Buffer[]> {
  const archives: Buffer[] = [];
  const step = Math.max(1, Math.floor(seeds.length / 12));
  for (let i = 0; i + 2 < seeds.length; i += step) {
    const [a, b, c] = [seeds[i], seeds[i + 1], seeds[i + 2]].map((seed) =>
      (seed ?? Buffer.alloc(0)).subarray(0, 900),
    );
    const [one = Buffer.alloc(0), two = one, three = one] = [a, b, c];
    const members = [
      { name: 'a.xml', content: one, stored: i % 2 === 0 },
      { name: 'b/c.txt', content: two, streamed: i % 3 === 0 },
      { name: '../d.csv', content: three, zip64: i % 4 === 0 },
    ];
    archives.push(await makeZip(members));
    const tar = makeTar(members.map(({ name, content }) => ({ name, content })));
    archives.push(tar, gzipSync(tar));
    const long = paxMember({ path: `long/${'x'.repeat(120)}.xml`, size: String(one.length) });
    archives.push(Buffer.concat([long, tarMember({ name: 'short', content: one }), Buffer.alloc(1_024)]));
  }
  return archives;
}
