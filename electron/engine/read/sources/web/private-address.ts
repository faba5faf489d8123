// Tells addresses of this machine and of private networks from those of the open web, so that no document can make
// Mapwright ask an internal server. It resolves no name.
import { BlockList, isIP } from 'node:net';

const ranges = new BlockList();
/** Source: IANA special-purpose address registries (RFC 6890 and its updates). */
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  ranges.addSubnet(net, prefix, 'ipv4');
}
for (const [net, prefix] of [
  ['::', 128],
  ['::1', 128],
  ['64:ff9b:1::', 48],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  ranges.addSubnet(net, prefix, 'ipv6');
}

/** Ways to write an IPv4 address as an IPv6 one: mapped, NAT64, 6to4. */
const EMBEDDED: readonly RegExp[] = [/^::ffff:(.+)$/i, /^64:ff9b::(.+)$/i, /^2002:([\da-f]+:[\da-f]+):/i];

/** True for an IP address that is not of the open web; false for anything that is no IP address. */
export function isPrivateIp(ip: string): boolean {
  const family = isIP(ip);
  if (family === 0) return false;
  if (family === 4) return ranges.check(ip, 'ipv4');
  const embedded = EMBEDDED.map((pattern) => pattern.exec(ip)?.[1]).find((part) => part !== undefined);
  const v4 = embedded === undefined ? null : toIpv4(embedded);
  return ranges.check(ip, 'ipv6') || (v4 !== null && ranges.check(v4, 'ipv4'));
}

/** True for a host (as the URL standard writes it) that is private without asking for its addresses. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  return isPrivateIp(host) || host === 'localhost' || host.endsWith('.localhost');
}

/** True for this machine itself. */
export function isLoopback(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return host === '::1' || host === 'localhost' || host.endsWith('.localhost') || /^127\./.test(host);
}

/** "7f00:1" or "127.0.0.1" → "127.0.0.1". */
function toIpv4(text: string): string | null {
  if (isIP(text) === 4) return text;
  const [high, low] = text.split(':').map((part) => parseInt(part, 16));
  if (high === undefined || low === undefined || Number.isNaN(high) || Number.isNaN(low)) return null;
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
