// The robots.txt files of a project, version by version: each belongs to a change, so that undo brings back the one
// before. It knows nothing of what stands in them.
import { DEFAULT_AGENTS, type RobotsDraft } from '../../../shared/model/robots.ts';
import type { Database } from './file/database.ts';
import { readMeta, writeMeta } from './file/settings.ts';

/** What is kept of an origin now. */
export interface KeptRobots {
  /** The number of its version. */
  readonly id: number;
  readonly origin: string;
  readonly content: Uint8Array;
  readonly location: string | null;
  readonly at: number;
  /** It was saved by the user, not read by an import. */
  readonly edited: boolean;
}

export interface NewRobots {
  readonly origin: string;
  /** null = the origin has none any more. */
  readonly content: Uint8Array | null;
  /** Where it was read; null where it was written here. */
  readonly location: string | null;
}

/** Of each origin the last version whose change is not undone. */
const LATEST = `SELECT max(id) FROM robots WHERE change = 0 OR change IN (SELECT id FROM change WHERE undone = 0)
  GROUP BY origin`;

const CHECKED = 'robotsChecked';
const AGENTS = 'robotsAgents';
const DRAFTS = 'robotsDrafts';

export class RobotsStore {
  readonly #db: Database;
  readonly #onChange: (() => void)[] = [];
  #known: { readonly signature: string; readonly files: readonly KeptRobots[] } | null = null;

  constructor(db: Database) {
    this.#db = db;
    db.onRollback(() => {
      this.#known = null;
    });
  }

  /** Tells one state of all files from another; "" where there is none. Cheap. */
  signature(): string {
    const [signature] =
      this.#db.get(
        `SELECT group_concat(id ORDER BY id) FROM robots WHERE id IN (${LATEST}) AND content IS NOT NULL`,
      ) ?? [];
    return typeof signature === 'string' ? signature : '';
  }

  /** The present files by origin; the same list until one changes. */
  files(): readonly KeptRobots[] {
    const signature = this.signature();
    if (this.#known?.signature !== signature) this.#known = { signature, files: this.#read(signature) };
    return this.#known.files;
  }

  /** The files of an earlier state, as far as they are still known. */
  filesOf(signature: string): readonly KeptRobots[] {
    return signature === this.#known?.signature ? this.#known.files : this.#read(signature);
  }

  /** Whatever the project ever held for an origin, the latest first. */
  versions(origin: string): Uint8Array[] {
    return this.#db
      .all('SELECT content FROM robots WHERE origin = ? AND content IS NOT NULL ORDER BY id DESC', origin)
      .flatMap(([content]) => (content instanceof Uint8Array ? [content] : []));
  }

  /** Adds a version as a part of a change. */
  add(change: number, { origin, content, location }: NewRobots): void {
    this.#db.run(
      'INSERT INTO robots(change, origin, content, location, at) VALUES (?, ?, ?, ?, ?)',
      change,
      origin,
      content,
      location,
      Date.now(),
    );
  }

  /** The state that the flags of all rows were judged by. */
  checkedWith(): string {
    const signature = readMeta(this.#db, CHECKED);
    return typeof signature === 'string' ? signature : '';
  }

  noteChecked(): void {
    const signature = this.signature();
    if (signature !== this.checkedWith()) writeMeta(this.#db, CHECKED, signature);
  }

  /** The crawlers that the user asks about; not a step of undo. */
  agents(): readonly string[] {
    return (readMeta(this.#db, AGENTS) as readonly string[] | undefined) ?? DEFAULT_AGENTS;
  }

  setAgents(agents: readonly string[]): void {
    writeMeta(this.#db, AGENTS, agents);
    this.tellChanged();
  }

  /** Texts that are not saved, by origin. */
  drafts(): Readonly<Record<string, RobotsDraft>> {
    return (readMeta(this.#db, DRAFTS) as Readonly<Record<string, RobotsDraft>> | undefined) ?? {};
  }

  /** Keeps one, or forgets it; not a step of undo. */
  keepDraft(origin: string, draft: RobotsDraft | null): void {
    const known = this.drafts();
    if (draft === null && known[origin] === undefined) return;
    const drafts = Object.entries(known).filter(([other]) => other !== origin);
    if (draft) drafts.push([origin, draft]);
    writeMeta(this.#db, DRAFTS, Object.fromEntries(drafts));
  }

  /** Tells whoever remembers the verdicts of rows that they may be others now. */
  tellChanged(): void {
    for (const tell of this.#onChange) tell();
  }

  onChange(tell: () => void): void {
    this.#onChange.push(tell);
  }

  #read(signature: string): KeptRobots[] {
    if (signature === '') return [];
    return this.#db
      .all(
        `SELECT id, origin, content, location, at, (SELECT json_extract(what, '$.code') FROM change WHERE id = robots.change)
         FROM robots WHERE id IN (SELECT value FROM json_each(?)) ORDER BY origin`,
        `[${signature}]`,
      )
      .map(([id, origin, content, location, at, by]) => ({
        id: Number(id),
        origin: String(origin),
        content: content instanceof Uint8Array ? content : new Uint8Array(),
        location: typeof location === 'string' ? location : null,
        at: Number(at),
        edited: by === 'robots',
      }));
  }
}
