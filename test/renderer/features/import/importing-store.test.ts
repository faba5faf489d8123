import { beforeEach, describe, expect, it } from 'vitest';
import { useImporting } from '../../../../renderer/features/import/importing-store.ts';
import { useImportOptions } from '../../../../renderer/features/import/import-options-store.ts';
import { useTableImport } from '../../../../renderer/features/table/table-import-store.ts';
import { useDialogs } from '../../../../renderer/shell/dialogs/dialogs-store.ts';
import { useJobs } from '../../../../renderer/shell/jobs/jobs-store.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import { fakeClient, IMPORT_RESULT } from '../../fake-client.ts';
import { settled, useStores } from '../../mount-app.ts';

let client = fakeClient();
beforeEach(() => {
  client = fakeClient();
  useStores(client);
});

describe('useImporting', () => {
  it('lists each path once and lets it go again', () => {
    const importing = useImporting();
    importing.choose(['/a.xml', '/b.xml']);
    importing.choose(['/a.xml', '/c.xml']);
    importing.drop('/b.xml');
    expect(importing.sources).toEqual(['/a.xml', '/c.xml']);
  });

  it('also imports a path that was typed but not added', async () => {
    const importing = useImporting();
    expect(importing.ready).toBe(false);
    importing.typed = ' /site/*.xml ';
    expect(importing.ready).toBe(true);
    const ran = importing.start();
    await settled();
    expect(client.calls).toContainEqual({ name: 'import.start', params: { sources: ['/site/*.xml'] } });
    useJobs().done({ job: 1, kind: 'import', result: IMPORT_RESULT });
    await ran;
    expect(importing.phase).toBe('done');
  });

  it('sends the options that are not as usual, and counts them', async () => {
    const options = useImportOptions();
    expect([options.changed, options.webOptions]).toEqual([0, null]);
    options.html = true;
    options.maxMegabytes = 2;
    options.web.user = 'me';
    options.web.follow = false;
    expect(options.changed).toBe(4);
    const importing = useImporting();
    importing.typed = 'www.example.com';
    void importing.start();
    await settled();
    expect(client.calls).toContainEqual({
      name: 'import.start',
      params: {
        sources: ['https://www.example.com'],
        html: true,
        maxBytes: 2_097_152,
        web: { login: { name: 'me', password: '' }, follow: false },
      },
    });
    expect(client.calls.map(({ name }) => name)).not.toContain('table.unclear');
  });

  it('leaves tables that are not clear to the wizard, which opens where there is nothing else', async () => {
    client.answer('table.unclear', ['/a.csv', '/b.csv']);
    const importing = useImporting();
    importing.choose(['/a.csv', '/b.csv']);
    await importing.start();
    expect(importing.phase).toBe('idle');
    expect(useDialogs().main).toEqual({ kind: 'importTable' });
    expect(useTableImport().path).toBe('/a.csv');
    expect(importing.unclear).toEqual(['/b.csv']);
    expect(client.calls.map(({ name }) => name)).not.toContain('import.start');
  });

  it('imports all else first', async () => {
    client.answer('table.unclear', ['/a.csv']);
    const importing = useImporting();
    importing.choose(['/a.csv', '/b.xml']);
    const ran = importing.start();
    await settled();
    expect(client.calls).toContainEqual({ name: 'import.start', params: { sources: ['/b.xml'] } });
    useJobs().done({ job: 1, kind: 'import', result: IMPORT_RESULT });
    await ran;
    expect([importing.phase, importing.unclear]).toEqual(['done', ['/a.csv']]);
    importing.askAboutNext();
    expect([useTableImport().path, importing.unclear]).toEqual(['/a.csv', []]);
  });

  it('says where files can’t be looked at, and imports nothing', async () => {
    client.refuse('table.unclear', AppError.from({ code: 'no-access', message: 'No.' }));
    const importing = useImporting();
    importing.choose(['/a.csv']);
    await importing.start();
    expect([importing.phase, importing.error?.code]).toEqual(['failed', 'no-access']);
  });

  it('keeps what runs: no second start, no reset, no other choice', async () => {
    const importing = useImporting();
    importing.choose(['/a.xml']);
    const ran = importing.start();
    await settled();
    importing.reset();
    importing.choose(['/b.xml']);
    await importing.start();
    expect(importing.phase).toBe('running');
    expect(importing.sources).toEqual(['/a.xml']);
    expect(client.calls.filter(({ name }) => name === 'import.start')).toHaveLength(1);
    useJobs().failed({ job: 1, error: { code: 'cancelled', message: '' } });
    await ran;
    expect(importing.phase).toBe('failed');
    importing.reset();
    expect(importing.sources).toEqual([]);
  });
});
