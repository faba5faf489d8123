// The requests about exports: a part of the map in requests.ts.
import * as v from 'valibot';
import { OTHERS_SETS, type ExportPlan, type ExportResult } from '../../model/export/planned-set.ts';
import type { ProjectInfo } from '../../model/project.ts';
import type { RuleId } from '../../model/rule.ts';
import { SET_NAME } from '../../model/export/set-name.ts';
import { count, exportOptions, filePath, viewName } from '../schemas.ts';

/** What becomes of the set of another project in the folder; default: "keep". */
const others = v.optional(v.picklist(OTHERS_SETS));

export const exportRequests = {
  'export.plan': () => v.strictObject({ ...exportOptions().entries, others }),
  /** What of the set has findings that count as errors; that stops no export. */
  'export.errors': () => v.strictObject({}),
  /** Which URLs of the set are on other hosts than the address of its files; that stops no export either. */
  'export.hosts': exportOptions,
  /** Starts a job that writes the set. */
  'export.start': () =>
    v.strictObject({
      ...exportOptions().entries,
      /** Files that Mapwright did not write may be replaced. Default: refuse, naming them. */
      overwrite: v.optional(v.boolean()),
      others,
      /** The profile that these options are kept in, with what comes of them. */
      profile: v.optional(v.nullable(count)),
    }),
  /**
   * What the last export wrote; null before the first, and where an earlier version wrote it. Obsolete files that its folder
   * holds no more are told as removed.
   */
  'export.result': () => v.strictObject({}),
  /** Removes files of earlier exports in a folder that are no longer part of its set. */
  'export.removeOld': () => v.strictObject({ out: filePath }),
  /** Starts a job that packs files of a set into an archive. */
  'export.zip': () =>
    v.strictObject({
      out: filePath,
      names: v.pipe(v.array(v.pipe(v.string(), v.regex(SET_NAME))), v.minLength(1), v.readonly()),
      path: filePath,
      /** The path gets `.zip` where it lacks that. */
      ending: v.optional(v.boolean()),
      overwrite: v.boolean(),
    }),
  /** Keeps export settings under a name; id null = as a new profile. */
  'profile.save': () => v.strictObject({ id: v.nullable(count), name: viewName, options: exportOptions() }),
  'profile.delete': () => v.strictObject({ id: count }),
} satisfies Record<string, () => v.GenericSchema>;

export interface ZipResult {
  readonly path: string;
  readonly files: number;
  /** Bytes of the archive. */
  readonly size: number;
}

/** URLs that an export writes though they have errors, and the rules that say so. */
export interface ExportErrors {
  readonly urls: number;
  readonly rules: readonly RuleId[];
}

/** URLs that an export writes though they are at another origin than the address of their files. */
export interface ExportHosts {
  /** URLs of the right origin that are outside of the folder of the set, where the project is for that folder; absent where there are none. */
  readonly outside?: number;
  /** The origin of the address of the set. */
  readonly site: string;
  readonly urls: number;
  /** The origins of most URLs, the most first. */
  readonly origins: readonly OriginElsewhere[];
  /** Origins beyond these. */
  readonly more: number;
}

export interface OriginElsewhere {
  readonly origin: string;
  readonly urls: number;
  /** On the host of its files, but http where that is https, or the reverse. */
  readonly otherScheme: boolean;
}

export interface ExportResults {
  'export.plan': ExportPlan;
  'export.errors': ExportErrors;
  'export.result': ExportResult | null;
  'export.hosts': ExportHosts;
  'export.start': { readonly job: number };
  /** `kept` = those that were changed since, or that are not known to be Mapwright's. */
  'export.removeOld': { readonly removed: readonly string[]; readonly kept: readonly string[] };
  'export.zip': { readonly job: number };
  'profile.save': { readonly profile: number; readonly project: ProjectInfo };
  'profile.delete': ProjectInfo;
}
