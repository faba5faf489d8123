// Export profiles: what is changed in one is not lost by choosing another, and a kept one is as it was kept.
import { join } from 'node:path';
import { writeFile } from 'node:fs/promises';
import { expect, test } from './app-fixture.ts';
import { closeDialog, exportTo, fillExport, importPaths, newProject, startButton } from './screens.ts';

const SITE = 'https://www.example.com/';

test('changes of a profile are kept or given up as the user says', async ({ app: { page, folder } }) => {
  const list = join(folder, 'urls.txt');
  await writeFile(list, `${SITE}a\n${SITE}b\n`);
  await newProject(page);
  await importPaths(page, [list], 2);
  const form = await fillExport(page, join(folder, 'out'), SITE);
  const profile = form.getByRole('combobox', { name: 'Profile' });
  const most = form.getByLabel('URLs', { exact: true });
  const save = form.getByRole('button', { name: 'Save the changes' });
  const question = page.getByRole('dialog', { name: 'Save the changes of the profile “Test”?' });

  await test.step('two profiles', async () => {
    await form.getByRole('button', { name: 'Save as profile…' }).click();
    await form.getByLabel('Name of the profile').fill('Live');
    await page.keyboard.press('Enter');
    await form.getByRole('button', { name: 'Copy the profile' }).click();
    await form.getByLabel('Name of the profile').fill('Test');
    await page.keyboard.press('Enter');
    await expect(profile).toHaveValue('2');
    await expect(save).toBeHidden();
  });

  await test.step('say so where they write to one folder', async () => {
    const shared = form.getByText('The profile “Live” writes to this folder, too.');
    await expect(shared).toBeVisible();
    await form.getByLabel('Folder', { exact: true }).fill(join(folder, 'other'));
    await expect(shared).toBeHidden();
    await form.getByLabel('Folder', { exact: true }).fill(`${join(folder, 'out')}/`);
    await expect(shared).toBeVisible();
    await form.getByLabel('Folder', { exact: true }).fill(join(folder, 'out'));
    await expect(save).toBeHidden();
  });

  await test.step('cancel stays with the changes', async () => {
    await most.fill('300');
    await expect(save).toBeVisible();
    await profile.selectOption('Live');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(profile).toHaveValue('2');
    await expect(most).toHaveValue('300');
  });

  await test.step('discard gives them up, and nobody asks where nothing was changed', async () => {
    await profile.selectOption('Live');
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(profile).toHaveValue('1');
    await expect(most).toHaveValue('50000');
    await profile.selectOption('Test');
    await expect(profile).toHaveValue('2');
    await expect(most).toHaveValue('50000');
  });

  await test.step('save keeps them', async () => {
    await most.fill('300');
    await profile.selectOption('Live');
    await question.getByRole('button', { name: 'Save' }).click();
    await expect(most).toHaveValue('50000');
    await profile.selectOption('Test');
    await expect(most).toHaveValue('300');
  });

  await test.step('closing the dialog asks, too', async () => {
    await most.fill('301');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(most).toHaveValue('301');
    await most.fill('300');
    await expect(save).toBeHidden();
  });

  await test.step('what was kept after the last export is there when the dialog opens again', async () => {
    await closeDialog(page);
    await exportTo(page, join(folder, 'out'), SITE);
    await form.getByRole('button', { name: 'Export again' }).click();
    await form.getByRole('button', { name: 'Save as profile…' }).click();
    await form.getByLabel('Name of the profile').fill('Third');
    await page.keyboard.press('Enter');
    await expect(profile).toHaveValue('3');
    await startButton(form).click();
    await form.getByRole('button', { name: 'Export again' }).click();
    await most.fill('400');
    await save.click();
    await expect(save).toBeHidden();
    await closeDialog(page);
    await fillExport(page, join(folder, 'out'), SITE);
    await expect(most).toHaveValue('400');
    await expect(save).toBeHidden();
  });
});
