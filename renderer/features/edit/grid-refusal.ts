// What the grid could not do, as a notice. Text only.
import type { GridRefusal } from '../../grid/grid-types.ts';
import { READ_ONLY, type NoticeContent } from '../../shell/notices/notices-store.ts';
import { useMayChange } from '../../shell/use-may-change.ts';

/** What is told otherwise where no column can be changed. */
const OF_READ_ONLY: readonly GridRefusal[] = ['typedReadOnly', 'clearedReadOnly', 'pasteReadOnly'];

/** The same where the whole project may be read-only. */
export function useGridRefusal(): (why: GridRefusal, text: string, reason?: string) => NoticeContent {
  const change = useMayChange();
  return (why, text, reason) =>
    change.isReadOnly && OF_READ_ONLY.some((one) => one === why) ? READ_ONLY : gridRefusal(why, text, reason);
}

/** `text`: what was typed, where that is what was refused: it stays in sight. All else is over when it is read. */
export function gridRefusal(why: GridRefusal, text: string, reason?: string): NoticeContent {
  if (why === 'notEntered' && text === '') return { kind: 'info', key: 'gridRefusals.keysUnused' };
  const isText = why === 'refused' || why === 'notEntered';
  return isText
    ? {
        kind: 'warning',
        key: `gridRefusals.${why}`,
        named: { text },
        ...(reason === undefined ? {} : { error: { code: 'invalid-value', message: reason } }),
      }
    : { kind: 'info', key: `gridRefusals.${why}` };
}
