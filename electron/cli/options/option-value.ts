// Reads the values of options and arguments into types, or says clearly what was expected. It knows no command.
import { MAX_NAME } from '../../../shared/model/edit/text-limits.ts';
import { UsageError } from './usage-error.ts';

/** A whole number within bounds, or undefined where the option was not given. Digits may be grouped: 50_000; a sign stands only where there are negative ones. */
export function readWhole(
  option: string,
  text: string | undefined,
  bounds: { readonly min: number; readonly max: number },
): number | undefined {
  if (text === undefined) return undefined;
  const digits = bounds.min < 0 ? text.replace(/^[+-]/, '') : text;
  const isWhole = /^\d{1,3}(?:[_,]\d{3})+$|^\d+$/.test(digits);
  const value = isWhole ? Number(text.replace(/[_,]/g, '')) : NaN;
  if (Number.isSafeInteger(value) && value >= bounds.min && value <= bounds.max) return value;
  const { min, max } = bounds;
  const range = max === Number.MAX_SAFE_INTEGER ? `from ${min} up` : `from ${min} to ${max}`;
  throw new UsageError(`${option} must be a whole number ${range}, not "${text}".`);
}

/** A number of seconds within bounds, with up to three decimals; undefined where the option was not given. */
export function readSeconds(
  option: string,
  text: string | undefined,
  { min, max }: { readonly min: number; readonly max: number },
): number | undefined {
  if (text === undefined) return undefined;
  const seconds = /^\d{1,7}(?:\.\d{1,3})?$/.test(text) ? Number(text) : NaN;
  if (seconds >= min && seconds <= max) return seconds;
  throw new UsageError(
    `${option} must be a number of seconds from ${min} to ${max}, such as 90 or 0.5, not "${text}".`,
  );
}

/** The text, as long as it is not longer than `max` characters. */
export function readShort(option: string, text: string, max: number): string {
  if (text.length <= max) return text;
  throw new UsageError(`${option} must have at most ${max} characters, not ${text.length}.`);
}

/** A name to read, on one line, without white space at its ends; undefined where the option was not given. */
export function readName(option: string, text: string | undefined): string | undefined {
  const name = text?.trim();
  if (name === '') throw new UsageError(`${option} must not be empty.`);
  if (name !== undefined && /\p{Cc}/u.test(name))
    throw new UsageError(`${option} must be on one line, without control characters.`);
  return name === undefined ? undefined : readShort(option, name, MAX_NAME);
}

/** One of a few words. */
export function readChoice<const T extends string>(
  option: string,
  text: string | undefined,
  choices: readonly T[],
): T | undefined {
  if (text === undefined) return undefined;
  const found = choices.find((choice) => choice === text);
  if (found !== undefined) return found;
  throw new UsageError(`${option} must be ${choices.join(' or ')}, not "${text}".`);
}

/** An absolute http or https URL, as given. */
export function readWebUrl(option: string, text: string): string {
  const [wrong] = /%(?![0-9a-f]{2}).{0,2}/iu.exec(text) ?? [];
  if (wrong !== undefined)
    throw new UsageError(
      `${option} has "${wrong}", which is no escape: write %25 for a percent sign, not "${text}".`,
    );
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:\/\//i.test(text) && url.hostname !== '') return text;
  throw new UsageError(`${option} must be an absolute http or https URL, not "${text}".`);
}

/** The value of an option that the command can't do without. */
export function required(option: string, text: string | undefined): string {
  if (text !== undefined) return text;
  throw new UsageError(`${option} is missing.`);
}
