// Findings in a robots.txt of any length: at once where it is short, in slices where it is long, never those of a text
// that is no more.
import { describe, expect, it, vi } from 'vitest';
import { effectScope, ref } from 'vue';
import { findRobotsProblems } from '../../../../shared/protocol/robots-findings.ts';
import { useRobotsFindings } from '../../../../renderer/features/robots/use-robots-findings.ts';

const SHORT = 'User-agent: *\nDisalow: /a\n';
const long = (word: string): string =>
  `User-agent: *\n${Array.from({ length: 4_000 }, (_, i) => `${word}: /section-${String(i)}/*/x$`).join('\n')}`;

describe('useRobotsFindings', () => {
  it('finds what findRobotsProblems finds, of the last text alone', async () => {
    const scope = effectScope();
    const text = ref(SHORT);
    const findings = scope.run(() => useRobotsFindings(() => text.value));
    expect(findings?.value).toEqual(findRobotsProblems(SHORT));
    text.value = long('Disalow');
    text.value = long('Alow');
    const last = findRobotsProblems(text.value);
    expect(last).toHaveLength(4_001);
    await vi.waitFor(() => {
      expect(findings?.value).toEqual(last);
    });
    scope.stop();
  });
});
