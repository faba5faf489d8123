// The flags that depend on other rows, after an import and in its transaction. It wires store and check.
import type { Imported } from '../../store/pending/import-writer.ts';
import type { ProjectStore } from '../../store/store.ts';
import { checkContext } from '../../check/run/check-context.ts';
import type { Steps } from '../../../../shared/model/steps.ts';
import { hasLinks } from '../../store/links/links.ts';
import { recheckAllLinks } from '../../check/run/recheck-links.ts';
import { recheckRobots } from '../../check/run/robots/recheck-robots.ts';
import { recheckTwins } from '../../check/run/recheck-twins.ts';
import { recheckAllSteps } from '../../check/run/recheck.ts';

const HASHES_A_STEP = 1_000;

/** Everything anew where the rows were checked against another `site`; else what the new rows can alter. */
export function* settleImport(store: ProjectStore, imported: Imported, site: string | null): Steps<void> {
  if (site !== store.site()) {
    yield* recheckAllSteps({ store });
    return;
  }
  const context = checkContext({ store });
  const hashes = [...imported.sharedHashes];
  for (let start = 0; start < hashes.length; start += HASHES_A_STEP) {
    recheckTwins(store, hashes.slice(start, start + HASHES_A_STEP), context);
    yield 0;
  }
  if (hasLinks(store.db)) yield* recheckAllLinks(store, context, []);
  yield* recheckRobots({ store });
}
