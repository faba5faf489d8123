// What an export leaves out: each reason leads to its rows, and back to the dialog as it was. An empty project has nothing to export.
import { join } from 'node:path';
import { generateSample } from '../sample/generate-sample.ts';
import { expect, test } from './app-fixture.ts';
import { expectRows, importPaths, newProject, openDialog, startButton, toolbar } from './screens.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('the reasons of what is left out lead to the rows and back', async ({ app: { page, folder } }) => {
  const site = await generateSample({ urls: 605, out: join(folder, 'site'), faults: 'rows' });
  const dialog = openDialog(page);
  const plan = dialog.getByRole('region', { name: 'What will be written' });
  const reasons = plan.getByRole('listitem').getByRole('button');
  const most = dialog.getByLabel('URLs', { exact: true });
  const removal = page.getByRole('button', { name: 'Remove the filter Left out of the export' });

  await test.step('an empty project has nothing to export, and says so', async () => {
    await newProject(page);
    const button = toolbar(page).getByRole('button', { name: 'Export', exact: true });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).not.toHaveClass(/primary/);
    await page.keyboard.press('ControlOrMeta+e');
    await expect(page.getByRole('button', { name: /^Dismiss: This project has no URLs yet/ })).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step('the plan is in sight as a whole', async () => {
    await importPaths(page, [site.robots], 605);
    await page.keyboard.press('ControlOrMeta+e');
    await dialog.getByLabel('Folder', { exact: true }).fill(join(folder, 'out'));
    await expect(plan.getByText('596 of 605 URLs')).toBeVisible();
    await expect(startButton(dialog)).toHaveText('Export 596 URLs');
    await expect(reasons).toHaveCount(9);
    for (const one of await reasons.all()) await expect(one).toBeInViewport({ ratio: 1 });
    await most.fill('200');
    await dialog.getByRole('button', { name: 'Save as profile…' }).click();
    await dialog.getByLabel('Name of the profile').fill('Live');
    await page.keyboard.press('Enter');
    await most.fill('150');
  });

  await test.step('each reason shows as many rows as it says, and what was typed stays', async () => {
    const names = await reasons.allInnerTexts();
    for (const name of ['9 left out', ...names]) {
      await plan.getByRole('button', { name, exact: true }).click();
      await expect(dialog).toBeHidden();
      await expectRows(page, Number.parseInt(name, 10));
      await page.keyboard.press('ControlOrMeta+e');
      await expect(most).toHaveValue('150');
      await expect(dialog.getByRole('combobox', { name: 'Profile' })).toHaveValue('1');
      await expect(dialog.getByRole('button', { name: 'Save the changes' })).toBeVisible();
    }
  });

  await test.step('the condition is seen, and can be taken away', async () => {
    await plan.getByRole('button', { name: '9 left out' }).click();
    await expect(page.getByText('Left out of the export')).toBeVisible();
    await removal.click();
    await expectRows(page, 605);
  });
});
