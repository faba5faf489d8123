// What the user is told where the engine, or the whole program, ended unexpectedly. Words only.
import type { EventMap } from '../../../shared/contract/events.ts';
import type { UnexpectedEnd } from '../../../shared/contract/host.ts';
import type { NoticeContent } from './notices-store.ts';

/** `hadProject`: one was open in the window. */
export function restartNotice(
  { reopened, error, givenUp }: EventMap['engine.restarted'],
  hadProject: boolean,
): Pick<NoticeContent, 'key' | 'more' | 'error'> {
  // What the error says then, the texts say in the user's language.
  if (givenUp) {
    return {
      key: 'notices.engineGivenUp',
      more: hadProject ? 'notices.openAgain' : 'notices.openToStart',
    };
  }
  const more = reopened === null ? 'notices.notReopened' : 'notices.reopened';
  return {
    key: 'notices.engineRestarted',
    ...(hadProject ? { more } : {}),
    ...(error ? { error } : {}),
  };
}

/** For the first window of the next start. */
export function unexpectedEndNotice({ path, isOpened }: UnexpectedEnd): NoticeContent {
  return isOpened
    ? { kind: 'info', stays: true, key: 'notices.endedUnexpectedly', topic: 'host' }
    : { kind: 'warning', key: 'notices.endedTwice', named: { path }, path };
}
