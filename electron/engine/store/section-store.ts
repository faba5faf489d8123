// The sections of a project, list by list: each belongs to a change, so that undo brings back the one before; and which row
// is in which. It judges no row.
import type { Section, SectionCount } from '../../../shared/model/section.ts';
import type { Database } from './file/database.ts';
import { readMeta, writeMeta } from './file/settings.ts';
import { largest } from '../../../shared/model/large-lists.ts';

/** Lists as files of before have them: the one of `meta`, which was no step of undo. */
export const SECTIONS_OF_META = `INSERT INTO section_list(change, sections) SELECT 0, value FROM meta WHERE key = 'sections';
  INSERT OR REPLACE INTO meta(key, value) SELECT 'sectionsSorted', id FROM section_list;
  DELETE FROM meta WHERE key = 'sections'`;

/** The table of the lists, in their order. change 0 = no step of undo. */
export const SECTION_LIST = `CREATE TABLE section_list(id INTEGER PRIMARY KEY, change INTEGER NOT NULL, sections TEXT NOT NULL);
  ${SECTIONS_OF_META}`;

/** The last list whose change is not undone. */
const LATEST = `SELECT id, sections FROM section_list AS list
  WHERE NOT EXISTS (SELECT 1 FROM change WHERE change.id = list.change AND undone = 1) ORDER BY id DESC LIMIT 1`;

const SORTED = 'sectionsSorted';

/** Ids in one read. */
const IDS_AT_ONCE = 32_768;

/** A row with the section that it is in, and the one that the user chose for it (null: none, the conditions decide). */
export interface SectionRow {
  readonly id: number;
  readonly section: number;
  readonly chosen: number | null;
}

interface SectionList {
  /** 0: none was ever kept. */
  readonly version: number;
  readonly sections: readonly Section[];
}

export class SectionStore {
  readonly #db: Database;
  #counts: readonly SectionCount[] | null = null;
  #known: SectionList | null = null;

  /** `counts`: what `knownCounts` gave when the project was closed. */
  constructor(db: Database, counts?: unknown) {
    this.#db = db;
    this.#counts = (counts as readonly SectionCount[] | undefined) ?? null;
    db.onRowWrite((write) => {
      const { field } = write ?? { field: null };
      if (field === null || field === 'section' || field === 'deleted') this.#counts = null;
    });
    db.onRollback(() => {
      this.#counts = null;
      this.#known = null;
    });
    db.onBegin(() => {
      const counts = this.#counts;
      return () => {
        this.#counts = counts;
      };
    });
  }

  /** In their order: a row is in the first whose conditions it meets. */
  list(): readonly Section[] {
    return this.#present().sections;
  }

  /** Replaces the list as a part of a change (0: of none); the rows have to be sorted anew. */
  define(sections: readonly Section[], change: number): void {
    this.#db.run(
      'INSERT INTO section_list(change, sections) VALUES (?, ?)',
      change,
      JSON.stringify(sections),
    );
    writeMeta(
      this.#db,
      'lastSection',
      largest(
        sections.map(({ id }) => id),
        this.lastId(),
      ),
    );
    this.#known = null;
  }

  /** Whether the rows are sorted by the present list, and not by one before or after it. */
  isSorted(): boolean {
    return (readMeta(this.#db, SORTED) ?? 0) === this.#present().version;
  }

  noteSorted(): void {
    if (!this.isSorted()) writeMeta(this.#db, SORTED, this.#present().version);
  }

  #present(): SectionList {
    const [version = 0, sections = '[]'] = this.#db.get(LATEST) ?? [];
    if (this.#known?.version !== version) {
      this.#known = { version: Number(version), sections: JSON.parse(String(sections)) as Section[] };
    }
    return this.#known;
  }

  /** The highest id that a section of this project ever had. */
  lastId(): number {
    return Number(readMeta(this.#db, 'lastSection') ?? 0);
  }

  /** The rows of an id range, without those that are gone. */
  rows(first: number, last: number): SectionRow[] {
    return this.#db
      .all(
        'SELECT id, section, chosen FROM url WHERE id BETWEEN ? AND ? AND deleted = 0 ORDER BY id',
        first,
        last,
      )
      .map(([id, section, chosen]) => ({
        id: Number(id),
        section: Number(section),
        chosen: chosen === null ? null : Number(chosen),
      }));
  }

  /** Puts rows into sections; not a step of undo. Both ascending by id, of equal length. */
  put(ids: readonly number[], sections: readonly number[]): void {
    if (ids.length === 0) return;
    const write = { field: 'section', ids: Uint32Array.from(ids), first: ids[0] ?? 0, last: ids.at(-1) ?? 0 };
    this.#db.writeRows(write, () => {
      ids.forEach((id, i) => this.#db.run('UPDATE url SET section = ? WHERE id = ?', sections[i] ?? 0, id));
    });
  }

  /** The included rows of each section that has any, ascending. Memory: 4 bytes a row. */
  idsBySection(): Map<number, Uint32Array> {
    const found = new Map<number, number[]>();
    const top = this.highestId();
    for (let first = 1; first <= top; first += IDS_AT_ONCE) {
      const rows = this.#db.all(
        'SELECT id, section FROM url WHERE id BETWEEN ? AND ? AND deleted = 0 AND included = 1 ORDER BY id',
        first,
        first + IDS_AT_ONCE - 1,
      );
      for (const [id, section] of rows) {
        const list = found.get(Number(section));
        if (list) list.push(Number(id));
        else found.set(Number(section), [Number(id)]);
      }
    }
    return new Map(Array.from(found, ([section, ids]) => [section, Uint32Array.from(ids)]));
  }

  /** How many rows each section has; sections without rows are not named. */
  counts(): readonly SectionCount[] {
    return (this.#counts ??= this.#db
      .all(
        'SELECT section, count(*) FROM url WHERE deleted = 0 AND id < ? GROUP BY section',
        this.#db.firstHiddenId,
      )
      .map(([section, rows]) => ({ section: Number(section), rows: Number(rows) })));
  }

  /** As counts, or null where the rows would have to be counted. */
  knownCounts(): readonly SectionCount[] | null {
    return this.#counts;
  }

  /** How many included rows came from each source; id 0 = added by hand. */
  countsBySource(): { readonly source: number; readonly rows: number }[] {
    const sql =
      'SELECT source, count(*) FROM url WHERE deleted = 0 AND included = 1 AND id < ? GROUP BY source ORDER BY source';
    return this.#db
      .all(sql, this.#db.firstHiddenId)
      .map(([source, rows]) => ({ source: Number(source), rows: Number(rows) }));
  }

  highestId(): number {
    return this.#db.number('SELECT max(id) FROM url');
  }
}
