// The language and region codes that hreflang and news take, and which code a wrong one stands for. It changes no value.
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

/** ISO 639-2 codes, terminological and bibliographic, of languages that have one of two letters. Source: as LANGUAGES. */
const SHORTER = new Map(
  (
    'aar:aa abk:ab afr:af aka:ak alb:sq amh:am ara:ar arg:an arm:hy asm:as ava:av ave:ae aym:ay aze:az bak:ba ' +
    'bam:bm baq:eu bel:be ben:bn bih:bh bis:bi bod:bo bos:bs bre:br bul:bg bur:my cat:ca ces:cs cha:ch che:ce ' +
    'chi:zh chu:cu chv:cv cor:kw cos:co cre:cr cym:cy cze:cs dan:da deu:de div:dv dut:nl dzo:dz ell:el eng:en ' +
    'epo:eo est:et eus:eu ewe:ee fao:fo fas:fa fij:fj fin:fi fra:fr fre:fr fry:fy ful:ff geo:ka ger:de gla:gd ' +
    'gle:ga glg:gl glv:gv gre:el grn:gn guj:gu hat:ht hau:ha heb:he her:hz hin:hi hmo:ho hrv:hr hun:hu hye:hy ' +
    'ibo:ig ice:is ido:io iii:ii iku:iu ile:ie ina:ia ind:id ipk:ik isl:is ita:it jav:jv jpn:ja kal:kl kan:kn ' +
    'kas:ks kat:ka kau:kr kaz:kk khm:km kik:ki kin:rw kir:ky kom:kv kon:kg kor:ko kua:kj kur:ku lao:lo lat:la ' +
    'lav:lv lim:li lin:ln lit:lt ltz:lb lub:lu lug:lg mac:mk mah:mh mal:ml mao:mi mar:mr may:ms mkd:mk mlg:mg ' +
    'mlt:mt mon:mn mri:mi msa:ms mya:my nau:na nav:nv nbl:nr nde:nd ndo:ng nep:ne nld:nl nno:nn nob:nb nor:no ' +
    'nya:ny oci:oc oji:oj ori:or orm:om oss:os pan:pa per:fa pli:pi pol:pl por:pt pus:ps que:qu roh:rm ron:ro ' +
    'rum:ro run:rn rus:ru sag:sg san:sa sin:si slk:sk slo:sk slv:sl sme:se smo:sm sna:sn snd:sd som:so sot:st ' +
    'spa:es sqi:sq srd:sc srp:sr ssw:ss sun:su swa:sw swe:sv tah:ty tam:ta tat:tt tel:te tgk:tg tgl:tl tha:th ' +
    'tib:bo tir:ti ton:to tsn:tn tso:ts tuk:tk tur:tr twi:tw uig:ug ukr:uk urd:ur uzb:uz ven:ve vie:vi vol:vo ' +
    'wel:cy wln:wa wol:wo xho:xh yid:yi yor:yo zha:za zho:zh zul:zu'
  )
    .split(' ')
    .map((pair): [string, string] => [pair.slice(0, 3), pair.slice(4)]),
);

/** Codes of countries that people write for the language that is spoken there. */
const MISTAKEN_LANGUAGES: Readonly<Record<string, string>> = {
  cn: 'zh',
  cz: 'cs',
  dk: 'da',
  gr: 'el',
  il: 'he',
  jp: 'ja',
  rs: 'sr',
  ua: 'uk',
  vn: 'vi',
};

/** Region codes that people write for another. */
const MISTAKEN_REGIONS: Readonly<Record<string, string>> = {
  uk: 'GB',
  en: 'GB',
  eu: 'a country',
  la: '419',
  aus: 'AU',
  aut: 'AT',
  bel: 'BE',
  bra: 'BR',
  can: 'CA',
  che: 'CH',
  chn: 'CN',
  deu: 'DE',
  esp: 'ES',
  fra: 'FR',
  gbr: 'GB',
  ind: 'IN',
  ita: 'IT',
  jpn: 'JP',
  mex: 'MX',
  nld: 'NL',
  prt: 'PT',
  usa: 'US',
};

/** Language, script and region, and what comes behind them. */
const CODE = /^([a-z]{2,3})(?:-([a-z]{4}))?(?:-([a-z]{2,3}|\d{3}))?((?:-[a-z0-9]{1,8})*)$/;

/**
 * Why a code is no hreflang value, as a short phrase, or null where it is one. Google reads a language in two letters where
 * it has such a code, a script and a region, and nothing more. Source: Google, "Localized versions"; BCP 47.
 */
export function languageFault(code: string): ErrorReason | null {
  const text = code.toLowerCase();
  if (text === 'x-default') return null;
  if (text.includes('_')) return reason('language-joined');
  const [whole, language = '', , region, more = ''] = CODE.exec(text) ?? [];
  if (whole === undefined) return reason('language-form');
  const shorter = SHORTER.get(language);
  if (shorter !== undefined) return reason('language-three-letters', { language, meant: shorter });
  if (language.length === 2 && !LANGUAGES.has(language)) {
    const meant = MISTAKEN_LANGUAGES[language];
    return meant === undefined
      ? reason('language-unknown', { language })
      : reason('language-mistaken', { language, meant });
  }
  return regionFault(region) ?? (more === '' ? null : reason('language-more', { more: more.slice(1) }));
}

function regionFault(region: string | undefined): ErrorReason | null {
  if (region === undefined || /^\d/.test(region) || REGIONS.has(region)) return null;
  const meant = MISTAKEN_REGIONS[region];
  return meant === undefined
    ? reason('region-unknown', { region })
    : reason('region-mistaken', { region, meant });
}

/**
 * The code that was meant where one is not valid, in the letters that are usual: en-GB for en_uk, de for deu, ja for jp,
 * en-US for us-en; what comes behind a region falls away. Null where nobody can tell.
 */
export function meantLanguage(code: string): string | null {
  const [, first = '', script, second] = CODE.exec(code.toLowerCase().replaceAll('_', '-')) ?? [];
  const isTurned =
    second !== undefined && !LANGUAGES.has(first) && LANGUAGES.has(second) && REGIONS.has(first);
  const [language, region] = isTurned ? [second, first] : [first, second];
  const meant = [
    SHORTER.get(language) ?? MISTAKEN_LANGUAGES[language] ?? language,
    script,
    region === undefined ? undefined : (MISTAKEN_REGIONS[region] ?? region),
  ];
  const known = meant.filter((part) => part !== undefined).join('-');
  return languageFault(known) === null ? shownLanguage(known) : null;
}

/** The valid code that is surely meant: the same one with "-" for "_", GB for UK, or two letters for three; else null. */
export function certainLanguage(code: string): string | null {
  const [language = '', ...rest] = code.replaceAll('_', '-').replace(/-uk$/i, '-GB').split('-');
  const right = [SHORTER.get(language.toLowerCase()) ?? language, ...rest].join('-');
  return right !== code && languageFault(right) === null ? right : null;
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

/** True for a region of ISO 3166-1 in two letters. */
export function isRegion(region: string): boolean {
  return REGIONS.has(region.toLowerCase());
}

/** True for a two-letter language of ISO 639-1. */
export function isKnownLanguage(language: string): boolean {
  return LANGUAGES.has(language.toLowerCase());
}

/**
 * ISO 639 codes, but for Chinese: that is zh-cn or zh-tw alone. Source: Google, "News sitemaps".
 */
export function isNewsLanguage(code: string): boolean {
  const text = code.toLowerCase();
  if (text === 'zh-cn' || text === 'zh-tw') return true;
  if (isChinese(text)) return false;
  return /^[a-z]{3}$/.test(text) || (text.length === 2 && LANGUAGES.has(text));
}

/** True for a code of Chinese, whatever script or region it names. */
export function isChinese(code: string): boolean {
  const [language = ''] = code.toLowerCase().split(/[-_]/);
  return (SHORTER.get(language) ?? language) === 'zh';
}
