// The imported files and addresses: what they were and what was odd about them. Rows are not its business.
import type { Problem, Severity } from '../../../shared/model/problem.ts';
import type { SourceFormat, SourceInfo } from '../../../shared/model/project.ts';
import type { Database } from './database.ts';

const PROBLEMS_KEPT = 1_000;
const RANK: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 };

/** The sources of all imports that are not undone, in the order of import. */
export function readSources(db: Database): SourceInfo[] {
  const rows = db.all(
    `SELECT id, location, format, bytes, entries, imported_at, errors, warnings FROM source
     WHERE change IS NULL OR change IN (SELECT id FROM change WHERE undone = 0) ORDER BY id`,
  );
  return rows.map(([id, location, format, bytes, entries, importedAt, errors, warnings]) => ({
    id: Number(id),
    location: String(location),
    format: format as SourceFormat | null,
    bytes: Number(bytes),
    entries: Number(entries),
    importedAt: String(importedAt),
    errors: Number(errors),
    warnings: Number(warnings),
  }));
}

/** The kept problems of one source; none for an unknown one. */
export function readSourceProblems(db: Database, id: number): Problem[] {
  const [problems] = db.get('SELECT problems FROM source WHERE id = ?', id) ?? [];
  return typeof problems === 'string' ? (JSON.parse(problems) as Problem[]) : [];
}

/** Adds a source to the change (null = not undoable) and returns its id. */
export function addSource(
  db: Database,
  location: string,
  format: SourceFormat | null,
  change: number | null,
): number {
  db.run(
    'INSERT INTO source(location, format, imported_at, change) VALUES (?, ?, ?, ?)',
    location,
    format,
    new Date().toISOString(),
    change,
  );
  return db.number('SELECT last_insert_rowid()');
}

/** Notes a source's end: keeps at most 1,000 problems, errors first, and their true counts (with folded repeats). */
export function finishSource(
  db: Database,
  id: number,
  o: { bytes: number; entries: number; problems: readonly Problem[] },
): void {
  const kept = o.problems.toSorted((a, b) => RANK[a.severity] - RANK[b.severity]).slice(0, PROBLEMS_KEPT);
  db.run(
    'UPDATE source SET bytes = ?, entries = ?, errors = ?, warnings = ?, problems = ? WHERE id = ?',
    o.bytes,
    o.entries,
    countOf(o.problems, 'error'),
    countOf(o.problems, 'warning'),
    JSON.stringify(kept),
    id,
  );
}

function countOf(problems: readonly Problem[], severity: Severity): number {
  return problems.reduce((n, p) => (p.severity === severity ? n + (p.count ?? 1) : n), 0);
}
