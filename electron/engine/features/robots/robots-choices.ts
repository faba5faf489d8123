// The robots.txt files of the last import that were several for one site, with the one of each that counts.
import type { RobotsChoice } from '../../../../shared/model/robots.ts';
import type { OpenProject } from '../../project/open-project.ts';

/** Of the project as it is, also after an undo. */
export function robotsChoices({
  store,
  robotsRivals = [],
}: Pick<OpenProject, 'store' | 'robotsRivals'>): RobotsChoice[] {
  const known = new Map(store.robots.files().map(({ origin, content }) => [origin, content]));
  return robotsRivals.map(({ origin, files }) => {
    const counts = known.get(origin);
    return {
      origin,
      files: files.map(({ location, content, ofProject }) => ({
        location,
        ofProject,
        used: counts !== undefined && Buffer.compare(counts, content) === 0,
      })),
    };
  });
}
