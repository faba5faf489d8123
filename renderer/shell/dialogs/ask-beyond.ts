// Asks what becomes of lines below the last row where a filter might hide them as new rows.
import type { useDialogs } from './dialogs-store.ts';

/** Whether so many lines become rows; `fits`: there are others that have rows. Null: nothing is to be done. */
export async function askBeyond(
  dialogs: Pick<ReturnType<typeof useDialogs>, 'ask'>,
  count: string,
  fits: boolean,
): Promise<boolean | null> {
  const answer = await dialogs.ask({
    title: 'paste.beyondTitle',
    text: 'paste.beyondText',
    named: { count },
    yes: 'paste.addRows',
    no: fits ? 'paste.onlyFitting' : null,
    danger: false,
  });
  return answer === 'cancel' ? null : answer === 'yes';
}
