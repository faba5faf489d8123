// When a priority is a number that is too small or too large.

export function isOutOfRange(priority: string): boolean {
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(priority) && (Number(priority) < 0 || Number(priority) > 1);
}
