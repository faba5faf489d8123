// Makes clusters of the lines of a table, by looking their addresses up. It wires sources, parse, store and edit, and
// changes nothing.
import { TextDecoder } from 'node:util';
import { X_DEFAULT } from '../../../../shared/model/cluster.ts';
import type { Steps } from '../../../../shared/model/steps.ts';
import { reason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import { LinkTable, type LinkLine, type LinkProblem } from '../../read/parse/table/link-table.ts';
import { detectTableEncoding } from '../../read/parse/table/table-encoding.ts';
import { readFilePieces } from '../../read/sources/read-file-steps.ts';
import { findTargets } from '../../store/links/links.ts';
import type { ProjectStore } from '../../store/store.ts';
import { spelledLinks, type PlannedCluster, type TakeClusters } from './pattern-clusters.ts';
import type { RowLinks } from './write-links.ts';

export interface TablePlan {
  readonly source: { readonly path: string } | { readonly text: string };
  readonly fallback: string;
  readonly replace: boolean;
  /** Writes a code as the set does. */
  readonly spell: (code: string) => string;
  readonly onProblem: (problem: LinkProblem) => void;
  /** Addresses that no row has. */
  readonly onUnknown: (href: string, line: number) => void;
}

const LINES_AT_ONCE = 500;

/** Memory holds one piece of the file and some hundred lines, and a bit a row. Yields the lines read. */
export function* tableClusters(store: ProjectStore, plan: TablePlan, take: TakeClusters): Steps<void> {
  let lines: LinkLine[] = [];
  const table = new LinkTable((line) => lines.push(line), plan.onProblem);
  const touched = new Set<number>();
  for (const text of textOf(plan.source)) {
    table.write(text);
    while (lines.length >= LINES_AT_ONCE) {
      yield* take(clustersOf(store, lines.splice(0, LINES_AT_ONCE), plan, touched));
      yield LINES_AT_ONCE;
    }
  }
  table.end();
  if (lines.length > 0) yield* take(clustersOf(store, lines, plan, touched));
  lines = [];
}

function* textOf(source: TablePlan['source']): Generator<string> {
  if ('text' in source) {
    yield source.text.endsWith('\n') ? source.text : `${source.text}\n`;
    return;
  }
  let decoder: TextDecoder | null = null;
  for (const piece of readFilePieces(source.path)) {
    if (!decoder) {
      if (piece[0] === 0x1f && piece[1] === 0x8b) throw packed(source.path, 'table-is-gzip');
      if (piece.toString('latin1', 0, 2) === 'PK') throw packed(source.path, 'table-is-archive');
      decoder = new TextDecoder(detectTableEncoding(piece));
    }
    yield decoder.decode(piece, { stream: true });
  }
  if (decoder) yield `${decoder.decode()}\n`;
}

function packed(path: string, key: 'table-is-gzip' | 'table-is-archive'): AppError {
  return new AppError('unreadable-source', reason(key, { path }));
}

function clustersOf(
  store: ProjectStore,
  lines: readonly LinkLine[],
  { fallback, replace, spell, onUnknown }: TablePlan,
  touched: Set<number>,
): PlannedCluster[] {
  const wanted = new Set<string>();
  for (const { loc, links, single } of lines) {
    if (loc !== null) wanted.add(loc);
    if (!single) for (const { href } of links) wanted.add(href);
  }
  const found = findTargets(store.db, wanted);
  return lines.map((line): PlannedCluster => {
    const links = spelledLinks(line.links, { fallback: line.single ? '' : fallback, spell });
    const pages = line.single
      ? []
      : line.links.filter(({ language }) => language !== X_DEFAULT).map(({ href }) => href);
    const locs = new Set(line.loc === null ? pages : [line.loc, ...pages]);
    const rows = [...locs].flatMap((loc): RowLinks[] => {
      const row = found.get(loc);
      if (!row) {
        onUnknown(loc, line.line);
        return [];
      }
      // Later lines about a row add to what earlier ones said.
      const first = !touched.has(row.id);
      touched.add(row.id);
      return [{ id: row.id, links, replace: replace && first }];
    });
    return { links, rows };
  });
}
