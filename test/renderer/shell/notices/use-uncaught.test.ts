// @vitest-environment happy-dom
// Whatever nobody caught reaches the user and the log.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { defineComponent, h } from 'vue';
import { useUncaught } from '../../../../renderer/shell/notices/use-uncaught.ts';
import { useNotices } from '../../../../renderer/shell/notices/notices-store.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import { fakeClient } from '../../fake-client.ts';
import { mountWith } from '../../mount-app.ts';

const Listening = defineComponent(() => {
  useUncaught();
  return () => h('p');
});

let client = fakeClient();
let mounted = mountWith(Listening, client);
beforeEach(() => {
  mounted.unmount();
  client = fakeClient();
  mounted = mountWith(Listening, client);
});
afterEach(() => {
  mounted.unmount();
});

const reports = () => client.calls.filter(({ name }) => name === 'log.report').map(({ params }) => params);

function fail(error: unknown, message = ''): void {
  window.dispatchEvent(Object.assign(new Event('error'), { error, message }));
}

it('tells an error with a report to copy, and logs it', () => {
  fail(new RangeError('Maximum call stack size exceeded'));
  const [notice] = useNotices().all;
  expect(notice).toMatchObject({
    kind: 'error',
    key: 'notices.uncaught',
    named: { what: 'RangeError: Maximum call stack size exceeded' },
  });
  expect(notice?.report).toContain('use-uncaught.test.ts');
  expect(reports()).toEqual([{ text: notice?.report }]);
});

it('tells a rejection that nobody caught, in its own words where it has some', () => {
  const reject = (reason: unknown) =>
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  reject(new TypeError('x is not a function'));
  reject(AppError.from({ code: 'disk-full', message: 'No room.' }));
  expect(useNotices().all.map(({ key }) => key)).toEqual(['notices.uncaught', 'errors.disk-full']);
  expect(reports()).toHaveLength(2);
});

it('is silent about observers that need another frame', () => {
  fail(null, 'ResizeObserver loop completed with undelivered notifications.');
  expect(useNotices().all).toEqual([]);
  expect(reports()).toEqual([]);
});
