// The Dutch message table.
import type { Messages } from './en.ts';
import { reasons } from '../../shared/contract/error-texts/nl/reasons.ts';
import { shellTexts } from '../shell/texts/nl.ts';
import { menusTexts } from '../shell/menus/texts/nl.ts';
import { noticesTexts } from '../shell/notices/texts/nl.ts';
import { settingsTexts } from '../shell/settings/texts/nl.ts';
import { viewTexts } from '../features/view/texts/nl.ts';
import { rowTexts } from '../features/row/texts/nl.ts';
import { checkTexts } from '../features/check/texts/nl.ts';
import { projectTexts } from '../features/project/texts/nl.ts';
import { importTexts } from '../features/import/texts/nl.ts';
import { exportTexts } from '../features/export/texts/nl.ts';
import { editTexts } from '../features/edit/texts/nl.ts';
import { historyTexts } from '../features/history/texts/nl.ts';
import { compareTexts } from '../features/compare/texts/nl.ts';
import { languagesTexts } from '../features/languages/texts/nl.ts';
import { robotsTexts } from '../features/robots/texts/nl.ts';
import { sectionsTexts } from '../features/sections/texts/nl.ts';
import { tableTexts } from '../features/table/texts/nl.ts';
import { overviewTexts } from '../features/overview/texts/nl.ts';
import { helpTexts } from '../features/help/texts/nl.ts';
import { updatesTexts } from '../features/updates/texts/nl.ts';
import { pendingTexts } from '../features/pending/texts/nl.ts';

export const nl: Messages = {
  reasons,
  ...shellTexts,
  ...menusTexts,
  ...noticesTexts,
  ...settingsTexts,
  ...viewTexts,
  ...rowTexts,
  ...checkTexts,
  ...projectTexts,
  ...importTexts,
  ...exportTexts,
  ...editTexts,
  ...historyTexts,
  ...compareTexts,
  ...languagesTexts,
  ...robotsTexts,
  ...sectionsTexts,
  ...tableTexts,
  ...overviewTexts,
  ...helpTexts,
  ...pendingTexts,
  ...updatesTexts,
};
