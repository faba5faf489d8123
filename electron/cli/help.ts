// Makes the help texts from the commands' own declarations. It runs nothing.
import type { ListedCommand } from './command-list.ts';
import type { CliCommand, OptionSpecs } from './define-command.ts';
import { largest } from '../../shared/model/large-lists.ts';

/** The help of one command. */
export function commandHelp({ summary }: ListedCommand, command: CliCommand): string {
  const usage = command.synopsis.map((form, i) => `${i === 0 ? 'Usage:' : '      '} mapwright ${form}`);
  const parts = [`${summary}.`, usage.join('\n'), `Options:\n${optionLines(command.options)}`];
  if (command.notes !== undefined) parts.push(command.notes);
  return `${parts.join('\n\n')}\n`;
}

/** The help of the program. */
export function programHelp(commands: readonly ListedCommand[]): string {
  const width = largest(commands.map(({ name }) => name.length));
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
  return `Mapwright reads, checks and writes the sitemaps of a web site.

Usage: mapwright COMMAND …

Commands:
${lines.join('\n')}

mapwright help COMMAND   tells more, as does mapwright COMMAND --help.
mapwright --version      prints the version.

Exit codes: 0 fine, 1 problems found, 2 wrong usage or a file that can't be read or written.
Errors go to stderr; with --json also to stdout, as {"error": {"code", "message", "detail"}}.
`;
}

function optionLines(options: OptionSpecs): string {
  const all: OptionSpecs = { ...options, help: { type: 'boolean', help: 'Show this help' } };
  const heads = Object.entries(all).map(([name, spec]) => [
    spec.type === 'boolean' ? `--${name}` : `--${name} ${spec.value ?? 'VALUE'}`,
    spec.help,
  ]);
  const width = largest(heads.map(([head]) => head?.length ?? 0));
  return heads.map(([head = '', help = '']) => `  ${head.padEnd(width)}  ${help}`).join('\n');
}
