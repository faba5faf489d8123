// section.suggest: sections that the addresses themselves show, by their first folder, language, host or source.
import { setImmediate } from 'node:timers/promises';
import { hostOf, pathOf } from '../../../../../shared/model/rows/loc-parts.ts';
import { freeSectionName, type SuggestedSection } from '../../../../../shared/model/section.ts';
import type { Condition } from '../../../../../shared/model/rows/view-query.ts';
import type { Command } from '../../../project/context.ts';
import type { ProjectStore } from '../../../store/store.ts';
import { writtenOut } from '../../../view/filter/written-out.ts';
import { currentProject } from '../../../project/current-project.ts';
import { stripEnd } from '../../../../../shared/protocol/strip-ends.ts';

/** Suggestions at most, those with the most rows. */
const MOST = 100;

/** A language as sites name their folders by: "en", "pt-br", "zh-Hant". */
const LANGUAGE = /^[a-z]{2,3}(?:-(?:[a-z]{2}|[a-z]{4}|\d{3}))?$/i;

/** Different values that are counted; what comes later is left out. */
const COUNTED = 100_000;

export const sectionSuggest: Command<'section.suggest'> = async ({ by }, context) => {
  const { store } = currentProject(context);
  if (by === 'source') return bySource(store);
  const counts = new Map<string, number>();
  for (const batch of store.batches({ includedOnly: true })) {
    for (const loc of batch.loc) {
      const value = by === 'host' ? hostOf(loc) : firstFolder(loc);
      if (value === null || (by === 'language' && !LANGUAGE.test(value))) continue;
      if (counts.has(value) || counts.size < COUNTED) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    await setImmediate();
  }
  const found = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).slice(0, MOST);
  return named(
    found.map(([value, rows]) => ({
      value,
      rows,
      condition: by === 'host' ? isHost(value) : inFolder(value),
    })),
  );
};

/** One for each imported file or address that rows came from, named for it. */
function bySource(store: ProjectStore): SuggestedSection[] {
  const locations = new Map(store.sources().map(({ id, location }) => [id, location]));
  const found = store.sections.countsBySource().flatMap(({ source, rows }) => {
    const location = locations.get(source);
    if (location === undefined) return [];
    const file = stripEnd(location, /[/\\]/).split(/[/\\]/).at(-1) ?? '';
    const value = file.replace(/\.gz$/i, '').replace(/\.[a-z]{2,4}$/i, '');
    return [{ value, rows, condition: { kind: 'source', source } satisfies Condition }];
  });
  return named(found.sort((a, b) => b.rows - a.rows).slice(0, MOST));
}

/** With its letters written out, as conditions find them either way. */
function firstFolder(loc: string): string | null {
  const [, first, next] = (pathOf(loc) ?? '').split('/', 3);
  return first === undefined || first === '' || next === undefined ? null : writtenOut(first);
}

function inFolder(folder: string): Condition {
  return { kind: 'text', column: 'path', operator: 'startsWith', value: `/${folder}/`, matchCase: true };
}

function isHost(host: string): Condition {
  return { kind: 'set', column: 'host', values: [host] };
}

interface Found {
  /** What its name is made of. */
  readonly value: string;
  readonly rows: number;
  readonly condition: Condition;
}

/** With names that are safe and unique. */
function named(found: readonly Found[]): SuggestedSection[] {
  const names: string[] = [];
  return found.map(({ value, rows, condition }) => {
    const name = freeSectionName(value.replaceAll(/(?:%[\da-f]{2})+/gi, decoded), names);
    names.push(name);
    return { name, conditions: [condition], rows };
  });
}

/** Escapes as what they stand for, but for separators of addresses and bytes that are no letter. */
function decoded(escapes: string): string {
  try {
    return decodeURI(escapes);
  } catch {
    return escapes;
  }
}
