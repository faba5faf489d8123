// The files of a project: the database, and what SQLite and whoever has it open keep beside it. Names only.

const BESIDE = ['-wal', '-shm', '-journal', '-holder'];

/** What may lie beside a project while it is open, or after its process was killed. */
export function filesBeside(path: string): string[] {
  return BESIDE.map((ending) => path + ending);
}

/** The project itself and what may lie beside it. */
export function projectFiles(path: string): string[] {
  return [path, ...filesBeside(path)];
}
