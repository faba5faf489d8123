// When what is held of a project is forgotten: before anything asks about the one that is open now.
import { beforeEach, describe, expect, it } from 'vitest';
import { watch } from 'vue';
import { onOtherFile, onOtherProject } from '../../../../renderer/features/project/on-other-project.ts';
import { useProject } from '../../../../renderer/features/project/project-store.ts';
import { fakeClient, type FakeClient } from '../../fake-client.ts';
import { settled, useStores } from '../../mount-app.ts';

let client: FakeClient;
let heard: string[];

beforeEach(async () => {
  client = fakeClient();
  useStores(client);
  const project = useProject();
  await project.refresh();
  heard = [];
  watch(
    () => project.info?.path,
    () => heard.push('asked'),
  );
  onOtherProject(() => heard.push('project'));
  onOtherFile(() => heard.push('file'));
});

describe('another project', () => {
  it('is heard of before what looks at it asks', async () => {
    await useProject().open('/p/other.mapwright');
    await settled();
    expect(heard).toEqual(['project', 'file', 'asked']);
  });

  it('is not the one that is saved under another name, only its file is', async () => {
    await useProject().saveAs('/p/other.mapwright');
    await settled();
    expect(heard).toEqual(['file', 'asked']);
  });

  it('is one that another window opens under the name that this one saved as before', async () => {
    const project = useProject();
    await project.saveAs('/p/b.mapwright');
    for (const path of ['/p/c.mapwright', '/p/b.mapwright']) {
      // What another window does, this one learns from the engine alone.
      await client.engine['project.open']({ path });
      await project.adopt();
    }
    expect(heard.filter((one) => one === 'project')).toHaveLength(2);
  });
});
