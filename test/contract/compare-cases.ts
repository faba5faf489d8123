// One valid use of every request that compares, on a small project.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { compareRequests } from '../../shared/contract/requests/compare-requests.ts';
import type { RequestParams, RequestResults } from '../../shared/contract/requests/requests.ts';
import type { Case, CaseContext } from './case-context.ts';

type CompareName = keyof typeof compareRequests;

const start: Case<'compare.start'> = async ({ ask, folder, jobEnd }) => {
  const location = join(folder, 'compared.txt');
  await writeFile(location, 'https://www.example.com/\nhttps://www.example.com/other\n');
  const ended = jobEnd();
  const started = await ask('compare.start', {
    before: { kind: 'project' },
    after: { kind: 'set', location },
  });
  await ended;
  return started;
};

export const compareCases: { readonly [N in CompareName]: Case<N> } = {
  'compare.start': start,
  'compare.info': (context) => afterComparing(context, 'compare.info', {}),
  'compare.rows': (context) =>
    afterComparing(context, 'compare.rows', { kind: 'added', start: 0, count: 10 }),
  'compare.files': (context) => afterComparing(context, 'compare.files', { start: 0, count: 10 }),
  'compare.apply': (context) => afterComparing(context, 'compare.apply', {}),
  'compare.export': (context) => {
    const path = join(context.folder, 'report.json');
    return afterComparing(context, 'compare.export', { path, format: 'json', overwrite: false });
  },
  'compare.discard': ({ ask }) => ask('compare.discard', {}),
};

/** Compares the project with a table, then asks. */
async function afterComparing<N extends CompareName>(
  context: CaseContext,
  name: N,
  params: RequestParams<N>,
): Promise<RequestResults[N]> {
  await start(context);
  return context.ask(name, params);
}
