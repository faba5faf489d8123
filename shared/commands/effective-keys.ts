// The keys that are in force on a platform and in a host: those of the table, with what a user put in their place. Pure.
import { COMMAND_IDS, COMMANDS, type CommandId } from './command-table.ts';
import { browserKeys, systemKeys, textKeys } from './reserved-keys.ts';
import { opensMenu, strokeOn, strokesOf, writesText, type KeyPress, type Platform } from './strokes.ts';

export interface KeysPlace {
  readonly platform: Platform;
  /** The window is a browser's, which keeps some keys for itself and has no native menus. */
  readonly inBrowser: boolean;
}

/** Keys in the form of the table in place of a command's own; an empty list takes them away. */
export type KeyOverrides = Readonly<Partial<Record<CommandId, readonly string[]>>>;

/** A key that a command does not get, and why. */
export interface KeyConflict {
  readonly id: CommandId;
  /** As it was given. */
  readonly key: string;
  /** `menu`: opens a menu by its letter. */
  readonly why: 'malformed' | 'system' | 'browser' | 'text' | 'menu' | 'taken';
  /** Which command has it, where it is taken. */
  readonly by?: CommandId;
}

export interface EffectiveKeys extends KeysPlace {
  /** The strokes of each command, the one to show first. */
  readonly strokes: Readonly<Record<CommandId, readonly string[]>>;
  /** What could not be had. Keys that a browser keeps are no conflict, they are only not there. */
  readonly conflicts: readonly KeyConflict[];
  /** The command of a key press, or null. */
  readonly commandOf: (press: KeyPress) => CommandId | null;
}

/** What is fixed has its keys first, then what the user gave, then what the table gives; of equals, the first in the table. */
export function effectiveKeys(place: KeysPlace, given: KeyOverrides = {}): EffectiveKeys {
  const { platform } = place;
  const overrides = Object.fromEntries(
    Object.entries(given).filter(([id]) => isRebindable(id as CommandId)),
  ) as KeyOverrides;
  const taken = new Map<string, CommandId>();
  const conflicts: KeyConflict[] = [];
  const kept = place.inBrowser ? browserKeys(platform) : [];

  function take(id: CommandId, keys: readonly string[]): readonly string[] {
    if (place.inBrowser && isNative(id)) return [];
    return keys.flatMap((key) => {
      const stroke = strokeOn(platform, key);
      const by = stroke === null ? undefined : taken.get(stroke);
      const why =
        stroke === null
          ? 'malformed'
          : by === undefined
            ? reserved(id, stroke, platform, overrides[id] !== undefined)
            : 'taken';
      if (why !== null || stroke === null) {
        conflicts.push({ id, key, why: why ?? 'malformed', ...(by && { by }) });
        return [];
      }
      if (kept.includes(stroke)) {
        if (overrides[id]) conflicts.push({ id, key, why: 'browser' });
        return [];
      }
      taken.set(stroke, id);
      return [stroke];
    });
  }

  const first = COMMAND_IDS.filter((id) => overrides[id] !== undefined);
  const others = COMMAND_IDS.filter((id) => isRebindable(id) && overrides[id] === undefined);
  const strokes = Object.fromEntries([
    ...FIXED.map((id) => [id, take(id, tableKeys(id, platform))] as const),
    ...first.map((id) => [id, take(id, overrides[id] ?? [])] as const),
    ...others.map((id) => [id, take(id, tableKeys(id, platform))] as const),
  ]) as Record<CommandId, readonly string[]>;
  return {
    ...place,
    strokes,
    conflicts,
    commandOf: (press) => {
      for (const stroke of strokesOf(press)) {
        const id = taken.get(stroke);
        if (id !== undefined) return id;
      }
      return null;
    },
  };
}

/** What the system or the browser does by its own keys, wherever they are pressed. */
const FIXED: readonly CommandId[] = ['edit.cut', 'edit.copy', 'edit.paste', 'page.escape'];

/** A user may give it other keys. */
export function isRebindable(id: CommandId): boolean {
  return !FIXED.includes(id);
}

/** A command's keys as the table has them for a platform. */
export function tableKeys(id: CommandId, platform: Platform): readonly string[] {
  const { keys = [], mac, windows } = COMMANDS[id];
  return (platform === 'mac' ? mac : platform === 'windows' ? windows : undefined) ?? keys;
}

function reserved(
  id: CommandId,
  stroke: string,
  platform: Platform,
  isGiven: boolean,
): KeyConflict['why'] | null {
  if (systemKeys(platform).includes(stroke)) return 'system';
  const isText = writesText(stroke, platform) || textKeys(platform).includes(stroke);
  // The grid is no text field, and none of its keys reach it from one; but typing and moving it has, too.
  if (id.startsWith('grid.'))
    return isGiven && isText && !gridStrokes(platform).includes(stroke) ? 'text' : null;
  if (opensMenu(stroke, platform)) return 'menu';
  return isText && COMMANDS[id].field !== true ? 'text' : null;
}

/** What the grid has keys for by the table. */
function gridStrokes(platform: Platform): readonly (string | null)[] {
  return COMMAND_IDS.filter((id) => id.startsWith('grid.'))
    .flatMap((id) => tableKeys(id, platform))
    .map((key) => strokeOn(platform, key));
}

function isNative(id: CommandId): boolean {
  return id.startsWith('native.');
}
