// Draws a job's progress on one line of the terminal. It draws nothing where stderr is not a terminal.
import type { JobProgress } from '../../../shared/model/job.ts';
import { formatClock, formatCount, oneLine } from './plain-text.ts';
import type { Terminal } from './terminal.ts';

const BAR_CELLS = 24;
const CLEAR_LINE = '\r\u001b[K';

export interface ProgressLine {
  readonly show: (progress: JobProgress) => void;
  /** Takes the line away. */
  readonly clear: () => Promise<void>;
}

/** The progress line of a terminal, or one that shows nothing. */
export function progressLine(terminal: Terminal): ProgressLine {
  let drawn = false;
  return {
    show: (progress) => {
      const width = terminal.progressWidth();
      if (width === null) return;
      drawn = true;
      // Not awaited: a slow terminal may miss a step, the job must not wait for it.
      terminal.stderr.write(CLEAR_LINE + progressText(progress, width)).catch(() => undefined);
    },
    clear: async () => {
      if (drawn) await terminal.stderr.write(CLEAR_LINE).catch(() => undefined);
      drawn = false;
    },
  };
}

/** Bar, share, rate, time left and label, as far as they are known, in at most `width` - 1 columns. */
export function progressText(progress: JobProgress, width: number): string {
  const { label, done, total, bytes, bytesTotal, rate, secondsLeft } = progress;
  const share = bytesTotal ? bytes / bytesTotal : total ? done / total : null;
  const parts: string[] = [];
  if (share !== null) {
    const full = Math.min(BAR_CELLS, Math.max(0, Math.floor(share * BAR_CELLS)));
    const percent = Math.min(100, Math.floor(share * 100));
    parts.push(`[${'#'.repeat(full)}${'-'.repeat(BAR_CELLS - full)}] ${String(percent).padStart(3)} %`);
  }
  if (done > 0) parts.push(`${formatCount(done)} URLs`);
  if (Math.round(rate) > 0) parts.push(`${formatCount(rate)}/s`);
  if (secondsLeft !== null) parts.push(`${formatClock(secondsLeft)} left`);
  if (label !== '') parts.push(oneLine(label));
  if (parts.length === 0) parts.push('Working…');
  return parts.join('  ').slice(0, Math.max(0, width - 1));
}
