// Changes of values in a line: what differs is kept, the rest is cut.
import { expect, it } from 'vitest';
import { shortChange } from '../../../../renderer/features/history/short-change.ts';

it('leaves short values as they are', () => {
  expect(shortChange('0.3', '0.7')).toEqual({ before: '0.3', after: '0.7' });
  expect(shortChange('', '2026-01-02T10:00:00+01:00')).toEqual({
    before: '',
    after: '2026-01-02T10:00:00+01:00',
  });
});

it('shows of long addresses what differs, with something around it', () => {
  const changed = shortChange(
    'https://shop.example.com/catalogue/winter/boots?page=1',
    'https://shop.example.com/catalogue/summer/boots?page=1',
  );
  expect(changed).toEqual({ before: '…m/catalogue/winter/boots?p…', after: '…m/catalogue/summer/boots?p…' });
});

it('cuts what differs in its middle, and no character in two', () => {
  const { before, after } = shortChange('', `${'😀'.repeat(40)}x`);
  expect(before).toBe('');
  expect(after).toBe(`${'😀'.repeat(7)}…${'😀'.repeat(6)}x`);
});
