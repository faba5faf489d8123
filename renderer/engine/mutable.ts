// Bridges our readonly model and the contract's parameter types, whose arrays the schema library declares mutable.

export type Mutable<T> = T extends readonly (infer U)[]
  ? Mutable<U>[]
  : T extends object
    ? { -readonly [K in keyof T]: Mutable<T[K]> }
    : T;

/** The same value, typed as the contract's parameters are. Requests are copied on their way and never changed. */
export function mutable<T>(value: T): Mutable<T> {
  return value as Mutable<T>;
}
