// White space as XML has it. Nothing here treats NBSP or BOM as space: they are content.

/** The text without spaces, tabs and line ends at its ends. */
export function trimXml(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isXmlSpace(text.charCodeAt(start))) start++;
  while (end > start && isXmlSpace(text.charCodeAt(end - 1))) end--;
  return end - start === text.length ? text : text.substring(start, end);
}

/** True for the code of a space, tab, LF or CR. */
function isXmlSpace(code: number): boolean {
  return code === 32 || code === 10 || code === 9 || code === 13;
}
