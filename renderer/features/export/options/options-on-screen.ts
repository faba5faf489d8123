// The options of an export as they are on screen: those it begins with, typed ones, those of a profile. It plans nothing.
import { computed, ref, shallowRef, type ComputedRef, type Ref, type ShallowRef } from 'vue';
import type { ExportOptions } from '../../../../shared/model/export/planned-set.ts';
import type { ProjectInfo } from '../../../../shared/model/project.ts';
import { EXPORT_NUMBERS, type ExportNumber } from '../export-numbers.ts';
import { dayHere } from '../../../ui/dates/calendar-days.ts';
import { isWholePath } from '../../../ui/file-name.ts';
import { CLEARED, isComplete, profileOf, startOptions, type ExportDefaults } from './start-options.ts';

type Refusable = ExportNumber | 'hostUrls' | 'indexNowKey';

interface RefusedFields {
  /** Options whose field holds what can't be taken. */
  readonly refused: ShallowRef<ReadonlySet<Refusable>>;
  /** Notes whether a field holds what can't be taken, which stops the export. */
  readonly refuse: (name: Refusable, bad: boolean) => void;
  /** Takes a number as the user typed it; null, for what is not allowed, stops the export until corrected. */
  readonly setNumber: (name: ExportNumber, value: number | null) => void;
}

/** Options that were typed, with the profile that they are changes of. */
export interface UnkeptOptions {
  readonly options: ExportOptions;
  readonly profile: number | null;
}

export interface OptionsOnScreen extends RefusedFields {
  readonly options: Ref<ExportOptions>;
  /** The profile that the options are kept in, or null. */
  readonly profile: Ref<number | null>;
  /** A folder that was typed but is not the whole path of one: where it would lie is anyone's guess. */
  readonly relative: ComputedRef<boolean>;
  readonly ready: ComputedRef<boolean>;
  /** True also where a key for IndexNow is wrong: the plan is the same with any. */
  readonly plannable: ComputedRef<boolean>;
  /** Begins with the project's settings. */
  readonly begin: () => void;
  readonly change: (part: Partial<ExportOptions>) => void;
  /** Takes the options of a profile; null = goes on with those that there are, in none. */
  readonly pick: (id: number | null) => void;
  /** The user leaves for a look at rows: changes of a profile count as unkept, too, until they begin anew. */
  readonly hold: () => void;
  /** Options that were changed, not exported yet, and that no profile keeps; else null. */
  readonly unkept: () => UnkeptOptions | null;
  /** Takes such options back. */
  readonly goOnWith: (unkept: UnkeptOptions) => void;
}

/** `onChange`: is told of each change, and what the options were before. */
export function useOptionsOnScreen(
  info: () => ProjectInfo | null,
  defaults: () => ExportDefaults,
  onChange: (before: ExportOptions) => void,
): OptionsOnScreen {
  const start = (): ExportOptions => startOptions(info(), defaults(), dayHere(new Date()));
  const options = ref<ExportOptions>(start());
  const profile = ref<number | null>(null);
  const { refused, refuse, setNumber } = useRefusedFields(change);
  /** Options that no profile keeps were changed, and not exported yet. */
  let typed = false;
  let held = false;

  function begin(): void {
    options.value = start();
    profile.value = info()?.exports.last?.profile ?? null;
    refused.value = new Set();
    typed = false;
    held = false;
  }

  function change(part: Partial<ExportOptions>): void {
    const before = options.value;
    options.value = { ...before, ...part };
    typed = true;
    onChange(before);
  }

  function pick(id: number | null): void {
    profile.value = id;
    typed = true;
    const found = profileOf(info(), id);
    if (!found) return;
    refused.value = new Set();
    change({ ...CLEARED, ...found.options });
  }

  function hold(): void {
    held = true;
  }

  function unkept(): UnkeptOptions | null {
    if (!typed || (profile.value !== null && !held)) return null;
    return { options: options.value, profile: profile.value };
  }

  function goOnWith(kept: UnkeptOptions): void {
    profile.value = kept.profile;
    options.value = kept.options;
    typed = true;
  }

  const fields = { ...useReadiness(options, refused), refused, refuse, setNumber };
  return { options, profile, begin, change, pick, hold, unkept, goOnWith, ...fields };
}

function useReadiness(
  options: OptionsOnScreen['options'],
  refused: RefusedFields['refused'],
): Pick<OptionsOnScreen, 'relative' | 'plannable' | 'ready'> {
  const relative = computed(() => options.value.out.trim() !== '' && !isWholePath(options.value.out.trim()));
  const plannable = computed(() => {
    const others = [...refused.value].filter((name) => name !== 'indexNowKey');
    return isComplete(options.value) && !relative.value && others.length === 0;
  });
  const ready = computed(() => plannable.value && refused.value.size === 0);
  return { relative, plannable, ready };
}

function useRefusedFields(change: (part: Partial<ExportOptions>) => void): RefusedFields {
  const refused = shallowRef<ReadonlySet<Refusable>>(new Set());

  function refuse(name: Refusable, bad: boolean): void {
    const others = [...refused.value].filter((other) => other !== name);
    refused.value = new Set(bad ? [...others, name] : others);
  }

  function setNumber(name: ExportNumber, value: number | null): void {
    refuse(name, value === null);
    const usual = name in CLEARED && value === EXPORT_NUMBERS[name].usual;
    change(value === null ? {} : { [name]: usual ? undefined : value });
  }

  return { refused, refuse, setNumber };
}
