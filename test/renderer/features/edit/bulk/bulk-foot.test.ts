// @vitest-environment happy-dom
// What the foot of find and replace says of the rows that would change, on the fake client.
import { expect, it } from 'vitest';
import BulkFoot from '../../../../../renderer/features/edit/bulk/BulkFoot.vue';
import { useBulk } from '../../../../../renderer/features/edit/bulk/bulk-store.ts';
import { useProject } from '../../../../../renderer/features/project/project-store.ts';
import { fakeClient } from '../../../fake-client.ts';
import { mountWith } from '../../../mount-app.ts';

it.each([
  { rows: 3, invalid: 3, says: 'No row changes.' },
  { rows: 0, invalid: 0, says: 'Nothing found.' },
])('says "$says" where $rows rows have a hit and none a valid result', async ({ rows, invalid, says }) => {
  const client = fakeClient();
  const wrapper = mountWith(BulkFoot, client, { finds: true });
  await useProject().refresh();
  client.answer('edit.preview', { rows, validRows: 0, invalid, first: [] });
  await useBulk().preview({ kind: 'force-https' });
  await wrapper.vm.$nextTick();
  expect(wrapper.get('[role=status]').text()).toBe(says);
  wrapper.unmount();
});
