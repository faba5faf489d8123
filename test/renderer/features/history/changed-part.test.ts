// What is shown around a change of a long address: never half a character, and all that differs.
import { expect, it } from 'vitest';
import { aroundChange, changedPart } from '../../../../renderer/features/history/changed-part.ts';

it('short texts stay whole', () => {
  const { before } = changedPart('https://example.com/a?utm=1&p=2', 'https://example.com/a?p=2');
  expect(aroundChange(before).join('')).toBe('https://example.com/a?utm=1&p=2');
});

it('of long texts only what is next to the change is shown', () => {
  const front = `https://example.com/${'a'.repeat(200)}`;
  const behind = 'z'.repeat(200);
  const { before, after } = changedPart(`${front}#${behind}`, `${front}?x${behind}`);
  expect(aroundChange(before)).toEqual([`…${'a'.repeat(40)}`, '#', `${'z'.repeat(40)}…`]);
  expect(aroundChange(after)[1]).toBe('?x');
});

it('a character of two halves is not cut', () => {
  const [front, , behind] = aroundChange(['😀'.repeat(60) + 'a', 'x', 'b' + '😀'.repeat(60)]);
  expect(front.isWellFormed() && behind.isWellFormed()).toBe(true);
});
