// The language and region codes that hreflang and news take. It judges codes and corrects none.
import { reason, type ErrorReason } from '../contract/error-texts.ts';

/** ISO 639-1. Source: loc.gov/standards/iso639-2. */
const LANGUAGES = new Set(
  (
    'aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el ' +
    'en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ' +
    'ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na ' +
    'nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so ' +
    'sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu ' +
    'sh mo iw in ji'
  ).split(' '),
);

/** ISO 3166-1 alpha-2. Source: iso.org/iso-3166-country-codes.html. */
const REGIONS = new Set(
  (
    'ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bl bm bn bo bq br bs bt bv bw by bz ' +
    'ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg eh er es et fi fj fk fm fo ' +
    'fr ga gb gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je ' +
    'jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mf mg mh mk ml mm mn mo ' +
    'mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw ' +
    'py qa re ro rs ru rw sa sb sc sd se sg sh si sj sk sl sm sn so sr ss st sv sx sy sz tc td tf tg th tj tk tl tm ' +
    'tn to tr tt tv tw tz ua ug um us uy uz va vc ve vg vi vn vu wf ws xk ye yt za zm zw'
  ).split(' '),
);

/** Region codes that people write for another. */
const MISTAKEN_REGIONS: Readonly<Record<string, string>> = { uk: 'GB', en: 'GB', eu: 'a country', la: '419' };

/** Why a code is no hreflang value, as a short phrase, or null where it is one. Source: Google; BCP 47. */
export function languageFault(code: string): ErrorReason | null {
  const text = code.toLowerCase();
  if (text === 'x-default') return null;
  if (text.includes('_')) return reason('language-joined');
  const match = /^([a-z]{2,3})(?:-([a-z]{4}))?(?:-([a-z]{2}|\d{3}))?(?:-[a-z0-9]{5,8}|-\d[a-z0-9]{3})*$/.exec(
    text,
  );
  if (!match) return reason('language-form');
  const [, language = '', , region] = match;
  if (language.length === 2 && !LANGUAGES.has(language)) return reason('language-unknown', { language });
  if (region === undefined || region.length === 3 || REGIONS.has(region)) return null;
  const meant = MISTAKEN_REGIONS[region];
  return meant === undefined
    ? reason('region-unknown', { region })
    : reason('region-mistaken', { region, meant });
}

/** A code in the letters that are usual: en-GB, zh-Hant, x-default. Source: BCP 47, 2.1.1. */
export function shownLanguage(code: string): string {
  const [language = '', ...parts] = code.toLowerCase().split('-');
  if (language === 'x') return code.toLowerCase();
  const shown = parts.map((part) => {
    if (/^[a-z]{4}$/.test(part)) return part.charAt(0).toUpperCase() + part.slice(1);
    return /^[a-z]{2}$/.test(part) ? part.toUpperCase() : part;
  });
  return [language, ...shown].join('-');
}

/** True for a two-letter language of ISO 639-1. */
export function isKnownLanguage(language: string): boolean {
  return LANGUAGES.has(language.toLowerCase());
}

/** ISO 639 codes, and Google's two exceptions for Chinese. Source: Google, "News sitemaps". */
export function isNewsLanguage(code: string): boolean {
  const text = code.toLowerCase();
  if (text === 'zh-cn' || text === 'zh-tw') return true;
  return /^[a-z]{3}$/.test(text) || (text.length === 2 && LANGUAGES.has(text));
}
