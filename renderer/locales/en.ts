// The English message table, which all others must match key by key.
import { ERROR_TEXTS, type ErrorKey } from '../../shared/contract/error-texts.ts';
import { compare } from './en/compare.ts';
import { dialogs } from './en/dialogs.ts';
import { editing } from './en/editing.ts';
import { exporting } from './en/exporting.ts';
import { filtering } from './en/filtering.ts';
import { grid } from './en/grid.ts';
import { fixes } from './en/fixes.ts';
import { languages } from './en/languages.ts';
import { panel } from './en/panel.ts';
import { frame } from './en/frame.ts';
import { pending } from './en/pending.ts';
import { reports } from './en/reports.ts';
import { robots } from './en/robots.ts';
import { rules } from './en/rules.ts';
import { sources } from './en/sources.ts';
import { sections } from './en/sections.ts';
import { tables } from './en/tables.ts';

export const en = {
  reasons: ERROR_TEXTS as Readonly<Record<ErrorKey, string>>,
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

/** A complete message table. */
export type Messages = typeof en;

type PathOf<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${PathOf<T[K]>}`;
}[keyof T & string];

/** The dotted name of a text, such as "export.title". */
export type MessageKey = PathOf<Messages>;
