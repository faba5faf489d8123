// Uses the whole window at random while answers come late, and keeps account of what was meant: of each text, the cell that
// was active at its first key.
import type { Page } from '@playwright/test';
import { grid } from '../screens.ts';
import type { Hold } from './late-answers.ts';
import type { Columns, MeantStates } from './meant-states.ts';

interface Cell {
  readonly id: number;
  readonly column: string;
}

const MOVES = ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'PageDown', 'Control+Home'];
const ENDS = ['Enter', 'Enter', 'Tab', 'Shift+Enter', 'ArrowDown', 'Escape'];

/** The cell that the window says it is in; null while the cursor is on its way or in no row yet. */
function cursorOf(page: Page): Promise<Cell | null> {
  return page.evaluate(() => {
    const kept = window.sessionStorage.getItem('mapwright.unsaved') ?? 'null';
    const { cursor = null } = (JSON.parse(kept) ?? {}) as { cursor?: Cell | null };
    const view = document.querySelector('[role=grid]');
    const id = view?.getAttribute('aria-activedescendant') ?? '';
    const isThere = document.getElementById(id)?.closest('.grid-row:not(.is-loading)');
    const isHere = view === document.activeElement || document.querySelector('.cell-editor') !== null;
    return isThere && isHere && !document.querySelector('[data-jumping]') ? cursor : null;
  });
}

/** The cursor's row and those below it, so many as are drawn, by their addresses and last changes as shown. */
function rowsFromCursor(page: Page): Promise<readonly { readonly loc: string; readonly lastmod: string }[]> {
  return page.evaluate(() => {
    const view = document.querySelector('[role=grid]');
    const [, first] = /-r(\d+)-c/.exec(view?.getAttribute('aria-activedescendant') ?? '') ?? [];
    const rows: { loc: string; lastmod: string }[] = [];
    for (let n = Number(first) + 2; first !== undefined && rows.length < 6; n++) {
      const row = document.querySelector(`.grid-row[aria-rowindex="${String(n)}"]:not(.is-loading)`);
      const cell = (column: number) => row?.querySelector(`[aria-colindex="${String(column)}"]`);
      if (!row || row.querySelector('.is-refused')) break;
      rows.push({ loc: cell(3)?.textContent ?? '', lastmod: cell(4)?.textContent ?? '' });
    }
    return rows;
  });
}

export class AppMonkey {
  readonly #page: Page;
  readonly #hold: Hold;
  readonly #random: () => number;
  readonly meant: MeantStates;
  readonly log: string[] = [];
  #texts = 0;

  constructor(page: Page, hold: Hold, random: () => number, meant: MeantStates) {
    this.#page = page;
    this.#hold = hold;
    this.#random = random;
    this.meant = meant;
  }

  #pick<T>(from: readonly T[]): T {
    return from[Math.floor(this.#random() * from.length)] as T;
  }

  async step(): Promise<void> {
    const dice = this.#random();
    if (dice < 0.32) await this.#type();
    else if (dice < 0.4) {
      await this.#click();
      await this.#arrived();
      await this.#hold(() => this.#several());
    } else if (dice < 0.55) await this.#click();
    else if (dice < 0.67) await this.#press(this.#pick(MOVES));
    else if (dice < 0.75) await this.#sort();
    else if (dice < 0.8) await this.#search();
    else if (dice < 0.87) await this.#undo();
    else if (dice < 0.9) await this.#redo();
    else if (dice < 0.92) await this.#reload();
    else await this.settled();
  }

  async #press(key: string): Promise<void> {
    this.log.push(key);
    await this.#page.keyboard.press(key);
  }

  async #type(): Promise<void> {
    if ((await this.#page.locator('.cell-editor').count()) > 0) await this.#press('Escape');
    if (this.#random() < 0.5) await this.#click();
    if (this.#random() < 0.6) await this.#arrived();
    const begun = await this.#hold(async () => {
      const cell = await cursorOf(this.#page);
      if (cell === null || (cell.column !== 'loc' && cell.column !== 'lastmod')) return null;
      const text = this.#textFor(cell.column);
      await this.#page.keyboard.type(text[0] ?? '');
      return { id: cell.id, column: cell.column, text } as const;
    });
    if (!begun) return;
    const { id, column, text } = begun;
    this.log.push(`${String(id)} ${column} “${text}”`);
    await this.#page.keyboard.type(text.slice(1));
    const end = this.#pick(ENDS);
    await this.#press(end);
    if (end !== 'Escape' && !text.startsWith('bad')) this.meant.set(column, [[id, text]]);
  }

  /** Dates are pasted from the cursor on, or the first one is filled down. */
  async #several(): Promise<void> {
    if (await this.#isTyping()) return;
    await this.#press('Escape');
    const cell = await cursorOf(this.#page);
    const rows = await rowsFromCursor(this.#page);
    const ids = rows.slice(0, 2 + Math.floor(this.#random() * 3)).map(({ loc }) => this.meant.rowOf(loc));
    if (cell?.column !== 'lastmod' || ids.length < 2 || ids[0] !== cell.id) return;
    const known = ids.flatMap((id) => (id === null ? [] : [id]));
    if (known.length < ids.length) return;
    if (this.#random() < 0.5) {
      const dates = known
        .map(() => this.#textFor('lastmod'))
        .map((text) => text.replace(/^bad.*/, '2001-01-01'));
      this.log.push(`paste ${dates.join(' ')} from ${String(cell.id)} on`);
      await this.#page.evaluate((plain) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', plain);
        document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }));
      }, dates.join('\n'));
      this.meant.set(
        'lastmod',
        known.map((id, i) => [id, dates[i] ?? '']),
      );
    } else {
      for (const _ of known.slice(1)) await this.#press('Shift+ArrowDown');
      await this.#press('Control+d');
      this.log.push(`from ${String(cell.id)} on, ${String(known.length)} rows`);
      this.meant.set(
        'lastmod',
        known.map((id) => [id, rows[0]?.lastmod ?? '']),
      );
    }
  }

  #textFor(column: Columns): string {
    const n = ++this.#texts;
    if (this.#random() < 0.15) return `bad${String(n)}`;
    if (column === 'loc') return `https://www.example.com/t/${String(n)}`;
    return new Date(Date.UTC(1996, 0, 1 + n)).toISOString().slice(0, 10);
  }

  async #click(): Promise<void> {
    const index = this.#pick(['3', '4']);
    const cells = grid(this.#page).locator(`.grid-row [role=gridcell][aria-colindex="${index}"]`);
    const box = await cells
      .nth(Math.floor(this.#random() * 12))
      .boundingBox({ timeout: 200 })
      .catch(() => null);
    if (!box) return;
    this.log.push('click');
    await this.#page.mouse.click(box.x + 20, box.y + box.height / 2);
  }

  async #sort(): Promise<void> {
    const title = this.#pick(['URL', 'Last modified']);
    this.log.push(`sort by ${title}`);
    await grid(this.#page)
      .getByRole('columnheader', { name: title, exact: true })
      .click({ position: { x: 30, y: 10 } });
  }

  async #search(): Promise<void> {
    const text = this.#pick(['', '', 'item', '1', 'example']);
    this.log.push(`search “${text}”`);
    await this.#page.getByRole('searchbox', { name: 'Search all columns' }).fill(text);
    await grid(this.#page)
      .focus({ timeout: 1_000 })
      .catch(() => undefined);
  }

  async #isTyping(): Promise<boolean> {
    return (await this.#page.locator('.cell-editor, dialog[open]').count()) > 0;
  }

  async #undo(): Promise<void> {
    if (!this.meant.canUndo || (await this.#isTyping())) return;
    await this.#press('Control+z');
    this.meant.undo();
  }

  async #redo(): Promise<void> {
    if (await this.#isTyping()) return;
    await this.#press('Control+y');
    this.meant.redo();
  }

  /** What a reload would only tell of as lost, such as a paste that waits, is let through first. */
  async #reload(): Promise<void> {
    const keepsAll = await this.#page.evaluate(() => {
      const kept = window.sessionStorage.getItem('mapwright.unsaved') ?? '';
      return !kept.includes('"kind":"other"') && !document.querySelector('[data-jumping]');
    });
    if (!keepsAll) return;
    this.log.push('reload');
    await this.#page.reload();
    await grid(this.#page).waitFor();
    await grid(this.#page).focus();
  }

  /** Until the cursor is in a row that is there, for a while at most. */
  async #arrived(): Promise<void> {
    const isThere = (): boolean => {
      const id = document.querySelector('[role=grid]')?.getAttribute('aria-activedescendant') ?? '';
      const row = document.getElementById(id)?.closest('.grid-row:not(.is-loading)');
      return row !== null && row !== undefined && !document.querySelector('[data-jumping]');
    };
    await this.#page.waitForFunction(isThere, null, { timeout: 3_000 }).catch(() => undefined);
  }

  /** Until nothing that was confirmed waits any more. */
  async settled(): Promise<void> {
    this.log.push('wait');
    await this.#page.waitForFunction(() => {
      const { waiting = [] } = (JSON.parse(window.sessionStorage.getItem('mapwright.unsaved') ?? '{}') ??
        {}) as {
        waiting?: unknown[];
      };
      return waiting.length === 0 && !document.querySelector('.is-waiting, [data-jumping]');
    });
  }
}
