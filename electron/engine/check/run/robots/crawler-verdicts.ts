// The columns of single crawlers: which line of which robots.txt decides about a row, as a number. It wires store and
// check, and keeps nothing longer than the files are as they are.
import { robotsLines } from '../../../../../shared/protocol/robots-lines.ts';
import type { LocReader } from '../../robots/loc-reader.ts';
import { lineOfCode } from '../../robots/robots-judge.ts';
import { PathBytes } from '../../robots/path-bytes.ts';
import type { ProjectStore } from '../../../store/store.ts';
import { JoinedLocs } from '../../../store/rows/joined-locs.ts';
import { NO_VERDICTS, type RobotsVerdicts } from '../../../view/verdict-columns.ts';
import { judgeTexts } from '../judge-texts.ts';
import { robotsJudge, textsOf } from './judge-of-project.ts';

/** For the files as they are now. */
export function robotsVerdicts({ db, robots }: Pick<ProjectStore, 'db' | 'robots'>): RobotsVerdicts {
  const judge = robotsJudge({ robots });
  if (!judge) return NO_VERDICTS;
  const files = textsOf(robots.files());
  const rules = files.map((): ReadonlyMap<number, string> | null => null);
  const readers = new Map<string, LocReader>();
  const readerOf = (agent: string): LocReader => {
    const reader = readers.get(agent) ?? judge.lineReader(agent);
    readers.set(agent, reader);
    return reader;
  };
  const loc = new PathBytes();
  return {
    code: (agent, text) => {
      const length = loc.write(text);
      return readerOf(agent)(loc.bytes, 0, length);
    },
    codesOf: (agent, first, last) => {
      const part = new JoinedLocs(db, first, last, true);
      return {
        codes: part.count === 0 ? [] : judgeTexts(readerOf(agent), part.texts()),
        id: (place) => part.id(place),
      };
    },
    decode: (code) => {
      const { allowed, line, file } = lineOfCode(code);
      const { origin = '', content = '' } = files[file] ?? {};
      const known = (rules[file] ??= new Map(
        Array.from(robotsLines(content), (one) => [one.line, one.text]),
      ));
      return { allowed, line: line === 0 ? null : { origin, line, rule: known.get(line) ?? '' } };
    },
    groupOf: (agent, code) => judge.groupFor(agent, files[lineOfCode(code).file]?.origin ?? ''),
  };
}
