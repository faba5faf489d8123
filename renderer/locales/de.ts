// The German message table.
import type { Messages } from './en.ts';
import { reasons } from '../../shared/contract/error-texts/de/reasons.ts';
import { shellTexts } from '../shell/texts/de.ts';
import { menusTexts } from '../shell/menus/texts/de.ts';
import { noticesTexts } from '../shell/notices/texts/de.ts';
import { settingsTexts } from '../shell/settings/texts/de.ts';
import { viewTexts } from '../features/view/texts/de.ts';
import { rowTexts } from '../features/row/texts/de.ts';
import { checkTexts } from '../features/check/texts/de.ts';
import { projectTexts } from '../features/project/texts/de.ts';
import { importTexts } from '../features/import/texts/de.ts';
import { exportTexts } from '../features/export/texts/de.ts';
import { editTexts } from '../features/edit/texts/de.ts';
import { historyTexts } from '../features/history/texts/de.ts';
import { compareTexts } from '../features/compare/texts/de.ts';
import { languagesTexts } from '../features/languages/texts/de.ts';
import { robotsTexts } from '../features/robots/texts/de.ts';
import { sectionsTexts } from '../features/sections/texts/de.ts';
import { tableTexts } from '../features/table/texts/de.ts';
import { overviewTexts } from '../features/overview/texts/de.ts';
import { helpTexts } from '../features/help/texts/de.ts';
import { updatesTexts } from '../features/updates/texts/de.ts';
import { pendingTexts } from '../features/pending/texts/de.ts';

export const de: Messages = {
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
