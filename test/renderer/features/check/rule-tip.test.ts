// @vitest-environment happy-dom
// Why a rule matters is one hover away wherever a rule is named: in the outline, the grid, the details, the rules.
import { flushPromises, type VueWrapper } from '@vue/test-utils';
import { afterEach, expect, it } from 'vitest';
import { defineComponent } from 'vue';
import RuleLine from '../../../../renderer/features/check/RuleLine.vue';
import { useProject } from '../../../../renderer/features/project/project-store.ts';
import FieldProblems from '../../../../renderer/features/row/FieldProblems.vue';
import { useUrlColumns } from '../../../../renderer/features/view/columns/use-url-columns.ts';
import OutlinePane from '../../../../renderer/shell/outline/OutlinePane.vue';
import { checkTexts } from '../../../../renderer/features/check/texts/en.ts';
import { asTold } from '../../../../shared/contract/error-texts.ts';
import type { RuleInfo } from '../../../../shared/model/rule.ts';
import { fakeClient, fakeRow } from '../../fake-client.ts';
import { mountWith } from '../../mount-app.ts';
import { FAKE_PROBLEM } from './fake-problems.ts';

const WHY = checkTexts.ruleWhys['loc-duplicate'];

let mounted: VueWrapper | null = null;
afterEach(() => {
  mounted?.unmount();
  mounted = null;
});

async function open(...parameters: Parameters<typeof mountWith>): Promise<VueWrapper> {
  mounted = mountWith(...parameters);
  await useProject().refresh();
  await flushPromises();
  return mounted;
}

it('an entry of the outline says what and why', async () => {
  const outline = await open(OutlinePane, fakeClient());
  const entry = outline.findAll('.entry').find((one) => one.text().includes('Duplicate URL'));
  expect(entry?.attributes('title')).toBe(`Duplicate URL\n${WHY}`);
});

it('a chip of the grid says what and why of all that its row has, the worst first', async () => {
  let columns: ReturnType<typeof useUrlColumns> | undefined;
  const Columns = defineComponent({
    setup: () => {
      columns = useUrlColumns();
      return () => null;
    },
  });
  const client = fakeClient();
  const note = { ...FAKE_PROBLEM, rule: 'loc-fragment', severity: 'info' } as const;
  await open(Columns, client);
  const info = useProject().info ?? expect.fail('no project');
  client.answer('project.info', { ...info, problems: [FAKE_PROBLEM, note] });
  await useProject().refresh();
  const row = fakeRow(1, { problems: ['loc-fragment', 'loc-duplicate'] });
  const badge = columns?.value.find(({ id }) => id === 'problems')?.badgeOf?.(row);
  expect(badge).toMatchObject({ text: 'Duplicate URL', more: 1 });
  expect(badge?.title).toBe(
    `Duplicate URL\n${WHY}\n\nURL has a fragment\n${checkTexts.ruleWhys['loc-fragment']}`,
  );
});

it('a finding in the details says why, also to who reaches its buttons by keyboard', async () => {
  const problems = [{ severity: 'error', code: 'loc-duplicate', reason: asTold('Also in line 3.') }];
  const list = await open(FieldProblems, fakeClient(), { problems, row: 1, fixable: ['loc-duplicate'] });
  const message = list.findAll('span').find((one) => one.text() === 'Also in line 3.');
  expect(message?.attributes('title')).toBe(WHY);
  const described = list.get('button').attributes('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe(WHY);
});

it('a line of the rules says why below the name, and of its choice', async () => {
  const rule: RuleInfo = {
    ...{ id: 'loc-duplicate', group: 'loc', kind: 'set', summary: 'Duplicate', source: 'https://e.com/' },
    ...{ authorities: ['google'], level: 'warning', standard: 'warning', blocking: true },
    ...{ fixable: true, params: [] },
  };
  const line = await open(RuleLine, fakeClient(), { rule, rows: 1, disabled: false });
  expect(line.text()).toContain(WHY);
  const described = line.get('select').attributes('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe(WHY);
});
