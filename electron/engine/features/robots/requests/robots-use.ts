// robots.use: one of several robots.txt files that an import read for a site becomes the one that counts, as one undo step.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import type { RobotsRivals } from '../../../check/run/robots/keep-robots.ts';
import type { Command } from '../../../project/context.ts';
import type { OpenProject } from '../../../project/open-project.ts';
import { announceChange, applySteps, changeableProject } from '../../../project/current-project.ts';
import { robotsChoices } from '../robots-choices.ts';

export const robotsUse: Command<'robots.use'> = async ({ origin, file }, context) => {
  const project = changeableProject(context);
  const { store } = project;
  const rivals = project.robotsRivals?.find((one) => one.origin === origin);
  const chosen = rivals?.files[file];
  if (!rivals || !chosen) throw new AppError('not-found', reason('robots-choice-gone'));
  const now = store.robots.files().find((kept) => kept.origin === origin);
  if (!now || Buffer.compare(now.content, chosen.content) !== 0) {
    const { content, location } = chosen;
    await applySteps(
      context,
      { label: { code: 'robots', origin }, rows: store.lastRowId() },
      function* (writer) {
        store.robots.add(writer.change(), { origin, content, location });
        yield 0;
      },
    );
    announceChange(context, project);
  }
  settleReview(project, rivals);
  return robotsChoices(project);
};

/** A review that waits is about rows, which stay as they are; its robots.txt must not undo the choice. */
function settleReview(project: OpenProject, { files }: RobotsRivals): void {
  const { review, revision } = project;
  if (!review) return;
  const isDecided = (content: Uint8Array): boolean =>
    files.some((file) => Buffer.compare(file.content, content) === 0);
  const robots = review.robots?.filter(({ content }) => !isDecided(content)) ?? [];
  project.review = { ...review, revision, robots };
}
