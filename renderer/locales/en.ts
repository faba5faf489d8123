// The English message table, which all others must match key by key.
import { ERROR_TEXTS, type ErrorKey } from '../../shared/contract/error-texts.ts';
import { shellTexts } from '../shell/texts/en.ts';
import { menusTexts } from '../shell/menus/texts/en.ts';
import { noticesTexts } from '../shell/notices/texts/en.ts';
import { settingsTexts } from '../shell/settings/texts/en.ts';
import { viewTexts } from '../features/view/texts/en.ts';
import { rowTexts } from '../features/row/texts/en.ts';
import { checkTexts } from '../features/check/texts/en.ts';
import { projectTexts } from '../features/project/texts/en.ts';
import { importTexts } from '../features/import/texts/en.ts';
import { exportTexts } from '../features/export/texts/en.ts';
import { editTexts } from '../features/edit/texts/en.ts';
import { historyTexts } from '../features/history/texts/en.ts';
import { compareTexts } from '../features/compare/texts/en.ts';
import { languagesTexts } from '../features/languages/texts/en.ts';
import { robotsTexts } from '../features/robots/texts/en.ts';
import { sectionsTexts } from '../features/sections/texts/en.ts';
import { tableTexts } from '../features/table/texts/en.ts';
import { overviewTexts } from '../features/overview/texts/en.ts';
import { helpTexts } from '../features/help/texts/en.ts';
import { updatesTexts } from '../features/updates/texts/en.ts';
import { pendingTexts } from '../features/pending/texts/en.ts';

export const en = {
  reasons: ERROR_TEXTS as Readonly<Record<ErrorKey, string>>,
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

/** A complete message table. */
export type Messages = typeof en;

type PathOf<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${PathOf<T[K]>}`;
}[keyof T & string];

/** The dotted name of a text, such as "export.title". */
export type MessageKey = PathOf<Messages>;
