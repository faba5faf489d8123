// What a translation of a table of texts has to hold: every key of the English one.

/** Texts of another language under the same keys. */
export type Translated<T> = Readonly<Record<keyof T, string>>;
