// How the set writes language codes: a code that is added is written as the others are. It judges no code.
import { languageFault, shownLanguage } from '../../../../shared/protocol/languages.ts';

/** Ways to write a code, the usual one first. */
const WAYS: readonly ((code: string) => string)[] = [
  shownLanguage,
  (code) => code.toLowerCase(),
  (code) => code.toUpperCase(),
];

/**
 * A function that writes codes, which compare whatever their case, as most links of the set do: a code of the set as it
 * is written most often, any other in the way that most valid codes are written. The usual way (en-GB, zh-Hant) decides
 * where numbers are even, and where the set has no codes. `written` = links by how they write their code.
 */
export function codeSpelling(written: ReadonlyMap<string, number>): (code: string) => string {
  const known = new Map<string, { readonly spelled: string; readonly links: number }>();
  const links = WAYS.map(() => 0);
  for (const [spelled, count] of written) {
    const code = spelled.toLowerCase();
    const best = known.get(code);
    const isBetter =
      best === undefined ||
      count > best.links ||
      (count === best.links && best.spelled !== shownLanguage(code) && spelled === shownLanguage(code));
    if (isBetter) known.set(code, { spelled, links: count });
    if (languageFault(code) !== null) continue;
    WAYS.forEach((way, i) => {
      if (way(code) === spelled) links[i] = (links[i] ?? 0) + count;
    });
  }
  const most = links.reduce((best, count, i) => (count > (links[best] ?? 0) ? i : best), 0);
  const way = WAYS[most] ?? shownLanguage;
  return (code) => known.get(code.toLowerCase())?.spelled ?? way(code);
}
