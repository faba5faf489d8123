// A pasted table as a file: it is read like any other, and goes when another comes or the engine ends.
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { forgetText } from '../../../../../electron/engine/features/table/kept-text.ts';
import { tableInspect } from '../../../../../electron/engine/features/table/requests/table-inspect.ts';
import { tableKeep } from '../../../../../electron/engine/features/table/requests/table-keep.ts';
import { isTemporaryLocation } from '../../../../../shared/model/temporary-location.ts';
import { testEngine } from '../../../test-engine.ts';

it('keeps the text of a table and says whether it has to be asked about', async () => {
  const { context } = testEngine();
  const text = 'Straße\tPriorität\n/ä\t0,1\n/ö\t0,2\n';
  const { path, unclear } = await tableKeep({ text }, context);
  expect([readFileSync(path, 'utf8'), unclear, isTemporaryLocation(path)]).toEqual([text, true, true]);
  const preview = await tableInspect({ path, options: {} }, context);
  expect([preview.names, preview.rows[0]]).toEqual([
    ['Straße', 'Priorität'],
    ['/ä', '0,1'],
  ]);

  const next = await tableKeep({ text: 'url\tpriority\nhttps://a.example/\t0.5\n' }, context);
  expect([next.unclear, existsSync(path), existsSync(next.path)]).toEqual([false, false, true]);
  await forgetText(context);
  expect(existsSync(dirname(next.path))).toBe(false);
});
