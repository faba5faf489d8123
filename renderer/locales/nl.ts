// The Dutch message table.
import type { Messages } from './en.ts';
import { compare } from './nl/compare.ts';
import { dialogs } from './nl/dialogs.ts';
import { editing } from './nl/editing.ts';
import { exporting } from './nl/exporting.ts';
import { filtering } from './nl/filtering.ts';
import { grid } from './nl/grid.ts';
import { reasons } from './nl/reasons.ts';
import { fixes } from './nl/fixes.ts';
import { languages } from './nl/languages.ts';
import { panel } from './nl/panel.ts';
import { frame } from './nl/frame.ts';
import { pending } from './nl/pending.ts';
import { reports } from './nl/reports.ts';
import { robots } from './nl/robots.ts';
import { rules } from './nl/rules.ts';
import { sources } from './nl/sources.ts';
import { sections } from './nl/sections.ts';
import { tables } from './nl/tables.ts';

export const nl: Messages = {
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
