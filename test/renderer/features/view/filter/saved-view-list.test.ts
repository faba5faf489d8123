// @vitest-environment happy-dom
// The saved views in the outline, on the fake client.
import { describe, expect, it } from 'vitest';
import SavedViewList from '../../../../../renderer/features/view/filter/SavedViewList.vue';
import { useDialogs } from '../../../../../renderer/shell/dialogs/dialogs-store.ts';
import { useProject } from '../../../../../renderer/features/project/project-store.ts';
import { useSavedViews } from '../../../../../renderer/features/view/filter/saved-views-store.ts';
import { useView } from '../../../../../renderer/features/view/view-store.ts';
import { fakeClient } from '../../../fake-client.ts';
import { mountWith, settled } from '../../../mount-app.ts';

describe('SavedViewList', () => {
  it('asks before it deletes a view, as nothing brings it back', async () => {
    const wrapper = mountWith(SavedViewList, fakeClient());
    await useProject().refresh();
    await useView().addCondition({ kind: 'problem' });
    await useSavedViews().save('To do');
    await settled();
    for (const [answer, left] of [
      ['cancel', ['To do']],
      ['yes', []],
    ] as const) {
      await wrapper.get('button[aria-label="Delete the view To do"]').trigger('click');
      const question = useDialogs().confirmation;
      expect(question).toMatchObject({ named: { name: 'To do' }, danger: true });
      question?.answer(answer);
      await settled();
      expect(useSavedViews().all.map(({ name }) => name)).toEqual(left);
    }
    wrapper.unmount();
  });
});
