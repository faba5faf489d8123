// The languages that a row's links name, for filters and figures alike. It judges no code.
import { readExtensions } from '../../read/parse/xml/read-extensions.ts';

/** The hreflang values of a fragment (see NormalBatch.ext) in small letters, without white space, ascending, each once. */
export function languagesOf(ext: string): string[] {
  const codes = readExtensions(ext).alternates.map(({ hreflang }) =>
    hreflang.toLowerCase().replaceAll(/\s+/g, ''),
  );
  return [...new Set(codes)].filter((code) => code !== '').sort();
}
