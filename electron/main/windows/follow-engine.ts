// What an engine's windows and the system show of it: events, the document, jobs, the projects that were open last.
import { app } from 'electron';
import { logReport } from '../../host/app-log.ts';
import type { HostState } from '../../host/host-state.ts';
import type { ShownIn } from '../../host/project-engines.ts';
import { removeUntitled } from '../../host/untitled-projects.ts';
import type { SupervisorOptions } from '../../supervisor/engine-supervisor.ts';
import { startUtilityEngine } from '../engine-channel.ts';
import { nativeTexts } from '../native-texts.ts';
import { showDocument } from './document-window.ts';
import { JobWatch } from './job-watch.ts';
import type { OpenWindows } from './open-windows.ts';

export interface EngineSurroundings {
  /** The app's own folder. */
  readonly home: string;
  readonly state: HostState;
  readonly windows: OpenWindows;
  /** The files of all projects that are open. */
  readonly projects: () => readonly string[];
  /** The list of projects that were open last may be another. */
  readonly onRecent: () => void;
}

/** How an engine that these windows show is started and followed. */
export function followEngine(
  { home, state, windows, projects, onRecent }: EngineSurroundings,
  shown: ShownIn,
): SupervisorOptions {
  const jobs = new JobWatch({
    isLookedAt: () => windows.among(shown).some(({ browser }) => browser.isFocused()),
    show: () => {
      windows.among(shown).at(-1)?.show();
    },
    texts: () => nativeTexts(state.settings()),
  });
  return {
    start: () => startUtilityEngine(home),
    settings: state,
    onEvent: (event) => {
      jobs.hear(event);
      for (const window of windows.among(shown)) window.tell(event);
    },
    onProject: (project) => {
      state.addRecent(project);
      state.open.keep(projects());
      if (!project.untitled) app.addRecentDocument(project.path);
      onRecent();
    },
    onSummary: (project) => {
      state.noteRecent(project);
      for (const window of windows.among(shown)) {
        window.wasAsked = false;
        showDocument(window.browser, project);
      }
    },
    onClosed: () => {
      jobs.end();
      state.keepNoted();
      state.open.keep(projects());
      for (const { browser } of windows.among(shown)) showDocument(browser, null);
    },
    onDeath: (report) => {
      logReport(home, report, new Date());
    },
    onMoved: (path) => {
      removeUntitled(home, state, path);
    },
  };
}
