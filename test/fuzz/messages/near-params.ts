// Parameters that nearly fit: made along the contract's own schemas, so that what is wrong then lies deep in them.
import type { SchemaParts } from '../../../shared/contract/schema-parts.ts';
import type { Random } from '../make-input.ts';

const TEXTS = [
  '',
  'loc',
  'https://www.example.com/',
  '/tmp/none.mapwright',
  '2024-02-29',
  '0.5',
  '\0',
  '<img src=x onerror=alert(1)>',
  '\u202Egnp.exe',
  '(a+)+$',
  'ü'.repeat(300),
];
const NUMBERS = [0, 1, 2, 200, 49_999, 2 ** 31, Number.MAX_SAFE_INTEGER];

/** A value of the schema's form. Its texts and numbers are any, so it may still be refused. */
export function nearParams(schema: object, random: Random): unknown {
  const { type, pipe, wrapped, item, entries, options, literal, value } = schema as SchemaParts;
  if (pipe) return nearParams(pipe[0]!, random);
  if (wrapped)
    return random(5) === 0 ? (type === 'nullable' ? null : undefined) : nearParams(wrapped, random);
  if (item) return Array.from({ length: random(4) }, () => nearParams(item, random));
  if (entries) {
    return Object.fromEntries(
      Object.entries(entries).map(([key, entry]) => [key, nearParams(entry, random)]),
    );
  }
  if (options) {
    const option = pick(options, random);
    return typeof option === 'object' ? nearParams(option, random) : option;
  }
  if (value) return { [pick(TEXTS, random)]: nearParams(value, random) };
  return leafOf(type, literal, random);
}

function leafOf(type: string, literal: unknown, random: Random): unknown {
  switch (type) {
    case 'literal':
      return literal;
    case 'null':
      return null;
    case 'boolean':
      return random(2) === 0;
    case 'number':
      return pick(NUMBERS, random);
    case 'string':
    case 'custom':
      return pick(TEXTS, random);
    default:
      throw new Error(`Nothing is made yet for a schema of the type "${type}".`);
  }
}

export function pick<T>(all: readonly T[], random: Random): T {
  return all[random(all.length)]!;
}
