// A row's extension fragment, part by part: which kinds it has, without some of them, or indented. It never changes what
// a part says.
import type { ExtensionGroup } from '../../../../../shared/model/export/set-options.ts';
import { markupOf } from '../../../read/parse/xml/xml-markup.ts';

interface ExtPart {
  readonly group: ExtensionGroup;
  readonly xml: string;
}

/** How the elements of a group begin; "other" has no mark of its own. */
const MARKS: Readonly<Record<Exclude<ExtensionGroup, 'other'>, string>> = {
  image: '<image:',
  video: '<video:',
  news: '<news:',
  alternates: '<xhtml:link',
};

/** The fragment without these groups, or null where nothing is left. */
export function withoutGroups(ext: string, groups: readonly ExtensionGroup[]): string | null {
  if (!groups.some((group) => group === 'other' || ext.includes(MARKS[group]))) return ext;
  return join(extParts(ext).filter(({ group }) => !groups.includes(group)));
}

/** Only this group of the fragment, or null where it has none. */
export function onlyGroup(ext: string, group: ExtensionGroup): string | null {
  if (group !== 'other' && !ext.includes(MARKS[group])) return null;
  return join(extParts(ext).filter((part) => part.group === group));
}

/** Each element on a line of its own, four blanks and more in; texts and unknown elements stay as they are. */
export function indentExt(ext: string): string {
  return extParts(ext)
    .map(({ group, xml }) => (group === 'other' || xml.includes('<!') ? `    ${xml}` : indentElement(xml)))
    .join('\n');
}

/** The elements at the top of the fragment, each with what stands before it. */
export function extParts(ext: string): ExtPart[] {
  const parts: ExtPart[] = [];
  let depth = 0;
  let start = 0;
  let group: ExtensionGroup = 'other';
  for (const { from, to, name, closes, isEmpty } of markupOf(ext)) {
    if (name === null) continue;
    if (closes) depth--;
    else {
      if (depth === 0) group = groupOf(ext.slice(from, to));
      if (!isEmpty) depth++;
    }
    if (depth > 0) continue;
    parts.push({ group, xml: ext.slice(start, to).trim() });
    start = to;
  }
  return parts;
}

function groupOf(tag: string): ExtensionGroup {
  for (const [group, mark] of Object.entries(MARKS)) {
    if (tag.startsWith(mark)) return group as ExtensionGroup;
  }
  return 'other';
}

function join(parts: readonly ExtPart[]): string | null {
  return parts.length === 0 ? null : parts.map(({ xml }) => xml).join('');
}

/** Cut between each two tags, but not inside an empty element. */
function linesOf(xml: string): string[] {
  const lines: string[] = [];
  let from = 0;
  for (let at = xml.indexOf('><'); at >= 0; at = xml.indexOf('><', at + 1)) {
    const tag = xml.lastIndexOf('<', at);
    const isOpen = !xml.startsWith('</', tag) && xml[at - 1] !== '/';
    if (isOpen && xml.startsWith('</', at + 1)) continue;
    lines.push(xml.slice(from, at + 1));
    from = at + 1;
  }
  lines.push(xml.slice(from));
  return lines;
}

function indentElement(xml: string): string {
  let depth = 2;
  return linesOf(xml)
    .map((line) => {
      if (line.startsWith('</')) depth--;
      const indented = `${'  '.repeat(depth)}${line}`;
      if (!line.includes('</') && !line.endsWith('/>')) depth++;
      return indented;
    })
    .join('\n');
}
