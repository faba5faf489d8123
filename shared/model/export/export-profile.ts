// Export settings that a project keeps under names, and what came of the last export with each.
import type { ExportOptions } from './planned-set.ts';
import { stripEnd } from '../../protocol/strip-ends.ts';

export interface ExportProfile {
  /** From 1; never given again to another profile of the project. */
  readonly id: number;
  readonly name: string;
  readonly options: ExportOptions;
  /** The last export with these settings; null before the first. */
  readonly last: ExportRun | null;
}

/** An export that was carried out, in numbers. */
export interface ExportRun {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly urls: number;
  /** All of the set, with indexes and what lies beside. */
  readonly files: number;
  /** Those of them that were new or changed. */
  readonly changed: number;
  readonly seconds: number;
  /** What robots.txt files should say of it; runs of earlier versions lack it. */
  readonly robotsLines?: readonly string[] | undefined;
}

/** What a project knows of its exports. */
export interface ExportSettings {
  readonly profiles: readonly ExportProfile[];
  /** The export that was carried out last, to do it again; null before the first. */
  readonly last: {
    readonly profile: number | null;
    readonly options: ExportOptions;
    readonly run: ExportRun;
    /** Whether all that it wrote is known still; false where an earlier version wrote it. */
    readonly hasResult?: boolean | undefined;
    /** The program ended before it could tell what it wrote, and nobody has asked since. */
    readonly untold?: boolean | undefined;
  } | null;
}

export const MAX_PROFILES = 200;

/** The other profiles that write to a folder: a folder holds one set, so each takes the place of the others' there. */
export function profilesSharing(
  profiles: readonly ExportProfile[],
  out: string,
  own: number | null,
): readonly ExportProfile[] {
  const folder = withoutEnd(out);
  return profiles.filter(({ id, options }) => id !== own && withoutEnd(options.out) === folder);
}

/** Of a path, where it does not end a root. */
function withoutEnd(path: string): string {
  const name = stripEnd(path, /[/\\]/);
  return name === '' || name.endsWith(':') ? path : name;
}
