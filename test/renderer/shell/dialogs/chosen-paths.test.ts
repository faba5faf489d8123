// Whatever path the user typed or picked, the host is told of it before a request names it.
import { beforeEach, describe, expect, it } from 'vitest';
import { tellChosen } from '../../../../renderer/engine/tell-chosen.ts';
import { useComparing } from '../../../../renderer/features/compare/comparing-store.ts';
import { useExporting } from '../../../../renderer/features/export/exporting-store.ts';
import { useImporting } from '../../../../renderer/features/import/importing-store.ts';
import { useProject } from '../../../../renderer/features/project/project-store.ts';
import { useReporting } from '../../../../renderer/features/check/reporting-store.ts';
import { useTableExport } from '../../../../renderer/features/table/table-export-store.ts';
import { useTableImport } from '../../../../renderer/features/table/table-import-store.ts';
import { useView } from '../../../../renderer/features/view/view-store.ts';
import { reason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import { fakeClient } from '../../fake-client.ts';
import { settled, useStores } from '../../mount-app.ts';

let client = fakeClient();
beforeEach(async () => {
  client = fakeClient();
  useStores(client);
  await useProject().refresh();
  await useView().reopen();
});

/** The paths that the host was told of before the first request of that name, or at all where there was none. */
function toldBefore(request: string): readonly string[] {
  const at = client.calls.findIndex(({ name }) => name === request);
  const before = at < 0 ? client.calls : client.calls.slice(0, at);
  return before
    .filter(({ name }) => name === 'files.choose')
    .flatMap(({ params }) => (params as { readonly paths: readonly string[] }).paths);
}

describe('the host is told of', () => {
  it('sources, also one that was typed and not added', async () => {
    const importing = useImporting();
    importing.choose(['/a.xml']);
    importing.typed = ' /site/*.xml ';
    void importing.start();
    await settled();
    expect(toldBefore('import.start')).toEqual(['/a.xml', '/site/*.xml']);
    expect(client.calls.at(-1)?.name).toBe('import.start');
  });

  it('the folder of an export before it is planned', async () => {
    const exporting = useExporting();
    exporting.reset();
    exporting.change({ out: '/out', baseUrl: 'https://example.com/' });
    await exporting.preview();
    expect(toldBefore('export.plan')).toContain('/out');
    expect(client.calls.some(({ name }) => name === 'export.plan')).toBe(true);
  });

  it('both sides of a comparison', async () => {
    const comparing = useComparing();
    comparing.before = { kind: 'projectFile', path: '/old.mapwright' };
    comparing.after = { kind: 'set', location: '/set' };
    void comparing.start();
    await settled();
    expect(toldBefore('compare.start')).toEqual(['/old.mapwright', '/set']);
    expect(client.calls.some(({ name }) => name === 'compare.start')).toBe(true);
  });

  it('a table to read, and files to write', async () => {
    await useTableImport().open('/table.csv');
    const [table, reporting] = [useTableExport(), useReporting()];
    Object.assign(table, { folder: '/out', name: 'urls' });
    Object.assign(reporting, { folder: '/out', name: 'report' });
    await table.start(false);
    await reporting.start(false);
    expect(toldBefore('')).toEqual(['/table.csv', '/out/urls.csv', '/out/report.html']);
  });
});

describe('telling', () => {
  it('leaves empty fields out, and says nothing where none is left', () => {
    tellChosen(client.host, ['', '/a']);
    tellChosen(client.host, ['']);
    expect(client.calls.filter(({ name }) => name === 'files.choose')).toEqual([
      { name: 'files.choose', params: { paths: ['/a'] } },
    ]);
  });

  it('stops nothing where it fails: the request is told what is wrong', async () => {
    client.refuse('files.choose', new AppError('io', reason('internal', { cause: 'lost' })));
    tellChosen(client.host, ['/a']);
    await settled();
  });
});
