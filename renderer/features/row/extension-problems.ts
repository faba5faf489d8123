// Judges the values of one image, alternate, video or news element by the protocol. It changes nothing, and says what is
// wrong as codes, for whoever shows them.
import type { ExtensionKind } from '../../../shared/model/rows/extension-item.ts';
import { EXTENSION_FIELDS, type FieldSpec } from './extension-fields.ts';
import { lastmodForm } from '../../../shared/protocol/lastmod.ts';

export type FieldProblemCode =
  | 'required'
  | 'notUrl'
  | 'notDate'
  | 'notInteger'
  | 'notNumber'
  | 'notYesNo'
  | 'notLanguage'
  | 'notCountries'
  | 'notPlatforms'
  | 'needsAttribute'
  | 'tooSmall'
  | 'tooLarge'
  | 'tooLong'
  | 'tooMany'
  | 'notAllowed'
  | 'needsContent'
  | 'samePage'
  | 'deprecated';

export interface FieldProblem {
  /** The field's name. */
  readonly field: string;
  /** Which of the fields of that name, from 0. */
  readonly nth: number;
  readonly severity: 'error' | 'info';
  readonly code: FieldProblemCode;
  /** The limit, the values that are allowed, or the attribute that is missing. */
  readonly limit?: string;
}

interface Field {
  readonly name: string;
  readonly value: string;
  readonly attributes?: readonly { readonly name: string; readonly value: string }[] | undefined;
}

/** What is wrong with an element. Fields that the protocol does not know are passed over; `page` = the row's loc. */
export function fieldProblems(kind: ExtensionKind, fields: readonly Field[], page: string): FieldProblem[] {
  const found = EXTENSION_FIELDS[kind].flatMap((spec) => {
    const given = fields.filter(({ name }) => name === spec.name);
    const problems = given.flatMap((field, nth) => problemsOf(field, nth, spec));
    const missing = spec.required && given.every(({ value }) => value === '');
    if (missing) problems.push({ field: spec.name, nth: 0, severity: 'error', code: 'required' });
    const most = spec.most ?? 1;
    if (given.length > most) {
      problems.push({ field: spec.name, nth: most, severity: 'error', code: 'tooMany', limit: String(most) });
    }
    return problems;
  });
  return kind === 'video' ? [...found, ...videoProblems(fields, page)] : found;
}

function problemsOf({ value, attributes = [] }: Field, nth: number, spec: FieldSpec): FieldProblem[] {
  if (value === '') return [];
  const problem = (code: FieldProblemCode, limit?: string): FieldProblem => ({
    field: spec.name,
    nth,
    severity: code === 'deprecated' ? 'info' : 'error',
    code,
    ...(limit === undefined ? {} : { limit }),
  });
  const found: FieldProblem[] = [];
  const form = formProblem(value, spec);
  if (form !== null) found.push(problem(form));
  else if (spec.min !== undefined && Number(value) < spec.min)
    found.push(problem('tooSmall', String(spec.min)));
  else if (spec.max !== undefined && Number(value) > spec.max)
    found.push(problem('tooLarge', String(spec.max)));
  if (spec.length !== undefined && value.length > spec.length)
    found.push(problem('tooLong', String(spec.length)));
  for (const [name, allowed] of Object.entries(spec.attributes ?? {})) {
    const own = attributes.find((attribute) => attribute.name === name)?.value ?? '';
    if (own === '' && spec.needs === name) found.push(problem('needsAttribute', name));
    if (own !== '' && allowed.length > 0 && !allowed.includes(own)) {
      found.push(problem('notAllowed', allowed.join(', ')));
    }
  }
  if (spec.deprecated) found.push(problem('deprecated'));
  return found;
}

function formProblem(value: string, { form }: FieldSpec): FieldProblemCode | null {
  switch (form) {
    case 'url':
      return /^https?:\/\/[^\s/?#]+(?:[/?#]\S*)?$/i.test(value) ? null : 'notUrl';
    case 'date':
      return lastmodForm(value) === null ? 'notDate' : null;
    case 'integer':
      return /^\d+$/.test(value) ? null : 'notInteger';
    case 'decimal':
      return /^\d+(?:\.\d+)?$/.test(value) ? null : 'notNumber';
    case 'yesNo':
      return value === 'yes' || value === 'no' ? null : 'notYesNo';
    case 'language':
      return isLanguage(value) ? null : 'notLanguage';
    case 'countries':
      return /^[A-Za-z]{2}(?:\s+[A-Za-z]{2})*$/.test(value.trim()) ? null : 'notCountries';
    case 'platforms':
      return /^(?:web|mobile|tv)(?:\s+(?:web|mobile|tv))*$/i.test(value.trim()) ? null : 'notPlatforms';
    case 'text':
      return null;
  }
}

/** BCP 47 as far as a program can tell, or x-default. */
function isLanguage(value: string): boolean {
  if (value.toLowerCase() === 'x-default') return true;
  try {
    return Intl.getCanonicalLocales(value).length === 1;
  } catch {
    return false;
  }
}

/** A video needs a file or a player, and neither is the page itself. */
function videoProblems(fields: readonly Field[], page: string): FieldProblem[] {
  const locs = ['content_loc', 'player_loc'].flatMap((name) => fields.filter((field) => field.name === name));
  if (locs.every(({ value }) => value === '')) {
    return [{ field: 'content_loc', nth: 0, severity: 'error', code: 'needsContent' }];
  }
  return locs
    .filter(({ value }) => value !== '' && value === page)
    .map(({ name }) => ({ field: name, nth: 0, severity: 'error', code: 'samePage' }));
}
