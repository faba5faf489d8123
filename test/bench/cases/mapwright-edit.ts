// Bench case: one change of a project in a fresh engine, timed from the request to its durable end. Arguments: PROJECT
// STEP, where STEP is undo, redo, or an edit.apply or edit.preview as JSON.
import { startEngine } from '../../../electron/cli/engine-client.ts';
import type { RequestParams } from '../../../shared/contract/requests.ts';
import { reportCase } from '../case-result.ts';

const [path = '', step = ''] = process.argv.slice(2);
const engine = startEngine();
await engine.request['project.open']({ path });
await reportCase(async () => {
  if (step === 'undo') return (await engine.request['history.undo']({})).changed;
  if (step === 'redo') return (await engine.request['history.redo']({})).changed;
  const asked = JSON.parse(step) as RequestParams<'edit.apply'> | RequestParams<'edit.preview'>;
  if ('preview' in asked) return (await engine.request['edit.preview'](asked)).rows;
  return (await engine.request['edit.apply'](asked)).changed;
});
await engine.close();
