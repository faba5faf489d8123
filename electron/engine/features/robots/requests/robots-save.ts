// robots.save and robots.remove: a robots.txt comes, changes or goes as one undo step, and the flags of rows with it.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import type { ChangeLabel } from '../../../../../shared/model/edit/change.ts';
import type { Command, EngineContext } from '../../../project/context.ts';
import type { EditResult } from '../../../../../shared/contract/edit-result.ts';
import type { NewRobots } from '../../../store/robots-versions.ts';
import { announceChange, applySteps, changeableProject } from '../../../project/current-project.ts';
import { readableRobots } from '../../../read/parse/text/decode-robots.ts';
import { originOf } from '../../../check/run/robots/judge-of-project.ts';
import { withLineEnds } from '../with-line-ends.ts';

const MARK = Buffer.from([0xef, 0xbb, 0xbf]);

export const robotsSave: Command<'robots.save'> = ({ origin, text, byteOrderMark, to }, context) => {
  const { store } = changeableProject(context);
  const target = to === undefined ? origin : readOrigin(to);
  const before = store.robots.files().find((file) => file.origin === origin);
  const whole = Buffer.from(withLineEnds(text, before ? readableRobots(before.content) : ''));
  const content = Uint8Array.from(byteOrderMark ? Buffer.concat([MARK, whole]) : whole);
  const isMoved = target !== origin;
  const location = isMoved ? null : (before?.location ?? null);
  const versions: NewRobots[] = [{ origin: target, content, location }];
  if (isMoved && before) versions.push({ origin, content: null, location: null });
  if (!isMoved && before && Buffer.compare(before.content, content) === 0) {
    return { changed: 0, history: store.historyState() };
  }
  return keep(context, { code: 'robots', origin: target }, versions, origin);
};

export const robotsRemove: Command<'robots.remove'> = ({ origin }, context) => {
  const { store } = changeableProject(context);
  if (!store.robots.files().some((file) => file.origin === origin)) {
    throw new AppError(
      'not-found',
      origin ? reason('robots-none', { site: origin }) : reason('robots-none-unknown'),
    );
  }
  return keep(context, { code: 'robotsRemove', origin }, [{ origin, content: null, location: null }], origin);
};

async function keep(
  context: EngineContext,
  label: ChangeLabel,
  versions: readonly NewRobots[],
  typedFor: string,
): Promise<EditResult> {
  const project = changeableProject(context);
  const { store } = project;
  const result = await applySteps(context, { label, rows: store.lastRowId() }, function* (writer) {
    for (const version of versions) store.robots.add(writer.change(), version);
    // What was typed is saved now, or gone with its robots.txt.
    store.robots.keepDraft(typedFor, null);
    yield 0;
  });
  announceChange(context, project);
  return result;
}

/** Scheme, host and port of what the user typed; throws invalid-value. */
function readOrigin(text: string): string {
  const typed = text.trim();
  const origin = originOf(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`);
  if (origin !== null && typed !== '') return origin;
  throw new AppError('invalid-value', reason('robots-origin-invalid', { text: typed }));
}
