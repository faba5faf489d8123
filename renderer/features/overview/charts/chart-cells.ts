// Copies a chart's figures as cells that spreadsheets and mail take: tabs and lines, and a table beside them.
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The first line is the heads of the columns. Numbers are plain digits, so that every spreadsheet reads them. */
export type ChartCells = readonly (readonly (string | number)[])[];

export async function copyCells(cells: ChartCells): Promise<void> {
  const plain = new Blob([tabbed(cells)], { type: 'text/plain' });
  const table = new Blob([asTable(cells)], { type: 'text/html' });
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': plain, 'text/html': table })]);
}

/** A cell that would be another one in a spreadsheet stands in one line there. */
export function tabbed(cells: ChartCells): string {
  const lines = cells.map((line) => line.map((cell) => String(cell).replaceAll(/[\t\r\n]/g, ' ')).join('\t'));
  return lines.join('\n');
}

export function asTable(cells: ChartCells): string {
  const lines = cells.map((line, i) => {
    const tag = i === 0 ? 'th' : 'td';
    return `<tr>${line.map((cell) => `<${tag}>${escaped(String(cell))}</${tag}>`).join('')}</tr>`;
  });
  return `<table>${lines.join('')}</table>`;
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);
}
