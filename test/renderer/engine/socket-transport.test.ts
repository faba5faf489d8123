// The WebSocket transport against a socket that the test plays.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SocketTransport } from '../../../renderer/engine/socket-transport.ts';

class PlayedSocket {
  static all: PlayedSocket[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: { id: number; name: string; params: unknown }[] = [];

  constructor() {
    PlayedSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as PlayedSocket['sent'][number]);
  }

  answer(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const latest = (): PlayedSocket => PlayedSocket.all.at(-1) ?? expect.fail('no socket');

beforeEach(() => {
  vi.useFakeTimers();
  PlayedSocket.all = [];
  vi.stubGlobal('WebSocket', PlayedSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('SocketTransport', () => {
  it('keeps requests until the first connection, then matches answers by id', async () => {
    const transport = new SocketTransport(() => 'ws://here/socket');
    const first = transport.ask('project.info', {});
    const second = transport.ask('host.info', {});
    expect(latest().sent).toEqual([]);
    latest().onopen?.();
    const [one, two] = latest().sent;
    latest().answer({ id: two?.id, ok: true, result: 'second' });
    latest().answer({ id: one?.id, ok: true, result: 'first' });
    expect(await first).toBe('first');
    expect(await second).toBe('second');
  });

  it('rejects with the code and message of an error answer', async () => {
    const transport = new SocketTransport(() => 'ws://here/socket');
    const asked = transport.ask('project.open', { path: '/x' });
    latest().onopen?.();
    latest().answer({ id: latest().sent[0]?.id, ok: false, error: { code: 'not-found', message: 'No /x.' } });
    await expect(asked).rejects.toMatchObject({ code: 'not-found', message: 'No /x.' });
  });

  it('tells events to every listener until it unsubscribes', () => {
    const transport = new SocketTransport(() => 'ws://here/socket');
    const heard: unknown[] = [];
    const end = transport.events.add((event) => heard.push(event.event));
    latest().answer({ event: 'project.changed', data: { revision: 2 } });
    end();
    latest().answer({ event: 'project.changed', data: { revision: 3 } });
    expect(heard).toEqual(['project.changed']);
  });

  it('rejects what is under way when the connection is lost, tries again with growing pauses, and tells both', async () => {
    const transport = new SocketTransport(() => 'ws://here/socket');
    const told: string[] = [];
    transport.connection.add((state) => told.push(state));
    latest().onopen?.();
    const asked = transport.ask('project.info', {});
    latest().onclose?.();
    await expect(asked).rejects.toMatchObject({ code: 'connection-lost' });
    await expect(transport.ask('project.info', {})).rejects.toMatchObject({ code: 'not-connected' });
    vi.advanceTimersByTime(250);
    expect(PlayedSocket.all).toHaveLength(2);
    latest().onclose?.();
    vi.advanceTimersByTime(499);
    expect(PlayedSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(PlayedSocket.all).toHaveLength(3);
    latest().onopen?.();
    expect(told).toEqual(['lost', 'open']);
    const again = transport.ask('project.info', {});
    latest().answer({ id: latest().sent[0]?.id, ok: true, result: 'back' });
    expect(await again).toBe('back');
  });

  it('takes the host to have ended after some tries, and goes on trying', () => {
    const transport = new SocketTransport(() => 'ws://here/socket');
    const told: string[] = [];
    transport.connection.add((state) => told.push(state));
    latest().onopen?.();
    for (let tries = 0; tries < 7; tries++) {
      latest().onclose?.();
      vi.advanceTimersByTime(5_000);
    }
    expect(told).toEqual(['lost']);
    for (let tries = 0; tries < 2; tries++) {
      latest().onclose?.();
      vi.advanceTimersByTime(5_000);
      expect(told).toEqual(['lost', 'ended']);
    }
    latest().onopen?.();
    expect(told).toEqual(['lost', 'ended', 'open']);
  });
});
