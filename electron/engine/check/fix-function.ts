// What a fix is: a function from a value, or from a row's extensions, to the same without the finding. Plain data; nothing
// here knows a particular fix, and none writes anything.
import type { ExtensionItem, ItemEdit } from '../../../shared/model/rows/extension-item.ts';
import type { CheckContext, RuleParams } from './rule-definition.ts';

/**
 * True where the value after says to every reader what the one before said, so that nothing is lost and nothing guessed.
 * A fix without it is done only where somebody asks for that very fix.
 */
export type Keeps = (before: string, after: string) => boolean;

export type FixColumn = 'loc' | 'lastmod' | 'changefreq' | 'priority' | 'included';

/** Sets a cell: to a text, to nothing (null), or not at all where it can't help (undefined). */
export interface CellFix {
  readonly kind: 'cell';
  readonly column: FixColumn;
  readonly change: (text: string, context: CheckContext, params: RuleParams) => string | null | undefined;
  readonly keeps?: Keeps;
}

/** Changes a row's images, videos, news or language versions; undefined where it can't help. */
export interface ItemsFix {
  readonly kind: 'items';
  readonly change: (
    items: readonly ExtensionItem[],
    context: CheckContext,
    params: RuleParams,
  ) => readonly ItemEdit[] | undefined;
  /** The texts are the elements that go, and those that come. */
  readonly keeps?: Keeps;
}

/** "delete" takes the row away; "links" needs a look at other rows (see features/check/plan-link-fix.ts). */
export type Fix = CellFix | ItemsFix | { readonly kind: 'delete' } | { readonly kind: 'links' };

/** The ways in which findings can be taken away, by name; the first is the usual one. */
export type FixModes = Readonly<Record<string, Fix>>;
