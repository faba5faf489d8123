// Types, clicks, sorts and filters at random, and keeps a plain account of what was meant: which text was confirmed for
// which cell. It knows nothing of how the grid keeps its promises.
import type { Page } from 'playwright';
import { lost, misplaced, nameOf, type Cell, type Meant, type Moved } from './meant-cells.ts';
import type { Monkey, Selected } from './monkey.ts';
import { ROWS, TEXT_COLUMNS } from './fake-engine.ts';
import { randomOf } from './random-of.ts';

const KEYS = ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft', 'PageDown', 'Control+End'];
const ENDS = ['Enter', 'Enter', 'Tab', 'Shift+Enter', 'ArrowDown', 'Escape', ''];

/**
 * Plays one sequence on a page that was just loaded with the same seed, and tells what went wrong; empty: nothing did.
 * `hasBar`: there is a line above the grid, in which a third of the texts are typed.
 */
export async function playSequence(
  page: Page,
  seed: number,
  steps: number,
  hasBar = false,
): Promise<readonly string[]> {
  const driver = new Driver(page, seed, hasBar);
  for (let i = 0; i < steps; i++) await driver.step();
  return driver.verdict();
}

class Driver {
  readonly #page: Page;
  readonly #random: () => number;
  readonly #confirmed: (Meant | Moved)[] = [];
  readonly #log: string[] = [];
  #open: Meant | null = null;
  /** Whether arrows end what is being typed: not so in an editor that F2 or a refusal opened. */
  #arrowsEnd = true;
  #texts = 0;
  /** What stood in editors at the end. */
  readonly #seen: string[] = [];
  /** The cell that the cursor was put into, until a key may lead it on; null: it is not known yet. */
  #place: Cell | null = null;
  /** Its row left the list, so it is where nobody has put it: it may go back, or to the first row of yet another list. */
  #isNobodys = false;
  readonly #drifts: string[] = [];
  readonly #hasBar: boolean;

  constructor(page: Page, seed: number, hasBar: boolean) {
    this.#page = page;
    this.#hasBar = hasBar;
    this.#random = randomOf(seed ^ 0x5eed);
  }

  #pick<T>(from: readonly T[]): T {
    return from[Math.floor(this.#random() * from.length)] as T;
  }

  async step(): Promise<void> {
    await this.#act();
    await this.#look();
  }

  /** Whatever list is shown: the cursor is in the row that it was put into, if that is in the list. */
  async #look(): Promise<void> {
    const place = this.#place;
    const { cell, stayed } = await this.#page.evaluate((id) => {
      const at = window.monkey.cursor();
      return { cell: at, stayed: at !== null && id !== undefined && window.monkey.stayed(id) };
    }, place?.id);
    if (!cell) return;
    const moved = place !== null && nameOf(cell) !== nameOf(place);
    if (moved && !stayed) this.#isNobodys = true;
    else if (moved && !this.#isNobodys) {
      this.#drifts.push(`the cursor went from ${nameOf(place)} to ${nameOf(cell)}`);
      this.#log.push('DRIFT');
    }
    this.#place = cell;
  }

  async #act(): Promise<void> {
    const dice = this.#random();
    if (dice < 0.3) await this.#type();
    else if (dice < 0.36) await this.#paste();
    else if (dice < 0.41) await this.#fill();
    else if (dice < 0.45) await this.#cut();
    else if (dice < 0.55) await this.#click();
    else if (dice < 0.64) await this.#press(this.#pick(KEYS));
    else if (dice < 0.7) await this.#ask('sort', this.#pick([null, ...TEXT_COLUMNS]));
    else if (dice < 0.76) await this.#ask('filter', this.#pick([1, 1, 2, 3]));
    else if (dice < 0.8) await this.#ask('remove', 1 + Math.floor(this.#random() * ROWS));
    else if (dice < 0.84) await this.#ask('occupy', Math.floor(this.#random() * 5_000));
    else await this.#ask('advance', Math.floor(this.#random() ** 2 * 2_500));
  }

  /** A text that nobody typed before; one in six is refused. Often it is confirmed. */
  async #type(): Promise<void> {
    if (!this.#open) await this.#begin();
    const text = `${this.#random() < 0.16 ? 'bad' : 't'}${String(++this.#texts)}.`;
    this.#log.push(`type ${text}`);
    await this.#page.keyboard.type(text);
    if (this.#open) this.#open = { ...this.#open, text: this.#open.text + text };
    const end = this.#pick(ENDS);
    if (end === '' || (end.startsWith('Arrow') && !this.#arrowsEnd)) return;
    this.#log.push(end);
    await this.#page.keyboard.press(end);
    if (end !== 'Escape') {
      // Where its row is gone there is no cell next to it.
      const id = this.#open?.cell?.id;
      this.#move(id !== undefined && !(await this.#page.evaluate((of) => window.monkey.shows(of), id)));
      this.#confirm();
    }
    this.#open = null;
  }

  async #begin(): Promise<void> {
    this.#isNobodys = false;
    const { cell, isOpen } = await this.#page.evaluate(() => ({
      cell: window.monkey.cursor(),
      isOpen: window.monkey.editing() !== null,
    }));
    if (this.#hasBar && this.#random() < 0.35 && (await this.#goToBar())) {
      this.#arrowsEnd = false;
      this.#open = cell?.column === 'id' ? null : { text: '', cell };
      return;
    }
    const opens = !isOpen && this.#random() < 0.25;
    if (opens) await this.#press('F2');
    this.#arrowsEnd = !isOpen && !opens;
    this.#log.push(`at ${cell ? nameOf(cell) : 'a cell on its way'}`);
    const onRefused = await this.#page.evaluate(() => window.monkey.editing()?.includes('bad'));
    this.#open = cell?.column === 'id' ? null : { text: '', cell, onRefused: onRefused === true };
  }

  /** A block from the active cell on, or one text into all selected cells. */
  async #paste(): Promise<void> {
    const at = await this.#selection();
    if (!at || at.columns.some((column) => column === 'id')) return;
    this.#isNobodys = false;
    const isBlock = at.ids.length === 1 && at.columns.length === 1;
    const lines = Array.from({ length: isBlock ? 1 + Math.floor(this.#random() * 4) : 1 }, () => {
      return `p${String(++this.#texts)}.`;
    });
    const ids = isBlock ? at.below.slice(0, lines.length) : at.ids;
    this.#log.push(`paste ${lines.join(' ')}`);
    await this.#page.evaluate((given) => {
      window.monkey.paste(given);
    }, lines);
    for (const [r, id] of ids.entries())
      for (const column of at.columns)
        this.#confirmed.push({ text: lines[isBlock ? r : 0] ?? '', cell: { id, column }, exact: true });
  }

  /** Some rows more are selected, and get what stands in the first one, or nothing. */
  async #fill(): Promise<void> {
    if (!(await this.#selection())) return;
    const more = 1 + Math.floor(this.#random() * 3);
    for (let i = 0; i < more; i++) await this.#press('Shift+ArrowDown');
    const at = await this.#selection();
    if (!at || at.ids.length < 2) return;
    const empties = this.#random() < 0.3;
    await this.#press(empties ? 'Delete' : 'Control+d');
    for (const [c, column] of at.columns.entries())
      for (const id of at.ids)
        if (column !== 'id')
          this.#confirmed.push({
            text: empties ? '' : (at.tops[c] ?? ''),
            cell: { id, column },
            exact: true,
          });
  }

  /** A block is cut, time and other lists go by, and it is pasted where the cursor is then. */
  async #cut(): Promise<void> {
    if (!(await this.#selection())) return;
    for (let i = Math.floor(this.#random() * 3); i > 0; i--) await this.#press('Shift+ArrowDown');
    const at = await this.#selection();
    if (!at || at.columns.includes('id')) return;
    this.#log.push(`cut ${at.ids.join(' ')} ${at.columns.join('')}`);
    if (!(await this.#page.evaluate(() => window.monkey.cut()))) return;
    for (let i = Math.floor(this.#random() * 3); i > 0; i--) {
      const dice = this.#random();
      if (dice < 0.4) await this.#ask('sort', this.#pick([null, ...TEXT_COLUMNS]));
      else if (dice < 0.6) await this.#ask('filter', this.#pick([1, 1, 2]));
      else await this.#ask('advance', Math.floor(this.#random() * 3_000));
    }
    await this.#click();
    const to = await this.#selection();
    const first = TEXT_COLUMNS.findIndex((column) => column === to?.columns[0]);
    const columns = TEXT_COLUMNS.slice(first, first + at.columns.length);
    const rows = to?.below.slice(0, at.ids.length) ?? [];
    const fits = columns.length === at.columns.length && rows.length === at.ids.length;
    if (!to || first < 0 || to.ids.length > 1 || to.columns.length > 1 || !fits) return;
    this.#log.push(`paste what was cut at ${String(rows[0])}${columns.join('')}`);
    await this.#page.evaluate(() => {
      window.monkey.pasteCut();
    });
    this.#confirmed.push({
      from: at.ids.flatMap((id) => at.columns.map((column) => ({ id, column }))),
      to: rows.flatMap((id) => columns.map((column) => ({ id, column }))),
    });
  }

  /** What is selected, where nothing is being typed. */
  async #selection(): Promise<Selected | null> {
    if (this.#open) return null;
    const now = await this.#page.evaluate(() => ({
      at: window.monkey.selected(),
      isOpen: window.monkey.editing() !== null,
    }));
    return now.isOpen ? null : now.at;
  }

  /** Says whether a text can be typed there: a row that is still loading is not there yet. */
  async #goToBar(): Promise<boolean> {
    this.#log.push('bar');
    const isThere = await this.#page.evaluate(() => window.monkey.editInBar());
    if (!isThere) await this.#press('Escape');
    return isThere;
  }

  #confirm(): void {
    if (this.#open) this.#confirmed.push(this.#open);
  }

  async #press(key: string): Promise<void> {
    this.#log.push(key);
    // In an editor that typing began, arrows end it; in one that F2 opened, they move in its text.
    if (this.#open && key.startsWith('Arrow')) return;
    this.#move();
    await this.#page.keyboard.press(key);
  }

  /** The cursor goes elsewhere. */
  #move(isNobodys = false): void {
    this.#place = null;
    this.#isNobodys = isNobodys;
  }

  async #click(): Promise<void> {
    const cells = this.#page.locator('.grid-row [role=gridcell][aria-colindex="3"]');
    const count = await cells.count();
    if (count === 0) return;
    const box = await cells.nth(Math.floor(this.#random() * Math.min(count, 20))).boundingBox();
    if (!box || box.y < 40 || box.y > 700) return;
    const at = { x: box.x + 5 + Math.floor(this.#random() * 3) * 120, y: box.y + 14 };
    // In an open editor it would only move the caret.
    const isInEditor = await this.#page.evaluate(
      ({ x, y }) => document.elementFromPoint(x, y)?.closest('.cell-editor') != null,
      at,
    );
    if (isInEditor) return;
    this.#log.push('click');
    await this.#page.mouse.click(at.x, at.y);
    this.#move();
    this.#place = await this.#page.evaluate(() => window.monkey.pressed());
    this.#confirm();
    this.#open = null;
  }

  async #ask<K extends 'sort' | 'filter' | 'remove' | 'occupy' | 'advance'>(
    what: K,
    argument: Parameters<Monkey[K]>[0],
  ): Promise<void> {
    this.#log.push(`${what} ${String(argument)}`);
    await this.#page.evaluate(
      ([name, given]) => (window.monkey[name] as (value: unknown) => unknown)(given),
      [what, argument] as const,
    );
  }

  /** All that was wrong, with what led there. */
  async verdict(): Promise<readonly string[]> {
    for (let i = 0; i < 3; i++) {
      await this.#page.evaluate(() => window.monkey.drain());
      const left = await this.#page.evaluate(() => window.monkey.editing());
      if (left === null) break;
      // It may be one that was refused and waits for an answer.
      this.#seen.push(left);
      await this.#page.keyboard.press('Escape');
    }
    const wrong = await this.#wrong();
    if (wrong.length === 0) return [];
    // On a busy machine what the page does by itself, without the engine, may take longer than the engine was drained.
    await this.#page.waitForTimeout(500);
    await this.#page.evaluate(() => window.monkey.drain());
    const still = await this.#wrong();
    return still.length > 0 ? [...still, this.#log.join(', ')] : [];
  }

  async #wrong(): Promise<readonly string[]> {
    const { rows, refused } = await this.#page.evaluate(() => ({
      rows: window.monkey.values(),
      refused: JSON.stringify(window.monkey.refused()),
    }));
    const isTold = (text: string): boolean => [refused, ...this.#seen].some((one) => one.includes(text));
    await this.#look();
    return [
      ...this.#drifts,
      ...misplaced(rows, this.#confirmed, isTold),
      ...lost(rows, this.#confirmed, isTold),
    ];
  }
}
