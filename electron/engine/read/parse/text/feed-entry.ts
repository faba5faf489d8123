// One entry of a feed while it is read: its links and dates by order of preference. It knows no XML.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { standardDate } from '../clear-date.ts';
import { feedDate } from './feed-date.ts';
import type { ParseOutput } from '../parse-output.ts';

/** Which of an entry's links counts: the smallest rank that is there. */
export const LINK_RANK = { link: 0, product: 1, guid: 2, atom: 3, about: 4, otherType: 5 } as const;

export class FeedEntry {
  /** The element's name, in lower case. */
  readonly name: string;
  /** The element's namespace. */
  readonly uri: string;
  readonly line: number;
  readonly links: (string | undefined)[] = [];
  /** True where a link has no closing tag of its own, nor white space at its end: it may go on. */
  mayGoOn = false;
  readonly #dates: (string | undefined)[] = [];

  constructor(name: string, uri: string, line: number) {
    this.name = name;
    this.uri = uri;
    this.line = line;
  }

  /** The first of a rank counts. */
  addLink(rank: number, link: string): void {
    this.links[rank] ??= link;
  }

  /** The first of a rank counts; an empty one is none. */
  addDate(rank: number, text: string): void {
    if (text !== '') this.#dates[rank] ??= text;
  }

  /** Adds the entry, or tells that it has no link to a page. `forced`: it has no closing tag of its own. */
  hand(out: ParseOutput, forced: boolean): void {
    const loc = this.links.find((link) => link !== undefined);
    const date = this.#dates.find((text) => text !== undefined);
    const { line } = this;
    if (loc === undefined) {
      out.problem('warning', 'feed-entry-without-link', reason('feed-entry-without-link'), { line });
      return;
    }
    const lastmod = date === undefined ? null : (standardDate(date) ?? feedDate(date));
    out.addEntry({ loc, lastmod, changefreq: null, priority: null, ext: null, line }, forced && this.mayGoOn);
  }
}
