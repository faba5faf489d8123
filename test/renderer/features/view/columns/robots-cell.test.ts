// The cell of a crawler's column: the verdict, the line that decides, and the group that it is in.
import { expect, it } from 'vitest';
import { verdictCell } from '../../../../../renderer/features/view/columns/robots-cell.ts';
import type { Text } from '../../../../../renderer/locales/use-text.ts';
import { robotsTexts } from '../../../../../renderer/features/robots/texts/en.ts';

const t = ((key: string, named: Record<string, string | number> = {}) => {
  const text = (robotsTexts.robots as unknown as Record<string, string>)[key.replace('robots.', '')] ?? '';
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(named[name]));
}) as Text['t'];

it.each([
  [
    { allowed: false, line: 2, rule: 'Disallow: /a', group: 'Googlebot' },
    'Blocked · 2: Disallow: /a · group Googlebot',
  ],
  [{ allowed: true, line: 3, rule: 'Allow: /b', group: '*' }, 'Allowed · 3: Allow: /b · group *'],
  [{ allowed: true, line: null, rule: null, group: 'Googlebot' }, 'Allowed'],
  [{ allowed: true, line: null, rule: null, group: null }, 'Allowed'],
])('of %j is %s', (verdict, text) => {
  expect(verdictCell({ agent: 'Googlebot-Image', ...verdict }, t)).toBe(text);
});
