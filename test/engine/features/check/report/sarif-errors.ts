// Holds a SARIF log against the official schema of the OASIS standard. It knows nothing of what Mapwright writes.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';

// Only this file of the package is read; none of its code is run.
const PATH = createRequire(import.meta.url).resolve(
  '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json',
);

/**
 * The schema as it is published, without its name and that of its dialect: it is written in draft 04, whose keywords
 * mean the same in draft 07 as far as it uses them (none of `exclusiveMinimum`, `exclusiveMaximum`).
 */
const {
  $schema: _dialect,
  id: _name,
  ...schema
} = JSON.parse(readFileSync(PATH, 'utf8')) as Record<string, unknown>;

// One of its patterns is no regular expression of Unicode mode.
const ajv = new Ajv({ allErrors: true, unicodeRegExp: false });
addFormats(ajv);
const validate = ajv.compile(schema);

/** What is wrong with a log, one line each; empty where it is valid. */
export function sarifErrors(log: unknown): string[] {
  if (validate(log)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath}: ${message ?? ''}`);
}
