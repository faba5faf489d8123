// Where a thread that digests files begins: it keeps compiled modules where the process does, and leaves everything
// else to digest-worker.
import { useCompiledCodeInThread } from '../../compiled-code.ts';

const compiled = useCompiledCodeInThread('digest-thread');

// A thread that is ended from outside would not write what it compiled.
void import('./digest-worker.ts').then(() => compiled?.keep());
