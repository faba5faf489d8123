// Lists that a user can make large: an argument for each of 125,000 items is more than a call takes. Lint forbids those.

/** Adds items at the end of a list. */
export function append<T>(list: T[], items: Iterable<T>): void {
  for (const item of items) list.push(item);
}

/** The largest of the numbers and `least`. */
export function largest(numbers: Iterable<number>, least = -Infinity): number {
  let found = least;
  for (const number of numbers) if (number > found) found = number;
  return found;
}

/** The smallest of the numbers; Infinity where there is none. */
export function smallest(numbers: Iterable<number>): number {
  let found = Infinity;
  for (const number of numbers) if (number < found) found = number;
  return found;
}
