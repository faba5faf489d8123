// The commands about robots.txt, by request. Nothing else belongs here.
import type { Commands } from '../../../project/context.ts';
import { robotsList, robotsRead, robotsKeepDraft, robotsSetAgents } from './robots-list.ts';
import { robotsPreview, robotsStopPreview } from './robots-preview.ts';
import { robotsSave, robotsRemove } from './robots-save.ts';
import { robotsUse } from './robots-use.ts';
import { robotsExport } from './robots-export.ts';

export const robotsCommands = {
  'robots.list': robotsList,
  'robots.read': robotsRead,
  'robots.keepDraft': robotsKeepDraft,
  'robots.preview': robotsPreview,
  'robots.stopPreview': robotsStopPreview,
  'robots.save': robotsSave,
  'robots.remove': robotsRemove,
  'robots.setAgents': robotsSetAgents,
  'robots.use': robotsUse,
  'robots.export': robotsExport,
} satisfies Partial<Commands>;
