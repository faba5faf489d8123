// What is told of an import while it runs: how many rows, bytes and files so far, and of how many. It visits nothing.
import type { JobControl } from '../../jobs/job-runner.ts';
import type { ImportExtent } from './import-extent.ts';
import type { ImportTree } from '../../project/running-import.ts';

export class ImportProgress {
  readonly extent: ImportExtent;
  readonly #control: JobControl;
  readonly #tree: ImportTree;
  #label = '';
  #rows = 0;
  #bytes = 0;
  #web = false;

  constructor(
    { control, tree }: { readonly control: JobControl; readonly tree: ImportTree },
    extent: ImportExtent,
  ) {
    this.#control = control;
    this.#tree = tree;
    this.extent = extent;
  }

  /** The source that is being read. */
  reading(label: string): void {
    this.#label = label;
    this.report();
  }

  /** Bytes of local files. */
  addBytes(bytes: number): void {
    this.#bytes += bytes;
    this.report();
  }

  /** Bytes that came from the web. */
  downloaded(bytes: number): void {
    this.#web = true;
    this.addBytes(bytes);
  }

  addRows(rows: number): void {
    this.#rows += rows;
    this.report();
  }

  report(): void {
    const total = this.extent.total(this.#rows);
    const { waiting, reading } = this.#tree.counts;
    const { size } = this.#tree;
    this.#control.report({
      label: this.#label,
      done: this.#rows,
      total: null,
      bytes: this.#bytes,
      // How much the web will send is not known before it has.
      bytesTotal: this.#web || total === null ? null : Math.max(total, this.#bytes),
      ...(size > 1 && { files: { done: size - waiting - reading, total: size } }),
    });
  }
}
