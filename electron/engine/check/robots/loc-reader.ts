// Tells of very many addresses, as bytes, what is to be told of their paths: finds whose robots.txt counts and brings paths
// into the form in which patterns are compared. It knows no rule.
import { robotsPath } from '../../../../shared/protocol/robots-verdict.ts';
import { isPlainPath, PathBytes } from './path-bytes.ts';

/** No robots.txt of the project is for the address. */
export const NO_ROBOTS = -1;

/** What is to be told of a path that stands from `from` to `to`. */
export type PathJudge = (path: Uint8Array, from: number, to: number) => number;

/** What is told of the address that stands from `from` to `to` in UTF-8, or NO_ROBOTS. */
export type LocReader = (text: Uint8Array, from: number, to: number) => number;

/** Scheme, authority and the first slash; what comes before a path that needs no further look. */
const ORIGIN = /^https?:\/\/[^/?#;\\\s]+\//i;
/** Origins kept by the way they are written; a set of very many hosts starts over. */
const ORIGINS_KEPT = 10_000;
/** Origins of the last addresses, of which the next one probably is. */
const ORIGINS_TRIED = 4;

/** How addresses of an origin begin, and who judges their paths; null where nobody does. */
interface KnownOrigin {
  readonly start: Uint8Array;
  readonly judge: PathJudge | null;
}

/** Fastest where addresses are of few origins, or those of one come in a row. `judgeOf` is asked once an origin. */
export function locReader(judgeOf: (origin: string) => PathJudge | null): LocReader {
  const path = new PathBytes();
  const known = new Map<string, KnownOrigin>();
  const recent: KnownOrigin[] = [];
  let next = 0;
  const learn = (start: string): KnownOrigin => {
    if (known.size >= ORIGINS_KEPT) known.clear();
    const origin = known.get(start) ?? { start: Buffer.from(start), judge: judgeOf(originOf(start) ?? '') };
    known.set(start, origin);
    recent[next++ % ORIGINS_TRIED] = origin;
    return origin;
  };
  const readOdd = (loc: string): number => {
    const judge = judgeOf(originOf(loc) ?? '');
    if (!judge) return NO_ROBOTS;
    const length = path.write(robotsPath(loc));
    return judge(path.bytes, 0, length);
  };
  return (text, from, to) => {
    let origin: KnownOrigin | null = null;
    for (let i = 0; i < recent.length && !origin; i++) {
      const one = recent[i];
      if (one && beginsWith(text, from, to, one.start)) origin = one;
    }
    if (!origin) {
      const loc = Buffer.from(text.buffer, text.byteOffset + from, to - from).toString('utf8');
      const start = ORIGIN.exec(loc)?.[0];
      if (start === undefined) return readOdd(loc);
      origin = learn(start);
    }
    if (!origin.judge) return NO_ROBOTS;
    const start = from + origin.start.length - 1;
    if (isPlainPath(text, start, to)) return origin.judge(text, start, to);
    const length = path.encode(text, start, to);
    return origin.judge(path.bytes, 0, length);
  };
}

/** Whether the text from `from` to `to` begins so. */
export function beginsWith(text: Uint8Array, from: number, to: number, start: Uint8Array): boolean {
  if (to - from < start.length) return false;
  for (let i = 0; i < start.length; i++) if (text[from + i] !== start[i]) return false;
  return true;
}

/** Scheme, host and port as they are compared; null for what is no address of the web. */
export function originOf(loc: string): string | null {
  const url = URL.parse(loc);
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.origin : null;
}
