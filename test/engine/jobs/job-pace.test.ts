// Rate and time left of a job; no job, no clock.
import { describe, expect, it } from 'vitest';
import { JobPace } from '../../../electron/engine/jobs/job-pace.ts';
import type { JobProgress } from '../../../shared/model/job.ts';

type Report = Pick<JobProgress, 'done' | 'total' | 'bytes' | 'bytesTotal' | 'files'>;

function paceOf(reports: readonly (readonly [at: number, report: Partial<Report>])[]) {
  const pace = new JobPace();
  let [last, now]: [Report, number] = [{ done: 0, total: null, bytes: 0, bytesTotal: null }, 0];
  for (const [at, part] of reports) {
    [last, now] = [{ done: 0, total: null, bytes: 0, bytesTotal: null, ...part }, at];
    pace.note(last, now);
  }
  return pace.at(last, now);
}

const TOTAL = { total: 1_000 };

describe('JobPace', () => {
  it('measures from where the rows begin, not from the start of the job', () => {
    const begun = [
      [0, { ...TOTAL, done: 0 }],
      [8_000, { ...TOTAL, done: 0 }],
    ] as const;
    expect(paceOf(begun)).toEqual({ rate: 0, secondsLeft: null });
    expect(paceOf([...begun, [9_000, { ...TOTAL, done: 100 }]])).toEqual({ rate: 100, secondsLeft: 9 });
  });

  it('knows nothing from a first report that comes with rows, and counts on from them', () => {
    expect(paceOf([[8_000, { ...TOTAL, done: 100 }]])).toEqual({ rate: 0, secondsLeft: null });
    const next = [
      [8_000, { ...TOTAL, done: 100 }],
      [9_000, { ...TOTAL, done: 200 }],
    ] as const;
    expect(paceOf(next)).toEqual({ rate: 100, secondsLeft: 8 });
  });

  it('begins anew with a stage that counts from the beginning again', () => {
    const read = [
      [0, { ...TOTAL, done: 0 }],
      [1_000, { ...TOTAL, done: 1_000 }],
      [2_000, { ...TOTAL, done: 10 }],
    ] as const;
    expect(paceOf(read)).toEqual({ rate: 0, secondsLeft: null });
    expect(paceOf([...read, [3_000, { ...TOTAL, done: 505 }]])).toEqual({ rate: 495, secondsLeft: 1 });
  });

  it('goes by bytes, else by rows, else by files', () => {
    const files = { done: 1, total: 5 };
    expect(
      paceOf([
        [0, { bytesTotal: 100 }],
        [1_000, { bytes: 50, bytesTotal: 100 }],
      ]).secondsLeft,
    ).toBe(1);
    expect(
      paceOf([
        [0, {}],
        [1_000, { bytes: 50, files }],
      ]).secondsLeft,
    ).toBe(4);
    expect(
      paceOf([
        [0, {}],
        [1_000, { bytes: 50 }],
      ]).secondsLeft,
    ).toBeNull();
  });
});
