// The plain model of a project in a crash run: its rows after each step, what was acknowledged, and the one step in flight.

/** Last modified by URL; '' = none. */
type Rows = ReadonlyMap<string, string>;

export type Step =
  | { readonly kind: 'add'; readonly urls: readonly string[] }
  | { readonly kind: 'edit'; readonly url: string; readonly lastmod: string }
  | { readonly kind: 'clear'; readonly part: string }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' };

export class MeantRows {
  #states: readonly Rows[] = [new Map()];
  #now = 0;
  #inFlight: Step | null = null;

  get rows(): Rows {
    return this.#states[this.#now] ?? new Map<string, string>();
  }

  get canUndo(): boolean {
    return this.#now > 1;
  }

  get canRedo(): boolean {
    return this.#now + 1 < this.#states.length;
  }

  /** A step is asked for: it may be done from now on, as a whole. */
  ask(step: Step): void {
    this.#inFlight = step;
  }

  /** The step in flight was acknowledged. */
  acknowledge(): void {
    if (this.#inFlight) [this.#states, this.#now] = this.#after(this.#inFlight);
    this.#inFlight = null;
  }

  /** Whether a project with these rows is at the last acknowledged step, or at the whole one that was in flight. */
  allows(found: Rows): boolean {
    if (textOf(found) === textOf(this.rows)) return true;
    if (!this.#inFlight) return false;
    const [states, now] = this.#after(this.#inFlight);
    return textOf(found) === textOf(states[now] ?? new Map<string, string>());
  }

  /** For a report: what is meant, and what is in flight. */
  toString(): string {
    const dated = [...this.rows.values()].filter((lastmod) => lastmod !== '').length;
    const step = this.#inFlight === null ? 'nothing' : JSON.stringify(this.#inFlight).slice(0, 120);
    return `${String(this.rows.size)} rows, ${String(dated)} dated; in flight: ${step}`;
  }

  #after(step: Step): [readonly Rows[], number] {
    if (step.kind === 'undo') return [this.#states, this.#now - 1];
    if (step.kind === 'redo') return [this.#states, this.#now + 1];
    return [[...this.#states.slice(0, this.#now + 1), changed(this.rows, step)], this.#now + 1];
  }
}

function changed(rows: Rows, step: Exclude<Step, { kind: 'undo' | 'redo' }>): Rows {
  if (step.kind === 'add') return new Map([...rows, ...step.urls.map((url) => [url, ''] as const)]);
  if (step.kind === 'edit') return new Map(rows).set(step.url, step.lastmod);
  return new Map([...rows].map(([url, lastmod]) => [url, url.includes(step.part) ? '' : lastmod]));
}

function textOf(rows: Rows): string {
  return JSON.stringify([...rows].sort());
}
