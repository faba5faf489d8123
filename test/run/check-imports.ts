// Checks the import rules with dependency-cruiser, that no folder but the tests' is too full to be read, and that our modules
// were really seen: an empty run is a failure.
import { dirname } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { importRules } from '../../.dependency-cruiser.ts';
import { ROOT } from './tool-path.ts';

/** Far below the true number; a tool that sees nothing reports nothing. */
const LEAST_MODULES = 50;
/** What a folder may hold, sub-folders aside, before it has to be divided. */
const MOST_FILES = 26;
const FOLDERS = ['electron', 'packaging', 'renderer', 'shared', 'test'];

process.chdir(ROOT);
const tsConfig = extractTSConfig('tsconfig.base.json');
const { output } = await cruise(
  FOLDERS,
  { ...importRules.options, ruleSet: { forbidden: importRules.forbidden }, validate: true },
  undefined,
  { tsConfig },
);
const { summary, modules } = output as ICruiseResult;
const ours = modules
  .map((m) => m.source)
  .filter((path) => FOLDERS.some((folder) => path.startsWith(`${folder}/`)));
const vue = ours.filter((path) => path.endsWith('.vue'));
const problems = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
if (ours.length < LEAST_MODULES)
  problems.push(`Only ${ours.length} of our modules were seen; the tool is not working.`);
if (vue.length === 0) problems.push('No .vue file was seen; the tool is not working.');
const inFolder = Map.groupBy(
  ours.filter((path) => !path.startsWith('test/')),
  (path) => dirname(path),
);
for (const [folder, { length }] of inFolder)
  if (length > MOST_FILES)
    problems.push(`${folder} holds ${length} files: divide it (at most ${MOST_FILES}).`);
console.log(
  [...problems, `${ours.length} modules (${vue.length} .vue), ${problems.length} problems`].join('\n'),
);
process.exitCode = problems.length > 0 ? 1 : 0;
