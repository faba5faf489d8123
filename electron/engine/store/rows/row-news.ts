// Tells those who remember something about rows that rows are written, or are again as they were. It writes nothing.
import type { RowWrite } from './row-write.ts';

export class RowNews {
  readonly #onWrite: ((write: RowWrite | null) => void)[] = [];
  readonly #onTakenBack: (() => void)[] = [];
  #announced = false;
  /** Since a transaction began. */
  #written = false;

  /** Whether work runs whose rows were told. */
  get isAnnounced(): boolean {
    return this.#announced;
  }

  onWrite(tell: (write: RowWrite | null) => void): void {
    this.#onWrite.push(tell);
  }

  onTakenBack(tell: () => void): void {
    this.#onTakenBack.push(tell);
  }

  /** Tells of the rows that the work writes, and runs it; what is written within is told with them. */
  announce<T>(write: RowWrite, work: () => T): T {
    this.#tell(write);
    this.#announced = true;
    try {
      return work();
    } finally {
      this.#announced = false;
    }
  }

  /** Rows are about to be written, and nobody said which. */
  unknown(): void {
    if (!this.#announced) this.#tell(null);
  }

  /** A transaction begins. */
  began(): void {
    this.#written = this.#announced;
  }

  /** It was taken back; nothing is told where it had written no rows, as where an edit was refused. */
  takenBack(): void {
    if (this.#written) for (const tell of this.#onTakenBack) tell();
  }

  #tell(write: RowWrite | null): void {
    this.#written = true;
    for (const tell of this.#onWrite) tell(write);
  }
}
