// The words of a language for what is made outside of the window: sentences of findings, and what rules are called.
import type { RuleId } from '../model/rule.ts';
import { ruleNames as englishNames } from '../rule-texts/names/en.ts';
import { ruleWhys as englishWhys } from '../rule-texts/whys/en.ts';
import { ENGLISH, type SentenceWords } from './error-texts.ts';
import type { Language } from '../model/languages.ts';

export interface ReasonWords extends SentenceWords {
  readonly language: Language;
  readonly ruleNames: Readonly<Record<RuleId, string>>;
  readonly ruleWhys: Readonly<Record<RuleId, string>>;
}

const ENGLISH_WORDS: ReasonWords = {
  ...ENGLISH,
  language: 'en',
  ruleNames: englishNames,
  ruleWhys: englishWhys,
};

/** Those of other languages are loaded at their first use. */
export async function wordsOf(language: Language): Promise<ReasonWords> {
  switch (language) {
    case 'en':
      return ENGLISH_WORDS;
    case 'de': {
      const [{ reasons: texts }, { ruleNames }, { ruleWhys }] = await Promise.all([
        import('./error-texts/de/reasons.ts'),
        import('../rule-texts/names/de.ts'),
        import('../rule-texts/whys/de.ts'),
      ]);
      return { language, texts, ruleNames, ruleWhys, quotes: ['„', '“'] };
    }
    case 'nl': {
      const [{ reasons: texts }, { ruleNames }, { ruleWhys }] = await Promise.all([
        import('./error-texts/nl/reasons.ts'),
        import('../rule-texts/names/nl.ts'),
        import('../rule-texts/whys/nl.ts'),
      ]);
      return { language, texts, ruleNames, ruleWhys, quotes: ['“', '”'] };
    }
  }
}
