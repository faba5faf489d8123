// German sentences of errors, by the keys of the contract.
import type { ErrorKey } from '../../error-texts.ts';
import { project } from './project.ts';
import { sources } from './sources.ts';
import { tables } from './tables.ts';
import { compare } from './compare.ts';
import { values } from './values.ts';
import { edits } from './edits.ts';
import { exports } from './exports.ts';
import { files } from './files.ts';
import { names } from './names.ts';
import { rules } from './rules.ts';
import { bulk } from './bulk.ts';
import { items } from './items.ts';
import { views } from './views.ts';
import { app } from './app.ts';
import { archives } from './archives.ts';
import { web } from './web.ts';
import { imports } from './imports.ts';
import { robots } from './robots.ts';
import { cli } from './cli.ts';
import { findings } from './findings.ts';
import { xml } from './xml.ts';
import { references } from './references.ts';
import { pages } from './pages.ts';
import { reading } from './reading.ts';
import { lists } from './lists.ts';

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
