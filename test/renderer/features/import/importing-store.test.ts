import { beforeEach, describe, expect, it } from 'vitest';
import { useImporting } from '../../../../renderer/features/import/importing-store.ts';
import { useJobs } from '../../../../renderer/shell/jobs/jobs-store.ts';
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
