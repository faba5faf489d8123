// One input of the fuzzer: a seed with some random damage. The same seed and number always make the same bytes.
import { gzipSync } from 'node:zlib';
import { TOKENS } from './corpus.ts';

const MAX_INPUT_BYTES = 10_000;

/** Numbers from 0 up to, but not including, the given one. */
export type Random = (below: number) => number;

/** Mulberry32, started from the run's seed and the input's number. */
export function randomFor(seed: number, number: number): Random {
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b)) >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

/** A damaged seed; one in eight is packed, of which half are damaged again. One in sixteen is a damaged archive. */
export function makeInput(
  corpus: readonly Buffer[],
  random: Random,
  archives: readonly Buffer[] = [],
): Buffer {
  if (archives.length > 0 && random(16) === 0) {
    let archive = pick(archives, random);
    for (let times = random(4); times > 0; times--) archive = mutate(archive, corpus, random);
    return archive.subarray(0, MAX_INPUT_BYTES);
  }
  let bytes = pick(corpus, random);
  for (let times = 1 + random(6); times > 0; times--) bytes = mutate(bytes, corpus, random);
  if (random(8) === 0) {
    bytes = gzipSync(bytes);
    if (random(4) === 0) bytes = Buffer.concat([bytes, gzipSync(pick(corpus, random))]);
    if (random(2) === 0) bytes = mutate(bytes, corpus, random);
  }
  return bytes.subarray(0, MAX_INPUT_BYTES);
}

type Mutation = (bytes: Buffer, corpus: readonly Buffer[], random: Random) => Buffer;

function mutate(bytes: Buffer, corpus: readonly Buffer[], random: Random): Buffer {
  return pick(MUTATIONS, random)(bytes, corpus, random);
}

const MUTATIONS: readonly Mutation[] = [
  // a bit, or some bytes
  (bytes, _, random) => {
    const copy = Buffer.from(bytes);
    const at = random(copy.length);
    if (copy.length > 0) copy[at] = (copy[at] ?? 0) ^ (1 << random(8));
    return copy;
  },
  (bytes, _, random) => {
    const copy = Buffer.from(bytes);
    for (let n = 1 + random(4); n > 0 && copy.length > 0; n--) copy[random(copy.length)] = random(256);
    return copy;
  },
  // an end lost, or a middle
  (bytes, _, random) => bytes.subarray(0, random(bytes.length + 1)),
  (bytes, _, random) => {
    const [from, to] = span(bytes, random, 200);
    return replace(bytes, from, to, Buffer.alloc(0));
  },
  // a part twice, or many times
  (bytes, _, random) => {
    const [from, to] = span(bytes, random, 200);
    const part = bytes.subarray(from, to);
    return replace(bytes, to, to, Buffer.concat(Array.from({ length: 1 + random(8) }, () => part)));
  },
  // a part of another seed
  (bytes, corpus, random) => {
    const other = pick(corpus, random);
    const [from, to] = span(other, random, 1_000);
    const at = random(bytes.length + 1);
    return replace(bytes, at, Math.min(bytes.length, at + random(100)), other.subarray(from, to));
  },
  insertToken,
  insertToken,
  insertToken,
  swapTokens,
  swapTokens,
];

function insertToken(bytes: Buffer, _: readonly Buffer[], random: Random): Buffer {
  const token = Buffer.from(pick(TOKENS, random));
  const at = random(bytes.length + 1);
  return replace(bytes, at, at, Buffer.concat(Array.from({ length: 1 + random(3) }, () => token)));
}

/** Two tags or texts change places, or one takes the place of another. */
function swapTokens(bytes: Buffer, _: readonly Buffer[], random: Random): Buffer {
  const parts = bytes.toString('latin1').split(/(?<=>)|(?=<)|(?<=\n)/);
  const [a, b] = [random(parts.length), random(parts.length)];
  const [first = '', second = ''] = [parts[a], parts[b]];
  parts[a] = second;
  if (random(2) === 0) parts[b] = first;
  return Buffer.from(parts.join(''), 'latin1');
}

function span(bytes: Buffer, random: Random, longest: number): [from: number, to: number] {
  const from = random(bytes.length + 1);
  return [from, Math.min(bytes.length, from + random(longest))];
}

function replace(bytes: Buffer, from: number, to: number, by: Buffer): Buffer {
  return Buffer.concat([bytes.subarray(0, from), by, bytes.subarray(to)]).subarray(0, MAX_INPUT_BYTES);
}

function pick<T>(all: readonly T[], random: Random): T {
  const found = all[random(all.length)];
  if (found === undefined) throw new Error('There is nothing to pick from.');
  return found;
}
