// One open project file: settings, sources, rows in batches, import. It knows no rule, no view and no command.
import { AppError } from '../../../shared/contract/errors.ts';
import type { NormalBatch, RowBatch } from '../../../shared/model/entry-batch.ts';
import type { Problem } from '../../../shared/model/problem.ts';
import type { ProjectSettings, SourceFormat, SourceInfo } from '../../../shared/model/project.ts';
import type { Database } from './database.ts';

/** Adds sources and rows as one transaction and one undo step. After commit or rollback it is used up. */
export interface ImportWriter {
  addSource(location: string, format: SourceFormat | null): number;
  /** Stores the rows; returns how many of them are duplicates. Sets their loc-duplicate flag itself. */
  add(source: number, batch: NormalBatch, issues: readonly number[]): number;
  /** Keeps at most 1,000 problems, the errors first; the source's counts stay true. */
  finishSource(source: number, o: { bytes: number; problems: readonly Problem[] }): void;
  commit(): { rows: number; duplicates: number };
  rollback(): void;
}

export class ProjectStore {
  readonly path: string;
  readonly db: Database;
  /** The damaged original, where this is its recovered copy. */
  readonly recoveredFrom: string | null;

  private constructor(path: string, db: Database, recoveredFrom: string | null) {
    this.path = path;
    this.db = db;
    this.recoveredFrom = recoveredFrom;
  }

  static create(_path: string): ProjectStore {
    throw todo();
  }
  static open(_path: string): ProjectStore {
    throw todo();
  }
  close(): void {
    this.db.close();
  }
  settings(): ProjectSettings {
    throw todo();
  }
  setSettings(_s: Partial<ProjectSettings>): void {
    throw todo();
  }
  sources(): SourceInfo[] {
    throw todo();
  }
  sourceProblems(_id: number): Problem[] {
    throw todo();
  }
  counts(): { rows: number; included: number } {
    throw todo();
  }
  /** The origin of settings.baseUrl, else the majority origin of the rows; null for an empty project. */
  site(): string | null {
    throw todo();
  }
  setSite(_origin: string | null): void {
    throw todo();
  }
  batches(_o?: { includedOnly?: boolean }): Generator<RowBatch> {
    throw todo();
  }
  rowsById(_ids: readonly number[]): RowBatch {
    throw todo();
  }
  setIssues(_ids: readonly number[], _issues: readonly number[]): void {
    throw todo();
  }
  ruleCounts(): readonly number[] {
    throw todo();
  }
  beginImport(_label: string): ImportWriter {
    throw todo();
  }
}

function todo(): AppError {
  return new AppError('internal', 'This part of the store is not built yet.');
}
