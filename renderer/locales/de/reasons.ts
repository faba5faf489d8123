// German sentences of errors, by the keys of the contract.
import type { ErrorKey } from '../../../shared/contract/error-texts.ts';
import { project } from './reasons/project.ts';
import { sources } from './reasons/sources.ts';
import { tables } from './reasons/tables.ts';
import { compare } from './reasons/compare.ts';
import { values } from './reasons/values.ts';
import { edits } from './reasons/edits.ts';
import { exports } from './reasons/exports.ts';
import { files } from './reasons/files.ts';
import { names } from './reasons/names.ts';
import { rules } from './reasons/rules.ts';
import { bulk } from './reasons/bulk.ts';
import { items } from './reasons/items.ts';
import { views } from './reasons/views.ts';
import { app } from './reasons/app.ts';
import { archives } from './reasons/archives.ts';
import { web } from './reasons/web.ts';
import { imports } from './reasons/imports.ts';
import { robots } from './reasons/robots.ts';
import { cli } from './reasons/cli.ts';
import { findings } from './reasons/findings.ts';
import { xml } from './reasons/xml.ts';
import { references } from './reasons/references.ts';
import { pages } from './reasons/pages.ts';
import { reading } from './reasons/reading.ts';
import { lists } from './reasons/lists.ts';

export const reasons: Readonly<Record<ErrorKey, string>> = {
  ...project,
  ...sources,
  ...tables,
  ...compare,
  ...values,
  ...edits,
  ...exports,
  ...files,
  ...names,
  ...rules,
  ...bulk,
  ...items,
  ...views,
  ...app,
  ...archives,
  ...web,
  ...imports,
  ...robots,
  ...cli,
  ...xml,
  ...references,
  ...pages,
  ...reading,
  ...lists,
  ...findings,
};
