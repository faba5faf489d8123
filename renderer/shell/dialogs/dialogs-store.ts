// Which dialogs are open, and the questions they answer. It opens and closes; the components do the rest.
import { defineStore } from 'pinia';
import { ref, shallowRef } from 'vue';
import type { ErrorData } from '../../../shared/contract/errors.ts';
import type { RowSet } from '../../../shared/model/rows/row-set.ts';
import type { RuleId } from '../../../shared/model/rule.ts';
import type { Section } from '../../../shared/model/section.ts';
import type { SourceInfo } from '../../../shared/model/project.ts';
import type { MessageKey } from '../../locales/en.ts';
import type { Named } from '../../locales/use-text.ts';
import { useNotices } from '../notices/notices-store.ts';
import { useProject } from '../../features/project/project-store.ts';

export type MainDialog =
  | {
      readonly kind:
        | 'import'
        | 'export'
        | 'exportAgain'
        | 'importTable'
        | 'exportTable'
        | 'settings'
        | 'palette'
        | 'addRows'
        | 'goToRow'
        | 'columns'
        | 'rules'
        | 'fixSafe'
        | 'buildLanguages'
        | 'report'
        | 'compact'
        | 'update'
        | 'commandLine';
    }
  /** `article`: which page of it; default: the first. */
  | { readonly kind: 'help'; readonly article?: string | undefined }
  /** `path`: of the project, which need not be open. */
  | { readonly kind: 'restore'; readonly path: string }
  /** `rows`: what is meant unless the user says otherwise; default: all rows that the rule finds. */
  | { readonly kind: 'fix'; readonly rule: RuleId; readonly rows?: ChosenRows }
  | { readonly kind: 'ignore'; readonly rule: RuleId; readonly rows: ChosenRows }
  | { readonly kind: 'sourceProblems'; readonly source: SourceInfo }
  /** `add`: a section that is added to the list, for the user to name and keep. */
  | { readonly kind: 'sections'; readonly add?: Omit<Section, 'id'> }
  /** `sources` = null: all of them. */
  | { readonly kind: 'refresh'; readonly sources: readonly number[] | null };

/** What is of use where no project is open, too. An import that began with one would go to a new one. */
const NEED_NO_PROJECT: readonly MainDialog['kind'][] = [
  'settings',
  'palette',
  'help',
  'update',
  'commandLine',
  'restore',
];

/** What only leads to a change of the project. The others show something as well, and grey out what would change it. */
const CHANGING: readonly MainDialog['kind'][] = [
  'import',
  'export',
  'exportAgain',
  'importTable',
  'addRows',
  'buildLanguages',
  'compact',
  'fix',
  'fixSafe',
  'ignore',
  'refresh',
];

/** Rows as the engine takes them, and how many they are. */
export interface ChosenRows {
  readonly set: RowSet;
  readonly count: number;
}

export type PickerPurpose = 'openProject' | 'saveProject' | 'chooseSources' | 'chooseFolder';

export interface PickerRequest {
  readonly purpose: PickerPurpose;
  readonly start: string | null;
  readonly suggestedName: string;
  readonly answer: (paths: readonly string[]) => void;
}

export interface ConfirmRequest {
  readonly title: MessageKey;
  readonly text: MessageKey;
  readonly named: Named;
  /** What yes would do, each with how many it is about; told below the text. */
  readonly lines?: readonly { readonly key: MessageKey; readonly count: number }[];
  /** What the text names as {reason}, told in the user's language. */
  readonly refused?: ErrorData;
  /** Label of the button that answers 'yes'. */
  readonly yes: MessageKey;
  /** Label of the button that answers 'no'; without one there are only yes and cancel. */
  readonly no: MessageKey | null;
  /** Label of the button that cancels. Default: cancel. */
  readonly cancel?: MessageKey;
  /** True where yes destroys something. */
  readonly danger: boolean;
  /** True where cancelling is the safe answer, so that Enter gives it. */
  readonly careful?: boolean;
  readonly answer: (answer: ConfirmAnswer) => void;
}
export type ConfirmAnswer = 'yes' | 'no' | 'cancel';

export const useDialogs = defineStore('dialogs', () => {
  const notices = useNotices();
  const project = useProject();
  const main = shallowRef<MainDialog | null>(null);
  const picker = shallowRef<PickerRequest | null>(null);
  const confirmation = shallowRef<ConfirmRequest | null>(null);
  /** The elements of the open dialogs, the topmost last. All outside the topmost is out of reach, for readers too. */
  const shown = shallowRef<readonly HTMLElement[]>([]);
  /** True while files are dragged over the window. */
  const dropping = ref(false);

  function entered(element: HTMLElement): void {
    shown.value = [...shown.value, element];
  }

  function left(element: HTMLElement): void {
    shown.value = shown.value.filter((other) => other !== element);
  }

  /** Whatever would only change a project that is read-only is refused. */
  function open(dialog: MainDialog): void {
    if (project.isReadOnly && CHANGING.includes(dialog.kind)) notices.refuseChange();
    else main.value = dialog;
  }

  function close(): void {
    main.value = null;
  }

  /** Closes what is about a project that is gone, with the questions that it asks. */
  function leaveProject(): void {
    if (!main.value || NEED_NO_PROJECT.includes(main.value.kind)) return;
    close();
    picker.value?.answer([]);
    confirmation.value?.answer('cancel');
  }

  /** Lets the user pick in the window's own picker; an empty list = cancelled. */
  function pick(request: Omit<PickerRequest, 'answer'>): Promise<readonly string[]> {
    picker.value?.answer([]);
    return new Promise((resolve) => {
      const answer = (paths: readonly string[]): void => {
        picker.value = null;
        resolve(paths);
      };
      picker.value = { ...request, answer };
    });
  }

  /** Asks; Escape answers 'cancel'. */
  function ask(request: Omit<ConfirmRequest, 'answer'>): Promise<ConfirmAnswer> {
    confirmation.value?.answer('cancel');
    return new Promise((resolve) => {
      const answer = (given: ConfirmAnswer): void => {
        confirmation.value = null;
        resolve(given);
      };
      confirmation.value = { ...request, answer };
    });
  }

  return { main, picker, confirmation, shown, dropping, open, close, leaveProject, entered, left, pick, ask };
});
