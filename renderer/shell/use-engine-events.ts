// Follows what engine and host tell unasked and passes it to the stores. Called once, by App.
import { onBeforeUnmount, watch } from 'vue';
import type { EngineEvent, EventMap } from '../../shared/contract/events.ts';
import { useClient, type ConnectionState } from '../engine/app-client.ts';
import { useBulk } from '../features/edit/bulk/bulk-store.ts';
import { useComparing } from '../features/compare/comparing-store.ts';
import { useDialogs } from './dialogs/dialogs-store.ts';
import { useJobs } from './jobs/jobs-store.ts';
import { useLanguages } from '../features/languages/languages-store.ts';
import { useNotices } from './notices/notices-store.ts';
import { useOverview } from '../features/overview/overview-store.ts';
import { usePanes } from './frame/panes-store.ts';
import { useProject } from '../features/project/project-store.ts';
import { useSelection } from '../features/view/selection-store.ts';
import { useSettings } from './settings/settings-store.ts';
import { useText } from '../locales/use-text.ts';
import { useUpdates } from '../features/updates/updates-store.ts';
import { useView } from '../features/view/view-store.ts';
import { changeName } from '../features/history/change-text.ts';
import { restartNotice } from './notices/restart-notice.ts';
import { goneSections, withoutSections } from '../features/sections/without-sections.ts';

export interface EngineEventHandlers {
  /** The user opened a project in the system. */
  readonly openProject: (path: string) => Promise<void>;
  /** The connection is back: a job may have gone on, or ended, meanwhile. */
  readonly resumeJob: () => Promise<void>;
}

export function useEngineEvents({ openProject, resumeJob }: EngineEventHandlers): void {
  const client = useClient();
  const text = useText();
  const bulk = useBulk();
  const comparing = useComparing();
  const dialogs = useDialogs();
  const jobs = useJobs();
  const languages = useLanguages();
  const notices = useNotices();
  const overview = useOverview();
  const panes = usePanes();
  const project = useProject();
  const selection = useSelection();
  const settings = useSettings();
  const updates = useUpdates();
  const view = useView();

  // Edits of cells keep every row at its place, so the view stays; added or removed rows need a new one.
  async function projectChanged(): Promise<void> {
    const last = JSON.stringify(project.info?.history.undo);
    try {
      await project.refresh();
    } catch {
      return; // Closed in the meantime; what closed it has told the user.
    }
    announceChange(last);
    // Of several changes only the last may be seen here: equal numbers of rows need not be the same rows.
    if (view.current && view.current.membership === project.info?.membership) view.touch();
    else await view.reopen({ keep: true });
  }

  // Another window of the same engine opened, saved or closed a project; what this one asked for it has an answer to.
  async function projectReplaced(path: string | null): Promise<void> {
    if (project.busy || path === (project.info?.path ?? null)) return;
    if (path !== null && (await project.adopt())) await view.begin();
    else leaveProject();
  }

  // Sighted users see what changed; others are told. Undo and redo have notices of their own, imports a dialog.
  function announceChange(last: string | undefined): void {
    const step = project.info?.history.undo;
    if (!step || project.info?.history.redo || step.label.code === 'import') return;
    if (JSON.stringify(step) !== last) notices.announce({ kind: 'info', key: 'notices.did', step });
  }

  // Nothing goes from the history unsaid.
  function tellRemoved({ branches }: EventMap['history.removed']): void {
    const names = branches.map(({ label }) => `“${changeName(label, text)}”`).join(', ');
    notices.show({ kind: 'warning', key: 'history.removed', count: branches.length, named: { names } });
  }

  async function engineRestarted(event: EventMap['engine.restarted']): Promise<void> {
    const { reopened, error } = event;
    jobs.lost({ code: 'engine-restarted', message: error?.message ?? '' });
    comparing.engineRestarted();
    // Who cancelled is told that by what was cancelled.
    if (!event.cancelled || error) {
      notices.show({ kind: 'warning', topic: 'host', ...restartNotice(event, project.isOpen) });
    }
    if (reopened !== null && (await project.adopt())) await view.reopen();
    else leaveProject();
  }

  async function connectionChanged(state: ConnectionState): Promise<void> {
    panes.connection = state;
    // What was told of the host before holds no more.
    notices.forget('host');
    // What runs goes on without this window: whether it still does is asked for when the connection is back.
    if (state !== 'open') return;
    notices.show({ kind: 'success', key: 'notices.connectionBack', topic: 'host' });
    await resumeJob().catch(notices.showError);
    if (await project.adopt()) await view.reopen();
    else leaveProject();
  }

  function leaveProject(): void {
    // What is open where none was, as an import on the welcome screen, is about none.
    if (project.isOpen) dialogs.leaveProject();
    project.forget();
    view.reset();
    selection.set(null);
  }

  function heard(event: EngineEvent): void {
    switch (event.event) {
      case 'job.started':
        jobs.started(event.data);
        return;
      case 'preview.progress':
        bulk.progressed(event.data);
        return;
      case 'job.progress':
        jobs.progressed(event.data);
        return;
      case 'job.done':
        jobs.done(event.data);
        return;
      case 'job.failed':
        jobs.failed(event.data);
        return;
      case 'view.progress':
        view.progressed(event.data);
        return;
      case 'clusters.progress':
        languages.progressed(event.data);
        return;
      case 'overview.progress':
        overview.progressed(event.data);
        return;
      case 'project.changed':
        void projectChanged();
        return;
      case 'history.removed':
        tellRemoved(event.data);
        return;
      case 'backup.failed':
        notices.show({ kind: 'warning', key: 'notices.noBackup', error: event.data.error });
        return;
      case 'project.replaced':
        void projectReplaced(event.data.path);
        return;
      case 'engine.restarted':
        void engineRestarted(event.data);
        return;
      case 'settings.changed':
        settings.hear(event.data);
        return;
      case 'updates.changed':
        updates.hear(event.data);
        return;
      case 'project.requested':
        void openProject(event.data.path);
        return;
      case 'app.closing':
        notices.show({ kind: 'info', key: 'notices.closing' });
    }
  }

  // Whoever hears of it first: at once, so that no row is asked for by a section that is gone.
  watch(
    () => project.info,
    (now, before) => {
      if (!now || before?.path !== now.path || before.sections === now.sections) return;
      const left = withoutSections(view.conditions, goneSections(before.sections, now.sections));
      if (left !== view.conditions) void view.setConditions(left);
    },
    { flush: 'sync' },
  );

  const unsubscribe = [client.onEvent(heard), client.onConnection((state) => void connectionChanged(state))];
  onBeforeUnmount(() => {
    for (const end of unsubscribe) end();
  });
}
