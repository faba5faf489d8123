// The requests about reports of findings: a part of the map in requests.ts.
import * as v from 'valibot';
import { REPORT_FORMATS } from '../../model/report.ts';
import { LANGUAGES } from '../../model/languages.ts';
import { count, filePath } from '../schemas.ts';

export const reportRequests = {
  /** Starts a job that writes the findings as a file; with a view only those of its rows. */
  'report.write': () =>
    v.strictObject({
      path: filePath,
      format: v.picklist(REPORT_FORMATS),
      view: v.nullable(count),
      overwrite: v.boolean(),
      /** Of what is for people: pages, and messages of tables. Default: English. */
      language: v.optional(v.picklist(LANGUAGES)),
    }),
} satisfies Record<string, () => v.GenericSchema>;

export interface ReportResults {
  'report.write': { readonly job: number };
}
