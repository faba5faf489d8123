// Tells addresses on the web from paths, in what users name. It checks no address.

/** True where an input means the web, well-formed or not. */
export function isWebInput(input: string): boolean {
  return /^\s*https?:\/\//i.test(input);
}
