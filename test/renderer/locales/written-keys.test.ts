import { expect, it } from 'vitest';
import { writtenKeys } from '../../../renderer/locales/written-keys.ts';

it.each([
  ['Ctrl+Shift+S', 'Strg+Umschalt+S', 'Ctrl+Shift+S'],
  ['Del', 'Entf', 'Del'],
  ['Delete', 'Entf', 'Del'],
  ['Ctrl+Home', 'Strg+Pos1', 'Ctrl+Home'],
  ['Ctrl+End', 'Strg+Ende', 'Ctrl+End'],
  ['Shift + ← ↑ → ↓', 'Umschalt + ← ↑ → ↓', 'Shift + ← ↑ → ↓'],
  ['Alt+F2', 'Alt+F2', 'Alt+F2'],
  ['Ctrl++', 'Strg++', 'Ctrl++'],
  ['⇧⌘S', '⇧⌘S', '⇧⌘S'],
  ['', '', ''],
])('writes %s as German and Dutch keyboards do', (keys, german, dutch) => {
  expect(writtenKeys(keys, 'en')).toBe(keys);
  expect(writtenKeys(keys, 'de')).toBe(german);
  expect(writtenKeys(keys, 'nl')).toBe(dutch);
});
