// The imported files and addresses: what they were, what came of them last, and what was odd about them.
// Rows are not its business.
import type { Problem, Severity } from '../../../shared/model/problem.ts';
import type { SourceFormat, SourceInfo, SourceOrigin, SourceState } from '../../../shared/model/project.ts';
import type { DateOrder } from '../../../shared/protocol/local-date.ts';
import type { TextEncoding } from '../../../shared/protocol/encodings.ts';
import { readProblems, storeProblems } from './stored-problems.ts';
import type { Database, SqlValue } from './file/database.ts';

const PROBLEMS_KEPT = 1_000;
const RANK: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 };

/** What an import found in a source. */
export interface SourceFacts {
  readonly bytes: number;
  readonly problems: readonly Problem[];
  /** Default: "done". */
  readonly state?: SourceState | undefined;
  readonly origin?: SourceOrigin | undefined;
}

/** Of what is known of a source, that which says how it is to be read, without how to tell whether it has changed. */
export function howRead({ encoding, dates }: HowRead = {}): SourceOrigin | undefined {
  if (!encoding && !dates) return undefined;
  return { ...(encoding && { encoding }), ...(dates && { dates }) };
}

interface HowRead {
  readonly encoding?: TextEncoding | undefined;
  readonly dates?: DateOrder | undefined;
}

/** What a later import found in it. */
export interface SourceVersion extends SourceFacts {
  readonly source: number;
  readonly format: SourceFormat | null;
  readonly entries: number;
  readonly parent: number | null;
}

/** Changes that are not undone. */
const LIVE = 'SELECT id FROM change WHERE undone = 0';

const LATEST = `(SELECT max(id) FROM source_version WHERE source = s.id AND change IN (${LIVE}))`;

/** Of a source with its latest version. */
function latest(column: string): string {
  return `CASE WHEN v.id IS NULL THEN s.${column} ELSE v.${column} END`;
}

const SOURCES = `source AS s LEFT JOIN source_version AS v ON v.id = ${LATEST}`;

/** The sources of all imports that are not undone, in the order of import. */
export function readSources(db: Database): SourceInfo[] {
  const columns = ['format', 'bytes', 'entries', 'imported_at', 'errors', 'warnings', 'parent', 'state'];
  const rows = db.all(
    `SELECT s.id, s.location, ${columns.map(latest).join()} FROM ${SOURCES}
     WHERE s.change IS NULL OR s.change IN (${LIVE}) ORDER BY s.id`,
  );
  return rows.map(([id, location, format, bytes, entries, importedAt, errors, warnings, parent, state]) => ({
    id: Number(id),
    parent: typeof parent === 'number' ? parent : null,
    state: state as SourceState,
    location: String(location),
    format: format as SourceFormat | null,
    bytes: Number(bytes),
    entries: Number(entries),
    importedAt: String(importedAt),
    errors: Number(errors),
    warnings: Number(warnings),
  }));
}

/** How to tell whether sources have changed, by their ids. */
export function readOrigins(db: Database): Map<number, SourceOrigin> {
  const rows = db.all(`SELECT s.id, ${latest('origin')} FROM ${SOURCES}`);
  return new Map(rows.map(([id, origin]) => [Number(id), JSON.parse(String(origin)) as SourceOrigin]));
}

/** Notes how to tell whether a source has changed, where nothing else about it is new. Not a step of undo. */
export function setSourceOrigin(db: Database, id: number, origin: SourceOrigin): void {
  const [version] = db.get(`SELECT v.id FROM ${SOURCES} WHERE s.id = ?`, id) ?? [];
  const [table, row] = typeof version === 'number' ? ['source_version', version] : ['source', id];
  db.run(`UPDATE ${table} SET origin = ? WHERE id = ?`, JSON.stringify(origin), row);
}

/** The kept problems of one source; none for an unknown one. */
export function readSourceProblems(db: Database, id: number): Problem[] {
  const [problems] = db.get(`SELECT ${latest('problems')} FROM ${SOURCES} WHERE s.id = ?`, id) ?? [];
  return typeof problems === 'string' ? readProblems(problems) : [];
}

/** The codes of the kept problems, by the ids of the sources that have any. */
export function readProblemCodes(db: Database): Map<number, ReadonlySet<string>> {
  const problems = latest('problems');
  const rows = db.all(`SELECT s.id, ${problems} FROM ${SOURCES} WHERE ${problems} <> '[]'`);
  return new Map(
    rows.map(([id, stored]) => [
      Number(id),
      new Set((JSON.parse(String(stored)) as Problem[]).map(({ code }) => code)),
    ]),
  );
}

/** Adds a source to the change (null = not undoable) and returns its id. */
export function addSource(
  db: Database,
  location: string,
  format: SourceFormat | null,
  change: number | null,
  parent: number | null = null,
): number {
  db.run(
    'INSERT INTO source(location, format, imported_at, change, parent) VALUES (?, ?, ?, ?, ?)',
    location,
    format,
    new Date().toISOString(),
    change,
    parent,
  );
  return db.number('SELECT last_insert_rowid()');
}

/** Notes a source's end: keeps at most 1,000 problems, errors first, and their true counts (with folded repeats). */
export function finishSource(db: Database, id: number, o: SourceFacts & { readonly entries: number }): void {
  db.run(
    'UPDATE source SET bytes = ?, entries = ?, errors = ?, warnings = ?, problems = ?, state = ?, origin = ? WHERE id = ?',
    ...factValues(o),
    id,
  );
}

/** Notes one more problem of a source, found when the import as a whole was known. */
export function addSourceProblem(db: Database, id: number, problem: Problem): void {
  const problems = [...readSourceProblems(db, id), problem];
  const errors = Number(problem.severity === 'error');
  const warnings = Number(problem.severity === 'warning');
  db.run(
    'UPDATE source SET problems = ?, errors = errors + ?, warnings = warnings + ? WHERE id = ?',
    ...[storeProblems(problems), errors, warnings, id],
  );
}

/** Notes, as a part of the change, what a later import found in a source: undo brings back what was known before. */
export function addSourceVersion(db: Database, change: number, version: SourceVersion): void {
  db.run(
    `INSERT INTO source_version(bytes, entries, errors, warnings, problems, state, origin, source, change, format,
       imported_at, parent) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...factValues(version),
    version.source,
    change,
    version.format,
    new Date().toISOString(),
    version.parent,
  );
}

function factValues(o: SourceFacts & { readonly entries: number }): SqlValue[] {
  const kept = o.problems.toSorted((a, b) => RANK[a.severity] - RANK[b.severity]).slice(0, PROBLEMS_KEPT);
  return [
    o.bytes,
    o.entries,
    countOf(o.problems, 'error'),
    countOf(o.problems, 'warning'),
    storeProblems(kept),
    o.state ?? 'done',
    JSON.stringify(o.origin ?? {}),
  ];
}

function countOf(problems: readonly Problem[], severity: Severity): number {
  return problems.reduce((n, p) => (p.severity === severity ? n + (p.count ?? 1) : n), 0);
}
