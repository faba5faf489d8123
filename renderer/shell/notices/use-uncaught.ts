// Uncaught errors of the window: each is told to the user, with a report to copy, and kept in the host's log.
import { onBeforeUnmount, onMounted } from 'vue';
import { useClient } from '../../engine/app-client.ts';
import { errorOf } from '../../engine/error-of.ts';
import { useNotices } from './notices-store.ts';

/** Characters of a report at most. */
const REPORT_LENGTH = 8_000;

export function useUncaught(): void {
  const { host } = useClient();
  const notices = useNotices();

  function tell(cause: unknown): void {
    const error = errorOf(cause);
    const report = reportOf(cause);
    // What the engine or host answered has its own words; only its way to the user was missing.
    if (error.code === 'internal')
      notices.show({ kind: 'error', key: 'notices.uncaught', named: { what: firstLine(report) }, report });
    else notices.showError(cause);
    host['log.report']({ text: report }).catch(() => undefined);
  }

  function failed(event: ErrorEvent): void {
    // Browsers tell so of an observer that has more to do in the next frame; nothing went wrong.
    if (event.message.startsWith('ResizeObserver loop')) return;
    tell(event.error ?? event.message);
  }

  function rejected(event: PromiseRejectionEvent): void {
    tell(event.reason);
  }

  onMounted(() => {
    window.addEventListener('error', failed);
    window.addEventListener('unhandledrejection', rejected);
  });
  onBeforeUnmount(() => {
    window.removeEventListener('error', failed);
    window.removeEventListener('unhandledrejection', rejected);
  });
}

function reportOf(cause: unknown): string {
  if (!(cause instanceof Error))
    return ((JSON.stringify(cause) as string | undefined) ?? '').slice(0, REPORT_LENGTH);
  const { stack = '' } = cause;
  return (stack.includes(cause.message) ? stack : `${String(cause)}\n${stack}`).slice(0, REPORT_LENGTH);
}

function firstLine(report: string): string {
  return (report.split('\n')[0] ?? '').slice(0, 200);
}
