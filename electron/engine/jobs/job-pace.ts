// How fast a job is and how long it will take, from what its work reports. It tells nobody.
import type { JobProgress } from '../../../shared/model/job.ts';

type Report = Pick<JobProgress, 'done' | 'total' | 'bytes' | 'bytesTotal' | 'files'>;

/** Seconds below which a rate is a guess. */
const LEAST_SECONDS = 0.1;

/** A share done below which the time left is a guess. */
const LEAST_SHARE = 0.01;

/** Measures the present stage: from its last report with nothing done yet, so that no time of preparing it counts. */
export class JobPace {
  #start: { readonly report: Report; readonly at: number } | null = null;
  #last: Report | null = null;
  #worked = false;

  /** Takes a report at a time in milliseconds. Cheap. */
  note(report: Report, at: number): void {
    const last = this.#last;
    this.#last = report;
    // Who counts from the beginning again is at another stage.
    if (!last || report.done < last.done || report.bytes < last.bytes) this.#worked = false;
    else this.#worked ||= report.done > last.done || report.bytes > last.bytes;
    if (!this.#worked) this.#start = { report, at };
  }

  /** Rows a second, 0 while unknown, and the seconds left of what was noted last. */
  at(report: Report, at: number): Pick<JobProgress, 'rate' | 'secondsLeft'> {
    const seconds = this.#start ? (at - this.#start.at) / 1000 : 0;
    if (!this.#start || seconds < LEAST_SECONDS) return { rate: 0, secondsLeft: null };
    const rate = (report.done - this.#start.report.done) / seconds;
    const [before, share] = [shareOf(this.#start.report) ?? 0, shareOf(report)];
    const covered = share === null ? 0 : share - before;
    if (share === null || covered <= LEAST_SHARE) return { rate, secondsLeft: null };
    return { rate, secondsLeft: (seconds * (1 - share)) / covered };
  }
}

/** 0…1 by bytes, else by rows, else by files, or null while no total is known. */
function shareOf({ bytes, bytesTotal, done, total, files }: Report): number | null {
  if (bytesTotal) return bytes / bytesTotal;
  if (total) return done / total;
  return files && files.total > 0 ? files.done / files.total : null;
}
