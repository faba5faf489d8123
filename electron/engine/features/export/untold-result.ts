// What is told of an export whose predecessor ended before it could tell what it wrote: both are to be uploaded. It looks at
// no file.
import {
  filesOf,
  isForServer,
  type ExportResult,
  type WrittenFile,
} from '../../../../shared/model/export/planned-set.ts';

/** The result of an export with what the one before it, to the same folder, changed. */
export function withUntold(result: ExportResult, untold: ExportResult): ExportResult {
  const before = new Map(filesOf(untold).map((file) => [file.name, file]));
  const told = (file: WrittenFile): WrittenFile => {
    const earlier = before.get(file.name);
    if (!earlier || earlier.change === 'unchanged' || file.change === 'new') return file;
    // What is new to the server stays so, whatever became of it since.
    if (file.change === 'changed') return { ...file, change: earlier.change };
    return file.sha256 === earlier.sha256 ? { ...file, change: earlier.change } : file;
  };
  const obsolete = new Set(result.obsolete);
  /** Lists of what changed, which nobody has sent yet. */
  const lists = untold.extras.filter(({ name }) => !isForServer(name) && obsolete.has(name));
  const listed = new Set(lists.map(({ name }) => name));
  const names = new Set(filesOf(result).map(({ name }) => name));
  const gone = untold.removed.filter((name) => !names.has(name));
  return {
    ...result,
    files: result.files.map(told),
    index: result.index && told(result.index),
    moreIndexes: result.moreIndexes.map(told),
    extras: [...result.extras.map(told), ...lists],
    obsolete: result.obsolete.filter((name) => !listed.has(name)),
    removed: [...new Set([...gone, ...result.removed])],
    withEarlier: true,
  };
}
