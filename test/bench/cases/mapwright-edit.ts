// Bench case: one change of a project in a fresh engine, built as users have it, timed from the request to its durable
// end. Arguments: PROJECT STEP, where STEP is undo, redo, or an edit.apply or edit.preview as JSON.
import type { RequestParams } from '../../../shared/contract/requests/requests.ts';
import { startBuiltEngine } from '../built-engine.ts';
import { reportCase } from '../case-result.ts';

const [path = '', step = ''] = process.argv.slice(2);
const { ask, peakMb, close } = startBuiltEngine();
await ask('project.open', { path });
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
