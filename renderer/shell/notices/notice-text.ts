// The sentence of a notice in the user's language. Pure.
import type { Text } from '../../locales/use-text.ts';
import type { NoticeContent } from './notices-store.ts';
import { changeText } from '../../features/history/change-text.ts';

/** What the notice says first, without what the engine said. */
export function noticeText(notice: NoticeContent, { t, plural }: Pick<Text, 't' | 'plural'>): string {
  const named = notice.step
    ? { ...notice.named, what: changeText(notice.step, { t, plural }) }
    : notice.named;
  return notice.count === undefined ? t(notice.key, named) : plural(notice.key, notice.count, named);
}
