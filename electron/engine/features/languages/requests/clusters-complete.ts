// clusters.previewComplete and clusters.complete: has the rows of clusters list all their versions, as one undo step.
import type { CompletePreview } from '../../../../../shared/model/cluster.ts';
import type { PositionRange } from '../../../../../shared/model/rows/row-set.ts';
import type { Steps } from '../../../../../shared/model/steps.ts';
import type { Command } from '../../../project/context.ts';
import type { OpenProject } from '../../../project/open-project.ts';
import type { ShownClusters } from '../../../project/cluster-cache.ts';
import { applySteps, currentProject } from '../../../project/current-project.ts';
import { UNSURE } from '../../../check/cluster-forest.ts';
import { rowsOf } from '../../../check/run/find-clusters.ts';
import { touchesLinks } from '../../../check/run/recheck-links.ts';
import { eachJudged, excludedLacked, lackedLinks } from '../complete-clusters.ts';
import { changedLinks, writeLinks } from '../write-links.ts';

export const clustersPreviewComplete: Command<'clusters.previewComplete'> = async (
  { list, ranges },
  context,
  window = 0,
) => {
  const project = currentProject(context);
  const shown = project.clusters.list(list);
  return await project.clusters.preview
    .of(window)
    .run(previewSteps(project, shown, chosenIn(project, shown, ranges)), () => undefined);
};

export const clustersComplete: Command<'clusters.complete'> = ({ list, ranges, excluded }, context) => {
  const project = currentProject(context);
  const shown = project.clusters.list(list);
  const { index } = shown;
  const chosen = chosenIn(project, shown, ranges);
  const label = { code: 'completeClusters' } as const;
  const total = chosen.reduce((sum, one) => sum + rowsOf(index.clusters, one).length, 0);
  const options = { excluded: excluded === true, spell: index.spell };
  return applySteps(context, { label, rows: total }, function* (writer, { store }) {
    yield* eachJudged(store, index, chosen, function* (judged) {
      const links = judged.flatMap((cluster) => lackedLinks(cluster, options));
      yield* writeLinks(writer, changedLinks(store, links));
    });
  });
};

/** Without clusters that surely lack nothing, as long as that is known. */
function chosenIn(
  { clusters: cache, revision, lastChange }: OpenProject,
  { index, numbers }: ShownClusters,
  ranges: readonly PositionRange[],
): number[] {
  const chosen = ranges.flatMap(({ from, to }) => Array.from(numbers.subarray(from, to)));
  const isKnown = cache.known(revision, lastChange, touchesLinks) === index;
  return isKnown ? chosen.filter((cluster) => index.clusters.sets[cluster] === UNSURE) : chosen;
}

function* previewSteps(
  { store }: OpenProject,
  { index }: ShownClusters,
  chosen: readonly number[],
): Steps<CompletePreview> {
  const found = { clusters: 0, rows: 0, conflicts: 0, excluded: 0, rowsWithExcluded: 0 };
  const { spell } = index;
  yield* eachJudged(store, index, chosen, function* (judged) {
    for (const cluster of judged) {
      const rows = lackedLinks(cluster, { excluded: false, spell }).length;
      const excluded = excludedLacked(cluster);
      if (rows > 0) found.clusters++;
      if (cluster.faults.includes('conflicts')) found.conflicts++;
      found.rows += rows;
      found.excluded += excluded;
      found.rowsWithExcluded +=
        excluded === 0 ? rows : lackedLinks(cluster, { excluded: true, spell }).length;
    }
    yield 0;
  });
  return found;
}
