// The regular expressions that recheck need not find linear, each with the reason why it takes no long time all the same.

export interface PatternException {
  readonly file: string;
  /** A part of the pattern as it stands there. */
  readonly text: string;
  readonly reason: string;
}

const TYPED = 'Its user typed it; it runs where it can be ended.';
const NAMES = 'The names are constants of the product without any marks: linear as it stands.';

export const PATTERN_EXCEPTIONS: readonly PatternException[] = [
  {
    file: 'electron/cli/options/filter-syntax.ts',
    text: "RegExp(source, 'u')",
    reason: 'It is read, and never run.',
  },
  { file: 'electron/engine/features/edit/find-replace.ts', text: 'RegExp(`^(?:${find})$`', reason: TYPED },
  { file: 'electron/engine/features/edit/find-replace.ts', text: 'RegExp(whole.source', reason: TYPED },
  {
    file: 'electron/engine/features/edit/find-replace.ts',
    text: "ascii ? 'gi' : 'giu'",
    reason: 'A text that is searched for, with all marks escaped.',
  },
  {
    file: 'shared/model/import/without-secrets.ts',
    text: '[a-z][a-z0-9+.-]{1,30}:',
    reason: 'The name of a scheme has at most 31 characters, so that each beginning costs no more.',
  },
  { file: 'shared/model/edit/read-regex.ts', text: 'RegExp(source, `${flags}u`)', reason: TYPED },
  { file: 'shared/model/edit/read-regex.ts', text: 'RegExp(source, flags)', reason: TYPED },
  {
    file: 'renderer/features/edit/bulk/missing-groups.ts',
    text: 'RegExp(`${pattern}|`, flags)',
    reason: 'It is run on an empty text alone.',
  },
  {
    file: 'electron/engine/features/edit/cluster-pattern.ts',
    text: '${escaped(name)}=${CODE}',
    reason: 'The name is escaped, and a code ends after 20 characters.',
  },
  {
    file: 'electron/engine/features/edit/cluster-pattern.ts',
    text: '^(${start})${CODE}(${end})',
    reason: TYPED,
  },
  {
    file: 'electron/engine/check/parameters.ts',
    text: '[?&;]((?:${parts',
    reason: 'Names are escaped, and what stands for a "*" ends where the next parameter begins.',
  },
  { file: 'electron/engine/check/rules/extensions/news-deprecated.ts', text: '<news:${name}', reason: NAMES },
  {
    file: 'electron/engine/check/rules/extensions/video-deprecated.ts',
    text: '<video:player_loc',
    reason: 'It goes no further than to the next "<".',
  },
  {
    file: 'electron/engine/features/table/csv-record.ts',
    text: '[${delimiter',
    reason: 'One character each, and the ends of the text.',
  },
  { file: 'electron/engine/features/export/lines/xml-frame.ts', text: '${prefix}:', reason: NAMES },
  {
    file: 'electron/engine/read/parse/xml/schema-order.ts',
    text: "${children.join('|')}",
    reason: 'Names of the schemas; what it looks at before them has their length at most.',
  },
  {
    file: 'electron/cli/output/plain-text.ts',
    text: '(?=(?:\\d{3})+$)',
    reason: 'The digits of one number.',
  },
  {
    file: 'electron/engine/read/parse/text/feed-date.ts',
    text: '^(?:[a-z]{3,9}[.,]?',
    reason: 'The text has 200 characters at most.',
  },
];
