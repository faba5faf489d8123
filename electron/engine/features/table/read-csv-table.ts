// A text table with the user's choices: its preview, and all its entries. It knows no project.
import { AppError } from '../../../../shared/contract/errors.ts';
import { reason } from '../../../../shared/contract/error-texts.ts';
import type { TableEncoding, TableOptions } from '../../../../shared/model/table/tables.ts';
import type { TableMapping } from '../../../../shared/model/table/table-field.ts';
import { CsvSource, type CsvChoice } from '../../read/parse/table/csv-source.ts';
import { detectForm, sampleRows, type CsvForm } from '../../read/parse/table/csv-dialect.ts';
import { decodeText, type DecodeState } from '../../read/parse/decode-text.ts';
import { sniffContent } from '../../read/parse/sniff-content.ts';
import { ParseOutput } from '../../read/parse/parse-output.ts';
import { mapColumns } from '../../../../shared/model/table/field-of-header.ts';
import { detectTableEncoding } from '../../read/parse/table/table-encoding.ts';
import type { TableEntry } from '../../read/parse/table/table-entries.ts';
import { ByteQueue } from '../../read/sources/byte-queue.ts';
import { isCut } from '../../read/sources/archive/read-unpacked.ts';
import type { SourceFile } from '../../read/sources/source-file.ts';
import { tableBytes, type TableHooks } from './open-table.ts';

/** Bytes by which the encoding is told, and characters by which all else is. */
const ENCODING_BYTES = 1_048_576;
const HEAD_CHARACTERS = 262_144;

export interface CsvHead {
  readonly encoding: TableEncoding;
  readonly form: CsvForm;
  readonly mapping: TableMapping;
  readonly names: readonly string[] | null;
  readonly rows: readonly (readonly string[])[];
}

/** What the first characters tell, with the choices in effect. */
export async function readCsvHead(
  file: SourceFile,
  options: TableOptions,
  hooks: TableHooks,
): Promise<CsvHead> {
  const out = new ParseOutput(file.location);
  const text = await openText(file, options, out, hooks);
  const head = await text.head();
  await text.chunks.return(undefined);
  refuseOther(head.text, file.location);
  const form = { ...detectForm(head.text, head.complete), ...choiceOf(options).form };
  const rows = sampleRows(head.text.slice(form.skip), form, head.complete);
  const names = form.header ? (rows[0] ?? []) : null;
  const body = form.header ? rows.slice(1) : rows;
  const detected = mapColumns(names, body);
  const mapping = options.mapping ? detected.map((_, i) => options.mapping?.[i] ?? null) : detected;
  return { encoding: text.encoding, form, mapping, names, rows: body };
}

/** What programs offer as a table, often under the name of one, and what has no rows at all. */
function refuseOther(text: string, path: string): void {
  const key = text.trim() === '' ? 'table-empty' : markupKey(text);
  if (key) throw new AppError('unreadable-source', reason(key, { path }));
}

function markupKey(text: string): 'table-html' | 'table-xml' | null {
  if (/^\s*<(?:!doctype html|html)\b/i.test(text)) return 'table-html';
  return sniffContent(text).kind === 'xml' ? 'table-xml' : null;
}

/** All entries, as many at a time as a piece of the file has. Problems go to the output. */
export async function* readCsvTable(
  file: SourceFile,
  options: TableOptions,
  out: ParseOutput,
  hooks: TableHooks,
): AsyncGenerator<readonly TableEntry[]> {
  let entries: TableEntry[] = [];
  let truncated = false;
  const text = await openText(file, options, out, {
    ...hooks,
    onProblem: (problem) => {
      truncated ||= isCut(problem);
      hooks.onProblem?.(problem);
    },
  });
  const take = (): readonly TableEntry[] => {
    const taken = entries;
    entries = [];
    return taken;
  };
  const head = await text.head();
  const source = new CsvSource(out, head.text, head.complete, {
    choice: choiceOf(options),
    onEntry: (entry) => {
      out.entries++;
      entries.push(entry);
    },
  });
  source.write(head.text);
  yield take();
  for await (const chunk of text.chunks) {
    source.write(chunk.toString());
    yield take();
  }
  source.end(truncated);
  yield take();
}

interface TableText {
  readonly encoding: TableEncoding;
  /** The first characters; the chunks go on behind them. */
  readonly head: () => Promise<{ readonly text: string; readonly complete: boolean }>;
  readonly chunks: AsyncGenerator<Buffer>;
}

async function openText(
  file: SourceFile,
  options: TableOptions,
  out: ParseOutput,
  hooks: TableHooks,
): Promise<TableText> {
  const bytes = new ByteQueue(tableBytes(file, hooks));
  const encoding = options.encoding ?? detectTableEncoding(Buffer.from(await bytes.peek(ENCODING_BYTES)));
  const state: DecodeState = { refused: false, encoding };
  const chunks = decodeText(bytes.rest(), out, state);
  return {
    encoding,
    chunks,
    head: async () => {
      let text = '';
      while (text.length < HEAD_CHARACTERS) {
        const next = await chunks.next();
        if (next.done === true) return { text, complete: true };
        text += next.value.toString();
      }
      return { text, complete: false };
    },
  };
}

function choiceOf({ delimiter, quote, header, mapping, dates, decimalComma }: TableOptions): CsvChoice {
  return {
    form: {
      ...(delimiter === undefined ? {} : { delimiter: delimiter === '' ? null : delimiter }),
      ...(quote === undefined ? {} : { quote: quote === '' ? null : quote }),
      ...(header === undefined ? {} : { header }),
    },
    ...(mapping === undefined ? {} : { mapping }),
    ...(dates === undefined ? {} : { dates }),
    ...(decimalComma === undefined ? {} : { decimalComma }),
  };
}

/** Throws where a table can't be told to have what the merge goes by. */
export function requireColumn(mapping: TableMapping, key: 'loc' | 'id', path: string): void {
  if (mapping.includes(key)) return;
  throw new AppError('unreadable-source', reason(key === 'loc' ? 'table-no-loc' : 'table-no-id', { path }));
}
