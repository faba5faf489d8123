// Words for the undo menu. They name what was done and to how many rows.

/** "1 row", "1,234 rows". */
export function countRows(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'row' : 'rows'}`;
}
