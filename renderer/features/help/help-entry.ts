// What the contents of the help list.
import type { ArticleGroup } from './articles.ts';

/** The list of keys, which is made by the window and stands in no file. */
export const KEYS = 'keys';

export interface Entry {
  readonly id: string;
  readonly group: ArticleGroup | typeof KEYS;
  readonly title: string;
  /** 1 = a part, 2 = within one. */
  readonly level: 1 | 2;
}
