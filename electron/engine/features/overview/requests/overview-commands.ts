// The commands about the overview, by request. Nothing else belongs here.
import type { Commands } from '../../../project/context.ts';
import { overviewCancel } from './overview-cancel.ts';
import { overviewFiles } from './overview-files.ts';
import { overviewFolders } from './overview-folders.ts';
import { overviewOpen } from './overview-open.ts';
import { overviewSince } from './overview-since.ts';

export const overviewCommands = {
  'overview.open': overviewOpen,
  'overview.folders': overviewFolders,
  'overview.cancel': overviewCancel,
  'overview.files': overviewFiles,
  'overview.since': overviewSince,
} satisfies Partial<Commands>;
