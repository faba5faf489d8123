// One open project file: settings, sources, rows in batches, import, history. It knows no rule, view or command.
import type { RowBatch } from '../rows/entry-batch.ts';
import { NO_LAYOUT, type GridLayout } from '../../../shared/model/rows/grid-layout.ts';
import type { Problem } from '../../../shared/model/problem.ts';
import type { ChangeLabel, HistoryState } from '../../../shared/model/edit/change.ts';
import type { ProjectSettings, SourceInfo } from '../../../shared/model/project.ts';
import { DEFAULT_CHECKS, type CheckSettings, type RuleId } from '../../../shared/model/rule.ts';
import type { RuleSets } from '../rows/rule-sets.ts';
import type { Steps } from '../../../shared/model/steps.ts';
import type { Database } from './file/database.ts';
import { ExportMemory } from './exports/export-memory.ts';
import { ImportMemory } from './pending/import-memory.ts';
import { Exceptions } from './history/exceptions.ts';
import type { FlagLog } from './flags/flag-log.ts';
import { FactsCache } from './flags/facts-cache.ts';
import { History, type ChangeWriter, type Settle } from './history/history.ts';
import { beginImport, type ImportWriter } from './pending/import-writer.ts';
import {
  firstOfLoc,
  hashesOf,
  laterOfLoc,
  readLocGroups,
  sharedHashes,
  touchedHashes,
  type LocGroup,
  type TouchedGroups,
} from './links/loc-groups.ts';
import { originOf, readMajority, refreshMajority } from './flags/majority-site.ts';
import { createDatabase } from './file/open-database.ts';
import { projectOrigin, type CopyToRead, type ProjectOrigin } from './file/project-origin.ts';
import { openOrRecover } from './file/recover-project.ts';
import { readBatches, readLocsById, readRowsById } from './rows/read-rows.ts';
import { closeKeeping, readAtClose } from './file/at-close.ts';
import { copyProject } from './file/copy-project.ts';
import { SectionStore } from './section-store.ts';
import { readCells, type CellBatch } from './rows/read-cells.ts';
import { readMeta, readSettings, writeMeta, writeSettings } from './file/settings.ts';
import { readSourceProblems, readSources } from './source-table.ts';
import { storedRuleSets } from './flags/stored-rule-sets.ts';
import { RobotsFlags } from './flags/robots-flags.ts';
import { RobotsStore } from './robots-versions.ts';
import { States } from './history/states.ts';
import { Tally } from './rows/tally.ts';
import type { Touched } from './rows/touched-rows.ts';
import { writeIssues, type IssueChanges } from './rows/write-cells.ts';

export type { ImportWriter } from './pending/import-writer.ts';

export class ProjectStore {
  /** See ProjectOrigin. */
  readonly path: string;
  readonly db: Database;
  readonly recoveredFrom: string | null;
  readonly origin: ProjectOrigin;
  /** The ids of all rows when the project was opened; null where they have to be read. */
  readonly knownIds: Uint32Array | null;
  readonly exports: ExportMemory;
  readonly imports: ImportMemory;
  readonly sections: SectionStore;
  /** What the numbers in a row's `issues` stand for. */
  readonly ruleSets: RuleSets;
  readonly exceptions: Exceptions;
  readonly robots: RobotsStore;
  /** Which rows robots.txt blocks; no number in `issues` says so. */
  readonly robotsFlags: RobotsFlags;
  readonly #tally: Tally;
  /** What the included rows have in common. */
  readonly facts: FactsCache;
  /** The states that undo and redo reach. */
  readonly states: States;
  readonly #history: History;
  /** Which changes gave which flags to rows. */
  readonly flags: FlagLog;

  private constructor(db: Database, origin = projectOrigin(db.path)) {
    this.db = db;
    this.origin = origin;
    this.path = origin.path;
    this.recoveredFrom = origin.recoveredFrom;
    this.exports = new ExportMemory(db);
    this.imports = new ImportMemory(db);
    const known = readAtClose(db);
    this.sections = new SectionStore(db, known.sections);
    this.ruleSets = storedRuleSets(db);
    this.exceptions = new Exceptions(db);
    this.robots = new RobotsStore(db);
    this.robotsFlags = new RobotsFlags(db);
    this.#tally = new Tally(db, this.ruleSets, this.robotsFlags, known.counted);
    this.facts = new FactsCache(db, known.facts);
    this.knownIds = known.ids;
    this.#history = new History(db, this.#tally, this.exceptions, this.robotsFlags);
    this.flags = this.#history.flags;
    this.states = new States(db, this.#history);
  }

  /** Creates an empty project. Errors: io (it exists), not-found (the folder), no-access, disk-full. */
  static create(path: string): ProjectStore {
    return new ProjectStore(createDatabase(path));
  }

  /**
   * For this process alone; a damaged or foreign one as a recovered copy beside it. `read`: what it is a copy of.
   * Errors: not-found, not-a-project, newer-project, project-locked, no-access, disk-full, damaged-project.
   */
  static open(path: string, read: CopyToRead | null = null): ProjectStore {
    const { db, ...recovered } = openOrRecover(path);
    return new ProjectStore(db, projectOrigin(db.path, recovered, read));
  }

  /** `ids`: those of all rows that are not deleted, where they are known; spares the next opening a look. */
  close(ids: Uint32Array | null = null): void {
    const [counted, facts] = [this.#tally.known(), this.facts.known()];
    closeKeeping(this.db, { counted, facts, sections: this.sections.knownCounts(), ids });
    this.origin.onClose();
  }

  /** Writes the project, complete and compact, to another file, replacing that. The open project stays this one. */
  copyTo(path: string): void {
    copyProject(this.db, path);
  }

  settings(): ProjectSettings {
    return readSettings(this.db);
  }

  setSettings(settings: Partial<ProjectSettings>): void {
    this.db.transaction(() => {
      writeSettings(this.db, settings);
    });
  }

  /** How the columns are shown; it is no part of the undo history. */
  layout(): GridLayout {
    return (readMeta(this.db, 'layout') as GridLayout | undefined) ?? NO_LAYOUT;
  }

  setLayout(layout: GridLayout): void {
    writeMeta(this.db, 'layout', layout);
  }

  /** What the user chose about the checks. */
  checks(): CheckSettings {
    return { ...DEFAULT_CHECKS, ...(readMeta(this.db, 'checks') as Partial<CheckSettings> | undefined) };
  }

  setChecks(checks: CheckSettings): void {
    writeMeta(this.db, 'checks', checks);
  }

  /** Which state of the rules all rows were last checked with; undefined before the first full check. */
  checkedWith(): unknown {
    return readMeta(this.db, 'checkedWith');
  }

  noteChecked(rules: string): void {
    writeMeta(this.db, 'checkedWith', rules);
  }

  /** True for a project that the user never gave a place. */
  untitled(): boolean {
    return readMeta(this.db, 'untitled') === true;
  }

  setUntitled(untitled: boolean): void {
    writeMeta(this.db, 'untitled', untitled);
  }

  /** Sources of imports that are not undone. */
  sources(): SourceInfo[] {
    return readSources(this.db);
  }

  /** At most 1,000 problems, errors first. */
  sourceProblems = (id: number): Problem[] => readSourceProblems(this.db, id);

  counts = (): { rows: number; included: number } => this.#tally.counts();

  /** The origin of settings.baseUrl, else the majority origin of the rows; null for an empty project. */
  site(): string | null {
    const { baseUrl } = this.settings();
    return (baseUrl === null ? null : originOf(baseUrl)) ?? readMajority(this.db);
  }

  /** To be called after at most `changed` rows came, went or got another loc. True where the majority changed. */
  refreshSite(changed: number): boolean {
    return refreshMajority(this.db, changed);
  }

  /** All rows in ascending id order, ≤ 5,000 a batch. Memory holds one batch. */
  batches(o: { includedOnly?: boolean } = {}): Generator<RowBatch> {
    return readBatches(this.db, o.includedOnly ?? false);
  }

  /** The rows with these ids, ascending, without those that are gone; meant for some thousands. See readLocsById. */
  rowsById(ids: readonly number[], locsOnly = false): RowBatch {
    return (locsOnly ? readLocsById : readRowsById)(this.db, ids);
  }

  /** Some columns of the rows with these ascending ids, or of all rows; in batches by ascending id. */
  cells(...of: CellsAsked): Generator<CellBatch> {
    return readCells(this.db, ...of);
  }

  /** The highest row id that was given: no more rows than this are looked at. */
  lastRowId(): number {
    return this.db.number('SELECT max(id) FROM url');
  }

  /** Sets the rules that rows break, as numbers of `ruleSets`; not a step of undo. */
  setIssues(changes: IssueChanges): void {
    if (changes.ids.length === 0) return;
    this.db.transaction(() => {
      this.flags.note(changes);
      writeIssues(this.db, changes);
      this.#tally.moveIssues(changes);
    });
  }

  /** The rows that share each of these loc hashes; see readLocGroups. */
  locGroups(hashes: readonly number[]): Generator<LocGroup> {
    return readLocGroups(this.db, hashes);
  }

  /** The loc hashes that more than one row has, in `parts` steps. */
  sharedHashes(parts: number): Generator<readonly number[]> {
    return sharedHashes(this.db, parts);
  }

  /** The loc hashes whose groups a change of rows can have altered. */
  touchedHashes(touched: TouchedGroups): Steps<number[]> {
    return touchedHashes(this.db, touched);
  }

  /** The loc hashes of rows, deleted or not; meant for some thousands. */
  hashesOf(ids: ArrayLike<number>): number[] {
    return hashesOf(this.db, ids);
  }

  /** The first row with this row's loc; null where that is the row itself. */
  firstOfLoc = (id: number): number | null => firstOfLoc(this.db, id);

  /** The first rows behind this one with its loc, ascending, at most so many. */
  laterOfLoc = (id: number, most: number): number[] => laterOfLoc(this.db, id, most);

  /** How many included rows break each rule; rules that none breaks are not in it. */
  ruleCounts = (): ReadonlyMap<RuleId, number> => this.#tally.rules();

  /** How many rows each source has; those without rows are not in it. */
  sourceCounts = (): ReadonlyMap<number, number> => this.#tally.sources();

  /** Whether any included row breaks one of the rules that these bits of `issues` stand for. */
  breaksAny = (bits: number): boolean => this.#tally.breaksAny(bits);

  /** How many included rows break any rule. */
  flaggedRows = (): number => this.#tally.flagged();

  /** Begins an import; end it with commit or rollback, whatever happens. */
  beginImport(label: ChangeLabel | string): ImportWriter {
    this.facts.forget();
    const { db, ruleSets: sets, robotsFlags: robots } = this;
    return beginImport({ db, history: this.#history, tally: this.#tally, sets, robots }, label);
  }

  /**
   * One change and one undo step, in steps: nothing of it remains where they are ended early. `settle` brings flags up to
   * date in the same transaction.
   */
  changeSteps(
    label: ChangeLabel | string,
    work: (writer: ChangeWriter) => Steps<void>,
    settle: Settle,
  ): Steps<Touched> {
    return this.#history.record(label, work, settle);
  }

  historyState = (): HistoryState => this.#history.state();
}

type CellsAsked = Parameters<typeof readCells> extends [unknown, ...infer R] ? R : never;
