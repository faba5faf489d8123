// A row's extension fragment, part by part: which kinds it has, without some of them, or indented. It never changes what
// a part says.
import type { ExtensionGroup } from '../../../shared/model/set-options.ts';

interface ExtPart {
  readonly group: ExtensionGroup;
  readonly xml: string;
}

/** A comment, CDATA, a processing instruction, or a tag. No "<" stands in an attribute. */
const MARKUP = /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<(?:"[^"]*"|'[^']*'|[^>"'])*>/g;

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
  for (const { 0: markup, index } of ext.matchAll(MARKUP)) {
    if (markup.startsWith('<!') || markup.startsWith('<?')) continue;
    if (markup.startsWith('</')) depth--;
    else {
      if (depth === 0) group = groupOf(markup);
      if (!markup.endsWith('/>')) depth++;
    }
    if (depth > 0) continue;
    const end = index + markup.length;
    parts.push({ group, xml: ext.slice(start, end).trim() });
    start = end;
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

/** Between two tags, but not inside an empty element. */
const BETWEEN = /(?<=<\/[^<>]*>|\/>)(?=<)|(?<=>)(?=<[^/])/;

function indentElement(xml: string): string {
  let depth = 2;
  return xml
    .split(BETWEEN)
    .map((line) => {
      if (line.startsWith('</')) depth--;
      const indented = `${'  '.repeat(depth)}${line}`;
      if (!line.includes('</') && !line.endsWith('/>')) depth++;
      return indented;
    })
    .join('\n');
}
