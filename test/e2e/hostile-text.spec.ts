// Texts of strangers in every place that shows one: they stay texts. Nothing of them runs, loads, or becomes an element or
// a link, in the window and in the reports that a browser opens.
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { commandTexts } from '../../shared/commands/texts/en.ts';
import { expect, test } from './app-fixture.ts';
import { HOSTILE, makeHostileProject, MARKER_HOST } from './hostile-project.ts';
import { cell, closeDialog, grid, openDialog, search } from './screens.ts';
import { menuOf, nameOf, run, settle, SHOWN } from './tour.ts';

test.skip(process.env['E2E_HOST'] === 'electron', 'the native dialog can not be driven');
test.skip(process.platform === 'win32', 'its files can not have such names');
test.describe.configure({ timeout: 400_000 });

/** What went wrong, from the page and from its requests. */
interface Watch {
  readonly faults: () => Promise<readonly string[]>;
}

/** Has to begin before the page is loaded. */
async function watch(page: Page): Promise<Watch> {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (request.url().includes(MARKER_HOST)) asked.push(`request: ${request.url()}`);
  });
  await page.route(`**://${MARKER_HOST}/**`, (route) => route.abort());
  await page.addInitScript(() => {
    const ran: string[] = [];
    Object.assign(window, { ran, executed: (what: string) => ran.push(what) });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
      ran.push(`policy: ${violatedDirective} ${sample}`);
    });
  });
  const found = () =>
    page.evaluate(() => {
      const made = Array.from(document.querySelectorAll('[data-hostile]'), ({ outerHTML }) => outerHTML);
      const places = Array.from(document.querySelectorAll('[href], [src], [action], [srcdoc]'), (element) =>
        ['href', 'src', 'action', 'srcdoc'].map((name) => element.getAttribute(name) ?? '').join(''),
      );
      const links = places.filter((place) => /javascript:|hostile/i.test(place));
      // What is shown to be edited, or as it is written, stays as it is.
      const shown = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const turned: string[] = [];
      while (shown.nextNode()) {
        const { data, parentElement } = shown.currentNode as Text;
        const isRaw = parentElement?.closest('textarea, pre, option, script, style, .editor .layer') != null;
        if (!isRaw && /[\u202a-\u202e\u2066-\u2069]/.test(data))
          turned.push(
            `turned: ${parentElement?.outerHTML.slice(0, 200) ?? ''} in ${parentElement?.parentElement?.parentElement?.className ?? ''}`,
          );
      }
      return [...turned, ...(window as unknown as { ran: string[] }).ran, ...made, ...links];
    });
  return { faults: async () => [...asked, ...(await found())] };
}

test('the watch sees a text that is taken for HTML', async ({ context }) => {
  const page = await context.newPage();
  const { faults } = await watch(page);
  await page.goto('data:text/html,<p>');
  await page.evaluate((text) => {
    document.body.innerHTML = `<a href="javascript:executed('link')" title="${text}">x</a>`;
  }, HOSTILE);
  await expect.poll(async () => (await faults()).join('\n')).toMatch(/request: .*\n[^]*img\n/);
  expect((await faults()).filter((fault) => /^<\w+ .*data-hostile/.test(fault))).toHaveLength(2);
  expect(await faults()).toContain(`javascript:executed('link')`);
});

test('hostile texts stay texts on every screen and in reports', async ({
  app: { page, folder },
  context,
}) => {
  const { faults } = await watch(page);
  await page.reload();
  const project = await makeHostileProject(folder);
  const harmless = async (where: string): Promise<void> => {
    await settle(page);
    expect(await faults(), where).toEqual([]);
  };

  await test.step('choosing and opening it', async () => {
    await page.getByRole('button', { name: 'Open a project' }).click();
    const picker = openDialog(page);
    await picker.getByLabel('Folder', { exact: true }).fill(project.folder);
    await picker.getByRole('button', { name: 'Go' }).click();
    await picker.getByText('.mapwright').click();
    await harmless('picker');
    await picker.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(page.locator('#tab-overview')).toBeVisible();
    await harmless('opened');
  });

  await test.step('the pages, with what they show of a row', async () => {
    for (const name of ['overview', 'robots', 'languages', 'compare', 'urls']) {
      await page.locator(`#tab-${name}`).click();
      await harmless(name);
    }
    await expect(await cell(page, 0, 'URL')).toContainText('<img src=');
    for (let row = 0; row < 7; row++) {
      await (await cell(page, row, 'URL')).click();
      await settle(page);
      // All that is folded together in the details.
      await page.evaluate(() => {
        for (const part of document.querySelectorAll('details')) part.open = true;
      });
      await (await cell(page, row, 'Issues')).hover();
      await harmless(`row ${String(row)}`);
    }
  });

  await test.step('menus, and a value that is refused', async () => {
    await menuOf(page, '[role=gridcell]', 'cell', harmless);
    await menuOf(page, '[role=columnheader]', 'column', harmless);
    await menuOf(page, '[role=rowheader]', 'row', harmless);
    await (await cell(page, 6, 'Priority')).click();
    await page.keyboard.press('Enter');
    await page.keyboard.insertText(HOSTILE);
    await page.keyboard.press('Enter');
    await harmless('refused');
    await page.keyboard.press('Escape');
    await search(page, HOSTILE);
    await harmless('search');
    await search(page, '');
  });

  await test.step('every dialog and panel', async () => {
    for (const command of SHOWN) {
      await run(page, nameOf(commandTexts, command));
      await harmless(command);
      for (let i = 0; i < 3 && (await openDialog(page).count()) > 0; i++) await page.keyboard.press('Escape');
    }
    await page.keyboard.press('ControlOrMeta+k');
    await openDialog(page).getByRole('combobox').fill('img');
    await harmless('palette');
    await closeDialog(page);
  });

  await test.step('a comparison, a cluster, a file of robots.txt', async () => {
    await page.locator('#tab-compare').click();
    const compare = page.getByRole('tabpanel', { name: 'Compare' });
    await compare.getByRole('button', { name: 'Compare', exact: true }).click();
    await compare.locator('[role=gridcell]').first().click();
    await harmless('difference');
    await page.locator('#tab-languages').click();
    const languages = page.getByRole('tabpanel', { name: 'Languages' });
    await languages.locator('[role=gridcell]').nth(1).click();
    await harmless('cluster');
    const heads = await languages.locator('[role=columnheader]').all();
    const widths = await Promise.all(heads.map(async (head) => (await head.boundingBox())?.width ?? 0));
    // The codes of strangers push nothing out of sight.
    expect(Math.max(...widths)).toBeLessThanOrEqual(320);
    await page.locator('#tab-urls').click();
    await expect(grid(page)).toBeVisible();
  });

  await test.step('reports in a browser', async () => {
    for (const report of project.reports) {
      const other = await context.newPage();
      const seen = await watch(other);
      await other.goto(pathToFileURL(report).href);
      await expect(other.locator('body')).toContainText('<img src=');
      expect(await seen.faults(), report).toEqual([]);
      await other.close();
    }
  });
});
