// What the system is told of long jobs: that it must not sleep meanwhile, and that one has ended while nobody looked.
import { Notification, powerSaveBlocker } from 'electron';
import type { EngineEvent } from '../../../shared/contract/events.ts';
import type { JobResults } from '../../../shared/contract/requests/requests.ts';
import type { NativeTexts } from '../native-texts.ts';

/** A job that was shorter than this is no news. */
const LONG_MS = 10_000;

export interface JobWatchOptions {
  /** The user sees the window. */
  readonly isLookedAt: () => boolean;
  /** Brings the window to the front. */
  readonly show: () => void;
  readonly texts: () => NativeTexts;
}

interface Job {
  readonly since: number;
  readonly blocker: number;
}

export class JobWatch {
  readonly #options: JobWatchOptions;
  readonly #jobs = new Map<number, Job>();
  /** Until they go: one that nothing holds may be gone before its click. */
  readonly #shown = new Set<Notification>();

  constructor(options: JobWatchOptions) {
    this.#options = options;
  }

  hear(event: EngineEvent): void {
    if (event.event === 'job.started' || event.event === 'job.progress') this.#runs(event.data.job);
    else if (event.event === 'job.done') this.#ended(event.data.job, DONE[event.data.kind]);
    else if (event.event === 'job.failed')
      this.#ended(event.data.job, event.data.error.code === 'cancelled' ? null : 'jobFailed');
  }

  /** The engine ends, or its project is closed: nobody will hear how its jobs end. */
  end(): void {
    for (const id of this.#jobs.keys()) this.#ended(id, null);
  }

  #runs(id: number): void {
    if (this.#jobs.has(id)) return;
    const blocker = powerSaveBlocker.start('prevent-app-suspension');
    this.#jobs.set(id, { since: performance.now(), blocker });
  }

  /** `news`: what is told of it; null where the user knows. */
  #ended(id: number, news: keyof NativeTexts | null): void {
    const job = this.#jobs.get(id);
    if (!job) return;
    this.#jobs.delete(id);
    powerSaveBlocker.stop(job.blocker);
    const isLong = performance.now() - job.since >= LONG_MS;
    if (news !== null && isLong && !this.#options.isLookedAt() && Notification.isSupported())
      this.#tell(news);
  }

  #tell(news: keyof NativeTexts): void {
    const texts = this.#options.texts();
    const body = news === 'jobFailed' ? texts.jobFailedDetail : '';
    const notification = new Notification({ title: texts[news], body });
    this.#shown.add(notification);
    notification.on('click', this.#options.show);
    notification.on('close', () => {
      this.#shown.delete(notification);
    });
    notification.show();
  }
}

const DONE: Readonly<Record<keyof JobResults, keyof NativeTexts>> = {
  import: 'importDone',
  export: 'exportDone',
  zip: 'exportDone',
  report: 'exportDone',
  tableExport: 'exportDone',
  compareExport: 'exportDone',
  clustersExport: 'exportDone',
  compare: 'compareDone',
  tableCompare: 'compareDone',
  check: 'checkDone',
  refresh: 'checkDone',
  edit: 'editDone',
  merge: 'editDone',
  tableApply: 'editDone',
  compact: 'otherDone',
  compactPreview: 'otherDone',
  backup: 'otherDone',
  restore: 'otherDone',
};
