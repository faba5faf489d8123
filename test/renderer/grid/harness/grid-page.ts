// One page with the grid over ten million made-up rows for each test, and words to ask it things.
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { openHarness, WINDOW, type Harness } from './open-harness.ts';

export const ROWS = 10_000_000;

interface Exposed {
  readonly harness: {
    readonly log: readonly unknown[];
    readonly mended: readonly number[];
    readonly selection: { readonly value: unknown };
    readonly grid: { readonly value: { goTo(row: number): void; editInBar(): void } };
    readonly removed: { value: number };
    readonly place: { value: string };
    readonly cuts: { moves: boolean };
    pause(): () => void;
    resume?: () => void;
    occupy(): () => void;
    release?: () => void;
  };
}

/** Loads the page anew before each test and fails it on any complaint in the console, a broken content policy too. */
export function useGridPage(options = ''): GridPage {
  let harness: Harness;
  const grid = new GridPage();
  let complaints: string[] = [];
  beforeAll(async () => {
    harness = await openHarness();
    // A page of its own for each test takes twice as long as loading one again.
    grid.page = await harness.open(`rows=${String(ROWS)}${options}`);
    grid.page.on('console', (message) => complaints.push(message.text()));
    grid.page.on('pageerror', (error) => complaints.push(error.message));
  });
  afterAll(async () => {
    await harness.close();
  });
  beforeEach(async () => {
    await grid.page.mouse.move(0, 0);
    await grid.page.setViewportSize(WINDOW);
    await grid.page.reload();
    complaints = [];
    await grid.page.locator('[role=grid]').focus();
    await grid.loaded();
  });
  afterEach(() => {
    expect(complaints).toEqual([]);
  });
  return grid;
}

/** The page under test. Rows count from 1 as the user sees them, columns from 0 without the row numbers. */
export class GridPage {
  page!: Page;

  loaded() {
    return this.page.locator('[role=grid][aria-busy=false]').waitFor();
  }

  cell(row: number, column: number) {
    const selector = `[role=row][aria-rowindex="${String(row + 1)}"] [aria-colindex="${String(column + 2)}"]`;
    return this.page.locator(selector);
  }

  input() {
    return this.page.locator('.cell-editor__input');
  }

  /** What the owner was asked to take. */
  async edits() {
    return ((await this.log()) as [string, unknown][]).filter(([name]) => name === 'edit');
  }

  /** Goes back up to the text that was just refused, and opens it. */
  async openRefused() {
    await this.page.locator('.grid-cell.is-refused').first().waitFor();
    await this.keys('ArrowUp', 'F2');
    await this.page.getByRole('alert').waitFor();
  }

  async keys(...names: string[]) {
    for (const name of names) await this.page.keyboard.press(name);
  }

  /** Row and column of the active cell, by aria-activedescendant. */
  active() {
    return this.page.evaluate(() => {
      const id = document.querySelector('[role=grid]')?.getAttribute('aria-activedescendant') ?? '';
      const at = document.getElementById(id);
      const row = Number(at?.parentElement?.getAttribute('aria-rowindex')) - 1;
      return [row, Number(at?.getAttribute('aria-colindex')) - 2];
    });
  }

  /** Position of the first row that is at least partly in sight. */
  firstInSight() {
    return this.page.evaluate(() => {
      const top = document.querySelector('.data-grid__body')?.getBoundingClientRect().top ?? 0;
      const rows = [...document.querySelectorAll('.data-grid__layer [role=row]')];
      const first = rows.find((row) => row.getBoundingClientRect().bottom > top + 0.5);
      return Number(first?.getAttribute('aria-rowindex')) - 2;
    });
  }

  log() {
    return this.page.evaluate(() => (window as unknown as Exposed).harness.log);
  }

  /** Rows whose refused values are so no more. */
  mended() {
    return this.page.evaluate(() => (window as unknown as Exposed).harness.mended);
  }

  selection() {
    return this.page.evaluate(() => (window as unknown as Exposed).harness.selection.value);
  }

  goTo(row: number) {
    return this.page.evaluate((to) => {
      (window as unknown as Exposed).harness.grid.value.goTo(to);
    }, row);
  }

  /** Puts the focus into the line above the grid. */
  editInBar() {
    return this.page.evaluate(() => {
      (window as unknown as Exposed).harness.grid.value.editInBar();
    });
  }

  bar() {
    return this.page.getByLabel('Formula bar');
  }

  /** Goes to a row and, when the bar is due to follow, moves the bar in a frame, so that the browser tells of it too late. */
  jumpWhenDue(share: number) {
    return this.page.evaluate(async (at) => {
      const grid = document.querySelector('[role=grid]');
      if (!grid) return;
      (window as unknown as Exposed).harness.grid.value.goTo(1_000);
      const due = performance.now() + 120;
      while (performance.now() < due - 14) await new Promise(requestAnimationFrame);
      while (performance.now() < due + 2);
      grid.scrollTop = at * grid.scrollHeight;
    }, share);
  }

  /** The same list after so many rows at its start were deleted. */
  remove(rows: number) {
    return this.page.evaluate((count) => {
      (window as unknown as Exposed).harness.removed.value = count;
    }, rows);
  }

  /** Moves of what was cut are not done: the cut goes on. */
  refuseMoves() {
    return this.page.evaluate(() => {
      (window as unknown as Exposed).harness.cuts.moves = false;
    });
  }

  /** Another list: positions mean other rows. */
  otherPlace() {
    return this.page.evaluate(() => {
      (window as unknown as Exposed).harness.place.value = 'other';
    });
  }

  /** No row comes, and nothing that is asked is answered, until `resume`. */
  pause() {
    return this.page.evaluate(() => {
      const { harness } = window as unknown as Exposed;
      harness.resume = harness.pause();
    });
  }

  resume() {
    return this.page.evaluate(() => {
      (window as unknown as Exposed).harness.resume?.();
    });
  }

  /** No edit is taken until `release`. */
  occupy() {
    return this.page.evaluate(() => {
      const { harness } = window as unknown as Exposed;
      harness.release = harness.occupy();
    });
  }

  release() {
    return this.page.evaluate(() => {
      (window as unknown as Exposed).harness.release?.();
    });
  }

  /** Presses the thumb of the scroll bar, which is at its top below a button, and draws it to a share of the bar. */
  async dragThumb(to: number) {
    const box = await this.page.locator('[role=grid]').boundingBox();
    if (!box) throw new Error('There is no grid.');
    const x = box.x + box.width - 6;
    await this.page.mouse.move(x, box.y + 24);
    await this.page.mouse.down();
    await this.page.mouse.move(x, box.y + to * box.height, { steps: 5 });
  }

  sideways() {
    return this.page.evaluate(() => document.querySelector('[role=grid]')?.scrollLeft ?? 0);
  }

  paste(plain: string, html = '') {
    return this.page.evaluate(
      ([text, table]) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', text);
        if (table !== '') clipboardData.setData('text/html', table);
        const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
        document.activeElement?.dispatchEvent(event);
      },
      [plain, html] as const,
    );
  }

  /** The text that Ctrl+C puts on the clipboard. */
  copy(type = 'text/plain') {
    return this.page.evaluate((wanted) => {
      const clipboardData = new DataTransfer();
      const event = new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
      return clipboardData.getData(wanted);
    }, type);
  }
}
