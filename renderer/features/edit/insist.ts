// An edit whose values may be refused: asks whether to take the valid ones only, or to keep the others as they are.
import type { EditResult } from '../../../shared/contract/edit-result.ts';
import type { ErrorData } from '../../../shared/contract/errors.ts';
import type { PositionRange } from '../../../shared/model/rows/row-set.ts';
import { errorOf } from '../../engine/error-of.ts';
import { countPositions, nthPosition } from '../../grid/rows/intervals.ts';
import type { ConfirmRequest, useDialogs } from '../../shell/dialogs/dialogs-store.ts';

/** What the user sees of the cells that are meant. */
export interface Meant {
  /** The rows of a paste, for telling which are meant. */
  readonly ranges?: readonly PositionRange[];
  /** How many rows are shown: those that are added come behind them. */
  readonly rows?: number;
  /** So many cells that need a value are emptied, and nothing else is meant. */
  readonly emptied?: number;
}

/**
 * Tries, and where a value is refused, asks whether to take the valid ones only, or to keep it as it is. Null: the user
 * does not want that. Throws where it can't be kept.
 */
export async function insist<R extends EditResult>(
  dialogs: Pick<ReturnType<typeof useDialogs>, 'ask'>,
  edit: (manner: { readonly force: boolean; readonly skip?: boolean }) => Promise<R>,
  meant: Meant = {},
): Promise<R | null> {
  try {
    return await edit({ force: false });
  } catch (cause) {
    const error = errorOf(cause);
    const keeps = canKeep(error, error.reason?.params['field']);
    const valid = error.refused?.valid ?? 0;
    if (error.code !== 'invalid-value' || (!keeps && valid === 0)) throw cause;
    const answer = await dialogs.ask(
      keeps && meant.emptied !== undefined
        ? emptying(meant.emptied)
        : question(error, meant, { keeps, valid }),
    );
    if (answer === 'cancel') return null;
    return answer === 'yes' && keeps ? edit({ force: true }) : edit({ force: false, skip: true });
  }
}

type Question = Omit<ConfirmRequest, 'answer'>;

function emptying(count: number): Question {
  const many = count > 1;
  return {
    title: many ? 'emptying.titleMany' : 'emptying.title',
    text: 'emptying.text',
    named: { count },
    yes: many ? 'emptying.yesMany' : 'emptying.yes',
    no: null,
    danger: true,
  };
}

function question(
  error: ErrorData,
  meant: Meant,
  { keeps, valid }: { readonly keeps: boolean; readonly valid: number },
): Question {
  return {
    title: 'paste.invalidTitle',
    text: keeps ? 'paste.invalidText' : 'paste.invalidSkip',
    named: { valid },
    refused: inGrid(error, meant),
    yes: keeps ? (meant.ranges ? 'paste.keep' : 'paste.keepFill') : 'paste.onlyValid',
    no: keeps && valid > 0 ? 'paste.onlyValid' : null,
    danger: false,
    careful: true,
  };
}

/** Whether a refused value can be kept, flagged; of included only yes and no can. */
export function canKeep({ code }: ErrorData, column: unknown): boolean {
  return code === 'invalid-value' && column !== 'included';
}

/** The error with the rows as the grid numbers them; those that are to be added come behind all others. */
function inGrid(error: ErrorData, { ranges, rows = 0 }: Meant): ErrorData {
  if (!error.refused || !ranges) return error;
  const { first, lines } = error.refused;
  const over = countPositions(ranges);
  const numbered = (row: number): number => (nthPosition(ranges, row) ?? rows + row - over) + 1;
  return {
    ...error,
    refused: {
      ...error.refused,
      first: first.map((one) => ({ ...one, row: numbered(one.row) })),
      ...(lines && { lines: { ...lines, first: lines.first.map(numbered) } }),
    },
  };
}
