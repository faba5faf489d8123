// An edit whose values may be refused: asks whether to take the valid ones only, or to keep the others as they are.
import type { EditResult } from '../../shared/contract/edit-result.ts';
import type { ErrorData } from '../../shared/contract/errors.ts';
import type { PositionRange } from '../../shared/model/row-set.ts';
import { errorOf } from '../engine/error-of.ts';
import { nthPosition } from '../grid/intervals.ts';
import type { useDialogs } from './dialogs.ts';

/**
 * Tries, and where a value is refused, asks whether to take the valid ones only, or to keep it as it is; `ranges` =
 * the rows of a paste, for telling which are meant. Null: the user does not want that. Throws where it can't be kept.
 */
export async function insist<R extends EditResult>(
  dialogs: Pick<ReturnType<typeof useDialogs>, 'ask'>,
  edit: (manner: { readonly force: boolean; readonly skip?: boolean }) => Promise<R>,
  ranges?: readonly PositionRange[],
): Promise<R | null> {
  try {
    return await edit({ force: false });
  } catch (cause) {
    const error = errorOf(cause);
    const keeps = canKeep(error, error.reason?.params['column']);
    const valid = error.refused?.valid ?? 0;
    if (error.code !== 'invalid-value' || (!keeps && valid === 0)) throw cause;
    const refused = ranges ? inGrid(error, ranges) : error;
    const answer = await dialogs.ask({
      title: 'paste.invalidTitle',
      text: keeps ? 'paste.invalidText' : 'paste.invalidSkip',
      named: { valid },
      refused,
      yes: keeps ? (ranges ? 'paste.keep' : 'paste.keepFill') : 'paste.onlyValid',
      no: keeps && valid > 0 ? 'paste.onlyValid' : null,
      danger: false,
      careful: true,
    });
    if (answer === 'cancel') return null;
    return answer === 'yes' && keeps ? edit({ force: true }) : edit({ force: false, skip: true });
  }
}

/** Whether a refused value can be kept, flagged; of included only yes and no can. */
export function canKeep({ code }: ErrorData, column: unknown): boolean {
  return code === 'invalid-value' && column !== 'included';
}

/** The error with the rows as the grid numbers them; a row that is to be added has none. */
function inGrid(error: ErrorData, ranges: readonly PositionRange[]): ErrorData {
  if (!error.refused) return error;
  const first = error.refused.first.map((one) => {
    const position = nthPosition(ranges, one.row);
    return { ...one, row: position === null ? -1 : position + 1 };
  });
  return { ...error, refused: { ...error.refused, first } };
}
