// Numbers, sizes, times and findings as text for a terminal. The same everywhere, whatever the system's language.
import { isAbsolute, relative } from 'node:path';
import type { Problem } from '../../shared/model/problem.ts';

/** 1234567 → "1,234,567". */
export function formatCount(n: number): string {
  return Math.round(n).toLocaleString('en-US');
}

/** A count with its noun: "1 URL", "2,000 URLs". */
export function formatNumberOf(n: number, one: string, many = `${one}s`): string {
  return `${formatCount(n)} ${n === 1 ? one : many}`;
}

/** Bytes with a binary unit and one decimal: "10.0 MiB". */
export function formatBytes(n: number): string {
  const units = ['KiB', 'MiB', 'GiB', 'TiB'];
  if (n < 1024) return formatNumberOf(n, 'byte');
  let value = n / 1024;
  let unit = 0;
  while (value >= 1024 && unit < units.length - 1) {
    value /= 1024;
    unit++;
  }
  return `${value.toFixed(1)} ${units[unit] ?? ''}`;
}

/** Seconds as m:ss or h:mm:ss. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const two = (n: number): string => String(n).padStart(2, '0');
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** A path as short as it can be from here: relative where it lies below the current folder. */
export function shortPath(path: string): string {
  const short = relative(process.cwd(), path);
  return short === '' || short.startsWith('..') || isAbsolute(short) || !isAbsolute(path) ? path : short;
}

/** One finding as a compiler would print it, so that editors and CI can jump to it: file:line: severity: … [code]. */
export function formatProblem(problem: Problem): string {
  const { file, line, severity, message, code, count } = problem;
  const name = file === undefined ? '' : `${shortPath(file)}:`;
  const place = name === '' || line === undefined ? name : `${name}${line}:`;
  const repeats = count !== undefined && count > 1 ? ` (${formatCount(count)} times)` : '';
  return oneLine(`${place === '' ? '' : `${place} `}${severity}: ${message}${repeats} [${code}]`);
}

/** Text without line breaks or control characters, which could disturb a terminal. */
export function oneLine(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ');
}
