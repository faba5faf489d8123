// The places on the web that a set is for: the folder as a whole, or one for each host. It reads and writes nothing.
import {
  indexesOf,
  type ExportManifest,
  type ExportOptions,
  type IdleHosts,
} from '../../../../../shared/model/export/planned-set.ts';
import { addressOf } from '../lines/index-xml.ts';
import type { ExportInput, SectionInput } from '../section-input.ts';
import { hostFolder } from './export-names.ts';
import { siteHostOf } from '../lines/host-of.ts';

/** A place that has indexes, a robots.txt and lists of its own. */
export interface ExportSite {
  readonly host: string;
  /** In the target, with its final slash; empty for the target itself. */
  readonly folder: string;
  readonly baseUrl: string;
  readonly families: readonly SectionInput[];
}

/** In the order of the families. */
export function sitesOf({ sections }: ExportInput, options: ExportOptions): ExportSite[] {
  const hosts = [...new Set(sections.map(({ host = '' }) => host))];
  return hosts.map((host) => {
    const families = sections.filter((family) => (family.host ?? '') === host);
    const baseUrl = families.find((family) => family.baseUrl !== undefined)?.baseUrl ?? options.baseUrl;
    return { host, folder: hostFolder(host), baseUrl, families };
  });
}

/** Hosts that were given an address and have no files; null where there are none. Without folders by host, addresses wait. */
export function idleHosts(
  files: readonly { readonly host: string }[],
  { byHost, hostUrls = [] }: ExportOptions,
): IdleHosts | null {
  const present = [...new Set(files.map(({ host }) => host))].sort();
  const given = hostUrls
    .map(({ host }) => host)
    .filter((host) => !present.includes(siteHostOf(`https://${host}`)));
  return byHost === true && given.length > 0 ? { given, present } : null;
}

/** The address of a file by its name in the set. */
export function siteAddress({ folder, baseUrl }: ExportSite, name: string): string {
  return addressOf(baseUrl, name.slice(folder.length));
}

/** Where the files of a set are reachable. */
export type SetPlaces = Pick<ExportManifest, 'baseUrl' | 'hosts'>;

/** As a manifest tells it. */
export function placesOf(sites: readonly ExportSite[], { baseUrl }: ExportOptions): SetPlaces {
  return { baseUrl, hosts: sites.filter(({ folder }) => folder !== '') };
}

/** The address of a file of such a set by its name. */
export function addressIn({ baseUrl, hosts = [] }: SetPlaces, name: string): string {
  const host = hosts.find(({ folder }) => name.startsWith(folder));
  return host ? addressOf(host.baseUrl, name.slice(host.folder.length)) : addressOf(baseUrl, name);
}

/** The addresses of the indexes that an earlier export wrote, as far as its manifest tells. */
export function indexAddresses(manifest: ExportManifest | null): string[] {
  return manifest ? indexesOf(manifest).map(({ name }) => addressIn(manifest, name)) : [];
}
