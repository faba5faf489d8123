// What one bench case reports from its own process: the time of the work itself and that process's peak memory.

export interface CaseResult {
  readonly seconds: number;
  readonly rows: number;
  /** Peak resident memory of the whole process, MB. */
  readonly peakMb: number;
}

const MARK = 'bench-result ';

/** Times the work (not the start of the process), unless the seconds are given, and prints the result for the parent. */
export async function reportCase(work: () => Promise<number>, given?: number): Promise<void> {
  const started = performance.now();
  const rows = await work();
  const seconds = given ?? (performance.now() - started) / 1000;
  // maxRSS is in kilobytes on every platform (libuv).
  const result: CaseResult = { seconds, rows, peakMb: process.resourceUsage().maxRSS / 1024 };
  console.log(MARK + JSON.stringify(result));
}

/** Reads the result out of a case's output, or null where there is none. */
export function readCaseResult(output: string): CaseResult | null {
  const line = output.split('\n').findLast((l) => l.startsWith(MARK));
  return line === undefined ? null : (JSON.parse(line.slice(MARK.length)) as CaseResult);
}
