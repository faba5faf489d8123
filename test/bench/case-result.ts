// What one bench case reports from its own process: the time of the work itself and that process's peak memory.

export interface CaseResult {
  readonly seconds: number;
  readonly rows: number;
  /** Peak resident memory of the whole process, MB. */
  readonly peakMb: number;
}

const MARK = 'bench-result ';

/** What is known already, or is not of the case's own process. */
interface Given {
  readonly seconds?: number;
  /** Asked when the work is done. */
  readonly peakMb?: () => number;
}

/** Times the work (not the start of the process), unless the seconds are given, and prints the result for the parent. */
export async function reportCase(
  work: () => Promise<number>,
  { seconds: given, peakMb = ownPeakMb }: Given = {},
): Promise<void> {
  const started = performance.now();
  const rows = await work();
  const seconds = given ?? (performance.now() - started) / 1000;
  const result: CaseResult = { seconds, rows, peakMb: peakMb() };
  console.log(MARK + JSON.stringify(result));
}

function ownPeakMb(): number {
  // In kilobytes on every platform (libuv).
  return process.resourceUsage().maxRSS / 1024;
}

/** Reads the result out of a case's output, or null where there is none. */
export function readCaseResult(output: string): CaseResult | null {
  const line = output.split('\n').findLast((l) => l.startsWith(MARK));
  return line === undefined ? null : (JSON.parse(line.slice(MARK.length)) as CaseResult);
}
