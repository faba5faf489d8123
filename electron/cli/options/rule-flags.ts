// Reads the options that choose rules: --profile, --rule ID=LEVEL and --date. It knows no command.
import type { RequestParams } from '../../../shared/contract/requests/requests.ts';
import { PROFILES, RULE_IDS, RULE_LEVELS, type RuleId } from '../../../shared/model/rule.ts';
import { readChoice } from './option-value.ts';
import { UsageError } from './usage-error.ts';

/** The choices in order: the profile first. */
export function readRuleChoices(options: {
  readonly profile: string | undefined;
  readonly rule: readonly string[];
}): RequestParams<'rules.set'>[] {
  const profile = readChoice('--profile', options.profile, PROFILES);
  const rules = options.rule.map((text) => {
    const [name = '', level] = text.split('=');
    const id = readRule('--rule', name);
    if (level === undefined)
      throw new UsageError(
        `--rule needs a level, too: --rule ${id}=LEVEL, one of ${RULE_LEVELS.join(', ')}.`,
      );
    return { rule: { id, level: readChoice('--rule ID=LEVEL', level, RULE_LEVELS) } };
  });
  return profile === undefined ? rules : [{ profile }, ...rules];
}

export function readRule(option: string, text: string): RuleId {
  const found = RULE_IDS.find((id) => id === text);
  if (found !== undefined) return found;
  throw new UsageError(`${option}: there is no rule "${text}". The rules: ${RULE_IDS.join(', ')}.`);
}

/** Noon of a day in UTC, in ms since 1970. */
export function readDate(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T12:00:00Z`) : NaN;
  // A day that a month does not have would be read as one of the next month.
  if (!Number.isNaN(at) && new Date(at).toISOString().startsWith(text)) return at;
  throw new UsageError(`--date must be a day such as 2026-01-31, not "${text}".`);
}
