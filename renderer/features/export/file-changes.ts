// How an export's file compares with the last one, by the key of its text, and how many files a list shows at most.
import type { WrittenFile } from '../../../shared/model/export/planned-set.ts';

export const FILE_CHANGES = {
  new: 'export.changeNew',
  changed: 'export.changeChanged',
  unchanged: 'export.changeUnchanged',
} as const satisfies Readonly<Record<WrittenFile['change'], string>>;

export const MOST_FILES_SHOWN = 500;
