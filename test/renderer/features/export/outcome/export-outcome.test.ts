// @vitest-environment happy-dom
// What the result of an export says was written and replaced, what is to be uploaded, and where to.
import type { VueWrapper } from '@vue/test-utils';
import { expect, it, onTestFinished } from 'vitest';
import ExportOutcome from '../../../../../renderer/features/export/outcome/ExportOutcome.vue';
import type {
  ExportResult,
  FileChange,
  WrittenFile,
} from '../../../../../shared/model/export/planned-set.ts';
import { fakeClient } from '../../../fake-client.ts';
import { EXPORT_RESULT } from '../fake-exports.ts';
import { mountWith } from '../../../mount-app.ts';

function shown(result: ExportResult): VueWrapper {
  const wrapper = mountWith(ExportOutcome, fakeClient(), { result });
  onTestFinished(() => {
    wrapper.unmount();
  });
  return wrapper;
}

function stepUpload(result: ExportResult): string {
  return shown(result).get('.steps > li').text();
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

it('says of a robots.txt how many Sitemap lines it has', () => {
  const files = shown(withRobots('new', 'changed')).get('details .files').text();
  expect(files).toMatch(/robots\.txt\s*1 Sitemap line · 60 bytes/);
  expect(files).toMatch(/sitemap-1\.xml\.gz\s*3 URLs · /);
});

it('says at the top that another set was replaced, and what stays of that', () => {
  const wrapper = shown({ ...EXPORT_RESULT, othersLeft: ['old-1.xml.gz', 'old.xml'] });
  const replaced = 'This export replaced the set of another project, or of an earlier state of this one.';
  expect(wrapper.get('.summary').text()).toContain(replaced);
  expect(wrapper.get('.summary').text()).toContain('2 of its files stay, and may still be needed there:');
  expect(wrapper.get('.summary').text()).toContain('old-1.xml.gz, old.xml');
  expect(wrapper.get('.steps').text()).not.toContain('another project');
  expect(wrapper.text()).not.toContain('are replaced');
  expect(
    shown({ ...EXPORT_RESULT, othersLeft: [] })
      .get('.summary')
      .text(),
  ).toMatch(/this one\.\s*Open/);
  expect(shown(EXPORT_RESULT).text()).not.toContain('another project');
});

it('asks for a line in robots.txt only where it is missing there', () => {
  const [line = ''] = EXPORT_RESULT.robotsLines;
  const other = 'Sitemap: https://b.example/sitemap-index.xml';
  const missing = shown(EXPORT_RESULT);
  expect(missing.get('.steps').text()).toContain('Add this line to https://example.com/robots.txt');
  const there = shown({ ...EXPORT_RESULT, linesThere: [line] });
  expect(there.get('.steps').text()).toContain(
    'Nothing to do in https://example.com/robots.txt: this line is there already',
  );
  expect(there.get('.steps').text()).not.toContain('Add this line');
  expect(there.findAll('.steps textarea')).toHaveLength(0);
  const some = shown({ ...EXPORT_RESULT, robotsLines: [line, other], linesThere: [line] });
  expect(some.get('.steps').text()).toContain('Add this line to https://b.example/robots.txt');
  expect(some.get<HTMLTextAreaElement>('.steps textarea').element.value).toBe(other);
});
