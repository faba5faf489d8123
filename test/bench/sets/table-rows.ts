// The rows of the table bench as CSV text: addresses with what a table has to care about. Always the same ones.

/** A header and so many rows, some thousands at a time. */
export function* generateEntries(rows: number): Generator<string> {
  let text = 'loc,lastmod,changefreq,priority,included\r\n';
  for (let i = 0; i < rows; i++) {
    text += `${locOf(i)},2025-0${1 + (i % 9)}-${10 + (i % 18)},${['daily', 'weekly', ''][i % 3] ?? ''},0.${i % 5},${i % 50 > 0}\r\n`;
    if (i % 5_000 === 4_999) {
      yield text;
      text = '';
    }
  }
  yield text;
}

/** Every 9th has a comma and quotes, every 1,000th begins as a formula. */
function locOf(i: number): string {
  if (i % 1_000 === 999) return `"'=HYPERLINK(""https://example.com/${i}"")"`;
  const start = `https://www.example.com/shop/category-${i % 97}/product-${i}`;
  return i % 9 === 0 ? `"${start}?size=1,5&name=""x"""` : start;
}
