// What is odd about a robots.txt, found in slices between two frames, so that a long one holds no key up. It judges nothing
// itself.
import { onScopeDispose, shallowRef, watch, type ShallowRef } from 'vue';
import { robotsProblemSteps, type RobotsFinding } from '../../../shared/protocol/robots-findings.ts';

/** So long at most without a turn for others. Short texts are done in less. */
const SLICE_MS = 12;

/** Those of the text; while they are looked for, those of the text before. */
export function useRobotsFindings(text: () => string): Readonly<ShallowRef<readonly RobotsFinding[]>> {
  const findings = shallowRef<readonly RobotsFinding[]>([]);
  let steps = robotsProblemSteps('');
  let timer: ReturnType<typeof setTimeout> | undefined;

  function slice(): void {
    const end = performance.now() + SLICE_MS;
    do {
      const next = steps.next();
      if (next.done !== true) continue;
      findings.value = next.value;
      return;
    } while (performance.now() < end);
    timer = setTimeout(slice);
  }

  watch(
    text,
    (now) => {
      clearTimeout(timer);
      steps = robotsProblemSteps(now);
      slice();
    },
    { immediate: true, flush: 'sync' },
  );
  onScopeDispose(() => {
    clearTimeout(timer);
  });
  return findings;
}
