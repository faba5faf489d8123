// What the user does with whole projects: new, open, save under a name, close, import into one. Errors become notices.
import { nextTick } from 'vue';
import type { ProjectInfo } from '../../../shared/model/project.ts';
import { useClient } from '../../engine/app-client.ts';
import { useText } from '../../locales/use-text.ts';
import { useDrafts } from '../../shell/drafts/drafts-store.ts';
import { useDialogs } from '../../shell/dialogs/dialogs-store.ts';
import { useImporting } from '../import/importing-store.ts';
import { ABOUT_READ_ONLY, useNotices } from '../../shell/notices/notices-store.ts';
import { isTableText } from '../table/table-text.ts';
import { usePastedTable } from '../table/use-pasted-table.ts';
import { useBackups } from './use-backups.ts';
import { useProject } from './project-store.ts';
import { useSelection } from '../view/selection-store.ts';
import { useUnsaved } from '../edit/unsaved-store.ts';
import { useView } from '../view/view-store.ts';
import { usePaths } from '../../shell/dialogs/use-paths.ts';

const PROJECT_FILE = /\.mapwright$/i;

export interface ProjectFiles {
  readonly create: () => Promise<void>;
  /** Asks for the file unless one is given. */
  readonly open: (path?: string) => Promise<void>;
  readonly openSample: () => Promise<void>;
  readonly saveAs: () => Promise<void>;
  /** A backup takes the place of its project, and is shown. Rejects where it could not. */
  readonly restore: (path: string, backup: string) => Promise<void>;
  readonly close: () => Promise<void>;
  /** Dropped or chosen paths: a project is opened, all else is imported, into a new project where none is open. */
  readonly take: (paths: readonly string[]) => Promise<void>;
  /** Shows the import dialog with these sources and the text of the clipboard, if any; nothing is imported yet. */
  readonly offer: (sources: readonly string[], pasted: string | null) => Promise<void>;
}

/** What to say of a project that is a copy of what could be read; null where it is none. */
function recoveryOf({ recoveredFrom: path, foreignPart: part, rows }: ProjectInfo) {
  if (path === null) return null;
  const key = part === null ? 'notices.recovered' : 'notices.foreign';
  return { kind: 'warning', key, named: { path, part: part ?? '' }, count: rows } as const;
}

export function useProjectFiles(): ProjectFiles {
  const client = useClient();
  const { t } = useText();
  const dialogs = useDialogs();
  const drafts = useDrafts();
  const importing = useImporting();
  const notices = useNotices();
  const project = useProject();
  const selection = useSelection();
  const unsaved = useUnsaved();
  const view = useView();
  const paths = usePaths();
  const table = usePastedTable();
  const backups = useBackups();

  async function told(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (cause) {
      notices.showError(cause);
      return false;
    }
  }

  /** What was told of the project before ends with it, and what was typed in its forms. */
  async function instead(work: () => Promise<unknown>): Promise<void> {
    const { isOpen } = project;
    const told = isOpen ? notices.all : [];
    await work();
    if (isOpen) await drafts.drop();
    for (const { id } of told) notices.dismiss(id);
  }

  async function shownAnew(): Promise<void> {
    view.reset();
    selection.set(null);
    const { info } = project;
    if (info !== null && info.readOnly !== null) {
      const named = { path: info.path };
      notices.show({ kind: 'warning', key: `notices.read-${info.readOnly}`, named, ...ABOUT_READ_ONLY });
    }
    await view.begin();
    const recovered = info && recoveryOf(info);
    if (recovered) notices.show({ ...recovered, ...(await backups.offer(recovered.named.path)) });
  }

  /** Opens an untitled project where none is open. False where nothing can be imported. */
  async function mayImport(): Promise<boolean> {
    if (project.isReadOnly) notices.refuseChange();
    return !project.isReadOnly && (project.isOpen || (await told(createUntitled)));
  }

  /** Asks what to do with an untitled project that has rows, where no other window goes on with it. */
  async function askToLeave(): Promise<'stay' | 'leave' | 'discard'> {
    if (!project.info?.untitled || project.info.rows === 0) return 'leave';
    if (await client.host['window.others']({})) return 'leave';
    const answer = await dialogs.ask({
      title: 'close.title',
      text: 'close.text',
      named: {},
      yes: 'close.save',
      no: 'close.discard',
      danger: false,
    });
    if (answer === 'yes') return (await saveAs()) ? 'leave' : 'stay';
    return answer === 'no' ? 'discard' : 'stay';
  }

  /** Does what leads away from the open project, once the user agrees; one that is discarded goes for good. */
  async function leaveBy(go: () => Promise<unknown>): Promise<void> {
    await told(async () => {
      const left = project.info?.path;
      const answer = await askToLeave();
      if (answer === 'stay') return;
      await go();
      if (answer !== 'discard' || left === undefined || project.info?.path === left) return;
      await client.host['files.discard']({ path: left });
      project.discarded++;
    });
  }

  async function createUntitled(): Promise<void> {
    const path = await client.host['files.untitledPath']({});
    await instead(() => project.create(path, true));
    await shownAnew();
  }

  async function create(): Promise<void> {
    await leaveBy(createUntitled);
  }

  async function open(given?: string): Promise<void> {
    await leaveBy(async () => {
      const path = given ?? (await paths.openProject());
      if (path === null || (await client.host['window.show']({ path }))) return;
      try {
        await instead(() => project.open(path));
      } catch (cause) {
        notices.showError(cause, undefined, await backups.offer(path, cause));
        return;
      }
      await shownAnew();
    });
  }

  async function openSample(): Promise<void> {
    await leaveBy(async () => {
      const sample = await client.host['files.samplePath']({});
      await createUntitled();
      startImport([sample]);
    });
  }

  async function saveAs(): Promise<boolean> {
    let saved = false;
    await told(async () => {
      const name = project.info?.untitled ? t('app.untitled') : (project.info?.name ?? '');
      const path = await paths.saveProject(`${name}.mapwright`);
      if (path === null) return;
      const info = await project.saveAs(PROJECT_FILE.test(path) ? path : `${path}.mapwright`);
      await drafts.renamed();
      unsaved.renamed();
      await view.reopen();
      notices.show({ kind: 'success', key: 'notices.saved', named: { name: info.name } });
      saved = true;
    });
    return saved;
  }

  async function close(): Promise<void> {
    await leaveBy(async () => {
      await instead(project.close);
      view.reset();
      selection.set(null);
      dialogs.close();
    });
  }

  async function take(given: readonly string[]): Promise<void> {
    const projectFile = given.find((path) => PROJECT_FILE.test(path));
    if (projectFile !== undefined) {
      await open(projectFile);
      return;
    }
    if (given.length === 0) return;
    if (await mayImport()) startImport(given);
  }

  /** Shows the wizard where the text is a table that nobody can be sure of; true where nothing is left to do. */
  async function isAskedAbout(pasted: string): Promise<boolean> {
    if (!isTableText(pasted)) return false;
    try {
      return await table.askIfUnclear(pasted);
    } catch (cause) {
      notices.showError(cause);
      return true;
    }
  }

  /** Shows the import dialog with these sources, or a text of the clipboard, for the user to start; unclear tables the wizard. */
  async function offer(given: readonly string[], pasted: string | null): Promise<void> {
    if (!(await mayImport())) return;
    if (pasted !== null && (await isAskedAbout(pasted))) return;
    if (dialogs.main?.kind !== 'import') {
      dialogs.open({ kind: 'import' });
      // The dialog begins with an empty choice.
      await nextTick();
    }
    importing.choose(given);
    if (pasted !== null) importing.paste(pasted);
    importing.offered++;
  }

  function startImport(sources: readonly string[]): void {
    importing.reset();
    importing.choose(sources);
    dialogs.open({ kind: 'import' });
    void importing.start();
  }

  const once = (work: () => Promise<unknown>) => () => project.inTurn(work, { once: true });
  // What comes from outside, as a file that was dropped, is not lost to what is under way.
  const afterwards = (work: () => Promise<unknown>) => project.inTurn(work, { once: false });
  return {
    create: once(create),
    open: (path) =>
      path === undefined ? project.inTurn(open, { once: true }) : afterwards(() => open(path)),
    openSample: once(openSample),
    saveAs: once(saveAs),
    restore: async (path, backup) => {
      await instead(() => project.restore(path, backup));
      await shownAnew();
    },
    close: once(close),
    take: (given) => afterwards(() => take(given)),
    offer: (given, pasted) => afterwards(() => offer(given, pasted)),
  };
}
