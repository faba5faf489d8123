// What all readers of decoded text have in common.

export interface TextParser {
  /** True where line ends must come as they are: they can be a part of values. */
  readonly raw?: boolean;
  /** Takes the next piece of the text, in pieces of any size, with LF line ends. */
  write(text: string): void;
  /**
   * Nothing follows. `truncated`: the file is known to go on, so that what is incomplete must be dropped. `sealed`: it
   * is known to be all.
   */
  end(truncated: boolean, sealed: boolean): void;
}
