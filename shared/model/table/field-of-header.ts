// Tells what the columns of a table mean: by their headers in several languages, else by what stands in them.
// It reads no values.
import { ADDRESS, chooseAddresses, type AddressChoice } from './address-column.ts';
import { CRAWL_FIELDS, TABLE_FIELDS, type TableField, type TableMapping } from './table-field.ts';
import { unguardText } from '../../protocol/formula-text.ts';
import { stripEnd } from '../../protocol/strip-ends.ts';

/** What headers are besides the fields' own names, without case, accents and anything but letters and digits. */
const ALIASES: Readonly<Partial<Record<TableField, readonly string[]>>> = {
  id: ['rowid', 'mapwrightid', 'zeilenid', 'zeilennummer', 'rijid', 'rijnummer'],
  included: [
    ...['include', 'insitemap', 'enthalten', 'einbeziehen', 'eingeschlossen', 'aufgenommen'],
    ...['opgenomen', 'opnemen', 'meenemen', 'inbegrepen', 'inclus', 'incluido'],
  ],
  loc: [
    ...['url', 'urls', 'uri', 'address', 'webaddress', 'pageaddress', 'pageurl', 'page', 'location', 'link'],
    ...['links', 'href', 'fullurl', 'landingpage', 'permalink', 'sitemapurl', 'adresse'],
    ...[
      'adressen',
      'webadresse',
      'internetadresse',
      'seite',
      'seitenurl',
      'seitenadresse',
      'zielseite',
      'adres',
    ],
    ...[
      'webadres',
      'pagina',
      'paginaurl',
      'paginaadres',
      'direccion',
      'enlace',
      'lien',
      'indirizzo',
      'endereco',
    ],
    // Of tables about links and moved pages.
    ...['targeturl', 'targetpage', 'destination', 'destinationurl', 'zielurl', 'doelurl', 'newurl'],
    ...['referringpageurl', 'sourceurl', 'linkingpage', 'oldurl', 'quellurl', 'bronurl'],
  ],
  lastmod: [
    ...['lastmodified', 'lastmodification', 'lastmodifieddate', 'lastmodificationdate', 'modified'],
    ...[
      'modifieddate',
      'modifiedat',
      'modificationdate',
      'datemodified',
      'modificationtime',
      'mtime',
      'updated',
    ],
    ...[
      'updatedat',
      'dateupdated',
      'lastupdate',
      'lastupdated',
      'lastchange',
      'lastchanged',
      'changed',
      'changedat',
    ],
    ...['zuletztgeandert', 'zuletztgeaendert', 'letzteanderung', 'letzteaenderung', 'geandert', 'geaendert'],
    ...['geandertam', 'geaendertam', 'anderungsdatum', 'aenderungsdatum', 'aktualisiert', 'aktualisiertam'],
    ...[
      'zuletztaktualisiert',
      'laatstgewijzigd',
      'laatstewijziging',
      'gewijzigd',
      'gewijzigdop',
      'wijzigingsdatum',
    ],
    ...[
      'bijgewerkt',
      'laatstbijgewerkt',
      'dernieremodification',
      'modifiele',
      'ultimamodificacion',
      'ultimamodifica',
    ],
  ],
  changefreq: [
    ...['changefrequency', 'changefrequence', 'frequency', 'freq', 'updatefrequency'],
    ...[
      'anderungshaufigkeit',
      'aenderungshaeufigkeit',
      'anderungsfrequenz',
      'aenderungsfrequenz',
      'haufigkeit',
    ],
    ...[
      'haeufigkeit',
      'frequenz',
      'wijzigingsfrequentie',
      'frequentie',
      'frequence',
      'frecuencia',
      'frequenza',
    ],
  ],
  priority: ['prio', 'prioritat', 'prioritaet', 'prioriteit', 'priorite', 'prioridad', 'priorita'],
  images: [
    ...['image', 'imageloc', 'imagelocs', 'imagelocation', 'imagelocations', 'imageurl', 'imageurls'],
    ...[
      'imageimageloc',
      'imageaddress',
      'imageaddresses',
      'bild',
      'bilder',
      'bildurl',
      'bildurls',
      'bildadresse',
    ],
    ...[
      'bildadressen',
      'afbeelding',
      'afbeeldingen',
      'afbeeldingurl',
      'afbeeldingsurls',
      'imagen',
      'imagenes',
    ],
  ],
  alternates: ['alternate', 'hreflang', 'hreflangs', 'alternativen', 'alternatieven', 'sprachversionen'],
  extensions: ['extension', 'ext', 'erweiterungen', 'extensies'],
  // As the crawlers of sites name them, in the languages of their windows.
  statusCode: [
    ...[
      'statuscodes',
      'status',
      'httpstatus',
      'httpstatuscode',
      'httpcode',
      'httpresponsecode',
      'responsecode',
    ],
    ...['responsestatus', 'responsestatuscode', 'antwortcode', 'responscode', 'httpantwortcode'],
  ],
  indexability: [
    ...['indexable', 'isindexable', 'indexablestatus', 'indexierbar', 'indexierbarkeit', 'indexeerbaar'],
    ...['indexeerbaarheid', 'indexation', 'indexstatus'],
  ],
  indexabilityStatus: [
    ...['indexabilityreason', 'noindexreason', 'indexierbarkeitsstatus', 'statusderindexierbarkeit'],
    ...['indexeerbaarheidsstatus'],
  ],
  canonical: [
    ...[
      'canonicalurl',
      'canonicallink',
      'canonicallinkelement',
      'canonicaltag',
      'relcanonical',
      'httpcanonical',
    ],
    ...['canonicalhref', 'kanonischeurl', 'canonicallinkelement1'],
  ],
  metaRobots: [
    ...['metarobots', 'metarobotstag', 'robotsmeta', 'robotsmetatag', 'robotstag', 'xrobotstag', 'xrobots'],
    ...['metarobotscontent', 'robotsdirectives', 'robots'],
  ],
};

const BY_ALIAS: ReadonlyMap<string, TableField> = new Map(
  [...TABLE_FIELDS, ...CRAWL_FIELDS].flatMap((field) =>
    [field.toLowerCase(), ...(ALIASES[field] ?? [])].map((name) => [name, field]),
  ),
);

/** "hreflang en", "hreflang:de-AT", "alternate_fr", "xhtml:link (nl)", "hreflang x-default". */
const HREFLANG =
  /^\s*(?:hreflang|alternate|xhtml:link|alternative|alternatief)[\s:_\-.[(="']+(x-default|[a-z]{2,3}(?:[-_][a-z0-9]{2,8})*)["')\]]?\s*$/i;

/** What a header says that its column is, or null. */
export function fieldOfHeader(header: string): TableField | null {
  const language = HREFLANG.exec(header)?.[1];
  if (language !== undefined) return `hreflang:${language.toLowerCase().replaceAll('_', '-')}`;
  const plain = unguardText(header)
    .normalize('NFD')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]/g, '');
  return BY_ALIAS.get(plain) ?? BY_ALIAS.get(stripEnd(plain, /\d/)) ?? null;
}

/** True for the name of a column that can have the addresses of the rows. */
export function namesAddresses(header: string): boolean {
  const field = fieldOfHeader(header);
  return field === 'loc' || field === 'canonical';
}

/** True where the row can only be a header: it names the addresses' column and has no address. */
export function isHeaderRow(cells: readonly string[]): boolean {
  if (cells.some((cell) => ADDRESS.test(cell))) return false;
  return cells.some((cell) => fieldOfHeader(cell) !== null);
}

/** The meaning of each column: of two columns with one meaning the first counts; the addresses may be told by content. */
export function mapColumns(
  header: readonly string[] | null,
  rows: readonly (readonly string[])[],
): TableMapping {
  const width = rows.reduce((widest, row) => Math.max(widest, row.length), header?.length ?? 0);
  const mapping = new Array<TableField | null>(width).fill(null);
  header?.forEach((text, i) => {
    const field = fieldOfHeader(text);
    // A page has its directives in several places.
    if (field === null || field === 'loc' || (field !== 'metaRobots' && mapping.includes(field))) return;
    if ((field === 'images' || field === 'alternates') && isCounted(rows, i)) return;
    if (field === 'statusCode' && !isStatus(rows, i)) return;
    mapping[i] = field;
  });
  const canonical = mapping.indexOf('canonical');
  const loc = addressChoice(header, rows, mapping)?.taken ?? canonical;
  if (loc >= 0) mapping[loc] = 'loc';
  if (header === null) mapByContent(rows, mapping);
  return mapping;
}

/** Which columns could have the addresses of the rows, by a header and rows with this mapping; null where none has. */
export function addressChoice(
  header: readonly string[] | null,
  rows: readonly (readonly string[])[],
  mapping: TableMapping,
): AddressChoice | null {
  return chooseAddresses(header, rows, mapping, (name) => fieldOfHeader(name) === 'loc');
}

/** Programs list how many images a page has under the name by which others list their addresses. */
function isCounted(rows: readonly (readonly string[])[], column: number): boolean {
  const cells = rows.map((row) => unguardText(row[column]?.trim() ?? '')).filter((cell) => cell !== '');
  return cells.length > 0 && cells.every((cell) => /^\d+$/.test(cell));
}

/** "Status" is also that of an article: published, or 1. */
function isStatus(rows: readonly (readonly string[])[], column: number): boolean {
  const cells = rows.map((row) => row[column]?.trim() ?? '').filter((cell) => cell !== '' && cell !== '0');
  return cells.length > 0 && cells.every((cell) => /^(?:HTTP\/[\d.]+ +)?[1-5](?:\d\d|xx)\b/i.test(cell));
}

/** Rows before a header at most, such as a title, dates and empty ones. */
const MAX_ROWS_ABOVE = 30;

/**
 * The index of the row that names the columns, below a title and the like: it names the column of addresses, which all
 * rows below it have. 0 where there is no such row, or an address before it: that would be lost.
 */
export function headerBelow(rows: readonly (readonly string[])[]): number {
  if (isHeaderRow(rows[0] ?? []) && (rows[0]?.length ?? 0) > 1) return 0;
  for (const [index, row] of rows.slice(0, MAX_ROWS_ABOVE).entries()) {
    if (row.some((cell) => ADDRESS.test(cell))) return 0;
    if (index === 0 || !row.some(namesAddresses)) continue;
    const below = rows.slice(index + 1).filter((cells) => cells.some((cell) => cell.trim() !== ''));
    const loc = mapColumns(row, below).indexOf('loc');
    if (below.length > 0 && below.every((cells) => ADDRESS.test(cells[loc] ?? ''))) return index;
  }
  return 0;
}

/** Forms that leave no doubt; a table without a header says nothing else. */
const CONTENT: readonly (readonly [TableField, RegExp])[] = [
  ['lastmod', /^\d{4}-\d{2}(?:-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2})?)?)?$/],
  ['changefreq', /^(?:always|hourly|daily|weekly|monthly|yearly|never)$/i],
  ['priority', /^(?:0?\.\d+|1\.0*|0\.0*)$/],
];

function mapByContent(rows: readonly (readonly string[])[], mapping: (TableField | null)[]): void {
  for (const [field, form] of CONTENT) {
    const column = mapping.findIndex((mapped, i) => {
      if (mapped !== null) return false;
      const cells = rows.map((row) => unguardText(row[i]?.trim() ?? '')).filter((cell) => cell !== '');
      return cells.length > 0 && cells.every((cell) => form.test(cell));
    });
    if (column >= 0) mapping[column] = field;
  }
}
