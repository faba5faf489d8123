import { describe, expect, it } from 'vitest';
import { progressText } from '../../electron/cli/output/progress-line.ts';

const base = {
  label: 'a.xml',
  done: 1234567,
  total: null,
  bytes: 50,
  bytesTotal: 200,
  rate: 98765.4,
  secondsLeft: 61,
};

describe('progressText', () => {
  it('shows bar, share, rows, rate, time left and label', () => {
    expect(progressText(base, 100)).toBe(
      '[######------------------]  25 %  1,234,567 URLs  98,765/s  1:01 left  a.xml',
    );
  });

  it('shows no bar and no time while the total is unknown', () => {
    const unknown = { ...base, bytesTotal: null, secondsLeft: null };
    expect(progressText(unknown, 100)).toBe('1,234,567 URLs  98,765/s  a.xml');
  });

  it('shows only what is known', () => {
    const none = { label: '', done: 0, total: null, bytes: 0, bytesTotal: null, rate: 0, secondsLeft: null };
    expect(progressText(none, 100)).toBe('Working…');
    expect(progressText({ ...none, total: 50, label: 'a.xml' }, 100)).toBe(
      '[------------------------]   0 %  a.xml',
    );
  });

  it('never fills the last column, which would wrap the line', () => {
    expect(progressText({ ...base, label: 'x'.repeat(500) }, 80)).toHaveLength(79);
  });

  it('stays within the bar when more was done than was expected', () => {
    expect(progressText({ ...base, bytes: 500 }, 100)).toMatch(/^\[#{24}\] 100 %/);
  });
});
