// Shows a job's progress on the app's icon. It keeps nothing.
import type { BrowserWindow } from 'electron';
import type { EngineEvent } from '../../../shared/contract/events.ts';
import type { JobProgress } from '../../../shared/model/job.ts';

/** Values above 1 stand for "busy, share unknown", below 0 for "nothing to show" (BrowserWindow.setProgressBar). */
const UNKNOWN = 2;
export const NO_PROGRESS = -1;

/** Brings the icon up to date with an event. */
export function showOnTaskBar(window: BrowserWindow, event: EngineEvent): void {
  const value = taskBarValue(event);
  if (value !== null && !window.isDestroyed()) window.setProgressBar(value);
}

/** The value for setProgressBar, or null where the event changes nothing. */
function taskBarValue(event: EngineEvent): number | null {
  switch (event.event) {
    case 'job.progress':
      return share(event.data.progress);
    case 'job.done':
    case 'job.failed':
    case 'engine.restarted':
      return NO_PROGRESS;
    case 'app.closing':
      return UNKNOWN;
    case 'job.started':
    case 'preview.progress':
    case 'project.changed':
    case 'backup.failed':
    case 'history.removed':
    case 'project.replaced':
    case 'project.requested':
    case 'view.progress':
    case 'clusters.progress':
    case 'overview.progress':
    case 'settings.changed':
    case 'updates.changed':
      return null;
  }
}

function share({ done, total, bytes, bytesTotal }: JobProgress): number {
  if (bytesTotal) return Math.min(bytes / bytesTotal, 1);
  return total ? Math.min(done / total, 1) : UNKNOWN;
}
