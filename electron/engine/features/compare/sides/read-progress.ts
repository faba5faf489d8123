// Tells how far the reading of a comparison is, over both sides. It reads nothing.
import { basename } from 'node:path';
import type { JobControl } from '../../../jobs/job-runner.ts';

/** How far both sides are. Of projects their rows are known before, of files their bytes. */
export class ReadProgress {
  readonly #control: JobControl;
  #rows = 0;
  #rowsTotal = 0;
  #bytes = 0;
  #bytesTotal = 0;
  #web = false;

  constructor(control: JobControl) {
    this.#control = control;
  }

  expectRows(rows: number): void {
    this.#rowsTotal += rows;
  }

  expectBytes(bytes: number): void {
    this.#bytesTotal += bytes;
  }

  read(location: string, rows: number, bytes: number): void {
    this.#rows += rows;
    this.#bytes += bytes;
    this.#report(location);
  }

  downloaded(location: string, bytes: number): void {
    this.#web = true;
    this.#bytes += bytes;
    this.#report(location);
  }

  #report(location: string): void {
    const onlyRows = this.#bytesTotal === 0 && !this.#web;
    const onlyBytes = this.#rowsTotal === 0 && !this.#web;
    this.#control.report({
      label: basename(location),
      done: this.#rows,
      total: onlyRows ? this.#rowsTotal : null,
      bytes: this.#bytes,
      bytesTotal: onlyBytes ? this.#bytesTotal : null,
    });
  }
}
