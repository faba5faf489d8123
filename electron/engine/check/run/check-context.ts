// What the row rules of a project are to be checked against. It wires store, parse and check, and checks nothing.
import { activeRules } from '../rule-level.ts';
import type { CheckContext } from '../rule-definition.ts';
import { readExtensions } from '../../read/parse/xml/read-extensions.ts';
import { profileOfSettings } from '../../store/exports/export-profiles.ts';
import type { ProjectStore } from '../../store/store.ts';
import { robotsJudge } from './robots/judge-of-project.ts';

/** `now` in ms since 1970; default: the present. */
export function checkContext(
  { store }: { readonly store: Pick<ProjectStore, 'db' | 'site' | 'settings' | 'checks' | 'robots'> },
  now = Date.now(),
): CheckContext {
  return {
    site: store.site(),
    scope: store.settings().baseUrl,
    profile: profileOfSettings(store.db),
    now,
    active: activeRules(store.checks()),
    readExtensions,
    robots: robotsJudge(store) ?? undefined,
  };
}
