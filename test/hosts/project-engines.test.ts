// Which engine a window has: one for each project, whoever opens it, and none for longer than anybody looks.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ProjectEngines } from '../../electron/host/project-engines.ts';
import type { EngineEvent } from '../../shared/contract/events.ts';
import { ScriptedPort, told } from './scripted-port.ts';

let ports: ScriptedPort[];
let engines: ProjectEngines;
/** What was told, and to which windows. */
let events: [EngineEvent['event'], ...number[]][];

const port = (at: number): ScriptedPort => ports[at]!;
const A = '/p/a.mapwright';
const B = '/p/b.mapwright';

beforeEach(() => {
  ports = [];
  events = [];
  engines = new ProjectEngines((windows) => ({
    start: () => {
      ports.push(new ScriptedPort());
      return ports.at(-1)!;
    },
    onEvent: ({ event }) => events.push([event, ...windows]),
  }));
});

/** A window opens a project, and the engine that it asks says that it is open. */
async function opens(window: number, path: string, at: number): Promise<void> {
  const answer = engines.ask('project.open', { path }, window);
  await told();
  port(at).answer('project.open', { path });
  await answer;
}

/** Two windows of A. */
async function twoOfA(): Promise<void> {
  engines.enter(1, engines.idle());
  await opens(1, A, 0);
  engines.enter(2, engines.of(1));
}

describe('a window that opens another project', () => {
  it('keeps its engine where it is the only one that shows it', async () => {
    engines.enter(1, engines.idle());
    await opens(1, A, 0);
    await opens(1, B, 0);
    expect(ports).toHaveLength(1);
    expect([engines.showing(A), engines.showing(B)]).toEqual([undefined, engines.of(1)]);
  });

  it('gets another engine where others show the first, which forgets its views', async () => {
    await twoOfA();
    await opens(2, B, 1);
    expect(engines.of(1)).toBe(engines.showing(A));
    expect(engines.of(2)).toBe(engines.showing(B));
    expect(port(0).sent.at(-1)).toMatchObject({ name: 'view.leave', window: 2 });
  });

  it('comes to the engine that has it open, and its own ends', async () => {
    engines.enter(1, engines.idle());
    await opens(1, A, 0);
    engines.enter(2, engines.idle());
    await opens(2, B, 1);
    const killed = vi.spyOn(port(1), 'kill');
    await opens(2, A, 0);
    expect(engines.of(2)).toBe(engines.of(1));
    expect(killed).toHaveBeenCalledOnce();
    expect(engines.all).toHaveLength(1);
  });

  it('comes to the engine that has it open to restore it there', async () => {
    await twoOfA();
    engines.enter(3, engines.idle());
    await opens(3, B, 1);
    const answer = engines.ask('project.restore', { path: A, backup: 'x' }, 3);
    await told();
    port(0).answer('project.restore', { path: A });
    await answer;
    expect(engines.of(3)).toBe(engines.of(1));
    expect(engines.all).toHaveLength(1);
  });

  it('comes to the engine that opens it just now', async () => {
    engines.enter(1, engines.idle());
    const first = engines.ask('project.open', { path: A }, 1);
    engines.enter(2, engines.idle());
    const second = engines.ask('project.open', { path: A }, 2);
    await told();
    expect(port(0).sent.map(({ name, window }) => [name, window])).toEqual([
      ['project.open', 1],
      ['project.open', 2],
    ]);
    for (const { id } of port(0).sent) port(0).say({ id, ok: true, result: { path: A } });
    await Promise.all([first, second]);
    expect(engines.all).toEqual([engines.of(1)]);
  });

  it('hears of what happens meanwhile, and of nothing of the first any more', async () => {
    await twoOfA();
    const answer = engines.ask('project.open', { path: B }, 2);
    port(0).say({ event: 'project.changed', data: { revision: 2 } });
    port(1).say({ event: 'job.started', data: { job: 1, kind: 'check' } });
    await told();
    port(1).answer('project.open', { path: B });
    await answer;
    expect(events).toEqual([
      ['project.changed', 1],
      ['job.started', 2],
    ]);
  });

  it('goes on with the first where that fails, reads it again, and no engine is left over', async () => {
    await twoOfA();
    const answer = engines.ask('project.open', { path: B }, 2);
    await told();
    port(1).refuse('project.open', 'not-found', 'gone');
    await expect(answer).rejects.toMatchObject({ code: 'not-found' });
    expect(engines.of(2)).toBe(engines.of(1));
    expect(engines.all).toHaveLength(1);
    expect(events.at(-1)).toEqual(['project.changed', 1, 2]);
  });

  it('waits for the end of a job, of which it would not hear', async () => {
    await twoOfA();
    port(0).say({ event: 'job.started', data: { job: 1, kind: 'check' } });
    await expect(engines.ask('project.open', { path: B }, 2)).rejects.toMatchObject({ code: 'busy' });
    expect(ports).toHaveLength(1);
  });

  it('opens it after an engine that ends has closed it', async () => {
    engines.enter(1, engines.idle());
    await opens(1, A, 0);
    engines.enter(2, engines.idle());
    const closed = Promise.withResolvers<undefined>();
    vi.spyOn(port(0), 'kill').mockReturnValue(closed.promise);
    void engines.leave(1);
    const answer = engines.ask('project.open', { path: A }, 2);
    await told();
    expect(port(1).sent).toEqual([]);
    closed.resolve(undefined);
    await vi.waitUntil(() => port(1).sent.length > 0);
    port(1).answer('project.open', { path: A });
    await answer;
  });
});

describe('a window that closes its project', () => {
  it('has none then, and another window keeps it', async () => {
    await twoOfA();
    const answer = engines.ask('project.close', {}, 2);
    await told();
    port(1).answer('project.close', null);
    await answer;
    expect(engines.of(1)).toBe(engines.showing(A));
    expect(engines.of(2).supervisor.project).toBeNull();
  });
});

describe('a window that has gone', () => {
  it('ends its engine where no other shows the project', async () => {
    await twoOfA();
    await engines.leave(2);
    expect(engines.all).toHaveLength(1);
    await engines.leave(1);
    expect(engines.all).toEqual([]);
    await expect(engines.ask('project.info', {}, 1)).rejects.toMatchObject({ code: 'engine-restarted' });
  });

  it('while its project opens leaves no engine behind', async () => {
    await twoOfA();
    await engines.leave(1);
    engines.enter(3, engines.of(2));
    const answer = engines.ask('project.open', { path: B }, 3);
    await engines.leave(2);
    void engines.leave(3);
    await expect(answer).rejects.toMatchObject({ code: 'engine-restarted' });
    expect(engines.all).toEqual([]);
  });

  it('and may come back has its engine for a while, and for as long as a job runs', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      engines.enter(1, engines.idle());
      await opens(1, A, 0);
      engines.enter(2, engines.idle());
      void engines.leaveForNow(1, 5_000);
      await vi.advanceTimersByTimeAsync(4_000);
      engines.enter(3, engines.showing(A)!);
      void engines.leaveForNow(3, 5_000);
      await vi.advanceTimersByTimeAsync(4_000);
      expect(engines.showing(A)).toBeDefined();
      port(0).say({ event: 'job.started', data: { job: 1, kind: 'check' } });
      await vi.advanceTimersByTimeAsync(60_000);
      expect(engines.showing(A)).toBeDefined();
      port(0).say({ event: 'job.done', data: { job: 1, kind: 'check', result: null } });
      await vi.advanceTimersByTimeAsync(5_000);
      expect(engines.showing(A)).toBeUndefined();
      void engines.leaveForNow(2, 5_000);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(engines.all).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });
});
