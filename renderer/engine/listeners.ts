// A list of listeners to one kind of news. It neither buffers nor reorders.

export class Listeners<T> {
  readonly #all = new Set<(value: T) => void>();

  /** Returns the function that ends the subscription. */
  readonly add = (listener: (value: T) => void): (() => void) => {
    this.#all.add(listener);
    return () => {
      this.#all.delete(listener);
    };
  };

  tell(value: T): void {
    for (const listener of [...this.#all]) listener(value);
  }
}
