// export.hosts: the URLs of an export that are not at the address its files will have, by origin: search engines ignore
// them there. It changes nothing, and stops no export.
import type {
  ExportHosts,
  OriginElsewhere,
} from '../../../../../shared/contract/requests/export-requests.ts';
import type { ExportOptions } from '../../../../../shared/model/export/planned-set.ts';
import { RULE_IDS, type CheckSettings } from '../../../../../shared/model/rule.ts';
import { isOtherScheme, scopeDirectory } from '../../../check/loc-url.ts';
import { isBlocking, levelOf } from '../../../check/rule-level.ts';
import { ruleOf } from '../../../check/rule-registry.ts';
import type { Command } from '../../../project/context.ts';
import { runnerForEach } from '../../../jobs/preview-runner.ts';
import { originsElsewhere } from '../../../store/exports/origins-elsewhere.ts';
import { rowsOutside } from '../../../store/exports/rows-outside.ts';
import type { Steps } from '../../../../../shared/model/steps.ts';
import type { ProjectStore } from '../../../store/store.ts';
import { currentProject } from '../../../project/current-project.ts';
import { completeBaseUrl } from '../export-options.ts';
import { siteHostOf } from '../lines/host-of.ts';

/** Origins that are named; of others only the number is told. */
const MOST_ORIGINS = 20;

type Places = Pick<ExportOptions, 'baseUrl' | 'byHost' | 'hostUrls'>;

export const exportHosts: Command<'export.hosts'> = async (given, context, window = 0) => {
  const project = currentProject(context);
  const { store } = project;
  const places = { ...given, baseUrl: completeBaseUrl(given.baseUrl) };
  const site = new URL(places.baseUrl).origin;
  // Asked again, as with other options, it ends with "cancelled".
  const count = <T>(steps: Steps<T>): Promise<T> => runnerOf(project, window).run(steps, () => undefined);
  const outside = await outsideOf(store, places, count);
  if (areNone(store, places, site)) return { site, ...outside, urls: 0, origins: [], more: 0 };
  // Rows at the address of the set are at home, unless their host was given another folder.
  const home = places.byHost && givenFor(siteHostOf(site), places) !== undefined ? null : site;
  const origins = await count(originsElsewhere(store.db, home, RULE_IDS.filter(isBlocking)));
  return { ...told(site, elsewhere(origins, places, store.checks())), ...outside };
};

/** What the checks have found, where they were asked about the folder that the set is for; else what they would find. */
async function outsideOf(
  store: ProjectStore,
  { baseUrl, byHost }: Places,
  count: (steps: Steps<number>) => Promise<number>,
): Promise<Pick<ExportHosts, 'outside'>> {
  const directory = scopeDirectory(baseUrl);
  if (byHost || !directory || !isOn('loc-out-of-scope', store.checks())) return {};
  const { origin, href, pathname } = directory;
  const own = store.settings().baseUrl;
  const isOwn = own !== null && completeBaseUrl(own) === baseUrl;
  const outside =
    pathname === '/'
      ? 0
      : isOwn
        ? (store.ruleCounts().get('loc-out-of-scope') ?? 0)
        : await count(rowsOutside(store.db, origin, href));
  return outside === 0 ? {} : { outside };
}

const runnerOf = runnerForEach();

/** The rules about the origin of an address. */
const ORIGIN_RULES = ['loc-other-host', 'loc-other-scheme'] as const;

/** Whether the checks have found already that there are none, or nobody wants to hear of them: then no row is read. */
function areNone(store: ProjectStore, { byHost }: Places, site: string): boolean {
  const settings = store.checks();
  const on = ORIGIN_RULES.filter((id) => isOn(id, settings));
  if (on.length === 0) return true;
  if (byHost || store.site() !== site) return false;
  const found = store.ruleCounts();
  return on.every((id) => (found.get(id) ?? 0) === 0);
}

function isOn(id: (typeof ORIGIN_RULES)[number] | 'loc-out-of-scope', settings: CheckSettings): boolean {
  return levelOf(ruleOf(id), settings) !== 'off';
}

function elsewhere(
  origins: ReadonlyMap<string, number>,
  places: Places,
  settings: CheckSettings,
): OriginElsewhere[] {
  const taken = settings.rules['loc-other-host']?.params?.['hosts'];
  const sites = new Map<string, string>();
  const found: OriginElsewhere[] = [];
  for (const [origin, urls] of origins) {
    const url = new URL(origin);
    const place = placeOf(origin, places, sites);
    if (origin === place) continue;
    const otherScheme = isOtherScheme(url, place);
    if (!isOn(otherScheme ? 'loc-other-scheme' : 'loc-other-host', settings)) continue;
    if (!otherScheme && Array.isArray(taken) && taken.includes(url.host)) continue;
    found.push({ origin, urls, otherScheme });
  }
  return found.toSorted((a, b) => b.urls - a.urls);
}

/** The origin of the files that rows of this origin go to. `sites` keeps what the first row of a host decided. */
function placeOf(origin: string, places: Places, sites: Map<string, string>): string {
  const { baseUrl, byHost } = places;
  if (!byHost) return new URL(baseUrl).origin;
  const host = siteHostOf(origin);
  const place =
    givenFor(host, places) ?? (siteHostOf(baseUrl) === host ? baseUrl : (sites.get(host) ?? origin));
  sites.set(host, place);
  return new URL(place).origin;
}

/** The address that the user gave for the folder of a host. */
function givenFor(host: string, { hostUrls = [] }: Places): string | undefined {
  return hostUrls.find((one) => siteHostOf(`https://${one.host}`) === host)?.baseUrl;
}

function told(site: string, origins: readonly OriginElsewhere[]): ExportHosts {
  return {
    site,
    urls: origins.reduce((sum, { urls }) => sum + urls, 0),
    origins: origins.slice(0, MOST_ORIGINS),
    more: Math.max(0, origins.length - MOST_ORIGINS),
  };
}
