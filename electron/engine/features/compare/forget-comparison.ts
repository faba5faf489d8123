// Ends the last comparison: with its project, at the next one, or when it is not wanted any more.
import type { EngineContext } from '../../project/context.ts';

/** Closes the last comparison, if any. */
export function forgetComparison(context: EngineContext): void {
  context.comparison?.table.close();
  context.comparison = null;
}
