// Sends a paste to the engine: in one message, or in parts ahead of it where it is large, so that no message holds up
// the window. It asks nobody.
import type { EditResult } from '../../../../shared/contract/edit-result.ts';
import type { EngineClient, RequestParams } from '../../../../shared/contract/requests/requests.ts';
import { mutable } from '../../../engine/mutable.ts';

/** Cells of one message at most. */
const CELLS_AT_ONCE = 10_000;

/** Characters of one message, about. */
const LETTERS_AT_ONCE = 1_000_000;

type Lines = readonly (readonly string[])[];
type Place = Pick<RequestParams<'edit.paste'>, 'rows' | 'columns' | 'at' | 'view' | 'repeat'>;
type Manner = Pick<RequestParams<'edit.paste'>, 'force' | 'skip'>;

interface ReadyPaste {
  /** Pastes; may be asked again in another manner where it was refused. */
  readonly run: (manner: Manner) => Promise<EditResult>;
  /** Forgets what was sent. */
  readonly drop: () => void;
}

/** Values over rows, and lines that are added, made ready in the engine. */
export async function sendPaste(
  engine: EngineClient,
  place: Place,
  values: Lines,
  add: Lines,
): Promise<ReadyPaste> {
  const lines = values.length === 0 ? add : add.length === 0 ? values : [...values, ...add];
  const parts = partsOf(lines, place.columns.length);
  if (parts.next().value?.to === lines.length || lines.length === 0) {
    const whole = mutable({ ...place, values, add });
    return { run: (manner) => engine['edit.paste']({ ...whole, ...manner }), drop: () => undefined };
  }
  let block: number | undefined;
  for (const { from, to } of partsOf(lines, place.columns.length)) {
    const part = { ...(block === undefined ? {} : { block }), lines: lines.slice(from, to) };
    ({ block } = await engine['edit.hold'](mutable(part)));
  }
  const held = { block: block ?? 0, over: values.length };
  return {
    run: (manner) => engine['edit.paste']({ ...place, values: [], held, ...manner }),
    drop: () => {
      engine['edit.letGo']({}).catch(() => undefined);
    },
  };
}

function* partsOf(
  lines: Lines,
  columns: number,
): Generator<{ readonly from: number; readonly to: number }, undefined, undefined> {
  const most = Math.max(1, Math.floor(CELLS_AT_ONCE / columns));
  let from = 0;
  let letters = 0;
  for (let at = 0; at < lines.length; at++) {
    for (const text of lines[at] ?? []) letters += text.length;
    if (at + 1 < lines.length && at - from + 1 < most && letters < LETTERS_AT_ONCE) continue;
    yield { from, to: at + 1 };
    from = at + 1;
    letters = 0;
  }
}
