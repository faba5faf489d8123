// Projects and exports for tests of export options: rows with all kinds of extensions, an export held against its plan.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { changeTime, exportInput } from '../../../../electron/engine/features/export/layout/export-input.ts';
import { formKey } from '../../../../electron/engine/features/export/layout/export-form.ts';
import { completeOptions } from '../../../../electron/engine/features/export/export-options.ts';
import { exportRows } from '../../../../electron/engine/features/export/export-rows.ts';
import { planRows } from '../../../../electron/engine/features/export/plan-rows.ts';
import { currentProject } from '../../../../electron/engine/project/current-project.ts';
import type { EngineContext } from '../../../../electron/engine/project/context.ts';
import {
  indexesOf,
  type ExportOptions,
  type ExportResult,
} from '../../../../shared/model/export/planned-set.ts';
import type { SampleRow } from '../../store/rows/sample-project.ts';

export const NOW = Date.UTC(2026, 4, 20, 12);
export const SITE = 'https://example.com';

const image = (n: number): string =>
  `<image:image><image:loc>${SITE}/${n}.jpg</image:loc><image:title>A &amp; ü</image:title></image:image>`;
const video = (n: number): string =>
  `<video:video><video:thumbnail_loc>${SITE}/${n}.png</video:thumbnail_loc><video:title>T</video:title>` +
  `<video:description>D</video:description><video:content_loc>${SITE}/${n}.mp4</video:content_loc></video:video>`;
export const news = (date: string): string =>
  '<news:news><news:publication><news:name>P</news:name><news:language>en</news:language></news:publication>' +
  `<news:publication_date>${date}</news:publication_date><news:title>T</news:title></news:news>`;
const link = `<xhtml:link rel="alternate" hreflang="de" href="${SITE}/de"/>`;

/** Rows with all kinds of extensions: every 3rd an image, every 4th a video, every 5th news (every 10th old), every 7th a link. */
export function rows(count: number): SampleRow[] {
  return Array.from({ length: count }, (_, i) => ({
    loc: `${SITE}/page-${i + 1}?a=1&b="ü"`,
    lastmod: `2024-01-${String(1 + (i % 28)).padStart(2, '0')}`,
    ext:
      [
        i % 3 === 0 ? image(i) : '',
        i % 4 === 0 ? video(i) : '',
        i % 5 === 0 ? news(i % 10 === 0 ? '2026-05-01' : '2026-05-19T10:00:00Z') : '',
        i % 7 === 0 ? link : '',
        i % 11 === 0 ? `<x:y xmlns:x="urn:x"><x:z>1</x:z> <![CDATA[<image:image>]]></x:y>` : '',
      ].join('') || null,
  }));
}

/** Exports, holds the result against the plan, and keeps it with the project. */
export async function exportNow(
  context: EngineContext,
  given: ExportOptions,
  now = NOW,
): Promise<ExportResult> {
  const set = completeOptions(given);
  const project = currentProject(context);
  const time = changeTime(project, set.out, now);
  const plan = await planRows(exportInput(project, set, now), set, undefined, time);
  const { result, exported } = await exportRows(exportInput(project, set, now), set, undefined, {
    now: time,
  });
  const { out, gzip } = set;
  project.store.exports.remember({ out, gzip, form: formKey(set), at: Date.now(), files: exported });
  expect(plan.files).toEqual(
    result.files.map(({ name, urls, bytes, change }) => ({ name, urls, bytes, change })),
  );
  expect(indexesOf(plan).map(({ name, bytes, change }) => ({ name, bytes, change }))).toEqual(
    indexesOf(result).map(({ name, bytes, change }) => ({ name, bytes, change })),
  );
  expect(plan.extras.map(({ name, change }) => ({ name, change }))).toEqual(
    result.extras.map(({ name, change }) => ({ name, change })),
  );
  expect(plan.leftOut).toEqual(result.leftOut);
  return result;
}

export const names = (files: readonly { readonly name: string }[]): string[] => files.map(({ name }) => name);
export const text = (out: string, name: string): string => readFileSync(join(out, name), 'utf8');
