// What a window was told over its connection: the answers that acknowledge a change, which drafts are kept, whether the project
// is open for reading alone.
import type { Page } from '@playwright/test';

/** They are done as soon as they are answered. */
const CHANGES: ReadonlySet<string> = new Set(['edit.set', 'edit.paste', 'history.undo', 'history.redo']);

interface Message {
  readonly id?: number;
  readonly name?: string;
  readonly params?: { readonly form?: string; readonly value?: string | null };
  readonly ok?: boolean;
  readonly result?: { readonly readOnly?: string | null; readonly changed?: number } | null;
  readonly event?: string;
}

export class HeardAnswers {
  readonly #onChange: () => void;
  /** By form, what the window last gave the host to keep. */
  readonly #given = new Map<string, string | null>();
  readonly #kept = new Map<string, string | null>();
  /** Why the project can't be changed, as last told; null where it can. */
  readOnly: string | null = null;

  /** `onChange`: an answer came that acknowledges a change. */
  constructor(page: Page, onChange: () => void) {
    this.#onChange = onChange;
    page.on('websocket', (socket) => {
      const asked = new Map<number, Message>();
      socket.on('framesent', ({ payload }) => {
        const message = JSON.parse(String(payload)) as Message;
        if (message.id !== undefined) asked.set(message.id, message);
        const { form, value = null } = message.params ?? {};
        if (message.name === 'drafts.keep' && form !== undefined) this.#given.set(form, value);
      });
      socket.on('framereceived', ({ payload }) => {
        const message = JSON.parse(String(payload)) as Message;
        const request = message.id === undefined ? undefined : asked.get(message.id);
        if (message.event === 'job.done') this.#onChange();
        else if (request && message.ok === true) this.#answered(request, message);
      });
    });
  }

  /** What a form held as far as it is sure to come back: nothing newer is on its way. Undefined: nobody can be sure. */
  draft(form: string): string | null | undefined {
    const kept = this.#kept.get(form) ?? null;
    return kept === (this.#given.get(form) ?? null) ? kept : undefined;
  }

  #answered({ name = '', params }: Message, { result }: Message): void {
    if (CHANGES.has(name) && (result?.changed ?? 0) > 0) this.#onChange();
    if (name === 'drafts.keep' && params?.form !== undefined)
      this.#kept.set(params.form, params.value ?? null);
    if (result?.readOnly !== undefined) this.readOnly = result.readOnly;
  }
}
