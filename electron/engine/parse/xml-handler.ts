// What a reader of XML tells of a document, to whoever knows what it means. Types only.

export interface XmlAttribute {
  readonly name: string;
  readonly value: string;
  readonly prefix: string;
  readonly local: string;
  readonly uri: string;
}

export interface XmlTag {
  readonly prefix: string;
  readonly local: string;
  readonly uri: string;
  readonly attributes: Readonly<Record<string, XmlAttribute>>;
  /** The prefixes in scope, as the parser resolves them. */
  readonly ns: Readonly<Record<string, string>>;
}

/** What is told of a document; every open has its close, unless the file ends before. */
export interface XmlHandler {
  open(tag: XmlTag, line: number): void;
  close(line: number): void;
  text(text: string, line: number): void;
  /** A comment or an instruction. */
  aside?(what: string, line: number): void;
}
