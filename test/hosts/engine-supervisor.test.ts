// The supervisor against an engine played by the test. test/hosts/engine-crash.test.ts has the real one.
import { describe, expect, it } from 'vitest';
import { EngineSupervisor } from '../../electron/supervisor/engine-supervisor.ts';
import type { EngineEvent } from '../../shared/contract/events.ts';
import { ScriptedPort, told } from './scripted-port.ts';

function supervised() {
  const ports: ScriptedPort[] = [];
  const events: EngineEvent[] = [];
  const projects: string[] = [];
  const summaries: string[] = [];
  const moved: string[] = [];
  const deaths: string[] = [];
  let time = 0;
  const supervisor = new EngineSupervisor({
    start: () => {
      const port = new ScriptedPort();
      ports.push(port);
      return port;
    },
    onEvent: (event) => events.push(event),
    onProject: (project) => projects.push(project.path),
    onSummary: (project) => summaries.push(project.path),
    onClosed: () => summaries.push('closed'),
    onMoved: (path) => moved.push(path),
    onDeath: (report) => deaths.push(report),
    now: () => time,
  });
  const latest = (): ScriptedPort => ports.at(-1)!;
  const open = async (path: string): Promise<void> => {
    const opened = supervisor.request('project.open', { path });
    await told();
    latest().answer('project.open', { path });
    await opened;
  };
  return {
    supervisor,
    ports,
    events,
    projects,
    summaries,
    moved,
    deaths,
    latest,
    open,
    wait: (ms: number) => (time += ms),
  };
}

describe('EngineSupervisor', () => {
  it('refuses a request that can’t be cloned, and waits for no answer', async () => {
    const { supervisor, latest } = supervised();
    await expect(supervisor.request('view.rows', { start: () => 1 })).rejects.toMatchObject({
      code: 'invalid-request',
      reason: { key: 'request-malformed' },
    });
    expect(latest().sent).toEqual([]);
    await supervisor.close();
  });

  it('gives each answer to the request that it belongs to, in any order', async () => {
    const { supervisor, latest } = supervised();
    const first = supervisor.request('view.rows', { start: 1 });
    const second = supervisor.request('view.rows', { start: 2 });
    await told();
    const [one, two] = latest().sent;
    latest().say({ id: two!.id, ok: true, result: 'two' });
    latest().say({ id: one!.id, ok: true, result: 'one' });
    expect(await Promise.all([first, second])).toEqual(['one', 'two']);
  });

  it('rejects with the error that the engine gave, code and all', async () => {
    const { supervisor, latest } = supervised();
    const request = supervisor.request('project.open', { path: '/gone' });
    await told();
    latest().refuse('project.open', 'not-found', 'There is no "/gone".');
    await expect(request).rejects.toMatchObject({ code: 'not-found', message: 'There is no "/gone".' });
  });

  it('passes on what a project holds when it is opened or asked about, and when it is left', async () => {
    const { supervisor, latest, open, summaries } = supervised();
    await open('/a');
    for (const name of ['project.info', 'project.close']) {
      const asked = supervisor.request(name, {});
      await told();
      latest().answer(name, { path: `/a, by ${name}` });
      await asked;
    }
    expect(summaries).toEqual(['/a', '/a, by project.info', 'closed']);
    await supervisor.close();
    expect(summaries).toHaveLength(4);
  });

  it('ignores an answer that nobody waits for', async () => {
    const { supervisor, latest } = supervised();
    latest().say({ id: 99, ok: true, result: 'stray' });
    const request = supervisor.request('project.info', {});
    await told();
    latest().answer('project.info', 'fine');
    expect(await request).toBe('fine');
  });

  it('tells of opened, created and renamed projects', async () => {
    const { supervisor, latest, open, projects, moved } = supervised();
    await open('/a');
    const saved = supervisor.request('project.saveAs', { path: '/b' });
    await told();
    latest().answer('project.saveAs', { path: '/b' });
    await saved;
    expect(projects).toEqual(['/a', '/b']);
    expect(moved).toEqual(['/a']);
    expect(supervisor.project).toBe('/b');
  });

  it('delivers the answer with a job’s id before the events of the job', async () => {
    const { supervisor, latest, events } = supervised();
    const order: string[] = [];
    const start = supervisor
      .request('import.start', {})
      .then(() => order.push('answer', `${events.length} events`));
    await told();
    latest().answer('import.start', { job: 1 });
    latest().say({ event: 'project.changed', data: { revision: 1 } });
    await start;
    await told();
    expect(order).toEqual(['answer', '0 events']);
    expect(events).toHaveLength(1);
  });

  it('after a death rejects what was asked, reopens the project and tells so', async () => {
    const { supervisor, ports, events, latest, open } = supervised();
    await open('/site.mapwright');
    const edit = supervisor.request('edit.set', {});
    await told();
    latest().die();
    await expect(edit).rejects.toMatchObject({ code: 'engine-restarted', detail: 'signal SIGKILL' });
    expect(ports).toHaveLength(2);
    expect(latest().sent).toMatchObject([{ name: 'project.open', params: { path: '/site.mapwright' } }]);
    latest().answer('project.open', { path: '/site.mapwright' });
    await told();
    expect(events).toEqual([
      { event: 'engine.restarted', data: { reopened: '/site.mapwright', error: null } },
    ]);
  });

  it('lets requests wait until the project is open again', async () => {
    const { supervisor, latest, open } = supervised();
    await open('/site.mapwright');
    latest().die();
    const rows = supervisor.request('view.open', { filter: [], sort: [] });
    await told();
    expect(latest().sent.map(({ name }) => name)).toEqual(['project.open']);
    latest().answer('project.open', { path: '/site.mapwright' });
    await told();
    latest().answer('view.open', 'opened');
    expect(await rows).toBe('opened');
  });

  it('tells the error when the project can’t be opened again, and forgets the project', async () => {
    const { supervisor, events, latest, open } = supervised();
    await open('/site.mapwright');
    latest().die();
    latest().refuse('project.open', 'not-found', 'gone');
    await told();
    expect(events).toEqual([
      { event: 'engine.restarted', data: { reopened: null, error: { code: 'not-found', message: 'gone' } } },
    ]);
    expect(supervisor.project).toBeNull();
  });

  it('opens nothing after a death when the project was closed before', async () => {
    const { supervisor, latest, open, events } = supervised();
    await open('/site.mapwright');
    const closed = supervisor.request('project.close', {});
    await told();
    latest().answer('project.close', null);
    await closed;
    latest().die();
    await told();
    expect(latest().sent).toEqual([]);
    expect(events).toEqual([{ event: 'engine.restarted', data: { reopened: null, error: null } }]);
  });

  it('reports jobs that were running as failed, once', async () => {
    const { supervisor, latest, events } = supervised();
    const done = supervisor.request('import.start', {});
    await told();
    latest().answer('import.start', { job: 1 });
    await done;
    latest().say({ event: 'job.failed', data: { job: 1, error: { code: 'io', message: 'x' } } });
    const running = supervisor.request('export.start', {});
    await told();
    latest().answer('export.start', { job: 2 });
    await running;
    latest().die();
    await told();
    const failed = events.filter((event) => event.event === 'job.failed');
    expect(failed.map(({ data }) => [data.job, data.error.code])).toEqual([
      [1, 'io'],
      [2, 'engine-restarted'],
    ]);
  });

  it('gives up after three deaths in 30 seconds and says what to do', async () => {
    const { supervisor, ports, latest, events, open } = supervised();
    await open('/site.mapwright');
    for (let death = 0; death < 3; death++) latest().die();
    await told();
    expect(ports).toHaveLength(3);
    const { data } = events.at(-1) as Extract<EngineEvent, { event: 'engine.restarted' }>;
    expect(data.givenUp).toBe(true);
    expect(data.error).toMatchObject({ code: 'internal' });
    expect(data.error?.message).toContain('/site.mapwright');
    await expect(supervisor.request('project.info', {})).rejects.toMatchObject({ code: 'internal' });
  });

  it('reports each death for the log: how, over which project, and what was not answered', async () => {
    const { supervisor, latest, deaths, open } = supervised();
    await open('/site.mapwright');
    const rejected = expect(supervisor.request('view.rows', {})).rejects.toMatchObject({
      code: 'engine-restarted',
    });
    await told();
    for (let death = 0; death < 3; death++) latest().die();
    await rejected;
    expect(deaths).toHaveLength(3);
    expect(deaths[0]).toMatch(
      /^Engine ended: .+\nproject: \/site\.mapwright\nunanswered: view\.rows\nstarted again$/,
    );
    expect(deaths[2]).toContain('not started again');
    await supervisor.close();
    latest().die();
    expect(deaths).toHaveLength(3);
  });

  it('starts again when the user opens a project after it gave up', async () => {
    const { ports, latest, supervisor } = supervised();
    for (let death = 0; death < 3; death++) latest().die();
    const opened = supervisor.request('project.open', { path: '/other.mapwright' });
    await told();
    expect(ports).toHaveLength(4);
    latest().answer('project.open', { path: '/other.mapwright' });
    expect(await opened).toEqual({ path: '/other.mapwright' });
  });

  it('does not give up over deaths that lie far apart', () => {
    const { ports, latest, wait } = supervised();
    for (let death = 0; death < 5; death++) {
      latest().die();
      wait(20_000);
    }
    expect(ports).toHaveLength(6);
  });

  it('does not restart an engine that it closed itself', async () => {
    const { supervisor, ports, events } = supervised();
    const pending = supervisor.request('project.info', {});
    const rejected = expect(pending).rejects.toMatchObject({ code: 'engine-restarted' });
    await told();
    await supervisor.close();
    await rejected;
    await told();
    expect(ports).toHaveLength(1);
    expect(events).toEqual([]);
    await expect(supervisor.request('project.info', {})).rejects.toMatchObject({ code: 'engine-restarted' });
  });
});
