// Bench case: one change of a project in a fresh engine, built as users have it, timed from the request to its durable
// end. Arguments: PROJECT STEP [previewed], where STEP is undo, redo, or an edit.apply or edit.preview as JSON; previewed:
// the edit is applied as in the window, where its preview stands for a while before.
import { setTimeout as delay } from 'node:timers/promises';
import type { RequestParams } from '../../../shared/contract/requests.ts';
import { startBuiltEngine } from '../built-engine.ts';
import { reportCase } from '../case-result.ts';

/** So long a user looks at a preview, at least. */
const LOOKS_MS = 2_500;

const [path = '', step = '', previewed = ''] = process.argv.slice(2);
const { ask, peakMb, close } = startBuiltEngine();
await ask('project.open', { path });
if (previewed !== '') {
  const { scope, edit } = JSON.parse(step) as RequestParams<'edit.apply'>;
  await ask('edit.preview', { preview: 1, scope, edit, first: 100 });
  await delay(LOOKS_MS);
}
await reportCase(
  async () => {
    if (step === 'undo') return (await ask('history.undo', {})).changed;
    if (step === 'redo') return (await ask('history.redo', {})).changed;
    const asked = JSON.parse(step) as RequestParams<'edit.apply'> | RequestParams<'edit.preview'>;
    if ('preview' in asked) return (await ask('edit.preview', asked)).rows;
    return (await ask('edit.apply', asked)).changed;
  },
  { peakMb },
);
await close();
