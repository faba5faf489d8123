// Checks that no regular expression of the product takes more than linear time, with recheck. It asks about none twice:
// those that were found linear stand in known-patterns.json, to which `--update` adds.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSync } from 'recheck';
import { findPatterns, type FoundPattern } from './find-patterns.ts';
import { PATTERN_EXCEPTIONS } from './pattern-exceptions.ts';

/** Far below the true number; a tool that sees nothing reports nothing. */
const LEAST_PATTERNS = 300;
/** Of the clock, which goes on where others have the processor. */
const PATIENCE_MS = 120_000;
const KNOWN = join(import.meta.dirname, 'known-patterns.json');
// The copies of recheck for one system each may be missing; this one runs everywhere, and says the same.
process.env['RECHECK_SYNC_BACKEND'] = 'pure';

const root = join(import.meta.dirname, '../..');
const found = findPatterns(root);
const known = new Set(JSON.parse(readFileSync(KNOWN, 'utf8')) as readonly string[]);
const unused = new Set(PATTERN_EXCEPTIONS);
const linear = new Set<string>();
const problems: string[] = [];
for (const pattern of found) {
  const exception = PATTERN_EXCEPTIONS.find(
    ({ file, text }) => file === pattern.file && pattern.text.includes(text),
  );
  if (exception) {
    unused.delete(exception);
    continue;
  }
  const written = `/${pattern.source ?? ''}/${pattern.flags}`;
  const problem =
    linear.has(written) || (pattern.source !== null && known.has(written)) ? null : problemOf(pattern);
  if (problem === null) linear.add(written);
  else problems.push(`${pattern.file}:${pattern.line}: ${problem}: ${pattern.text}`);
}
for (const { file, text } of unused)
  problems.push(`${file}: there is no such pattern for the exception ${text}`);
if (found.length < LEAST_PATTERNS)
  problems.push(`Only ${found.length} patterns were seen; the search is not working.`);
if (process.argv.includes('--update'))
  writeFileSync(KNOWN, `${JSON.stringify([...linear].sort(), null, 2)}\n`);
console.log([...problems, `${found.length} patterns, ${problems.length} problems`].join('\n'));
process.exitCode = problems.length > 0 ? 1 : 0;

/** What is wrong with a pattern, or null. */
function problemOf({ source, flags }: FoundPattern): string | null {
  if (source === null) return 'a pattern that is made at run time needs an exception with a reason';
  const verdict = checkSync(source, flags, { timeout: PATIENCE_MS, randomSeed: 1 });
  if (verdict.status === 'safe') return null;
  if (verdict.status === 'unknown') return `recheck can't tell (${verdict.error.kind})`;
  return `${verdict.complexity.summary} time, as for ${verdict.attack.pattern}`;
}
