// The command line of the sample generator: npm run -s sample -- --urls N --out DIR for sitemaps, or -- --rows N
// --project FILE for a project. It only reads options and reports.
import { parseArgs } from 'node:util';
import { generateSample, type SampleOptions } from './generate-sample.ts';
import { makeSampleProject } from './sample-project.ts';

const USAGE = `Usage: npm run -s sample -- --urls N --out DIR
       npm run -s sample -- --rows N --project FILE
  --seed S          another, equally repeatable set (default 1)
  --site URL        origin of the addresses (default https://www.example.com)
  --per-file N      URLs in one file, at most 50000 (default 50000)
  --gzip KIND       mixed, all or none (default mixed)
  --faults [KIND]   rows: every 40th row breaks one rule; all: broken files too (default none)`;

type Wanted = SampleOptions & { readonly project: string | null };

function readOptions(args: readonly string[]): Wanted {
  const { values } = parseArgs({
    // A bare --faults means all.
    args: args.map((arg, i) =>
      arg === '--faults' && !/^(rows|all|none)$/.test(args[i + 1] ?? '') ? '--faults=all' : arg,
    ),
    options: {
      urls: { type: 'string' },
      out: { type: 'string' },
      rows: { type: 'string' },
      project: { type: 'string' },
      seed: { type: 'string', default: '1' },
      site: { type: 'string', default: 'https://www.example.com' },
      'per-file': { type: 'string', default: '50000' },
      gzip: { type: 'string', default: 'mixed' },
      faults: { type: 'string', default: 'none' },
    },
  });
  const { project, urls = values.rows } = values;
  if (urls === undefined || (values.out === undefined) === (project === undefined))
    throw new RangeError('--urls and --out are needed, or --rows and --project.');
  return {
    project: project ?? null,
    urls: wholeNumber(values.urls === undefined ? '--rows' : '--urls', urls),
    out: values.out ?? '',
    seed: wholeNumber('--seed', values.seed),
    site: values.site.replace(/\/$/, ''),
    perFile: wholeNumber('--per-file', values['per-file']),
    gzip: oneOf('--gzip', values.gzip, ['mixed', 'all', 'none']),
    faults: oneOf('--faults', values.faults, ['none', 'rows', 'all']),
  };
}

function wholeNumber(name: string, text: string): number {
  const plain = text.replaceAll(/[_,]/g, '');
  if (!/^\d+$/.test(plain)) throw new RangeError(`${name} takes a whole number, not "${text}".`);
  return Number(plain);
}

function oneOf<T extends string>(name: string, text: string, allowed: readonly T[]): T {
  const found = allowed.find((item) => item === text);
  if (found === undefined) throw new RangeError(`${name} takes ${allowed.join(', ')}, not "${text}".`);
  return found;
}

try {
  const { project, ...options } = readOptions(process.argv.slice(2));
  if (project === null) {
    const set = await generateSample(options);
    console.log(
      `${String(set.urls)} URLs in ${String(set.files.length)} files; start from ${set.robots} or ${set.index}`,
    );
  } else {
    const started = performance.now();
    makeSampleProject({ ...options, rows: options.urls, path: project });
    const seconds = (performance.now() - started) / 1000;
    console.log(`${String(options.urls)} rows in ${project}, made in ${seconds.toFixed(1)} s`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  console.error(USAGE);
  process.exitCode = 2;
}
