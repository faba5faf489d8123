// Counts the lines of decoded text, whose line ends are LF.

/** Line ends from `from` up to `to`. */
export function countLines(text: string, from: number, to: number): number {
  let lines = 0;
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) lines++;
  return lines;
}
