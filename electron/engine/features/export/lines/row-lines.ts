// Turns one row after the other into its line of a sitemap, and counts what is left out. It knows no files.
import type { RowBatch } from '../../../rows/entry-batch.ts';
import type { LeftOut } from '../../../../../shared/model/export/planned-set.ts';
import { lastmodForm, lastmodForWriting } from '../../../../../shared/protocol/lastmod.ts';
import { inSchemaOrder } from '../../../read/parse/xml/schema-order.ts';
import { escapeXml, isPlainXml, isXmlText } from './escape-xml.ts';
import { onlyGroup, withoutGroups } from './ext-parts.ts';
import { PLAIN_FORM, type FileForm } from './file-form.ts';
import { leftOutReason } from '../../../rows/rule-sets.ts';
import { LeftOutTally } from './not-written.ts';
import { indentedUrlXml, urlXml } from '../row-xml.ts';
import { namespacesIn } from './xml-frame.ts';

/** A value that is not written, and why. */
export type ValueLeftOut = Pick<LeftOut, 'reason' | 'what'>;

const LINE_BREAK = /[\n\v\f\r\u0085\u2028\u2029]/;

const NONE: readonly ValueLeftOut[] = [];

/** One line at a time: `read` says whether the row is written, and the fields then describe its line. */
export class RowLines {
  readonly #form: FileForm;
  /** Rows that were not written. */
  readonly rowsLeftOut = new LeftOutTally();
  /** With its line end. */
  xml = '';
  /** Of `xml` as UTF-8. */
  bytes = 0;
  /** Bit set of the namespaces that it uses. */
  namespaces = 0;
  lastmod: string | null = null;
  /** Values that the row has and its line does not. */
  valuesLeftOut: readonly ValueLeftOut[] = NONE;

  constructor(form: FileForm = PLAIN_FORM) {
    this.#form = form;
  }

  /** Reads a row; false where it is not written. */
  read(batch: RowBatch, i: number): boolean {
    const loc = batch.loc[i] ?? '';
    const plain = isPlainXml(loc);
    if (!this.#isWritten(batch, i, plain || isXmlText(loc))) return false;
    this.valuesLeftOut = NONE;
    if (this.#form.format === 'text') return this.#readText(batch, i, loc);
    const escaped = plain ? loc : escapeXml(loc);
    const ext = this.#extOf(batch.ext[i] ?? null);
    const write = this.#form.indent ? indentedUrlXml : urlXml;
    if (this.#form.only !== null) {
      if (ext === null) return false;
      this.lastmod = lastmodForWriting(batch.lastmod[i] ?? '');
      this.xml = `${write(escaped, null, null, null, ext)}\n`;
    } else {
      this.lastmod = this.#lastmodOf(batch.lastmod[i] ?? null);
      const changefreq = this.#typed(batch.changefreq[i] ?? null, 'changefreq');
      const priority = this.#typed(batch.priority[i] ?? null, 'priority');
      this.xml = `${write(escaped, this.lastmod, changefreq, priority, ext)}\n`;
    }
    this.bytes = this.xml.length + (plain ? 0 : extraBytes(escaped)) + (ext === null ? 0 : extraBytes(ext));
    this.namespaces = ext === null ? 0 : namespacesIn(ext);
    return true;
  }

  /** A line of a list: the address alone. What has a line break can't be one. */
  #readText(batch: RowBatch, i: number, loc: string): boolean {
    if (LINE_BREAK.test(loc)) {
      this.rowsLeftOut.add('loc-invalid');
      return false;
    }
    this.lastmod = lastmodForWriting(batch.lastmod[i] ?? '');
    this.xml = `${loc}\n`;
    this.bytes = this.xml.length + extraBytes(loc);
    this.namespaces = 0;
    return true;
  }

  #extOf(ext: string | null): string | null {
    const { only, leaveOut } = this.#form;
    if (ext === null) return null;
    const ordered = inSchemaOrder(ext);
    if (only !== null) return onlyGroup(ordered, only);
    return leaveOut.length === 0 ? ordered : withoutGroups(ordered, leaveOut);
  }

  #isWritten(batch: RowBatch, i: number, holdable: boolean): boolean {
    const reason = leftOutReason(batch.included[i] === true, batch.issues[i] ?? 0);
    if (reason !== null) this.rowsLeftOut.add(reason);
    else if (!holdable) this.rowsLeftOut.add('loc-invalid');
    else return true;
    return false;
  }

  #lastmodOf(text: string | null): string | null {
    if (text === null) return null;
    const written = lastmodForWriting(text);
    if (written === null) {
      this.#leaveOut(lastmodForm(text) === null ? 'lastmod-invalid' : 'lastmod-imprecise', 'lastmod');
    }
    return written;
  }

  #typed(value: number | string | null, what: 'changefreq' | 'priority'): number | null {
    if (typeof value !== 'string') return value;
    this.#leaveOut(`${what}-invalid`, what);
    return null;
  }

  #leaveOut(reason: string, what: ValueLeftOut['what']): void {
    this.valuesLeftOut = [...this.valuesLeftOut, { reason, what }];
  }
}

/** Bytes that the text has as UTF-8 beyond one a UTF-16 unit. */
function extraBytes(text: string): number {
  return Buffer.byteLength(text) - text.length;
}
