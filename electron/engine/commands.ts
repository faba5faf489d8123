// The command of every request. A request without one does not compile; nothing else belongs here.
import { checkCommands } from './features/check/requests/check-commands.ts';
import { compareCommands } from './features/compare/requests/compare-commands.ts';
import { editCommands } from './features/edit/requests/edit-commands.ts';
import { exportCommands } from './features/export/requests/export-commands.ts';
import { historyCommands } from './features/history/requests/history-commands.ts';
import { importCommands } from './features/import/requests/import-commands.ts';
import { languagesCommands } from './features/languages/requests/languages-commands.ts';
import { overviewCommands } from './features/overview/requests/overview-commands.ts';
import { projectCommands } from './features/project/requests/project-commands.ts';
import { refreshCommands } from './features/import/requests/refresh-commands.ts';
import { reviewCommands } from './features/pending/requests/review-commands.ts';
import { robotsCommands } from './features/robots/requests/robots-commands.ts';
import { sectionsCommands } from './features/sections/requests/sections-commands.ts';
import { tableCommands } from './features/table/requests/table-commands.ts';
import { viewCommands } from './features/view/requests/view-commands.ts';
import type { Commands } from './project/context.ts';

export const commands = {
  ...checkCommands,
  ...compareCommands,
  ...editCommands,
  ...exportCommands,
  ...historyCommands,
  ...importCommands,
  ...languagesCommands,
  ...overviewCommands,
  ...projectCommands,
  ...refreshCommands,
  ...reviewCommands,
  ...robotsCommands,
  ...sectionsCommands,
  ...tableCommands,
  ...viewCommands,
} satisfies Commands;
