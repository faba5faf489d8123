// What the grid could not do, as a notice. Text only.
import type { GridRefusal } from '../grid/grid-types.ts';
import type { NoticeContent } from '../stores/notices.ts';

/** `text`: what was typed, where that is what was refused. */
export function gridRefusal(why: GridRefusal, text: string): NoticeContent {
  if (why === 'notEntered' && text === '') return { kind: 'warning', key: 'gridRefusals.keysUnused' };
  const named = why === 'refused' || why === 'notEntered' ? { named: { text } } : {};
  return { kind: 'warning', key: `gridRefusals.${why}`, ...named };
}
