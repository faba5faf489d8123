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

  /** Cells of a column were given texts, as one step; where they have them already, it is none. */
  set(column: Columns, texts: readonly (readonly [id: number, text: string])[]): void {
    const state = new Map(this.#now.state);
    for (const [id, text] of texts) state.set(`${String(id)} ${column}`, text);
    if ([...state].every(([key, text]) => this.#now.state.get(key) === text)) return;
    this.edits++;
    const next: Node = { parent: this.#now, state, next: null };
    this.#now.next = next;
    this.#now = next;
  }

  /** The row with this address; null where none or several have it. */
  rowOf(loc: string): number | null {
    const found = [...this.#now.state].filter(([key, text]) => text === loc && key.endsWith(' loc'));
    return found.length === 1 ? Number.parseInt(found[0]?.[0] ?? '', 10) : null;
  }

  undo(): void {
    this.#now = this.#now.parent ?? this.#now;
  }

  redo(): void {
    this.#now = this.#now.next ?? this.#now;
  }
}
