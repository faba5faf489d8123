// What a user does in a crash run: a filter and a sort, a URL that is half typed, then edits, imports, undo and redo at random,
// one after the other, and at last URLs in a dialog that are not added any more.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import {
  cell,
  closeDialog,
  columnHeader,
  editCell,
  listArrived,
  openDialog,
  search,
  startImport,
} from '../e2e/screens.ts';
import type { MeantRows, Step } from './meant-rows.ts';

const SITE = 'https://www.example.com';
/** What the filter finds; the others are not shown. */
export const PART = 'item';
export const HALF_TYPED = `${SITE}/half-ty`;
export const NOT_ADDED = `${SITE}/not-added-1\n${SITE}/not-added-2`;

/** The URLs that a run begins with. */
const START_URLS: readonly string[] = [
  ...Array.from({ length: 300 }, (_, i) => `${SITE}/${PART}-${String(i + 1)}`),
  ...Array.from({ length: 50 }, (_, i) => `${SITE}/other-${String(i + 1)}`),
];

/** So many at most, so that some runs come to the dialog in time. */
const STEPS_MAX = 5;

export class ScriptedWork {
  readonly #page: Page;
  readonly #folder: string;
  readonly #meant: MeantRows;
  readonly #random: () => number;
  #made = 0;
  #acknowledged: () => void = () => undefined;

  constructor(page: Page, folder: string, meant: MeantRows, random: () => number) {
    this.#page = page;
    this.#folder = folder;
    this.#meant = meant;
    this.#random = random;
  }

  /** To be called with each answer that acknowledges a change. */
  heard(): void {
    this.#meant.acknowledge();
    this.#acknowledged();
  }

  /** What is there before the kill may come. */
  async begin(): Promise<void> {
    await this.#import(START_URLS);
    await search(this.#page, PART);
    await listArrived(this.#page);
    await columnHeader(this.#page, 'URL').click({ position: { x: 30, y: 10 } });
    await listArrived(this.#page);
    await this.#page.getByLabel('URL of a new row').fill(HALF_TYPED);
  }

  /** Goes on until it is through, or the kill ends it. */
  async goOn(): Promise<void> {
    const steps = Math.floor(this.#random() * (STEPS_MAX + 1));
    for (let i = 0; i < steps; i++) await this.#step();
    await this.#openAddUrls();
    await openDialog(this.#page).getByRole('textbox').fill(NOT_ADDED);
  }

  async #step(): Promise<void> {
    const dice = this.#random();
    if (dice < 0.15 && this.#meant.canUndo) await this.#key({ kind: 'undo' }, 'ControlOrMeta+z');
    else if (dice < 0.25 && this.#meant.canRedo) await this.#key({ kind: 'redo' }, 'ControlOrMeta+y');
    else if (dice < 0.4) await this.#import(this.#urls(40));
    else if (dice < 0.55) await this.#add(this.#urls(20));
    else if (dice < 0.65 && this.#isDated()) await this.#clear();
    else await this.#edit();
  }

  #isDated(): boolean {
    return [...this.#meant.rows].some(([url, lastmod]) => url.includes(PART) && lastmod !== '');
  }

  #urls(count: number): readonly string[] {
    const n = ++this.#made;
    return Array.from({ length: count }, (_, i) => `${SITE}/${PART}-new-${String(n)}-${String(i)}`);
  }

  /** Does it, and waits until it is acknowledged. */
  async #do(step: Step, act: () => Promise<unknown>): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    this.#acknowledged = () => {
      resolve(undefined);
    };
    this.#meant.ask(step);
    await act();
    await promise;
    await listArrived(this.#page);
  }

  async #key(step: Step, key: string): Promise<void> {
    await (await cell(this.#page, 0, 'URL')).click();
    await this.#do(step, () => this.#page.keyboard.press(key));
  }

  async #edit(): Promise<void> {
    const row = Math.floor(this.#random() * 8);
    const url = await (await cell(this.#page, row, 'URL')).innerText();
    const day = 1 + (this.#made++ % 28);
    const lastmod = `20${String(10 + Math.floor(this.#random() * 15))}-02-${String(day).padStart(2, '0')}`;
    if (this.#meant.rows.get(url) === lastmod) return;
    const target = await cell(this.#page, row, 'Last modified');
    await this.#do({ kind: 'edit', url, lastmod }, () => editCell(target, lastmod));
  }

  async #clear(): Promise<void> {
    await (await cell(this.#page, 0, 'Last modified')).click();
    await this.#page.keyboard.press('ControlOrMeta+Space');
    await this.#do({ kind: 'clear', part: PART }, () => this.#page.keyboard.press('Delete'));
  }

  async #add(urls: readonly string[]): Promise<void> {
    await this.#openAddUrls();
    const dialog = openDialog(this.#page);
    await dialog.getByRole('textbox').fill(urls.join('\n'));
    await this.#do({ kind: 'add', urls }, () => dialog.getByRole('button', { name: /^Add \d/ }).click());
    await expect(dialog).toBeHidden();
  }

  async #import(urls: readonly string[]): Promise<void> {
    const list = join(this.#folder, `list-${String(this.#made++)}.txt`);
    await writeFile(list, urls.map((url) => `${url}\n`).join(''));
    await this.#do({ kind: 'add', urls }, () => startImport(this.#page, [list]));
    await expect(openDialog(this.#page).getByRole('heading', { name: 'Import finished' })).toBeVisible();
    await closeDialog(this.#page);
  }

  async #openAddUrls(): Promise<void> {
    await this.#page.keyboard.press('ControlOrMeta+k');
    await this.#page.keyboard.type('Add URLs');
    await this.#page.keyboard.press('Enter');
    await expect(openDialog(this.#page).getByRole('heading', { name: 'Add URLs' })).toBeVisible();
  }
}
