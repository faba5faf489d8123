// An ordinary record of a urlset as ranges of bytes. It reads nothing.

export class ScannedRecord {
  bytes: Buffer = Buffer.alloc(0);
  view: DataView = new DataView(new ArrayBuffer(0));
  /** The record, from its opening tag on; `to` is only known after 'record' and 'plain'. */
  from = 0;
  to = 0;
  /** The line of the record. */
  fromLine = 1;
  /** Trimmed values as ranges; an absent or empty one has its end at its start. */
  locFrom = 0;
  locTo = 0;
  lastmodFrom = 0;
  lastmodTo = 0;
  changefreqFrom = 0;
  changefreqTo = 0;
  priorityFrom = 0;
  priorityTo = 0;
  /** The children that are no core elements; 0 = there are none. */
  extFrom = 0;
  extTo = 0;
  /** True where the loc has references to resolve, or comments to leave out. */
  escaped = false;
  /** True where the loc is a CDATA section. */
  verbatim = false;
}
