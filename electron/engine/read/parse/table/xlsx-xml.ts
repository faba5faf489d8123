// Reads a part of a workbook as XML: no DTD, no entity beyond XML's own, bounded depth. Prefixes are dropped: workbooks
// use one vocabulary under several of them.
import sax from 'sax';
import { reason, type ErrorReason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import { saxState, STATES } from '../xml/sax-parser.ts';

export interface PartHandler {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  close(name: string): void;
  text(text: string): void;
}

/** The parts of a workbook, by name. */
export interface WorkbookParts {
  readonly path: string;
  readonly names: readonly string[];
  readonly read: (name: string) => AsyncIterable<Uint8Array>;
}

const MAX_DEPTH = 100;
const MAX_ATTRIBUTES = 1_000;

/** A parser of one part, fed with texts of any size. */
export interface PartParser {
  readonly write: (text: string) => void;
  readonly close: () => void;
  /** True where it stands between two tags, so many elements deep, and holds nothing back. */
  readonly standsIn: (depth: number) => boolean;
}

/** Feeds the part to the handler; `afterPiece` may throw to end it, or return false to leave it at that. */
export async function readPart(
  parts: WorkbookParts,
  name: string,
  handler: PartHandler,
  afterPiece: () => boolean = () => true,
): Promise<void> {
  const parser = createPartParser(handler, parts.path, name);
  for await (const text of partTexts(parts, name)) {
    parser.write(text);
    if (!afterPiece()) return;
  }
  parser.close();
}

/** Characters that are worth going through at once. */
const PIECE = 262_144;

/** The part as text. */
export async function* partTexts(parts: WorkbookParts, name: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (bytes: Uint8Array, last: boolean): string => {
    try {
      return decoder.decode(bytes, { stream: !last });
    } catch {
      throw damagedPart(parts.path, name, reason('workbook-not-utf8'));
    }
  };
  let text = '';
  for await (const bytes of parts.read(name)) {
    text += decode(bytes, false);
    if (text.length < PIECE) continue;
    yield text;
    text = '';
  }
  yield text + decode(new Uint8Array(), true);
}

/** A parser that tells the handler, and throws unreadable-source with the part's name and the cause. */
export function createPartParser(handler: PartHandler, path: string, part: string): PartParser {
  const parser = createParser(handler, (cause, detail) => damagedPart(path, part, cause, detail));
  const state = saxState(parser);
  return {
    write: (text) => {
      const { stackTraceLimit } = Error;
      Error.stackTraceLimit = 0;
      try {
        parser.write(text);
      } finally {
        Error.stackTraceLimit = stackTraceLimit;
      }
    },
    close: () => {
      parser.close();
    },
    standsIn: (depth) =>
      state.state === STATES.TEXT && state.tags.length === depth && state.textNode.trim() === '',
  };
}

/** A part that is not as the format has it. */
export function damagedPart(path: string, part: string, cause: ErrorReason, detail?: string): AppError {
  return new AppError('unreadable-source', reason('workbook-part-damaged', { path, part, cause }), detail);
}

/** Makes the error of a part, with what the parser said. */
type Fail = (cause: ErrorReason, detail?: string) => AppError;

function createParser(handler: PartHandler, fail: Fail): sax.SAXParser {
  const options: sax.SAXOptions & { strictEntities: boolean } = { position: false, strictEntities: true };
  const parser = sax.parser(true, options);
  let depth = 0;
  let attributes = 0;
  parser.onopentag = (tag) => {
    attributes = 0;
    if (++depth > MAX_DEPTH) throw fail(reason('workbook-too-deep', { max: MAX_DEPTH }));
    handler.open(localName(tag.name), tag.attributes as Record<string, string>);
  };
  parser.onclosetag = (name) => {
    depth--;
    handler.close(localName(name));
  };
  parser.onattribute = () => {
    if (++attributes > MAX_ATTRIBUTES)
      throw fail(reason('workbook-many-attributes', { max: MAX_ATTRIBUTES }));
  };
  parser.ontext = (text) => {
    handler.text(text);
  };
  parser.oncdata = (text) => {
    handler.text(text);
  };
  parser.ondoctype = () => {
    throw fail(reason('workbook-doctype'));
  };
  parser.onerror = (error) => {
    throw fail(reason('workbook-malformed'), error.message.split('\n')[0]);
  };
  return parser;
}

function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}

/** The attribute under any prefix. */
export function attributeOf(attributes: Readonly<Record<string, string>>, local: string): string | undefined {
  if (attributes[local] !== undefined) return attributes[local];
  const key = Object.keys(attributes).find((name) => localName(name) === local);
  return key === undefined ? undefined : attributes[key];
}
