// Judges what stands before the first record of a urlset: whether it is ordinary, and which prefixes it binds. It reads
// no record.
import { EXTENSION_NAMESPACES, isExactSitemapNamespace } from '../../../../../shared/protocol/namespaces.ts';

/** The prefixes that mean what they are called, in a head that isOrdinaryHead took. */
export function prefixesOf(head: string): ReadonlySet<string> {
  const known = Object.entries(EXTENSION_NAMESPACES);
  const bound = new Map(namespacesOf(head.slice(head.lastIndexOf('<urlset'))));
  return new Set(known.flatMap(([prefix, uri]) => (bound.get(prefix) === uri ? [prefix] : [])));
}

const HEAD =
  /^\uFEFF?(?:<\?xml[ \t\r\n]+version=(?:"1\.0"|'1\.0')(?:[ \t\r\n]+encoding=(?:"utf-8"|'utf-8'))?(?:[ \t\r\n]+standalone=(?:"(?:yes|no)"|'(?:yes|no)'))?[ \t\r\n]*\?>)?(?:[ \t\r\n]|<!--(?:-?[^-])*-->|<\?xml-stylesheet[^?]*\?>)*<urlset((?:[ \t\r\n]+[A-Za-z_][\w:.-]*=(?:"[^"<&]*"|'[^'<&]*'))*)[ \t\r\n]*>(?:[ \t\r\n]|<!--(?:-?[^-])*-->)*$/i;

/** True for what may stand before the first record of an ordinary urlset, and nothing else. */
export function isOrdinaryHead(head: string): boolean {
  const attributes = HEAD.exec(head)?.[1];
  if (attributes === undefined || !head.includes('<urlset') || head.includes('<?XML')) return false;
  const bound = namespacesOf(attributes);
  const names = new Set(bound.map(([prefix]) => prefix));
  const own = bound.find(([prefix]) => prefix === '')?.[1];
  return names.size === bound.length && isOrdinaryNamespace(own);
}

/** What is written in another way is told by the ordinary reader. */
function isOrdinaryNamespace(uri = ''): boolean {
  return isExactSitemapNamespace(uri);
}

function namespacesOf(attributes: string): [prefix: string, uri: string][] {
  const found = attributes.matchAll(/\sxmlns(?::([\w.-]+))?=(?:"([^"]*)"|'([^']*)')/g);
  return Array.from(found, ([, prefix = '', double, single]) => [prefix, double ?? single ?? '']);
}
