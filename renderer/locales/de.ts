// The German message table.
import type { Messages } from './en.ts';
import { compare } from './de/compare.ts';
import { dialogs } from './de/dialogs.ts';
import { editing } from './de/editing.ts';
import { exporting } from './de/exporting.ts';
import { filtering } from './de/filtering.ts';
import { grid } from './de/grid.ts';
import { reasons } from './de/reasons.ts';
import { fixes } from './de/fixes.ts';
import { languages } from './de/languages.ts';
import { panel } from './de/panel.ts';
import { frame } from './de/frame.ts';
import { pending } from './de/pending.ts';
import { reports } from './de/reports.ts';
import { robots } from './de/robots.ts';
import { rules } from './de/rules.ts';
import { sources } from './de/sources.ts';
import { sections } from './de/sections.ts';
import { tables } from './de/tables.ts';

export const de: Messages = {
  reasons,
  ...frame,
  ...pending,
  ...reports,
  ...rules,
  ...robots,
  ...panel,
  ...fixes,
  ...languages,
  ...compare,
  ...dialogs,
  ...editing,
  ...grid,
  ...filtering,
  ...exporting,
  ...sources,
  ...sections,
  ...tables,
};
