// The deliberate breaches of a faulty sample: which row has which, and what it then looks like. It writes nothing.
import type { RuleId } from '../../shared/model/rule.ts';
import { sampleEntry, type SampleEntry, type SiteOptions } from './sample-entry.ts';

/** The breaches, in the order in which they recur. Scope is left out: it depends on where an export goes. */
export const FAULTS = [
  'loc-missing',
  'loc-not-absolute',
  'loc-invalid',
  'loc-too-long',
  'loc-duplicate',
  'loc-other-host',
  'loc-fragment',
  'lastmod-invalid',
  'lastmod-future',
  'changefreq-invalid',
  'priority-invalid',
] as const satisfies readonly RuleId[];
export type Fault = (typeof FAULTS)[number];

/** Every 40th row is faulty. */
const PERIOD = 40;

/** The breach that the row with this index has in a faulty sample, or null. */
export function faultAt(index: number): Fault | null {
  if (index % PERIOD !== PERIOD - 1) return null;
  return FAULTS[Math.floor(index / PERIOD) % FAULTS.length] ?? null;
}

/** The entry of a faulty sample: the ordinary one, or one with exactly one breach. */
export function faultyEntry(index: number, options: SiteOptions): SampleEntry {
  const entry = sampleEntry(index, options);
  const fault = faultAt(index);
  return fault === null ? entry : { ...entry, ...breach(fault, index, options) };
}

function breach(fault: Fault, index: number, options: SiteOptions): Partial<SampleEntry> {
  const id = String(index);
  switch (fault) {
    case 'loc-missing':
      return { loc: null };
    case 'loc-not-absolute':
      return { loc: `/en/products/relative-${id}` };
    case 'loc-invalid':
      return { loc: `${options.site}:port/en/products/${id}` };
    case 'loc-too-long':
      return { loc: `${options.site}/en/search/${id}?q=${'long-'.repeat(420)}` };
    case 'loc-duplicate':
      return { loc: sampleEntry(index - 1, options).loc };
    case 'loc-other-host':
      return { loc: `https://other.example.net/en/products/${id}` };
    case 'loc-fragment':
      return { loc: `${options.site}/en/help/page-${id}#answer` };
    case 'lastmod-invalid':
      return { lastmod: '2024-13-45' };
    case 'lastmod-future':
      return { lastmod: '2199-01-01' };
    case 'changefreq-invalid':
      return { changefreq: 'sometimes' };
    case 'priority-invalid':
      return { priority: '1.5' };
  }
}
