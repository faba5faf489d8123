// What the columns of a pasted block are: those of a copy of Mapwright's own, those that its first line names, or those
// that its lines have once they are split. It asks where more than one thing may be meant.
import { EDITABLE_COLUMNS } from '../../../../shared/model/rows/row.ts';
import { asCells } from '../../../grid/clipboard/clipboard-cells.ts';
import type { ClipboardBlock, PasteColumn, PastePlan } from '../../../grid/grid-types.ts';
import { inSlices } from '../../../grid/clipboard/in-slices.ts';
import { readTsv } from '../../../grid/clipboard/tsv.ts';
import { useText } from '../../../locales/use-text.ts';
import { useDialogs } from '../../../shell/dialogs/dialogs-store.ts';
import { useNotices } from '../../../shell/notices/notices-store.ts';
import { columnTitle } from '../../../ui/column-title.ts';
import { columnsByContent, namedColumns, separatorOf, type TableColumns } from './pasted-table.ts';
import { editedAs } from '../typed-value.ts';

/** Lines that are looked at for a head. */
const SAMPLE = 50;

interface PastePlans {
  /** For a block over a grid. */
  readonly overGrid: (block: ClipboardBlock) => PastePlan | Promise<PastePlan>;
  /** For a project without rows: all lines are new ones; null where none has an address. */
  readonly asRows: (block: Omit<ClipboardBlock, 'onto'>) => Promise<Exclude<PastePlan, string> | null>;
}

export function usePastePlan(): PastePlans {
  const { t, number } = useText();
  const dialogs = useDialogs();
  const notices = useNotices();

  const titles = (columns: TableColumns): string =>
    columns.flatMap((column) => (column ? [columnTitle(column, t)] : [])).join(', ');

  function overGrid(block: ClipboardBlock): PastePlan | Promise<PastePlan> {
    const own = ownColumns(block);
    if (own) return { lines: block.lines, columns: own, asNew: false };
    const named = namedColumns(sampleOf(block.lines));
    if (named) return withHead(block, named);
    const separator = isOneColumn(block.lines) ? separatorOf(block.plain) : null;
    return separator ? split(block, separator) : 'asItStands';
  }

  async function withHead({ lines }: ClipboardBlock, named: TableColumns): Promise<PastePlan> {
    const rest = lines.slice(1);
    const columns = named.map(asTarget);
    if (!named.includes('loc')) {
      notices.show({ kind: 'info', key: 'paste.headTold', named: { columns: titles(named) } });
      return { lines: rest, columns, asNew: false };
    }
    const answer = await dialogs.ask({
      title: 'paste.tableTitle',
      text: 'paste.tableText',
      named: { count: number(rest.length), columns: titles(named) },
      yes: 'paste.addRows',
      no: 'paste.replace',
      danger: false,
    });
    return answer === 'cancel' ? 'cancelled' : { lines: rest, columns, asNew: answer === 'yes' };
  }

  async function split(block: ClipboardBlock, separator: ',' | ';'): Promise<PastePlan> {
    const table = await splitLines(block.plain, separator);
    const answer = await dialogs.ask({
      title: 'paste.splitTitle',
      text: 'paste.splitText',
      named: { count: number(table.lines.length), columns: titles(table.columns), separator },
      yes: 'paste.split',
      no: 'paste.notSplit',
      danger: false,
    });
    if (answer === 'cancel') return 'cancelled';
    if (answer === 'no') return 'asItStands';
    return { lines: table.lines, columns: table.columns.map(asTarget), asNew: true };
  }

  async function asRows({
    lines,
    plain,
  }: Omit<ClipboardBlock, 'onto'>): Promise<Exclude<PastePlan, string> | null> {
    const separator = isOneColumn(lines) ? separatorOf(plain) : null;
    if (separator) {
      const table = await splitLines(plain, separator);
      return { lines: table.lines, columns: table.columns.map(asTarget), asNew: true };
    }
    const named = namedColumns(sampleOf(lines));
    if (named?.includes('loc')) return { lines: lines.slice(1), columns: named.map(asTarget), asNew: true };
    const found = columnsByContent(sampleOf(lines));
    return found && { lines, columns: found.map(asTarget), asNew: true };
  }

  return { overGrid, asRows };
}

/** Rows of a copy of Mapwright's own that go where they came from: each value to its column, whatever stands between. */
function ownColumns({ known, onto }: ClipboardBlock): readonly (PasteColumn | null)[] | null {
  if (!known || known.length < 2 || known[0] !== onto) return null;
  return known.map((id) => asTarget(EDITABLE_COLUMNS.find((column) => column === id) ?? null));
}

async function splitLines(text: string, separator: ',' | ';') {
  const split = await inSlices(readTsv(text, separator));
  const sample = split.slice(0, SAMPLE);
  const named = namedColumns(sample);
  const columns = named ?? columnsByContent(sample) ?? [];
  return { columns, lines: await inSlices(asCells(named ? split.slice(1) : split)) };
}

function asTarget(id: TableColumns[number]): PasteColumn | null {
  return id && { id, ...editedAs(id) };
}

function isOneColumn(lines: ClipboardBlock['lines']): boolean {
  return sampleOf(lines).every((line) => line.length === 1);
}

function sampleOf(lines: ClipboardBlock['lines']): readonly (readonly string[])[] {
  return lines.slice(0, SAMPLE).map((line) => line.map(({ text }) => text));
}
