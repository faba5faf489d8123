// What the bench puts into the page before the app starts: stamps of frames, and waits that end when a frame was painted.
// It runs in the browser and touches nothing of the app.
import type { GridTarget } from './grid-target.ts';

/** In-page interface, as `window.probe`. All times are performance.now() of the page, in ms. */
export interface PageProbe {
  /** When the app's first element, the grid, and its first row with a text had been painted; 0 before. */
  readonly marks: { app: number; grid: number; rows: number };
  /** Collects the times between frames, and in how many frames a part of the rows in sight was empty or had no data. */
  startFrames(): void;
  stopFrames(): { readonly gaps: readonly number[]; readonly blank: number };
  /** The number, from 0, of the first row in sight. */
  firstRow(): number;
  /** Waits until other rows than that one are the first, and the sight is full of rows with their data, painted; ms since `since`. */
  filled(other: number, since: number): Promise<number>;
  /** Waits until the row at a position (from 0) shows this text, painted; returns the ms since `since`. */
  painted(position: number, text: string, since: number): Promise<number>;
  /** The time of the last key press, as the browser stamped it. */
  readonly lastKey: { at: number };
  /** ms from sending to answer of each request of this name, oldest first. */
  readonly requests: { readonly name: string; readonly sent: number; ms: number }[];
}

export interface ProbeWindow {
  probe: PageProbe;
}

/** Installs the probe. Given to the page as source text, so it uses nothing from outside itself. */
export function installProbe({ name, body, row: rowsOf, number, cell: cellsOf }: GridTarget): void {
  const marks = { app: 0, grid: 0, rows: 0 };
  const lastKey = { at: 0 };
  const requests: { name: string; sent: number; ms: number }[] = [];
  const asked = new Map<number, { name: string; sent: number; ms: number }>();

  /** Calls back in a task after the frame that is being made: its pixels are done then. */
  const afterPaint = (done: () => void): void => {
    setTimeout(done, 0);
  };
  const [attribute, firstNumber] = number;
  const rowAt = (position: number): Element | null =>
    document.querySelector(`${rowsOf}[${attribute}="${String(position + firstNumber)}"]`);
  interface Sight {
    readonly top: number;
    readonly bottom: number;
  }
  /** From where to where rows are seen; `edge`: px less at both ends, for what headers and scroll bars cover. */
  const sight = (edge = 1): Sight => {
    const box = document.querySelector(body)?.getBoundingClientRect();
    return { top: (box?.top ?? 0) + edge, bottom: (box?.bottom ?? 0) - edge };
  };
  const inSight = (row: Element, { top, bottom }: Sight): boolean => {
    const box = row.getBoundingClientRect();
    return box.bottom > top && box.top < bottom;
  };
  const hasData = (row: Element): boolean =>
    [...row.querySelectorAll(cellsOf)].some((cell) => cell.textContent.trim() !== '');
  const shows = (position: number, text: string): boolean => {
    const row = rowAt(position);
    if (!row || !inSight(row, sight())) return false;
    // What is wrong with a value stands behind it, for readers.
    return [...row.querySelectorAll(cellsOf)].some((cell) => cell.textContent.trim().startsWith(text));
  };
  /** Whether rows with their data do not fill what is to be seen. */
  const anyBlank = (): boolean => {
    const seen = sight(30);
    let [top, bottom] = [seen.bottom, seen.top];
    for (const row of document.querySelectorAll(rowsOf)) {
      if (!inSight(row, seen)) continue;
      if (!hasData(row)) return true;
      const box = row.getBoundingClientRect();
      top = Math.min(top, box.top);
      bottom = Math.max(bottom, box.bottom);
    }
    return top > seen.top || bottom < seen.bottom;
  };
  const firstRow = (): number => {
    const seen = sight();
    const numbers = [...document.querySelectorAll(rowsOf)].flatMap((row) =>
      inSight(row, seen) ? [Number(row.getAttribute(attribute)) - firstNumber] : [],
    );
    return Math.min(...numbers);
  };

  /** What is to be seen, for an error. */
  const told = (): string => {
    const seen = sight();
    const rows = [...document.querySelectorAll(rowsOf)].filter((row) => inSight(row, seen));
    return rows
      .map((row) => `${row.getAttribute(attribute) ?? ''} ${row.textContent.slice(0, 20)}`)
      .join(', ');
  };
  const until = (test: () => boolean, atMost = Infinity): Promise<number> => {
    const end = performance.now() + atMost;
    return new Promise((resolve, reject) => {
      const look = (): void => {
        if (test()) afterPaint(() => resolve(performance.now()));
        else if (performance.now() > end)
          reject(new Error(`${name} did not paint what was waited for: ${told()}`));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  };
  /** ms after which what was to be painted is given up. */
  const patience = 10_000;

  void until(() => (document.querySelector('#app')?.childElementCount ?? 0) > 0).then(
    (at) => (marks.app = at),
  );
  void until(() => document.querySelector('[role=grid]') !== null).then((at) => (marks.grid = at));
  void until(() => [...document.querySelectorAll(rowsOf)].some(hasData)).then((at) => (marks.rows = at));
  addEventListener('keydown', (event) => (lastKey.at = event.timeStamp), true);

  const { send } = WebSocket.prototype;
  const listening = new WeakSet<WebSocket>();
  WebSocket.prototype.send = function (this: WebSocket, data: string) {
    const { id, name } = JSON.parse(data) as { id: number; name: string };
    const request = { name, sent: performance.now(), ms: NaN };
    asked.set(id, request);
    requests.push(request);
    if (!listening.has(this)) {
      listening.add(this);
      this.addEventListener('message', (message: MessageEvent<string>) => {
        const at = performance.now();
        const answered = /^\{"id":(\d+)/.exec(message.data.slice(0, 24));
        const known = answered ? asked.get(Number(answered[1])) : undefined;
        if (known) known.ms = at - known.sent;
      });
    }
    send.call(this, data);
  };

  let frames: { gaps: number[]; blank: number; last: number } | null = null;
  const probe: PageProbe = {
    marks,
    lastKey,
    requests,
    startFrames() {
      const mine = { gaps: [], blank: 0, last: 0 };
      frames = mine;
      const frame = (at: number): void => {
        if (frames !== mine) return;
        if (frames.last > 0) frames.gaps.push(at - frames.last);
        frames.last = at;
        // Looked at when the frame is done: nothing has to be laid out for that.
        afterPaint(() => {
          if (anyBlank()) mine.blank++;
        });
        requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    },
    stopFrames() {
      const result = frames ?? { gaps: [], blank: 0 };
      frames = null;
      return { gaps: result.gaps, blank: result.blank };
    },
    firstRow,
    async filled(other, since) {
      return (await until(() => firstRow() !== other && !anyBlank(), patience)) - since;
    },
    async painted(position, text, since) {
      return (await until(() => shows(position, text), patience)) - since;
    },
  };
  (window as unknown as ProbeWindow).probe = probe;
}
