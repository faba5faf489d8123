// Packs, writes and verifies the files of a set, several at a time. It writes to the staging folder only.
import { AppError } from '../../../shared/contract/errors.ts';
import type { EncodedFile } from './row-encoder.ts';
import { packGzip, unpacksTo } from './reproducible-gzip.ts';
import type { Staging } from './staging.ts';

/** A file that lies complete and verified in the staging folder. */
export interface StagedSitemap {
  readonly name: string;
  readonly urls: number;
  readonly bytes: number;
  readonly size: number;
  readonly sha256: string;
  readonly lastmod: string | null;
}

export interface StageOptions {
  readonly gzip: boolean;
  /** The name of the nth file, from 1. */
  readonly fileName: (n: number) => string;
  readonly onStaged: (file: StagedSitemap) => void;
}

/** Files at work at once: two packing on the two threads that count, one more writing. Large ones cost memory. */
const AT_ONCE = 3;
const AT_ONCE_LARGE = 2;
const LARGE = 16 * 1024 * 1024;

/** In the order of the files. Where one fails, waits for those at work and throws the first failure. */
export async function stageFiles(
  files: AsyncIterable<EncodedFile>,
  staging: Staging,
  options: StageOptions,
): Promise<StagedSitemap[]> {
  const staged: StagedSitemap[] = [];
  const working = new Set<Promise<void>>();
  let n = 0;
  try {
    for await (const file of files) {
      const at = n++;
      const task = stageOne(file, staging, options.fileName(n), options.gzip)
        .then((done) => {
          staged[at] = done;
          options.onStaged(done);
        })
        .finally(() => {
          file.release();
        });
      working.add(task);
      task.then(
        () => working.delete(task),
        () => undefined,
      );
      if (working.size >= (file.xml.length > LARGE ? AT_ONCE_LARGE : AT_ONCE)) await Promise.race(working);
    }
    await Promise.all(working);
  } catch (error) {
    await Promise.allSettled(working);
    throw error;
  }
  return staged;
}

async function stageOne(
  file: EncodedFile,
  staging: Staging,
  name: string,
  gzip: boolean,
): Promise<StagedSitemap> {
  const { xml, urls, lastmod } = file;
  const { size, sha256, content } = await staging.write(name, gzip ? await packGzip(xml) : xml);
  if (gzip && !(await unpacksTo(content, xml))) {
    throw new AppError(
      'io',
      `${name} doesn't unpack to what was packed. Check this computer's memory and disk, then export again.`,
    );
  }
  return { name, urls, bytes: xml.length, size, sha256, lastmod };
}
