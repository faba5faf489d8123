// What is asked of all addresses, as plain data, and the function that answers. It reads no file and no row.
import { locReader, type LocReader } from './loc-reader.ts';
import { RobotsJudge, type RobotsText } from './robots-judge.ts';
import { changeJudge } from './verdict-changes.ts';

interface ChangedOnly {
  /** Texts whose rules match where any verdict can have changed: no others are judged. null = all are. */
  readonly changed: readonly RobotsText[] | null;
}

/** Which crawlers are kept from an address: bit n for the nth, NO_ROBOTS where no file is for it. */
export interface MaskQuestion extends ChangedOnly {
  readonly kind: 'mask';
  readonly files: readonly RobotsText[];
  readonly agents: readonly string[];
}

/** For whom another text of one robots.txt changes the verdict; see changeOf. */
export interface ChangeQuestion extends ChangedOnly {
  readonly kind: 'change';
  readonly origin: string;
  readonly before: string;
  readonly after: string;
  readonly agents: readonly string[];
}

export type RobotsQuestion = MaskQuestion | ChangeQuestion;

/** The answer where no verdict can have changed. */
export const UNTOUCHED = -2;

/** Answers for one address after the other. */
export function addressJudge(question: RobotsQuestion): LocReader {
  const read = answerOf(question);
  if (question.changed === null) return read;
  const isTouched = worthwhile(new RobotsJudge(question.changed).bytesReader(['*']));
  return (text, from, to) => (isTouched(text, from, to) > 0 ? read(text, from, to) : UNTOUCHED);
}

function answerOf(question: RobotsQuestion): LocReader {
  if (question.kind === 'mask') return new RobotsJudge(question.files).bytesReader(question.agents);
  const { origin, before, after, agents } = question;
  const judge = changeJudge(before, after, agents);
  return locReader((asked) => (asked === origin ? judge : null));
}

/** Where nearly all addresses match, asking first only takes longer: it is tried again now and then. */
function worthwhile(read: LocReader): LocReader {
  let [asked, matched, spared] = [0, 0, 0];
  return (text, from, to) => {
    if (spared > 0) {
      spared--;
      return 1;
    }
    const found = read(text, from, to);
    asked++;
    if (found > 0) matched++;
    if (asked < TRIED) return found;
    if (matched > asked * NEARLY_ALL) spared = SPARED;
    [asked, matched] = [0, 0];
    return found;
  };
}

/** Addresses that are asked to know how many match, and those that are spared then. */
const TRIED = 500;
const SPARED = 10_000;
/** Asking first takes about a third of the time of a verdict. */
const NEARLY_ALL = 2 / 3;
