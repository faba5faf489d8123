// Refuses options that would be taken without doing anything. It knows no command.
import type { OptionSpecs, OptionValues } from '../define-command.ts';
import { UsageError } from './usage-error.ts';

type Given = Readonly<Record<string, boolean | string | readonly string[] | undefined>>;

/** True for an option that stands on the command line. */
function isGiven(value: Given[string]): boolean {
  return typeof value === 'boolean' ? value : value !== undefined && value.length > 0;
}

/** Throws a UsageError that names the first of these options that is given, and why it means nothing. */
export function refuseOptions<S extends OptionSpecs>(
  options: OptionValues<S>,
  names: readonly (keyof S & string)[],
  why: string,
): void {
  const found = names.find((name) => isGiven((options as Given)[name]));
  if (found !== undefined) throw new UsageError(`--${found} ${why}.`);
}
