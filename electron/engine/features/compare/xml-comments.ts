// Takes comments out of XML. It knows no other markup.

/** The text without its comments; one that does not end stays. */
export function withoutComments(xml: string): string {
  let kept = '';
  let at = 0;
  for (let start = xml.indexOf('<!--'); start >= 0; start = xml.indexOf('<!--', at)) {
    const end = xml.indexOf('-->', start + '<!--'.length);
    if (end < 0) break;
    kept += xml.slice(at, start);
    at = end + '-->'.length;
  }
  return at === 0 ? xml : kept + xml.slice(at);
}
