// Which languages every page of a site is to have: those that the user chose, or what the set suggests.
import { X_DEFAULT, type ClusterLanguage, type ExpectedLanguages } from '../../../../shared/model/cluster.ts';
import { languageFault } from '../../../../shared/protocol/languages.ts';

/**
 * One cluster in so many has to have a language for it to be expected of all. A language of a site is on a good part of
 * its pages, also while a translation is under way; a code on fewer than a tenth is a slip of the pen, or a translation of
 * single pages, and would make a hole of all the others.
 */
const ONE_IN = 10;

/** Valid codes that at least a tenth of the clusters have, in the order of `languages`. x-default is no language. */
function guessLanguages(languages: readonly ClusterLanguage[], clusters: number): string[] {
  return languages.flatMap(({ code, clusters: some }) =>
    code !== X_DEFAULT && some * ONE_IN >= clusters && languageFault(code) === null ? [code] : [],
  );
}

/** `chosen` = what the user chose, null where nothing. */
export function expectedLanguages(
  languages: readonly ClusterLanguage[],
  clusters: number,
  chosen: readonly string[] | null,
): ExpectedLanguages {
  const guess = guessLanguages(languages, clusters);
  const codes = chosen === null ? guess : [...new Set(chosen.map((code) => code.toLowerCase()))];
  return { codes, chosen: chosen !== null, guess };
}
