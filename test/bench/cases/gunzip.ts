// Bench case, the floor of an import: Node's zlib only unpacks the files. Arguments: ROWS FILE…
import { createReadStream } from 'node:fs';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { reportCase } from '../case-result.ts';

const [rows = '0', ...files] = process.argv.slice(2);
await reportCase(async () => {
  for (const file of files) {
    const sink = new Writable({
      write: (_chunk, _encoding, done) => {
        done();
      },
    });
    await pipeline(
      createReadStream(file, { highWaterMark: 262_144 }),
      createGunzip({ chunkSize: 262_144 }),
      sink,
    );
  }
  return Number(rows);
});
