// Completes relative addresses. Whether a result is a usable address is for others to say.

/** The address in its base. One that is absolute, or has no web address to complete it, stays as it came. */
export function resolveAddress(address: string, base: string): string {
  if (address === '') return base;
  if (/^[a-z][a-z\d+.-]*:/i.test(address) || !/^https?:/i.test(base)) return address;
  return URL.parse(address, base)?.href ?? address;
}
