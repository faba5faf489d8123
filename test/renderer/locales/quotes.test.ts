// Each language has one kind of quotes, and all texts have it: those of the window, and the reasons that the engine gives.
import { describe, expect, it } from 'vitest';
import { de } from '../../../renderer/locales/de.ts';
import { en } from '../../../renderer/locales/en.ts';
import { nl } from '../../../renderer/locales/nl.ts';
import { ERROR_TEXTS } from '../../../shared/contract/error-texts.ts';

function textsOf(table: object): readonly string[] {
  return Object.values(table).flatMap((value: unknown) =>
    typeof value === 'string' ? [value] : textsOf(value as object),
  );
}

/** What is no quote of the language, an apostrophe included: that is ’ in all of them. */
const FOREIGN = {
  en: /["„«»]|\p{L}'/u,
  nl: /["„«»]|\p{L}'/u,
  de: /["”«»‘]|\p{L}'/u,
} as const;
const PAIRS = { en: ['“', '”'], nl: ['“', '”'], de: ['„', '“'] } as const;

/** How many quotes are open at the end of each form; -1 where one closes that was not open. */
function open(text: string, [begin, end]: readonly [string, string]): number {
  let depth = 0;
  for (const letter of text) {
    if (letter === begin) depth++;
    else if (letter === end) depth--;
    if (depth < 0) return -1;
  }
  return depth;
}

describe.each([
  ['en', [...textsOf(en), ...textsOf(ERROR_TEXTS)]],
  ['nl', textsOf(nl)],
  ['de', textsOf(de)],
] as const)('the quotes of %s', (language, texts) => {
  it('are of one kind', () => {
    expect(texts.filter((text) => FOREIGN[language].test(text))).toEqual([]);
  });

  it('are closed where they were opened', () => {
    expect(
      texts.flatMap((text) => text.split(' | ')).filter((form) => open(form, PAIRS[language]) !== 0),
    ).toEqual([]);
  });
});
