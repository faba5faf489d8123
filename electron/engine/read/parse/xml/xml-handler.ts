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

/** Open elements, counted from the root: so many of them, from this one on. */
export interface Levels {
  readonly from: number;
  readonly count: number;
}

/** What stands beside the content. */
export type Aside = 'comment' | 'instruction';

/** What is told of a document; every open has its close, unless the file ends before or the level is forgotten. */
export interface XmlHandler {
  open(tag: XmlTag, line: number): void;
  /** `forced`: the element has no closing tag of its own; that of an element around it ended it, too. */
  close(line: number, forced: boolean): void;
  text(text: string, line: number): void;
  aside?(what: Aside, line: number): void;
  /** Forgets elements that were never closed and hold nothing any more, and tells which; null where there are none. */
  forgetUnclosed?(): Levels | null;
}
