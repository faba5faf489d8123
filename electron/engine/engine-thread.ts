// Where every thread of the engine begins: what kinds of work there are, each loaded by the thread that does it.
import { endOnRejection } from './end-on-rejection.ts';
import { serveThread, type ThreadKinds } from './threads/serve-thread.ts';

const KINDS: ThreadKinds = {
  code: async () => (await import('./view/coded/code-work.ts')).codeWork,
  digest: async () => (await import('./features/compare/digest/digest-work.ts')).digestWork,
  export: async () => (await import('./features/export/threads/export-work.ts')).exportWork,
  read: async () => (await import('./features/import/walk/read-work.ts')).readWork,
};

endOnRejection();
void serveThread(KINDS);
