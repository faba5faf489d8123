// Sends malformed messages to a real engine process, by its port and through the socket of a browser host, and looks whether
// each is answered by a refusal, and the engine lives on with its project as it was.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { WebSocket } from 'ws';
import { forkEngine } from '../../../electron/supervisor/fork-port.ts';
import type { EnginePort } from '../../../electron/supervisor/engine-port.ts';
import type { ProjectInfo } from '../../../shared/model/project.ts';
import type { WireMessage, WireRequest } from '../../../shared/contract/wire.ts';
import { addingUrls } from '../../engine/add-urls.ts';
import { startTestHost } from '../../hosts/test-host.ts';
import { memoryOf } from './memory-of.ts';
import { portMessage, socketMessage } from './malformed-message.ts';

export interface MessageRun {
  readonly seed: number;
  readonly messages: number;
}

export interface MessageFigures {
  readonly messages: number;
  /** Resident memory of the engine after a tenth of the messages and after all, MB; 0 where the system does not tell. */
  readonly early: number;
  readonly late: number;
  /** Empty where all is well. */
  readonly failures: readonly string[];
}

/** How many are under way at a time. */
const AHEAD = 500;
const REFUSALS: ReadonlySet<string> = new Set(['invalid-request', 'no-access']);
const URLS = ['https://www.example.com/', 'https://www.example.com/b'];
/** No malformed message has it. */
const LAST_ID = 2_000_000_000;
/** Stands for the answers that no longer come. */
const NOBODY: WireMessage = { id: -1, ok: false, error: { code: 'internal', message: 'Nobody is there.' } };

/** By the port: structured clones, as a host whose page was taken over could send them. */
export function sendToPort(run: MessageRun): Promise<MessageFigures> {
  return withFolder(async (folder) => {
    const port = forkEngine();
    let hear: (message: WireMessage) => void = () => undefined;
    let ended: string | null = null;
    port.onMessage((message) => {
      hear(message);
    });
    port.onExit((how) => {
      ended = how;
      hear(NOBODY);
    });
    const line: Line = {
      send: (message) => {
        port.send(message as WireRequest);
      },
      listen: (listener) => (hear = listener),
      message: (number) => portMessage(run.seed, number),
      memory: () => memoryOf(port.pid),
      ended: () => ended,
    };
    try {
      return await sendAll(line, join(folder, 'site.mapwright'), run);
    } finally {
      await port.kill();
    }
  });
}

/** Through the socket: texts and bytes. The host has a gate for paths in front of its engine. */
export async function sendToSocket(run: MessageRun): Promise<MessageFigures> {
  let engine: EnginePort | undefined;
  let starts = 0;
  const host = await startTestHost(() => {
    starts++;
    engine = forkEngine();
    return engine;
  });
  try {
    const line = socketLine(await host.connect(await host.login()), () => memoryOf(engine?.pid), run.seed);
    const ended = (): string | null => (starts > 1 ? 'the engine ended' : line.ended());
    await ask(line, 'files.choose', { paths: [projectIn(host.folder)] });
    return await sendAll({ ...line, ended }, projectIn(host.folder), run);
  } finally {
    await host.stop();
  }
}

function projectIn(folder: string): string {
  return join(folder, 'site.mapwright');
}

function socketLine(socket: WebSocket, memory: () => number, seed: number): Line {
  let hear: (message: WireMessage) => void = () => undefined;
  let closed: string | null = null;
  socket.on('message', (data: Buffer) => {
    hear(JSON.parse(data.toString('utf8')) as WireMessage);
  });
  socket.on('close', (code) => {
    closed = `the socket was closed (${String(code)})`;
    hear(NOBODY);
  });
  return {
    send: (message) => {
      socket.send(
        typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message),
      );
    },
    listen: (listener) => (hear = listener),
    message: (number) => socketMessage(seed, number),
    memory,
    ended: () => closed,
  };
}

/** One way to an engine. */
interface Line {
  readonly send: (message: unknown) => void;
  /** Takes the place of the listener before. */
  readonly listen: (listener: (message: WireMessage) => void) => void;
  readonly message: (number: number) => unknown;
  readonly memory: () => number;
  /** How it ended, or null. */
  readonly ended: () => string | null;
}

async function sendAll(line: Line, path: string, { messages }: MessageRun): Promise<MessageFigures> {
  await ask(line, 'project.create', { path });
  await ask(line, 'edit.paste', addingUrls(URLS));
  const before = await ask(line, 'project.info', {});
  const failures: string[] = [];
  let early = 0;
  for (let from = 0; from < messages && failures.length === 0; from += AHEAD) {
    const count = Math.min(AHEAD, messages - from);
    failures.push(...(await refusals(line, from, count)));
    if (from <= messages / 10) early = line.memory();
  }
  const late = line.memory();
  if (failures.length === 0) {
    const after = await ask(line, 'project.info', {});
    if (!isDeepStrictEqual(after, before)) failures.push('the project is not as it was');
  }
  return { messages, early, late, failures };
}

/** What was wrong with the answers to so many messages. */
function refusals(line: Line, from: number, count: number): Promise<readonly string[]> {
  return new Promise((resolve) => {
    const flaws: string[] = [];
    let answers = 0;
    line.listen((message) => {
      if ('event' in message) return;
      answers++;
      const end = line.ended();
      if (end !== null) resolve([`${end} within the ${String(count)} messages from ${String(from)}`]);
      else if (message.ok || !REFUSALS.has(message.error.code) || message.error.message === '')
        flaws.push(
          `within the ${String(count)} from ${String(from)}: ${JSON.stringify(message).slice(0, 300)}`,
        );
      if (answers === count) resolve(flaws);
    });
    for (let number = from; number < from + count; number++) line.send(line.message(number));
  });
}

function ask(line: Line, name: 'project.info', params: object): Promise<ProjectInfo>;
function ask(line: Line, name: string, params: object): Promise<unknown>;
function ask(line: Line, name: string, params: object): Promise<unknown> {
  return new Promise((resolve, reject) => {
    line.listen((message) => {
      if ('event' in message || message.id !== LAST_ID) return;
      if (message.ok) resolve(message.result);
      else reject(new Error(`${name}: ${message.error.message}`));
    });
    line.send({ id: LAST_ID, name, params });
  });
}

async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'mapwright-messages-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
