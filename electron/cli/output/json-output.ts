// Writes JSON without holding it whole: the lists of the top level go out element by element. It changes no value.
import type { Output } from './output.ts';

/** A value of the top level: plain data, a list that is still being made, or a function that is asked in its turn. */
type JsonPart = unknown;

const CHUNK = 64 * 1024;

/** Writes one JSON object and a line break; arrays and async iterables among its values get a line per element. */
export async function writeJson(out: Output, value: Readonly<Record<string, JsonPart>>): Promise<void> {
  let pending = '{';
  let first = true;
  for (const [key, given] of Object.entries(value)) {
    const part: unknown = typeof given === 'function' ? (given as () => unknown)() : given;
    if (part === undefined) continue;
    pending += `${first ? '' : ',\n '}${JSON.stringify(key)}: `;
    first = false;
    if (!isList(part)) {
      pending += JSON.stringify(part);
      continue;
    }
    let separator = '[\n  ';
    for await (const element of part) {
      pending += separator + JSON.stringify(element);
      separator = ',\n  ';
      if (pending.length < CHUNK) continue;
      await out.write(pending);
      pending = '';
    }
    pending += separator.startsWith('[') ? '[]' : '\n ]';
  }
  await out.write(`${pending}}\n`);
}

function isList(part: unknown): part is AsyncIterable<unknown> | readonly unknown[] {
  return Array.isArray(part) || (typeof part === 'object' && part !== null && Symbol.asyncIterator in part);
}
