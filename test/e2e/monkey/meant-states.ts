// The plain model of a project: what its cells should hold, from nothing but what was confirmed, undone and redone, in order.

export type Columns = 'loc' | 'lastmod';
export type State = ReadonlyMap<string, string>;

interface Node {
  readonly parent: Node | null;
  readonly state: State;
  /** Where redo leads. */
  next: Node | null;
}

export class MeantStates {
  #now: Node;
  /** How many edits were meant so far. */
  edits = 0;

  constructor(start: State) {
    this.#now = { parent: null, state: start, next: null };
  }

  get state(): State {
    return this.#now.state;
  }

  /** Whether there is an edit of this model to take back. */
  get canUndo(): boolean {
    return this.#now.parent !== null;
  }

  /** A cell was given a text; one that it has already makes no step. */
  set(id: number, column: Columns, text: string): void {
    const key = `${String(id)} ${column}`;
    if (this.#now.state.get(key) === text) return;
    this.edits++;
    const next: Node = { parent: this.#now, state: new Map(this.#now.state).set(key, text), next: null };
    this.#now.next = next;
    this.#now = next;
  }

  undo(): void {
    this.#now = this.#now.parent ?? this.#now;
  }

  redo(): void {
    this.#now = this.#now.next ?? this.#now;
  }
}
