// Where every thread of the engine begins: what kinds of work there are, each loaded by the thread that does it.
import { serveThread } from './threads/serve-thread.ts';

void serveThread({
  robots: async () => (await import('./check/run/robots/robots-work.ts')).robotsWork,
});
