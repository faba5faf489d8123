// Pasting: reads the clipboard, asks the owner what its columns are, and says which cells get what. It writes nothing.
import { readClipboard, type ClipboardLines } from './clipboard-cells.ts';
import type { GridMove } from './cut-types.ts';
import type { GridEmit } from '../grid-events.ts';
import type { GridColumn, GridPaste, GridRow, GridSelection, RowSource } from '../grid-types.ts';
import type { ClipboardBlock, PasteColumn, PastePlan } from '../grid-types.ts';
import { inSlices } from './in-slices.ts';
import { countPositions } from '../rows/intervals.ts';
import { moveBelow, moveOf } from './move-of.ts';
import { pasteRanges, targetsOf, textsOf } from './paste-of.ts';
import { pastedText } from './pasted-text.ts';
import type { useBulk } from '../editing/use-bulk.ts';
import type { useCut, WaitingCut } from './use-cut.ts';

export interface PastingInput<T extends GridRow> {
  readonly rows: () => number;
  readonly columns: () => readonly GridColumn<T>[];
  readonly selection: () => GridSelection<T>;
  /** What the positions mean. */
  readonly source: () => RowSource<T>;
  readonly plan: () => ((block: ClipboardBlock) => PastePlan | Promise<PastePlan>) | undefined;
  readonly bulk: Pick<ReturnType<typeof useBulk<T>>, 'fillEach'>;
  readonly emit: GridEmit<T>;
  /** What was cut, and waits for a paste. */
  readonly cut: Pick<ReturnType<typeof useCut>, 'on' | 'end' | 'move' | 'underWay' | 'coming'>;
}

/** What both ways of pasting need of a DataTransfer. */
export interface ClipboardTexts {
  readonly html: string;
  readonly plain: string;
}

/** Where a paste was asked for. */
interface Place<T extends GridRow> {
  readonly selection: GridSelection<T>;
  readonly source: RowSource<T>;
  /** How many rows there were. */
  readonly rows: number;
}

export function usePasting<T extends GridRow>(input: PastingInput<T>) {
  /** The paste that is being read; the next one waits for it. */
  let reading: Promise<void> | null = null;

  /** Pastes without a key having been pressed, where the clipboard may be read so. */
  async function pasteAsked(): Promise<void> {
    try {
      const [item] = await navigator.clipboard.read();
      const text = async (type: string): Promise<string> =>
        item?.types.includes(type) ? (await item.getType(type)).text() : '';
      paste({ html: await text('text/html'), plain: await text('text/plain') });
    } catch {
      input.emit('refused', 'pasteKeys');
    }
  }

  /** One value goes to all selected cells; a block goes down and right from the first selected cell. */
  function paste(texts: ClipboardTexts): void {
    const place = { selection: input.selection(), source: input.source(), rows: input.rows() };
    if (place.selection.rows === 0) return;
    const release = place.source.keep?.();
    const coming = input.cut.coming();
    const at = (): Promise<void> | undefined => pasteAt(texts, place);
    const work = reading || coming ? Promise.all([coming, reading]).then(at) : at();
    if (!work) {
      release?.();
      return;
    }
    const mine = work
      .catch((cause: unknown) => {
        input.emit('error', cause);
      })
      .finally(() => {
        release?.();
        if (reading === mine) reading = null;
      });
    reading = mine;
    input.emit('reading', mine);
  }

  /** Does it at once where that is quick. */
  function pasteAt(texts: ClipboardTexts, place: Place<T>): Promise<void> | undefined {
    const cut = input.cut.on(texts);
    // Once it is there, the same again is a copy.
    const before = cut && input.cut.underWay(cut);
    if (before) return before.then(() => pasteAt(texts, place));
    if (cut) {
      move(cut, place);
      return undefined;
    }
    // Something else is on the clipboard by now.
    input.cut.end();
    return then(inSlices(readClipboard(texts)), ({ lines, columns: known }) => {
      const width = widest(lines);
      const { areas, rows, columns, wholeRows } = place.selection;
      const only = lines.length === 1 && width === 1 ? lines[0]?.[0] : undefined;
      if (width === 0) return undefined;
      if (only && !wholeRows && (rows > 1 || columns.length > 1)) {
        const targets = input.columns().filter(({ id }) => columns.includes(id));
        if (targets.every(({ editor }) => editor === undefined)) input.emit('refused', 'pasteReadOnly');
        else input.bulk.fillEach((column) => pastedText(only, column), areas, place.source);
        return undefined;
      }
      if (areas.length > 1) {
        input.emit('refused', 'pasteAreas');
        return undefined;
      }
      const block = { lines, known, plain: texts.plain, onto: columns[0] ?? '' };
      return then(input.plan()?.(block) ?? 'asItStands', (plan) => pasteBlock(block, plan, place));
    });
  }

  /**
   * What was cut goes to the place; where that is not done, it can be pasted elsewhere. It is asked for at once, so that what
   * is meant next comes behind it.
   */
  function move(cut: WaitingCut, place: Place<T>): void {
    const to = moveOf(cut.cut, place, input.columns());
    if (typeof to === 'string') input.emit('refused', to);
    else void moveTo(cut, to);
  }

  function moveTo(cut: WaitingCut, to: GridMove<RowSource<T>>): Promise<void> {
    const release = to.source.keep?.();
    return input.cut.move(cut, () => cut.held.move(to).finally(() => release?.()));
  }

  function holdsCutRows(texts: ClipboardTexts, column: string): boolean {
    const { wholeRows = false, columns = [] } = input.cut.on(texts)?.cut ?? {};
    return wholeRows || columns.includes(column);
  }

  async function pasteCutBelow(texts: ClipboardTexts): Promise<boolean> {
    const cut = input.cut.on(texts);
    const before = cut && input.cut.underWay(cut);
    if (before) await before;
    if (!cut || before) return false;
    await moveTo(cut, moveBelow(cut.cut, { source: input.source(), rows: input.rows() }, input.columns()));
    return true;
  }

  function pasteBlock(
    { lines, onto }: ClipboardBlock,
    plan: PastePlan,
    place: Place<T>,
  ): Promise<void> | undefined {
    if (plan === 'cancelled') return undefined;
    const own = plan === 'asItStands';
    const first = input.columns().findIndex(({ id }) => id === onto);
    const under = own ? input.columns().slice(first, first + widest(lines)) : plan.columns;
    const targets = targetsOf<PasteColumn>(under);
    if (targets.length === 0) {
      input.emit('refused', 'pasteReadOnly');
      return undefined;
    }
    return then(inSlices(textsOf(own ? lines : plan.lines, targets)), ({ values, leftOut, skipped }) => {
      const { ranges, rows, columns } = place.selection;
      const asNew = !own && plan.asNew;
      const repeat = !asNew && isWholeTimes(rows, values.length);
      const into = asNew ? [] : repeat ? ranges : pasteRanges(ranges, values.length, place.rows);
      const fits = repeat ? values.length : countPositions(into);
      const paste: GridPaste = {
        ranges: into,
        columns: targets.map(({ column }) => column.id),
        values: values.slice(0, fits),
        repeat,
        beyond: values.slice(fits),
        asNew,
        fromOneCell: own && rows === 1 && columns.length === 1,
        leftOut,
        skipped: skipped.flatMap((index) => under[index]?.id ?? []),
      };
      input.emit('paste', paste, place.source);
      return undefined;
    });
  }

  return { paste, pasteAsked, holdsCutRows, pasteCutBelow };
}

/** Goes on at once where the value is there already. */
function then<V>(
  value: V | Promise<V>,
  go: (value: V) => Promise<void> | undefined,
): Promise<void> | undefined {
  return value instanceof Promise ? value.then(go) : go(value);
}

function widest(lines: ClipboardLines): number {
  return lines.reduce((width, line) => Math.max(width, line.length), 0);
}

/** A block is repeated where the selection is a whole number of times as high, as spreadsheets do it. */
function isWholeTimes(rows: number, lines: number): boolean {
  return rows > lines && rows % lines === 0;
}
