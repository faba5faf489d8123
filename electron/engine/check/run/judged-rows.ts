// What is known of the flags of rows that an edit gave other addresses, before anybody asks: rows that have flags or get
// some. It judges nothing.
import type { RuleMask } from '../../rows/rule-sets.ts';
import type { Steps } from '../../../../shared/model/steps.ts';
import type { Around } from './find-around.ts';

/** Rows in ascending order, with the rules about single rows that they break now. */
export interface JudgedPart {
  readonly ids: Uint32Array;
  /** The stored numbers of their sets before. */
  readonly before: Uint32Array;
  /** Numbers of their sets, of this part alone. */
  readonly found: Uint32Array;
  /** 1 for rows with language versions. */
  readonly links: Uint8Array;
  /** What the numbers stand for. */
  readonly sets: readonly (readonly [number, RuleMask])[];
}

export class JudgedRows {
  /** The site that they were judged for. */
  readonly site: string | null;
  readonly #parts: JudgedPart[] = [];
  readonly #twins: number[] = [];
  #isWhole = true;
  #around: (() => Steps<Around | null>) | null = null;

  constructor(site: string | null) {
    this.site = site;
  }

  /** Verdicts on a part of the rows; null: there are none, so that the others are of no use. */
  add(part: JudgedPart | null): void {
    if (part === null) {
      this.#isWhole = false;
      this.#parts.length = 0;
    } else if (this.#isWhole && part.ids.length > 0) this.#parts.push(part);
  }

  /** Rows that are one of a group of equal addresses, of those that got their flags with their addresses. */
  addFlagged(twins: readonly number[]): void {
    for (const id of twins) this.#twins.push(id);
  }

  /** Sets who tells what else depends on the rows. */
  expectAround(ask: () => Steps<Around | null>): void {
    this.#around = ask;
  }

  /** What else depends on the rows that the edit changed, or null where nobody knows. To be asked once. */
  *around(): Steps<Around | null> {
    return this.#around ? yield* this.#around() : null;
  }

  /**
   * The verdicts on all rows that the edit changed and that have not got their flags by now, with those of the others that
   * are one of a group; null where some are missing.
   */
  known(): { readonly parts: readonly JudgedPart[]; readonly twins: readonly number[] } | null {
    return this.#isWhole ? { parts: this.#parts, twins: this.#twins } : null;
  }
}
