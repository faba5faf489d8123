// The requests about exports: a part of the map in requests.ts.
import * as v from 'valibot';
import type { ExportPlan } from '../model/export-plan.ts';
import { exportOptions } from './schemas.ts';

export const exportRequests = {
  'export.plan': exportOptions,
  /** Starts a job that writes the set. */
  'export.start': v.strictObject({
    ...exportOptions.entries,
    /** Files that Mapwright did not write may be replaced. Default: refuse, naming them. */
    overwrite: v.optional(v.boolean()),
  }),
} satisfies Record<string, v.GenericSchema>;

export interface ExportResults {
  'export.plan': ExportPlan;
  'export.start': { readonly job: number };
}
