// A look at every menu and the main dialogs in three languages, light, dark and with high contrast: a picture of each, and what axe says of it.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { commandTexts as de } from '../../shared/commands/texts/de.ts';
import { commandTexts as en } from '../../shared/commands/texts/en.ts';
import { commandTexts as nl } from '../../shared/commands/texts/nl.ts';
import { MENUS } from '../../shared/commands/menus.ts';
import type { MenuCommand } from '../../shared/commands/command-table.ts';
import { inOnePass } from './axe-in-one-pass.ts';
import { startHost, usedHome } from './browser-host.ts';
import { closeDialog, exportTo } from './screens.ts';

const TEXTS = { en, de, nl } as const;
const THEMES = ['light', 'dark', 'contrast'] as const;
const SIZE = { width: 1280, height: 800 };

/** Commands that show something, in the order in which it is looked at; each leaves with Escape. */
export const SHOWN: readonly MenuCommand[] = [
  'file.open',
  'file.import',
  'file.export',
  'file.exportAgain',
  'file.refresh',
  'file.importTable',
  'file.exportTable',
  'file.report',
  'file.saveAs',
  'file.compact',
  'file.restore',
  'edit.addRows',
  'edit.goToRow',
  'edit.replace',
  'edit.transform',
  'edit.fixSafe',
  'edit.buildLanguages',
  'view.toggleHistory',
  'view.columns',
  'view.sections',
  'view.rules',
  'view.overview',
  'view.robots',
  'view.languages',
  'view.compare',
  'view.urls',
  'app.settings',
  'help.guide',
  'help.keys',
  'help.diagnostics',
];

/** Takes the pictures into a folder, and returns what axe finds serious, by picture. */
export async function takeTour(browser: Browser, work: string, out: string): Promise<readonly string[]> {
  const home = join(work, 'home-tour');
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  await usedHome(home);
  const host = await startHost(home);
  const context = await browser.newContext({ viewport: SIZE, locale: 'en-US', reducedMotion: 'reduce' });
  const faults: string[] = [];
  try {
    const page = await context.newPage();
    await page.goto(host.address);
    await prepare(page, join(work, 'tour'));
    for (const language of ['en', 'de', 'nl'] as const) {
      for (const theme of THEMES) {
        await speak(home, { language, theme });
        await page.reload();
        const look = async (name: string): Promise<void> => {
          const picture = `${name}-${language}-${theme}`;
          await settle(page);
          await page.screenshot({ path: join(out, `${picture}.png`), animations: 'disabled' });
          for (const fault of await seriousIn(page)) faults.push(`${picture}: ${fault}`);
        };
        await walk(page, language, look);
      }
    }
  } finally {
    await context.close();
    await host.stop();
  }
  return faults;
}

/** The sample, exported once, so that there is something to compare, to export again and to mend. */
async function prepare(page: Page, out: string): Promise<void> {
  await page.getByRole('button', { name: 'Try the sample' }).click();
  await page.getByText(/URLs imported/).waitFor();
  await closeDialog(page);
  await exportTo(page, out, 'https://www.example.com/');
  await closeDialog(page);
}

/** The settings of the user, as the host finds them when the page asks anew. */
async function speak(home: string, settings: object): Promise<void> {
  const file = join(home, 'state.json');
  const state = JSON.parse(await readFile(file, 'utf8')) as { settings: object };
  await writeFile(file, JSON.stringify({ ...state, settings: { ...state.settings, ...settings } }));
}

async function walk(
  page: Page,
  language: keyof typeof TEXTS,
  look: (name: string) => Promise<void>,
): Promise<void> {
  const texts = TEXTS[language];
  await page.locator('#tab-urls').click();
  await page.locator('.grid-area [role=gridcell]').nth(1).click();
  for (const { name } of MENUS) {
    await page.getByRole('menuitem', { name: texts.menus[name], exact: true }).click();
    await look(`menu-${name}`);
    await page.keyboard.press('Escape');
  }
  await menuOf(page, '[role=gridcell]', 'cell', look);
  await menuOf(page, '[role=columnheader]', 'column', look);
  await menuOf(page, '[role=rowheader]', 'row', look);
  for (const command of SHOWN) {
    await run(page, nameOf(texts, command));
    await look(command.replace('.', '-'));
    for (let i = 0; i < 3 && (await page.locator('dialog[open]').count()) > 0; i++)
      await page.keyboard.press('Escape');
    if (command === 'view.toggleHistory') await run(page, nameOf(texts, command));
  }
  await page.keyboard.press('ControlOrMeta+k');
  await look('palette');
  await page.keyboard.press('Escape');
}

export async function menuOf(
  page: Page,
  selector: string,
  name: string,
  look: (name: string) => Promise<void>,
): Promise<void> {
  await page.locator(`.grid-area ${selector}`).nth(1).click({ button: 'right' });
  await page.getByRole('menu').first().waitFor();
  await look(`context-${name}`);
  await page.keyboard.press('Escape');
}

export async function run(page: Page, name: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await page.locator('dialog[open]').getByRole('combobox').fill(name);
  await page.keyboard.press('Enter');
}

export function nameOf({ commands }: typeof en, command: MenuCommand): string {
  const [group = '', name = ''] = command.split('.');
  return (commands as Readonly<Record<string, Readonly<Record<string, string>>>>)[group]?.[name] ?? command;
}

/** What is being worked out anew is dim, and changes, until it is there. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

async function seriousIn(page: Page): Promise<readonly string[]> {
  const builder = await inOnePass(page);
  if ((await page.locator('dialog[open]').count()) > 0) builder.include('dialog[open]');
  const { violations } = await builder.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`);
}
