// Reads one file as far as it can be done without the project: unpack → parse. It runs in the engine's
// thread for small imports and in a worker for all others, so it must not touch the store.
import { AppError } from '../../../../shared/contract/errors.ts';
import type { PackedRows } from '../../rows/packed-rows.ts';
import type { DateOrder } from '../../../../shared/protocol/local-date.ts';
import type { TextEncoding } from '../../../../shared/protocol/encodings.ts';
import type { Problem } from '../../../../shared/model/problem.ts';
import type { RowRules } from '../../check/rule-definition.ts';
import { KeptBytes } from '../../read/kept-bytes.ts';
import type { Verdicts } from './row-judge.ts';
import { isWorkbook, readWorkbookItems } from './walk/read-workbook.ts';
import { parseSource, type ParseItem } from '../../read/parse/parse-source.ts';
import { FileEnd } from '../../read/sources/file-end.ts';
import { readUnpacked } from '../../read/sources/archive/read-unpacked.ts';
import type { SourceFile } from '../../read/sources/source-file.ts';
import { problemFrom } from '../../read/read-failures.ts';

/** What a file holds, in its order. */
export type ReadItem =
  | Exclude<ParseItem, { readonly kind: 'rows' }>
  | { readonly kind: 'rows'; readonly rows: PackedRows; readonly verdicts?: Verdicts }
  /** The bytes of a robots.txt, after all else. */
  | { readonly kind: 'robots'; readonly content: Uint8Array };

/** Told of bytes since the last call, as on disk or unpacked. */
type Told = (bytes: number) => void;

/** How files are read, the same for all files of an import. */
export interface ReadSettings {
  /** Bytes that one file may unpack to; a default where it is absent. */
  readonly maxBytes?: number | undefined;
  /** Take the links of HTML pages. Default: a page is refused. */
  readonly html?: boolean | undefined;
  /** What texts are in that are not UTF-8 and name no encoding. Default: their lines are told and left out. */
  readonly encoding?: TextEncoding | undefined;
  /** What comes first in the dates of tables that leave it open. Default: they stay as they are, and are told. */
  readonly dates?: DateOrder | undefined;
  /** What threads that read judge the rows by. Default: they don't. */
  readonly rules?: RowRules | undefined;
}

export interface ReadOptions extends ReadSettings {
  readonly signal: AbortSignal;
  readonly onBytes: Told;
  readonly onUnpacked: Told;
}

/**
 * The file's items. A file that the user named and that can't be read throws its AppError; for any other it is the
 * last item, as a problem. Throws the signal's reason.
 */
export async function* readSource(file: SourceFile, options: ReadOptions): AsyncGenerator<ReadItem> {
  if (file.report) {
    yield { kind: 'format', format: null };
    for (const problem of file.report) yield { kind: 'problem', problem };
    return;
  }
  try {
    yield* parsed(file, options);
  } catch (error) {
    if (file.named || options.signal.aborted || !(error instanceof AppError)) throw error;
    yield { kind: 'problem', problem: problemFrom(error, file.location) };
  }
}

async function* parsed(
  file: SourceFile,
  { signal, onBytes, onUnpacked, maxBytes, html, encoding, dates: chosen = 'asIs' }: ReadOptions,
): AsyncGenerator<ParseItem | Extract<ReadItem, { kind: 'robots' }>> {
  const dates = file.dates ?? chosen;
  if (await isWorkbook(file)) {
    yield* readWorkbookItems(file, { signal, onBytes }, dates);
    return;
  }
  const waiting: ParseItem[] = [];
  const kept = new KeptBytes();
  const end = new FileEnd(file);
  const { onPacked, truncated, stopped, sealed } = end;
  const onProblem = (problem: Problem) => {
    end.note(problem);
    waiting.push({ kind: 'problem', problem });
  };
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of readUnpacked(file, {
      signal,
      onBytes,
      onPacked,
      onProblem,
      maxBytes,
      endAtCap: true,
    })) {
      onUnpacked(chunk.length);
      kept.add(chunk);
      yield chunk;
    }
  }
  const parse = {
    ...{ location: file.location, signal, html, truncated, stopped, sealed },
    encoding: file.encoding ?? encoding,
    dates,
  };
  for await (const item of parseSource(counted(), parse)) {
    if (item.kind === 'format' && item.format !== 'robots') kept.drop();
    // Why the end is missing comes before what is missing there.
    if (item.kind === 'problem') yield* waiting.splice(0);
    yield item;
  }
  const content = truncated() ? null : kept.read();
  if (content) yield { kind: 'robots', content };
  yield* waiting;
}
