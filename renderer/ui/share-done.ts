// How far a job is, from what it tells. It invents nothing: unknown stays unknown.
import type { JobProgress } from '../../shared/model/job.ts';

/** 0…1 by bytes, else by rows, or null while neither total is known. */
export function shareDone({ bytes, bytesTotal, done, total }: JobProgress): number | null {
  if (bytesTotal !== null && bytesTotal > 0) return Math.min(bytes / bytesTotal, 1);
  if (total !== null && total > 0) return Math.min(done / total, 1);
  return null;
}
