// The parts of a line of robots.txt, for colouring it. Pure: it judges no file and draws nothing.
import { readRobotsLine, type RobotsLine } from '../../../shared/protocol/robots-lines.ts';
import { stripEnd } from '../../../shared/protocol/strip-ends.ts';
import { isKnownKey, LINE_LENGTH } from '../../../shared/protocol/robots-findings.ts';

/** `other` is what stands between the parts, and lines without a key. */
export type RobotsPart = 'name' | 'unknown' | 'value' | 'wildcard' | 'comment' | 'other';

export interface LinePart {
  readonly kind: RobotsPart;
  readonly text: string;
}

/** Wildcards of a line that are parts: of thousands each would be an element of the page. */
const MOST_WILDCARDS = 200;

/** The parts of one line, which joined are the line. A line is read as crawlers read it. */
export function robotsParts(line: string): readonly LinePart[] {
  const read = line.slice(0, LINE_LENGTH);
  const hash = read.indexOf('#');
  const body = hash < 0 ? read : read.slice(0, hash);
  const comment = hash < 0 ? '' : read.slice(hash);
  return [
    ...recordParts(body, readRobotsLine(body, 1)),
    { kind: 'comment' as const, text: comment },
    { kind: 'other' as const, text: line.slice(LINE_LENGTH) },
  ].filter(({ text }) => text !== '');
}

function recordParts(body: string, record: RobotsLine | null): LinePart[] {
  if (!record) return [{ kind: 'other', text: body }];
  const start = body.length - body.trimStart().length;
  const value = record.value === '' ? body.length : body.lastIndexOf(record.value);
  // Where the colon of an address serves as that of the line, blanks behind it are not part of the value.
  if (value < 0) return [{ kind: 'other', text: body }];
  const key = stripEnd(body.slice(start, value), /[ \t:=]/);
  const end = value + record.value.length;
  return [
    { kind: 'other', text: body.slice(0, start) },
    { kind: isKnownKey(record) ? 'name' : 'unknown', text: key },
    { kind: 'other', text: body.slice(start + key.length, value) },
    ...valueParts(record),
    { kind: 'other', text: body.slice(end) },
  ];
}

/** In rules "*" stands for any characters and a final "$" for the end; "*" alone for any crawler. */
function valueParts({ key, value }: RobotsLine): LinePart[] {
  const pattern =
    key === 'allow' || key === 'disallow' ? /(\*|\$$)/ : key === 'user-agent' ? /^(\*)(?=\s|$)/ : null;
  if (!pattern) return [{ kind: 'value', text: value }];
  const parts = value.split(pattern);
  if (parts.length > MOST_WILDCARDS * 2) return [{ kind: 'value', text: value }];
  return parts.map((text, i) => ({ kind: i % 2 === 1 ? ('wildcard' as const) : ('value' as const), text }));
}
