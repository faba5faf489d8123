// Says of findings that hang on an export's settings which profile these are from. It judges nothing.
import { quoted } from './loc-url.ts';
import { reason as reasonOf, type ErrorReason } from '../../../shared/contract/error-texts.ts';
import type { Rule } from './rule-definition.ts';

/** The finding with the name of the profile, where the rule asks for one and there is one. */
export function ofProfile(rule: Rule, finding: ErrorReason, profile: string | null = null): ErrorReason {
  if (rule.ofExport !== true || profile === null) return finding;
  return reasonOf('finding-of-profile', { finding, profile: quoted(profile) });
}
