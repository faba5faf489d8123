// How a command declares itself, so that parsing, checking and help come from one place. No command lives here.
import { parseArgs } from 'node:util';
import { readSeconds } from './options/option-value.ts';
import type { Terminal } from './output/terminal.ts';
import { UsageError } from './options/usage-error.ts';

/** 0 fine, 1 problems found, 2 usage or I/O error. */
export type ExitCode = 0 | 1 | 2;

export interface OptionSpec {
  readonly type: 'string' | 'boolean';
  readonly multiple?: boolean;
  /** The value's name in the help, as in `--out DIR`. */
  readonly value?: string;
  readonly help: string;
}
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

/** The options as given: a flag is a boolean, a repeatable option a list, any other a text or undefined. */
export type OptionValues<S extends OptionSpecs> = {
  readonly [K in keyof S]: S[K] extends { type: 'boolean' }
    ? boolean
    : S[K] extends { multiple: true }
      ? readonly string[]
      : string | undefined;
};

export interface Invocation<S extends OptionSpecs> {
  readonly positionals: readonly string[];
  readonly options: OptionValues<S>;
  readonly json: boolean;
  readonly terminal: Terminal;
}

interface CommandSpec<S extends OptionSpecs> {
  /** What follows `mapwright`, one or more forms. */
  readonly synopsis: readonly string[];
  /** More help: the syntax of values, exit codes, examples. */
  readonly notes?: string;
  readonly options: S;
  readonly run: (invocation: Invocation<S>) => Promise<ExitCode>;
}

/** A command with its option types erased, so that commands fit in one table. */
export interface CliCommand extends Omit<CommandSpec<OptionSpecs>, 'run'> {
  readonly run: (argv: readonly string[], terminal: Terminal) => Promise<ExitCode>;
}

/** What every command takes. */
const COMMON_OPTIONS = {
  json: { type: 'boolean', help: 'Print the result as JSON' },
  'max-time': {
    type: 'string',
    value: 'SECONDS',
    help: 'End the command after so many seconds, with exit code 124. Default: no limit',
  },
} as const;

/** Makes a command that parses its own arguments; every command also takes --json and --max-time. */
export function defineCommand<const S extends OptionSpecs>(spec: CommandSpec<S>): CliCommand {
  const options = { ...spec.options, ...COMMON_OPTIONS };
  return {
    ...spec,
    options,
    run: (argv, terminal) => {
      const { positionals, values } = parseCommandLine(argv, options);
      const json = values['json'] === true;
      const { 'max-time': time } = values;
      const given = typeof time === 'string' ? time : undefined;
      const seconds = readSeconds('--max-time', given, { min: SHORTEST, max: LONGEST });
      if (seconds !== undefined) terminal.limitTime?.(seconds);
      return spec.run({ positionals, options: values as OptionValues<S>, json, terminal });
    },
  };
}

/** Of --max-time, in seconds. Timers take no longer. */
const SHORTEST = 0.001;
const LONGEST = 2_000_000;

type RawValue = string | boolean | readonly string[] | undefined;

/** Parses arguments by the specs; throws UsageErrors that name the option. */
function parseCommandLine(
  argv: readonly string[],
  specs: OptionSpecs,
): { readonly positionals: readonly string[]; readonly values: Readonly<Record<string, RawValue>> } {
  const config = Object.fromEntries(Object.entries(specs).map(([name, { type }]) => [name, { type }]));
  const { tokens } = parseArgs({ args: [...argv], options: config, strict: false, tokens: true });
  const positionals: string[] = [];
  const values: Record<string, RawValue> = {};
  for (const [name, { type, multiple }] of Object.entries(specs)) {
    values[name] = type === 'boolean' ? false : multiple ? [] : undefined;
  }
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const spec = Object.hasOwn(specs, token.name) ? specs[token.name] : undefined;
    if (!spec) throw new UsageError(`There is no option ${token.rawName}.`);
    if (spec.type === 'string' && !spec.multiple && values[token.name] !== undefined)
      throw new UsageError(`${token.rawName} is given more than once, but takes one value.`);
    values[token.name] = optionValue(token, spec, values[token.name]);
  }
  return { positionals, values };
}

interface OptionToken {
  readonly rawName: string;
  readonly value: string | undefined;
  readonly inlineValue: boolean | undefined;
}

function optionValue(token: OptionToken, spec: OptionSpec, before: RawValue): RawValue {
  const { rawName, value } = token;
  if (spec.type === 'boolean') {
    if (value !== undefined) throw new UsageError(`${rawName} takes no value, but got "${value}".`);
    return true;
  }
  const missing =
    value === undefined || value === '' || (token.inlineValue !== true && value.startsWith('--'));
  if (missing) throw new UsageError(`${rawName} needs a value: ${rawName} ${spec.value ?? 'VALUE'}.`);
  return spec.multiple ? [...(Array.isArray(before) ? (before as readonly string[]) : []), value] : value;
}
