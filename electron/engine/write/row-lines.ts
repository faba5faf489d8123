// Turns one row after the other into its line of a sitemap, and counts what is left out. It knows no files.
import type { RowBatch } from '../../../shared/model/entry-batch.ts';
import type { LeftOut } from '../../../shared/model/export-plan.ts';
import { lastmodForm, lastmodForWriting } from '../../../shared/protocol/lastmod.ts';
import { escapeXml, isPlainXml, isXmlText } from './escape-xml.ts';
import { BLOCKING_FLAGS, LeftOutTally } from './left-out.ts';
import { urlXml } from './row-xml.ts';
import { namespacesIn } from './xml-frame.ts';

/** A value that is not written, and why. */
export type ValueLeftOut = Pick<LeftOut, 'reason' | 'what'>;

const NONE: readonly ValueLeftOut[] = [];

/** One line at a time: `read` says whether the row is written, and the fields then describe its line. */
export class RowLines {
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

  /** Reads a row; false where it is not written. */
  read(batch: RowBatch, i: number): boolean {
    const loc = batch.loc[i] ?? '';
    const plain = isPlainXml(loc);
    if (!this.#isWritten(batch.included[i] ?? false, batch.issues[i] ?? 0, plain || isXmlText(loc))) {
      return false;
    }
    this.valuesLeftOut = NONE;
    const escaped = plain ? loc : escapeXml(loc);
    const ext = batch.ext[i] ?? null;
    this.lastmod = this.#lastmodOf(batch.lastmod[i] ?? null);
    const changefreq = this.#typed(batch.changefreq[i] ?? null, 'changefreq');
    const priority = this.#typed(batch.priority[i] ?? null, 'priority');
    this.xml = `${urlXml(escaped, this.lastmod, changefreq, priority, ext)}\n`;
    this.bytes = this.xml.length + (plain ? 0 : extraBytes(escaped)) + (ext === null ? 0 : extraBytes(ext));
    this.namespaces = ext === null ? 0 : namespacesIn(ext);
    return true;
  }

  #isWritten(included: boolean, flags: number, holdable: boolean): boolean {
    if (!included) this.rowsLeftOut.add('excluded');
    else if ((flags & BLOCKING_FLAGS) !== 0) this.rowsLeftOut.addBlocked(flags);
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
