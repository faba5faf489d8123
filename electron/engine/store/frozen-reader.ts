// Reads the rows of a frozen project through a connection of its own, in any thread: straight from their pages where that can
// be. It changes nothing.
import { ExportReader } from './exports/export-reader.ts';
import { openFrozen, type FrozenSnapshot } from './file/frozen-snapshot.ts';
import { TablePages } from './rows/table-pages.ts';

/** A frozen project as a thread is told of it. */
export type FrozenFile = Pick<FrozenSnapshot, 'path' | 'file'>;

export interface FrozenReader {
  readonly reader: ExportReader;
  /** To be called before the snapshot is released; a thread that ends has closed it. */
  readonly close: () => void;
}

/** See openFrozen. */
export function openFrozenReader({ path, file }: FrozenFile): FrozenReader {
  const db = openFrozen(path);
  return {
    reader: new ExportReader(db, file === null ? null : TablePages.of(db, file)),
    close: () => {
      db.close();
    },
  };
}
