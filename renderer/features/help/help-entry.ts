// What the contents of the help list.
import type { ArticleGroup, KEYS } from './articles.ts';

export interface Entry {
  readonly id: string;
  readonly group: ArticleGroup | typeof KEYS;
  readonly title: string;
  /** 1 = a part, 2 = within one. */
  readonly level: 1 | 2;
}
