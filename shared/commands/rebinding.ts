// A user gives a command other keys: whether it can have them, who loses them, and what is then kept. Pure.
import { COMMAND_IDS, type CommandId } from './command-table.ts';
import {
  effectiveKeys,
  tableKeys,
  type KeyConflict,
  type KeyOverrides,
  type KeysPlace,
} from './effective-keys.ts';
import { strokeOn } from './strokes.ts';

export interface Rebinding {
  /** What is then in force. */
  readonly overrides: KeyOverrides;
  /** The command that has the key now and loses it, or null. */
  readonly from: CommandId | null;
}

/** Gives a command one key and no other, or says why it can't have it. */
export function rebind(
  place: KeysPlace,
  overrides: KeyOverrides,
  id: CommandId,
  stroke: string,
): Rebinding | { readonly refused: KeyConflict } {
  const before = effectiveKeys(place, overrides);
  const from = COMMAND_IDS.find((other) => other !== id && before.strokes[other].includes(stroke)) ?? null;
  const key = portable(stroke, place);
  // Whoever has it by the table gives way by itself, and gets it back with a reset.
  const left =
    from === null || overrides[from] === undefined ? overrides : without(place, overrides, from, stroke);
  const wanted = { ...left, [id]: [key] };
  const refused = effectiveKeys(place, wanted).conflicts.find((conflict) => conflict.id === id);
  if (refused) return { refused };
  return { overrides: isAsInTable(place, id, stroke) ? reset(left, id) : wanted, from };
}

/** Takes all keys of a command away. */
export function unbind(overrides: KeyOverrides, id: CommandId): KeyOverrides {
  return { ...overrides, [id]: [] };
}

/** The keys of the table again. */
export function reset(overrides: KeyOverrides, id: CommandId): KeyOverrides {
  return Object.fromEntries(Object.entries(overrides).filter(([other]) => other !== id));
}

function without(place: KeysPlace, overrides: KeyOverrides, id: CommandId, stroke: string): KeyOverrides {
  const keys = (overrides[id] ?? []).filter((key) => strokeOn(place.platform, key) !== stroke);
  return { ...overrides, [id]: keys };
}

function isAsInTable(place: KeysPlace, id: CommandId, stroke: string): boolean {
  const own = tableKeys(id, place.platform).map((key) => strokeOn(place.platform, key));
  return own.length === 1 && own[0] === stroke;
}

/** As the table has it, so that it is the same key on another system. */
function portable(stroke: string, { platform }: KeysPlace): string {
  const mod = platform === 'mac' ? 'Cmd' : 'Ctrl';
  return stroke
    .split('+')
    .map((name) => (name === mod ? 'Mod' : name))
    .join('+');
}
