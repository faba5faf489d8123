// The sentences of errors: how they are filled, and that no two files have one key.
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ERROR_TEXTS, inEnglish, reason } from '../../../shared/contract/error-texts.ts';

const FOLDER = new URL('../../../shared/contract/error-texts/', import.meta.url);

describe('a reason in English', () => {
  it('has its parameters in their places, numbers grouped and names as they are', () => {
    const told = reason('export-too-many-files', { maxUrls: 50_000, maxBytes: '52428800', files: 12 });
    expect(inEnglish(told)).toContain('at most 50,000 URLs and 52428800 bytes a file');
  });

  it('has other reasons in it, one or a list of them', () => {
    const why = reason('depth-invalid', { text: 'x' });
    expect(inEnglish(reason('rule-at', { place: 2, why }))).toBe(
      'Rule 2: “x” is not a depth. Write a number such as 2.',
    );
    const all = [reason('row-gone'), reason('view-gone')];
    expect(inEnglish(reason('inputs-refused', { refused: 2, inputs: 3, all }))).toBe(
      '2 of 3 inputs can’t be imported, so none was. This row is no longer in the project. ' +
        'This view of the rows is no longer open. Open it again.',
    );
  });

  it('is told of one as of one, and of many as of many', () => {
    const why = reason('typed-priority-invalid', { text: '9' });
    const told = (count: number) => inEnglish(reason('results-invalid', { count, why }));
    expect(told(1)).toMatch(/^1 result is not valid/);
    expect(told(1_200)).toMatch(/^1,200 results are not valid.* The first: “9”/);
  });
});

it('has each key in one file', async () => {
  const tables = await Promise.all(
    readdirSync(FOLDER)
      .filter((name) => name.endsWith('.ts'))
      .map(async (name) => (await import(new URL(name, FOLDER).href)) as object),
  );
  const keys = tables.flatMap((table) =>
    Object.values(table).flatMap((texts) => Object.keys(texts as object)),
  );
  expect(keys.toSorted()).toEqual(Object.keys(ERROR_TEXTS).toSorted());
});
