// One message of the fuzzer that breaks the contract, for the engine's port or for a host's socket. The same seed and number
// always make the same one.
import * as v from 'valibot';
import { hostParams, HOST_REQUEST_NAMES } from '../../../shared/contract/host.ts';
import { isRequestName, REQUEST_NAMES, schemaOf } from '../../../shared/contract/requests/requests.ts';
import { randomFor, type Random } from '../make-input.ts';
import { nearParams, pick } from './near-params.ts';

/** What a socket is sent: a text, or bytes, which it takes for no message at all. */
export type SocketMessage = string | Buffer;

/** The request whose turn it is; all have theirs. */
const ALL_NAMES: readonly string[] = [...REQUEST_NAMES, ...HOST_REQUEST_NAMES];

/** A message that the port of an engine carries and no request takes. */
export function portMessage(seed: number, number: number): unknown {
  const random = randomFor(seed, number);
  const name = REQUEST_NAMES[number % REQUEST_NAMES.length]!;
  const params = (): unknown => spoilt(nearParams(schemaOf(name), random), random, CLONED);
  return refused(name, params, random);
}

/** The text of a message, or something that is none. */
export function socketMessage(seed: number, number: number): SocketMessage {
  const random = randomFor(seed, number);
  const name = ALL_NAMES[number % ALL_NAMES.length]!;
  const params = (): unknown => throughJson(spoilt(nearParams(schemaNamed(name)!, random), random, PLAIN));
  const text = JSON.stringify(refused(name, params, random));
  switch (random(12)) {
    case 0:
      return cut(text, random);
    case 1:
      return Buffer.from(text);
    case 2:
      return `${'[{"params":'.repeat(1 + random(2_000))}${text}`;
    default:
      return text;
  }
}

/** Half are wrong in their parameters alone, the others in what is around them. */
function refused(name: string, params: () => unknown, random: Random): unknown {
  const id = random(1_000_000);
  if (random(2) === 0) return pick(AROUND, random)({ id, name, params: params() }, random);
  for (;;) {
    const made = params();
    if (!v.safeParse(schemaNamed(name)!, made).success) return { id, name, params: made };
  }
}

type Message = Readonly<Record<'id' | 'name' | 'params', unknown>>;

const AROUND: readonly ((message: Message, random: Random) => unknown)[] = [
  (message, random) => ({
    ...message,
    name: pick(['', '__proto__', 'constructor', 'toString', 'x'], random),
  }),
  (message, random) => ({ ...message, id: pick([null, 'a', 0.5, 1e300, {}, [], true], random) }),
  (message, random) => ({ ...message, name: pick([null, 1, {}, [message.name], true], random) }),
  (message) => ({ ...message, more: 1 }),
  ({ id, params }) => ({ id, params }),
  ({ name, params }) => ({ name, params }),
  (message) => [message],
  ({ id, name }) => JSON.stringify({ id, name, params: {} }),
  (_, random) => pick([null, 1, '', [], {}], random),
];

/** Whatever JSON carries, */
const PLAIN: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  '',
  'x'.repeat(10_000),
  [],
  {},
  [[[]]],
  deep(500),
];
/** and what only a structured clone does. */
const CLONED: readonly unknown[] = [
  ...PLAIN,
  undefined,
  NaN,
  -0,
  10n,
  new Date(NaN),
  /x/,
  new Map([[1, {}]]),
  new Set([null]),
  new Uint8Array(1_000),
  new Float64Array(2),
  new Error('odd'),
];

/** The value with one thing wrong somewhere in it: something odd in a place, a member more, or one less. */
function spoilt(value: unknown, random: Random, odd: readonly unknown[]): unknown {
  if (typeof value !== 'object' || value === null || random(4) === 0) return pick(odd, random);
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    const at = random(items.length + 1);
    return [...items.slice(0, at), spoilt(items[at], random, odd), ...items.slice(at + 1)];
  }
  const entries = Object.entries(value);
  if (entries.length === 0 || random(4) === 0) return withMember(value, pick(odd, random), random);
  const at = random(entries.length);
  if (random(4) === 0) return Object.fromEntries(entries.filter((_, n) => n !== at));
  return Object.fromEntries(entries.map(([key, one], n) => [key, n === at ? spoilt(one, random, odd) : one]));
}

/** As a member of its own, also where a prototype is meant. */
function withMember(value: object, member: unknown, random: Random): object {
  const copy = { ...value };
  const key = pick(['__proto__', 'constructor', '', 'more', 'ID'], random);
  return Object.defineProperty(copy, key, { value: member, enumerable: true });
}

function deep(levels: number): unknown {
  let value: unknown = [];
  for (let n = 0; n < levels; n++) value = { params: [value] };
  return value;
}

/** As the other side reads it: what JSON has no word for has gone. */
function throughJson(value: unknown): unknown {
  return (JSON.parse(JSON.stringify({ value })) as { readonly value?: unknown }).value;
}

/** Cut off, or with a character that JSON has in no place. */
function cut(text: string, random: Random): string {
  const at = random(text.length);
  return random(2) === 0 ? text.slice(0, at) : `${text.slice(0, at)}\0${text.slice(at)}`;
}

function schemaNamed(name: string): v.GenericSchema | undefined {
  if (isRequestName(name)) return schemaOf(name);
  return Object.hasOwn(hostParams, name) ? hostParams[name as keyof typeof hostParams] : undefined;
}
