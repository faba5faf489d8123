// Reads a list of sections from JSON, as "sections --json" prints it, into the contract's form. It asks no engine.
import * as v from 'valibot';
import { sectionList } from '../../../shared/contract/schemas.ts';
import type { Section } from '../../../shared/model/section.ts';
import { parseFilter } from './filter-syntax.ts';
import { UsageError } from './usage-error.ts';

const NEEDED = 'must have a name, and a list of conditions or filters';
const listed = v.object(
  {
    id: v.optional(v.number()),
    name: v.string(NEEDED),
    conditions: v.array(v.union([v.string(), v.record(v.string(), v.unknown())], NEEDED), NEEDED),
  },
  NEEDED,
);
const file = v.union([v.array(v.unknown()), v.object({ sections: v.array(v.unknown()) })]);

/**
 * The sections in order. One of a known name, or with a known id, stays what it is, so that its rows keep their files;
 * conditions may be filters. Throws UsageErrors that name the place in the text.
 */
export function readSections(text: string, name: string, known: readonly Section[]): Section[] {
  const parsed = v.safeParse(file, parseJson(text, name));
  if (!parsed.success) throw new UsageError(`${name} must hold a list, or {"sections": [...]}.`);
  const list = Array.isArray(parsed.output) ? parsed.output : parsed.output.sections;
  const sections = list.map((one, i) => {
    const place = `${name}: section ${String(i + 1)}`;
    const found = v.safeParse(listed, one);
    if (!found.success) throw new UsageError(`${place}${detail(found.issues[0])}.`);
    const { id, name: called, conditions } = found.output;
    return {
      id:
        (known.find((section) => section.id === id) ?? known.find((section) => section.name === called))
          ?.id ?? 0,
      name: called,
      conditions: conditions.map((condition) =>
        typeof condition === 'string' ? parseFilter(condition, { matchCase: false }) : condition,
      ),
    };
  });
  return checkedSections(sections, name);
}

/** Holds sections against the contract. */
export function checkedSections(sections: readonly unknown[], name: string): Section[] {
  const checked = v.safeParse(sectionList(), { sections });
  if (checked.success) return [...checked.output.sections];
  const [issue] = checked.issues;
  const [, at] = issue.path ?? [];
  const which = at && 'key' in at ? `: section ${String(Number(at.key) + 1)}` : '';
  throw new UsageError(`${name}${which}${detail(issue)}.`);
}

function detail(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue)?.replace(/^sections\.\d+\.?/, '') ?? '';
  return `${path === '' ? '' : ` (${path})`}: ${issue.message.replace(/\.$/, '')}`;
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new UsageError(`${name} is no JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
}
