// Where every thread of the engine begins: what kinds of work there are, each loaded by the thread that does it.
import { serveThread, type ThreadKinds } from './threads/serve-thread.ts';

const KINDS: ThreadKinds = {
  check: async () => (await import('./check/run/check-task.ts')).checkWork,
  digest: async () => (await import('./features/compare/digest/digest-work.ts')).digestWork,
  'digest-rows': async () => (await import('./features/compare/digest-rows.ts')).digestRowsWork,
  export: async () => (await import('./features/export/threads/export-work.ts')).exportWork,
  read: async () => (await import('./features/import/walk/read-work.ts')).readWork,
  robots: async () => (await import('./check/run/robots/robots-work.ts')).robotsWork,
  view: async () => (await import('./view/view-work.ts')).viewWork,
};

void serveThread(KINDS);
