// Fails each test of the window in which Vue swallows an error: of a handler, a watcher, or a hook. All others that nobody
// catches Vitest reports by itself.
import { afterEach, expect } from 'vitest';

if (typeof document !== 'undefined') {
  const { config } = await import('@vue/test-utils');
  let uncaught: unknown[] = [];
  config.global.config.errorHandler = (cause) => {
    uncaught.push(cause);
  };
  afterEach(() => {
    const found = uncaught;
    uncaught = [];
    expect(found, 'uncaught errors in the window').toEqual([]);
  });
}
