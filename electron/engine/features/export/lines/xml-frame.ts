// What stands around the URLs of a sitemap: declaration, style sheet, opening tag with the namespaces in use, closing tag.
import { EXTENSION_NAMESPACES, SITEMAP_NS } from '../../../../../shared/protocol/namespaces.ts';
import { escapeXml } from './escape-xml.ts';
import { PLAIN_FORM, type FileForm } from './file-form.ts';
import { largest } from '../../../../../shared/model/large-lists.ts';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA_INSTANCE = 'http://www.w3.org/2001/XMLSchema-instance';

const PREFIXES = Object.entries(EXTENSION_NAMESPACES).map(([prefix, uri], bit) => ({
  flag: 1 << bit,
  start: `${prefix}:`,
  uri,
  declaration: ` xmlns:${prefix}="${uri}"`,
  used: new RegExp(`[<\\s]${prefix}:`),
}));

/** Which of the fixed prefixes a row's extension fragment uses, as a bit set. */
export function namespacesIn(ext: string): number {
  let namespaces = 0;
  for (const { flag, start, used } of PREFIXES) {
    // Looking for the plain text first saves most of the time.
    if (ext.includes(start) && used.test(ext)) namespaces |= flag;
  }
  return namespaces;
}

/** What stands around the lines of files of one form. */
export interface FileFrame {
  /** Declaration and opening tag, with exactly these namespaces declared. */
  readonly opening: (namespaces: number) => Buffer;
  readonly close: string;
  /** Of the longest opening. */
  readonly longest: number;
  /** Bytes of a file without its lines. */
  readonly bytes: (namespaces: number) => number;
}

type FrameForm = Pick<FileForm, 'format' | 'schemaLocation' | 'styleSheet'>;

const frames = new Map<string, FileFrame>();

/** The frame of a form; the same for equal forms. */
export function frameOf({ format, schemaLocation, styleSheet }: FrameForm): FileFrame {
  const key = JSON.stringify([format, schemaLocation, styleSheet]);
  let frame = frames.get(key);
  if (!frame) frames.set(key, (frame = makeFrame({ format, schemaLocation, styleSheet })));
  return frame;
}

function makeFrame(form: FrameForm): FileFrame {
  const text = form.format === 'text';
  const openings = Array.from({ length: 1 << PREFIXES.length }, (_, namespaces) =>
    text ? Buffer.alloc(0) : Buffer.from(urlsetOpening(namespaces, form)),
  );
  const close = text ? '' : '</urlset>\n';
  const opening = (namespaces: number): Buffer => {
    const found = openings[namespaces];
    if (!found) throw new RangeError(`Unknown namespaces: ${String(namespaces)}`);
    return found;
  };
  return {
    opening,
    close,
    longest: largest(openings.map(({ length }) => length)),
    bytes: (namespaces) => opening(namespaces).length + close.length,
  };
}

function urlsetOpening(namespaces: number, form: FrameForm): string {
  const used = PREFIXES.filter(({ flag }) => namespaces & flag);
  const declared = used.map(({ declaration }) => declaration).join('');
  const schemas = used.flatMap(({ uri }) => (uri in SCHEMAS ? [uri] : []));
  return (
    `${DECLARATION}${styleSheetLine(form.styleSheet)}<urlset xmlns="${SITEMAP_NS}"${declared}` +
    `${form.schemaLocation ? schemaLocations([SITEMAP_NS, ...schemas]) : ''}>\n`
  );
}

/** Where schemas lie. Source: sitemaps.org/protocol.html, "Validating your Sitemap"; Google's extension pages. */
const SCHEMAS: Readonly<Record<string, string>> = {
  [SITEMAP_NS]: `${SITEMAP_NS}/sitemap.xsd`,
  [EXTENSION_NAMESPACES.image]: `${EXTENSION_NAMESPACES.image}/sitemap-image.xsd`,
  [EXTENSION_NAMESPACES.video]: `${EXTENSION_NAMESPACES.video}/sitemap-video.xsd`,
  [EXTENSION_NAMESPACES.news]: `${EXTENSION_NAMESPACES.news}/sitemap-news.xsd`,
};

function schemaLocations(namespaces: readonly string[]): string {
  const pairs = namespaces.map((uri) => `${uri} ${SCHEMAS[uri] ?? uri}`).join(' ');
  return ` xmlns:xsi="${SCHEMA_INSTANCE}" xsi:schemaLocation="${pairs}"`;
}

/** Source: w3.org/TR/xml-stylesheet. */
function styleSheetLine(address: string | null): string {
  return address === null ? '' : `<?xml-stylesheet type="text/xsl" href="${escapeXml(address)}"?>\n`;
}

/** Bytes of a plain sitemap without its URLs. */
export function frameBytes(namespaces: number): number {
  return frameOf(PLAIN_FORM).bytes(namespaces);
}

/** Declaration and opening tag of an index. */
export function indexOpening({ schemaLocation, styleSheet }: Omit<FrameForm, 'format'>): string {
  const schema = schemaLocation
    ? ` xmlns:xsi="${SCHEMA_INSTANCE}" xsi:schemaLocation="${SITEMAP_NS} ${SITEMAP_NS}/siteindex.xsd"`
    : '';
  return `${DECLARATION}${styleSheetLine(styleSheet)}<sitemapindex xmlns="${SITEMAP_NS}"${schema}>\n`;
}
export const INDEX_CLOSE = '</sitemapindex>\n';
