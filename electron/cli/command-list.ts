// The commands of the command line by name. Each is loaded when it is run or explained, so that none waits for what
// others need.
import type { CliCommand } from './define-command.ts';

export interface ListedCommand {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  readonly load: () => Promise<CliCommand>;
}

export const CLI_COMMANDS: readonly ListedCommand[] = [
  {
    name: 'inspect',
    summary: 'Read one sitemap, list or robots.txt and show what is in it',
    load: async () => (await import('./commands/inspect.ts')).inspect,
  },
  {
    name: 'import',
    summary: 'Add the URLs of sitemaps and lists to a project, from files or the web',
    load: async () => (await import('./commands/import.ts')).importCommand,
  },
  {
    name: 'list',
    summary: 'List the URLs of a project',
    load: async () => (await import('./commands/list.ts')).list,
  },
  {
    name: 'table',
    summary: 'Write rows as CSV, TSV or XLSX, and merge such files',
    load: async () => (await import('./commands/table.ts')).table,
  },
  {
    name: 'edit',
    summary: 'Set or transform values of many rows',
    load: async () => (await import('./commands/edit.ts')).edit,
  },
  {
    name: 'replace',
    summary: 'Find and replace in URLs and values',
    load: async () => (await import('./commands/replace.ts')).replace,
  },
  {
    name: 'check',
    summary: 'Report what is wrong with a project or with sources',
    load: async () => (await import('./commands/check.ts')).check,
  },
  {
    name: 'fix',
    summary: 'Correct what a rule finds, or all that is safe to correct',
    load: async () => (await import('./commands/fix.ts')).fix,
  },
  {
    name: 'sections',
    summary: 'Show and define the sections of a project, each with sitemaps of its own',
    load: async () => (await import('./commands/sections.ts')).sections,
  },
  {
    name: 'languages',
    summary: 'Show the language versions of pages, write them as CSV, and complete their links',
    load: async () => (await import('./commands/languages.ts')).languages,
  },
  {
    name: 'compact',
    summary: 'Shorten the history of a project, and its file',
    load: async () => (await import('./commands/compact.ts')).compact,
  },
  {
    name: 'diff',
    summary: 'Compare two sets: files, folders, indexes, URLs, projects',
    load: async () => (await import('./commands/diff.ts')).diff,
  },
  {
    name: 'export',
    summary: 'Write the sitemaps and the index of a project',
    load: async () => (await import('./commands/export.ts')).exportCommand,
  },
  {
    name: 'build',
    summary: 'Import sources and write the finished set in one go',
    load: async () => (await import('./commands/build.ts')).build,
  },
  {
    name: 'robots',
    summary: 'Show whether a robots.txt allows URLs, and by which line',
    load: async () => (await import('./commands/robots.ts')).robots,
  },
  {
    name: 'settings',
    summary: 'Show the settings of the app and where they are kept',
    load: async () => (await import('./commands/settings.ts')).settings,
  },
];
