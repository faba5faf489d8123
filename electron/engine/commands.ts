// The command of every request. A request without one does not compile; nothing else belongs here.
import { checkCommands } from './commands/check/check-commands.ts';
import { compareCommands } from './commands/compare/compare-commands.ts';
import { editCommands } from './commands/edit/edit-commands.ts';
import { exportCommands } from './commands/export/export-commands.ts';
import { historyCommands } from './commands/history/history-commands.ts';
import { importCommands } from './commands/import/import-commands.ts';
import { languagesCommands } from './commands/languages/languages-commands.ts';
import { projectCommands } from './commands/project/project-commands.ts';
import { reviewCommands } from './commands/review/review-commands.ts';
import { robotsCommands } from './commands/robots/robots-commands.ts';
import { sectionsCommands } from './commands/sections/sections-commands.ts';
import { tableCommands } from './commands/table/table-commands.ts';
import { viewCommands } from './commands/view/view-commands.ts';
import type { Commands } from './context.ts';

export const commands = {
  ...checkCommands,
  ...compareCommands,
  ...editCommands,
  ...exportCommands,
  ...historyCommands,
  ...importCommands,
  ...languagesCommands,
  ...projectCommands,
  ...reviewCommands,
  ...robotsCommands,
  ...sectionsCommands,
  ...tableCommands,
  ...viewCommands,
} satisfies Commands;
