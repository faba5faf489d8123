// fix.unfixable: the rules of which no finding can be fixed, while other requests have their turn.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import type { Steps } from '../../../../../shared/model/steps.ts';
import type { Command } from '../../../project/context.ts';
import { currentProject } from '../../../project/current-project.ts';
import { runnerForEach } from '../../../jobs/preview-runner.ts';
import { unfixableRules } from '../unfixable-rules.ts';

/** Apart from previews, which go on meanwhile. */
const runnerOf = runnerForEach();

export const fixUnfixable: Command<'fix.unfixable'> = (_, context, window = 0) => {
  const project = currentProject(context);
  const steps = whileOpen(unfixableRules(project), () => context.current === project);
  return runnerOf(project, window).run(steps, () => undefined);
};

/** A project that was closed can't be read. */
function* whileOpen<T>(steps: Steps<T>, isOpen: () => boolean): Steps<T> {
  for (;;) {
    if (!isOpen()) throw new AppError('stale-view', reason('view-of-closed'));
    const next = steps.next();
    if (next.done === true) return next.value;
    yield next.value;
  }
}
