// One crash run: a real host with a real engine and a real page, scripted work, a kill in the middle of it, and what is there once
// it is open again.
import { mkdtemp, readdir, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { startHost, usedHome, type RunningHost } from '../e2e/browser-host.ts';
import { enginePid } from '../e2e/engine-pid.ts';
import { integrityCheck } from '../e2e/integrity.ts';
import { queryProject } from '../e2e/project-copy.ts';
import { grid, listArrived, newProject, openDialog, showUrls } from '../e2e/screens.ts';
import { randomOf } from '../renderer/grid/monkey/random-of.ts';
import { HeardAnswers } from './heard-answers.ts';
import { MeantRows } from './meant-rows.ts';
import { HALF_TYPED, NOT_ADDED, PART, ScriptedWork } from './scripted-work.ts';

export const VICTIMS = ['window', 'engine', 'host'] as const;
export type Victim = (typeof VICTIMS)[number];

export interface CrashOutcome {
  /** From the start of what brings it back, or the engine's death, until the rows are shown again. */
  readonly milliseconds: number;
  /** The forms whose drafts were looked for, and found. */
  readonly drafts: readonly string[];
}

/** The kill comes so long after the work began, at most; the work takes about as long. */
const KILL_WITHIN_MS = 4_000;

/** Throws where anything acknowledged is lost, half there or not back. */
export async function crashRun(browser: Browser, victim: Victim, seed: number): Promise<CrashOutcome> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'mapwright-crash-')));
  const run = new CrashRun(browser, folder, randomOf(seed));
  try {
    return await run.play(victim);
  } finally {
    await run.end();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

class CrashRun {
  readonly #browser: Browser;
  readonly #folder: string;
  readonly #home: string;
  readonly #random: () => number;
  readonly #meant = new MeantRows();
  #host: RunningHost | null = null;
  #context: BrowserContext | null = null;

  constructor(browser: Browser, folder: string, random: () => number) {
    this.#browser = browser;
    this.#folder = folder;
    this.#home = join(folder, 'home');
    this.#random = random;
  }

  async play(victim: Victim): Promise<CrashOutcome> {
    await usedHome(this.#home);
    const host = await startHost(this.#home);
    this.#host = host;
    this.#context = await this.#browser.newContext({
      viewport: { width: 1360, height: 860 },
      locale: 'en-US',
    });
    const page = await this.#context.newPage();
    const work = new ScriptedWork(page, this.#folder, this.#meant, this.#random);
    const heard = new HeardAnswers(page, () => {
      work.heard();
    });
    await page.goto(host.address);
    await newProject(page);
    await work.begin();
    await this.#killWithin(work, () => this.#kill(victim, host, page));
    const project = await this.#project();
    const { milliseconds, shown, answers } = await this.#again(victim, host, page, project, heard);
    expect(answers.readOnly, 'the project can be changed').toBeNull();
    await this.#expectRows(project);
    return { milliseconds, drafts: await expectDrafts(shown, heard) };
  }

  async end(): Promise<void> {
    await this.#context?.close();
    await this.#host?.stop();
  }

  /** What the work throws before the kill is a failure of its own; what it throws since is only that. */
  async #killWithin(work: ScriptedWork, kill: () => Promise<void>): Promise<void> {
    let isKilled = false;
    let failure: unknown = null;
    const working = work.goOn().catch((error: unknown) => {
      if (!isKilled) failure = error;
    });
    await wait(this.#random() * KILL_WITHIN_MS);
    isKilled = true;
    await kill();
    if (failure !== null) throw new Error('The work failed before the kill.', { cause: failure });
    void working;
  }

  async #kill(victim: Victim, host: RunningHost, page: Page): Promise<void> {
    if (victim === 'window') {
      const session = await page.context().newCDPSession(page);
      const crashed = page.waitForEvent('crash');
      // It has no answer: who would give it is gone.
      session.send('Page.crash').catch(() => undefined);
      await crashed;
    } else process.kill(victim === 'host' ? host.pid : (enginePid(host.pid) ?? 0), 'SIGKILL');
  }

  async #again(
    victim: Victim,
    host: RunningHost,
    page: Page,
    project: string,
    heard: HeardAnswers,
  ): Promise<{ milliseconds: number; shown: Page; answers: HeardAnswers }> {
    const since = performance.now();
    if (victim === 'engine') {
      await page
        .getByText('The engine stopped unexpectedly and was started again.', { exact: true })
        .waitFor();
      await rowsShown(page);
      return { milliseconds: performance.now() - since, shown: page, answers: heard };
    }
    if (victim === 'host') this.#host = await startHost(this.#home, [project]);
    const shown = await page.context().newPage();
    const answers = new HeardAnswers(shown, () => undefined);
    await shown.goto(victim === 'host' ? (this.#host?.address ?? '') : new URL(host.address).origin);
    await rowsShown(shown);
    const milliseconds = performance.now() - since;
    await page.close();
    return { milliseconds, shown, answers };
  }

  async #project(): Promise<string> {
    const names = await readdir(this.#home, { recursive: true });
    return join(this.#home, names.find((name) => name.endsWith('.mapwright')) ?? 'no project');
  }

  async #expectRows(project: string): Promise<void> {
    const read = async (): Promise<ReadonlyMap<string, string>> => {
      const rows = await queryProject(project, 'SELECT loc, lastmod FROM url WHERE deleted = 0');
      return new Map(
        rows.map(({ loc, lastmod }) => [String(loc), typeof lastmod === 'string' ? lastmod : '']),
      );
    };
    const found = await read();
    const isAllowed = this.#meant.allows(found);
    expect(isAllowed, `${String(found.size)} rows are there; meant: ${this.#meant.toString()}`).toBe(true);
    expect(integrityCheck(`${project}.copy`)).toBe('ok');
  }
}

/** The rows of the list are there, as many as are in sight, and the project with them. */
async function rowsShown(page: Page): Promise<void> {
  await expect(page.locator('#tab-urls')).toBeVisible({ timeout: 30_000 });
  // Where the kill came as an import led to the overview, that is where the user is again.
  if ((await page.locator('#tab-overview[aria-selected=true]').count()) > 0) await showUrls(page);
  await expect(grid(page)).toBeVisible();
  await listArrived(page);
  await expect(grid(page).locator('.grid-row:not(.is-loading)').first()).toBeVisible();
}

/** Whatever the window was told is kept has to be back. */
async function expectDrafts(page: Page, heard: HeardAnswers): Promise<readonly string[]> {
  const found: string[] = [];
  if (heard.draft('view')) {
    await expect(page.getByRole('searchbox', { name: 'Search all columns' })).toHaveValue(PART);
    await expect(grid(page).locator('[role=columnheader][aria-sort=ascending]')).toHaveText(/URL/);
    found.push('view');
  }
  if (heard.draft('grid')?.includes(HALF_TYPED)) {
    await expect(page.getByLabel('URL of a new row')).toHaveValue(HALF_TYPED);
    found.push('grid');
  }
  if (heard.draft('addRows') === JSON.stringify(NOT_ADDED)) {
    // A window that lives on has its dialog open still.
    const show = page.getByRole('button', { name: 'Show', exact: true });
    if (await show.isVisible()) await show.click();
    await expect(openDialog(page).getByRole('textbox')).toHaveValue(NOT_ADDED);
    found.push('addRows');
  }
  return found;
}
