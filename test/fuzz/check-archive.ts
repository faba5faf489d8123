// What must hold for any bytes that claim to be an archive: the reader ends, bounds what it unpacks, gives files whose
// names lead nowhere, and hides no damage but by an error that it may throw.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '../../shared/contract/errors.ts';
import { ARCHIVE_MARK } from '../../electron/engine/read/sources/archive/expand-archive.ts';
import { OpenArchives } from '../../electron/engine/read/sources/archive/open-archives.ts';
import { readUnpacked } from '../../electron/engine/read/sources/archive/read-unpacked.ts';
import { diskFile, type SourceFile } from '../../electron/engine/read/sources/source-file.ts';

const MAX_UNPACKED_BYTES = 33_554_432;
const TAR_MARK = 257;

/** True for a ZIP, and for a tar where the unpacked bytes are one. */
export function isArchive(input: Buffer, unpacked: Buffer): boolean {
  const start = input.toString('latin1', 0, 4);
  if (start === 'PK\x03\x04' || start === 'PK\x05\x06') return true;
  return unpacked.toString('latin1', TAR_MARK, TAR_MARK + 5) === 'ustar';
}

/** Throws where something does not hold. */
export async function checkArchive(input: Buffer): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'mapwright-fuzz-'));
  const path = join(folder, 'archive');
  writeFileSync(path, input);
  const archives = new OpenArchives({ maxBytes: MAX_UNPACKED_BYTES });
  try {
    const files = await archives.expand(diskFile(path, input.length, true));
    const locations = files.filter(({ report }) => !report).map(({ location }) => location);
    assert.equal(new Set(locations).size, locations.length, 'two files have one location');
    for (const file of files) await checkFile(file, path);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  } finally {
    await archives.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function checkFile(file: SourceFile, archive: string): Promise<void> {
  if (file.report || file.location === archive) return;
  assert.ok(file.location.startsWith(archive + ARCHIVE_MARK), 'a file lies outside of its archive');
  const name = file.location.slice(archive.length + ARCHIVE_MARK.length);
  assert.ok(!name.split(/[/\\]/).includes('..') && !/^[/\\]|\p{Cc}/u.test(name), 'a name leads somewhere');
  let bytes = 0;
  try {
    for await (const chunk of readUnpacked(file, { maxBytes: MAX_UNPACKED_BYTES })) bytes += chunk.length;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
  assert.ok(bytes <= MAX_UNPACKED_BYTES, 'more was unpacked than allowed');
}
