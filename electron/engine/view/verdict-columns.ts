// What views ask of robots.txt: verdicts of rows for single crawlers as numbers that sort, and what these stand for. How
// they are made is not for this stage.
import type { AgentVerdict } from '../../../shared/model/robots.ts';
import {
  agentOfColumn,
  lineOfValue,
  lineValue,
  NO_LINE,
  type DecidingLine,
} from '../../../shared/model/rows/robots-column.ts';
import type { SetValue } from '../../../shared/model/rows/view-query.ts';
import type { ViewDatabase } from './view-database.ts';

/** The project has no robots.txt for the address. */
export const NO_CODE = -1;

/** Neighbouring rows in ascending order of their ids, with their codes. */
export interface PackedCodes {
  readonly codes: ArrayLike<number>;
  readonly id: (place: number) => number;
}

/** A verdict that a code stands for. */
export interface CodedVerdict {
  readonly allowed: boolean;
  /** null = no line matches. */
  readonly line: DecidingLine | null;
}

/** Codes of blocked rows are above those of allowed ones, and of each those of later lines above those of earlier ones. */
export interface RobotsVerdicts {
  code(agent: string, loc: string): number;
  /** Of the rows of an id range, deleted ones too; meant for some thousands. */
  codesOf(agent: string, first: number, last: number): PackedCodes;
  /** What a code that is not NO_CODE stands for. */
  decode(code: number): CodedVerdict;
  /** The group that counts for the crawler in the file of such a code: "*" for that for all, null for none. */
  groupOf(agent: string, code: number): string | null;
}

export const NO_VERDICTS: RobotsVerdicts = {
  code: () => NO_CODE,
  codesOf: () => ({ codes: [], id: () => 0 }),
  decode: () => ({ allowed: true, line: null }),
  groupOf: () => null,
};

/** The SQL function for the code of an address: robots_code(loc, agent); null without robots.txt. */
export const ROBOTS_CODE = 'robots_code';

/** The verdicts of an address for these crawlers; none where the project has no robots.txt for it. */
export function verdictsFor(
  verdicts: RobotsVerdicts,
  agents: readonly string[],
  loc: string,
): AgentVerdict[] {
  return agents.flatMap((agent): AgentVerdict[] => {
    const code = verdicts.code(agent, loc);
    if (code === NO_CODE) return [];
    const { allowed, line } = verdicts.decode(code);
    const group = verdicts.groupOf(agent, code);
    return [{ agent, allowed, line: line?.line ?? null, rule: line?.rule ?? null, group }];
  });
}

/** A condition on the column of a crawler. */
export interface CodeTest {
  readonly agent: string;
  readonly accepts: (code: number, verdicts: RobotsVerdicts) => boolean;
}

/**
 * Rows with one of the values of such a column. A line is known by its text: it stays the same where others are put
 * before it.
 */
export function codeTest(column: string, values: readonly SetValue[]): CodeTest {
  const wanted = new Set<SetValue>(
    values.map((value) => {
      const line = typeof value === 'string' ? lineOfValue(value) : null;
      return line ? lineValue({ ...line, line: 0 }) : value;
    }),
  );
  const known = new Map<number, boolean>();
  const judge = (code: number, verdicts: RobotsVerdicts): boolean => {
    if (code === NO_CODE) return wanted.has(null);
    const { allowed, line } = verdicts.decode(code);
    if (wanted.has(allowed ? 'allowed' : 'blocked')) return true;
    return wanted.has(line ? lineValue({ ...line, line: 0 }) : NO_LINE);
  };
  return {
    agent: agentOfColumn(column) ?? '',
    accepts: (code, verdicts) => {
      let met = known.get(code);
      if (met === undefined) known.set(code, (met = judge(code, verdicts)));
      return met;
    },
  };
}

/** Where rows are so far apart, each is asked by itself. */
const SPARSE = 8;
const ROWS_AT_ONCE = 4_096;

/** The codes of rows by ascending ids, a part at a time: whoever visits them can pause in between. */
export function* codesOfIds(
  db: ViewDatabase,
  verdicts: RobotsVerdicts,
  agent: string,
  ids: Uint32Array,
): Generator<{ readonly ids: Uint32Array; readonly codes: Float64Array }> {
  for (let at = 0; at < ids.length; at += ROWS_AT_ONCE) {
    const part = ids.subarray(at, at + ROWS_AT_ONCE);
    const [first, last] = [part[0] ?? 0, part.at(-1) ?? 0];
    const codes = new Float64Array(part.length).fill(NO_CODE);
    if (last - first < part.length * SPARSE) {
      const packed = verdicts.codesOf(agent, first, last);
      for (let place = 0, to = 0; place < packed.codes.length && to < part.length; place++) {
        if (packed.id(place) === part[to]) codes[to++] = packed.codes[place] ?? NO_CODE;
      }
    } else {
      const rows = db.all(
        `SELECT wanted.key, ${ROBOTS_CODE}(loc, ?) FROM json_each(?) AS wanted CROSS JOIN url ON url.id = wanted.value`,
        agent,
        `[${part.join()}]`,
      );
      for (const [key, code] of rows) if (code !== null) codes[Number(key)] = Number(code);
    }
    yield { ids: part, codes };
  }
}
