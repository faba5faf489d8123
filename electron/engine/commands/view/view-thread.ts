// Where a thread that helps the views begins: it keeps compiled modules where the process does, and leaves everything
// else to view-worker.
import { useCompiledCodeInThread } from '../../compiled-code.ts';

const compiled = useCompiledCodeInThread('view-thread');

// A thread that is ended from outside would not write what it compiled.
void import('./view-worker.ts').then(({ serveViews }) => {
  serveViews();
  compiled?.keep();
});
