// Brings dropped files to the browser host, folders included. It reads nothing itself; the engine decides what they are.
import { reason } from '../../shared/contract/error-texts.ts';
import { AppError } from '../../shared/contract/errors.ts';
import { append } from '../../shared/model/large-lists.ts';

/** Uploads every dropped file and returns the host's paths, in the order of the drop. Throws AppError "io". */
export async function uploadDrop(drop: DataTransfer): Promise<readonly string[]> {
  const paths: string[] = [];
  for (const file of await filesOf(drop)) paths.push(await upload(file));
  return paths;
}

// The list of a DataTransfer is emptied when the event ends: entries must be taken before the first await.
async function filesOf(drop: DataTransfer): Promise<File[]> {
  const entries = Array.from(drop.items, (item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  if (entries.length === 0) return Array.from(drop.files);
  const nested = await Promise.all(entries.map((entry) => filesIn(entry)));
  return nested.flat();
}

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile) {
    return [
      await new Promise<File>((resolve, reject) => {
        (entry as FileSystemFileEntry).file(resolve, reject);
      }),
    ];
  }
  const files: File[] = [];
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (some.length === 0) return files;
    for (const child of some) append(files, await filesIn(child));
  }
}

async function upload(file: File): Promise<string> {
  const response = await fetch(`/upload?name=${encodeURIComponent(file.name)}`, {
    method: 'POST',
    body: file,
  });
  const answer: unknown = response.ok ? await response.json() : null;
  if (answer !== null && typeof answer === 'object' && 'path' in answer && typeof answer.path === 'string') {
    return answer.path;
  }
  throw new AppError('io', reason('upload-not-sent', { name: file.name }));
}
