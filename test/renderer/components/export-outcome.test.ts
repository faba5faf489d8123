// @vitest-environment happy-dom
// What the result of an export says is to be uploaded, and where to.
import { expect, it, onTestFinished } from 'vitest';
import ExportOutcome from '../../../renderer/components/export/ExportOutcome.vue';
import type { ExportResult, FileChange, WrittenFile } from '../../../shared/model/export-plan.ts';
import { fakeClient } from '../fake-client.ts';
import { EXPORT_RESULT } from '../fake-exports.ts';
import { mountWith } from '../mount-app.ts';

function stepUpload(result: ExportResult): string {
  const wrapper = mountWith(ExportOutcome, fakeClient(), { result });
  onTestFinished(() => {
    wrapper.unmount();
  });
  return wrapper.get('.steps > li').text();
}

function withRobots(change: FileChange, sitemaps: FileChange): ExportResult {
  const written = (file: WrittenFile): WrittenFile => ({ ...file, change: sitemaps });
  const { files, index } = EXPORT_RESULT;
  const robots = { urls: 1, bytes: 60, size: 60, sha256: 'ef', lastmod: null, change };
  return {
    ...EXPORT_RESULT,
    files: files.map(written),
    index: index && written(index),
    extras: [{ ...robots, name: 'robots.txt' }],
    rootRobots: [{ name: 'robots.txt', address: 'https://example.com/robots.txt' }],
  };
}

it('names a robots.txt that belongs elsewhere than its sitemaps apart, with its address', () => {
  const step = stepUpload(withRobots('new', 'changed'));
  expect(step).toMatch(/^Upload 2 files to /);
  expect(step).toMatch(/Upload robots\.txt to https:\/\/example\.com\/robots\.txt$/);
  expect(step.match(/robots\.txt/g)).toHaveLength(2);
  expect(stepUpload(withRobots('changed', 'unchanged'))).toBe(
    'Upload robots.txt to https://example.com/robots.txt',
  );
  expect(stepUpload(withRobots('unchanged', 'unchanged'))).toMatch(/^Nothing changed/);
});
