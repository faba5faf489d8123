// Exports with any options: whole, within the limits, valid by all schemas, and the same when repeated.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexesOf, type ExportResult } from '../../../../shared/model/export/planned-set.ts';
import {
  EXTENSION_GROUPS,
  EXTRA_FILES,
  SEPARATE_KINDS,
} from '../../../../shared/model/export/set-options.ts';
import { temporaryFolder } from '../../store/rows/sample-project.ts';
import { folderOf, options, xmlOf } from './layout/export-set.ts';
import { exportNow, names, rows } from './option-set.ts';
import { holdAgainst } from './valid-set.ts';
import { engineWith } from '../../test-engine.ts';

const some = <T>(values: readonly T[]): fc.Arbitrary<T[]> => fc.subarray([...values]);

describe('any options', () => {
  it('give sets that are whole, within the limits and valid, and stay as they are', async () => {
    const { context } = engineWith(rows(60));
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          maxUrls: fc.integer({ min: 1, max: 30 }),
          maxBytes: fc.integer({ min: 2_500, max: 8_000 }),
          gzip: fc.boolean(),
          level: fc.integer({ min: 1, max: 9 }),
          indent: fc.boolean(),
          schemaLocation: fc.boolean(),
          styleSheet: fc.boolean(),
          format: fc.constantFrom('xml' as const, 'xml' as const, 'text' as const),
          name: fc.constantFrom('{section}-{n}', 'a/b/{section}{n:2}', '{section}_{host}x{n}'),
          leaveOut: some(EXTENSION_GROUPS),
          separate: some(SEPARATE_KINDS),
          strategy: fc.constantFrom('filled' as const, 'balanced' as const),
          fillLevel: fc.integer({ min: 40, max: 100 }),
          maxSitemaps: fc.integer({ min: 1, max: 100 }),
          sectionIndexes: fc.boolean(),
          byHost: fc.boolean(),
          extras: some(EXTRA_FILES.filter((file) => file !== 'indexnow')),
        }),
        async (more) => {
          const set = options(temporaryFolder(), more);
          const result = await exportNow(context, set);
          const pages = result.files.filter(({ name }) => !/-(?:images|videos|news)/.test(name));
          const listed = pages.flatMap(({ name }) => addressesIn(set.out, name));
          expect(listed.toSorted()).toEqual(
            rows(60)
              .map(({ loc }) => loc)
              .toSorted(),
          );
          for (const { name, urls, bytes } of result.files) {
            const content = xmlOf(set.out, name);
            expect(content.length).toBe(bytes);
            expect(bytes).toBeLessThanOrEqual(set.maxBytes);
            expect(urls).toBeLessThanOrEqual(set.maxUrls);
            expect(addressesIn(set.out, name)).toHaveLength(urls);
          }
          for (const { urls } of indexesOf(result)) expect(urls).toBeLessThanOrEqual(more.maxSitemaps);
          const before = folderOf(set.out);
          const again = await exportNow(context, set);
          const changes = [...again.files, ...indexesOf(again), ...again.extras].map(({ change }) => change);
          expect(new Set(changes)).toEqual(new Set(['unchanged']));
          expect(folderOf(set.out)).toEqual(before);
          validate(set.out, result);
        },
      ),
      { numRuns: 12 },
    );
  }, 60_000);
});

function addressesIn(out: string, name: string): string[] {
  const content = xmlOf(out, name);
  if (/\.txt(?:\.gz)?$/.test(name)) return content.toString().trimEnd().split('\n');
  return Array.from(content.toString().matchAll(/<url>\s*<loc>(.*?)<\/loc>/g), ([, loc = '']) =>
    loc.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  );
}

/** Holds all files against the schemas. */
function validate(out: string, result: ExportResult): void {
  const plain = (name: string): string => {
    if (!name.endsWith('.gz')) return name;
    const unpacked = `${name}.unpacked.xml`;
    writeFileSync(join(out, unpacked), gunzipSync(readFileSync(join(out, name))));
    return unpacked;
  };
  const sitemaps = names(result.files).filter((name) => name.includes('.xml'));
  holdAgainst('all.xsd', out, sitemaps.map(plain));
  holdAgainst('sitemap-index.xsd', out, names(indexesOf(result)).map(plain));
}
