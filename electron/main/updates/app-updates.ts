// Looks for newer versions of Mapwright, loads one when the user says so, and has it installed when the app ends.
import type { AppUpdater } from 'electron-updater';
import { reason, type ErrorKey } from '../../../shared/contract/error-texts.ts';
import { AppError } from '../../../shared/contract/errors.ts';
import type { HostClient, HostInfo } from '../../../shared/contract/host.ts';
import type { AppSettings } from '../../../shared/contract/settings-schemas.ts';
import type { UpdateState } from '../../../shared/contract/updates.ts';
import { releaseNotes } from './release-notes.ts';

/** The part of electron-updater that is used. */
export type Updater = Pick<
  AppUpdater,
  | 'autoDownload'
  | 'autoInstallOnAppQuit'
  | 'allowDowngrade'
  | 'disableWebInstaller'
  | 'forceDevUpdateConfig'
  | 'requestHeaders'
  | 'logger'
  | 'checkForUpdates'
  | 'downloadUpdate'
  | 'on'
>;

export interface UpdatesHost {
  readonly settings: () => Pick<AppSettings, 'updates'>;
  /** A job runs: nothing is looked for or loaded meanwhile. */
  readonly isBusy: () => boolean;
  readonly tell: (state: UpdateState) => void;
  readonly log: (text: unknown) => void;
}

/** Not while the app starts. */
const FIRST_AFTER_MS = 10_000;
const EACH_MS = 24 * 3_600_000;
const AFTER_JOB_MS = 60_000;

export class AppUpdates {
  readonly offer: NonNullable<HostInfo['updates']>;
  readonly #host: UpdatesHost;
  readonly #load: () => Promise<Updater>;
  #updater: Promise<Updater> | null = null;
  #state: UpdateState = { phase: 'idle' };
  #timer: NodeJS.Timeout | undefined;
  #isFollowing = false;

  /** `load` is called when there is something to ask for. */
  constructor(offer: AppUpdates['offer'], host: UpdatesHost, load: () => Promise<Updater>) {
    this.offer = offer;
    this.#host = host;
    this.#load = load;
  }

  readonly handlers = {
    'updates.state': () => Promise.resolve(this.#state),
    'updates.check': () => this.#check(),
    'updates.install': () => this.#install(),
  } satisfies Partial<HostClient>;

  /** To be called at the start and after changes of settings: begins to look each day, or ends it. */
  follow(): void {
    const isWanted = this.#host.settings().updates === 'on';
    if (isWanted === this.#isFollowing) return;
    this.#isFollowing = isWanted;
    if (isWanted) this.#lookAfter(FIRST_AFTER_MS);
    else clearTimeout(this.#timer);
  }

  /** The system shuts down: an installer that it ends halfway would leave neither version. */
  hold(): void {
    void this.#updater?.then((updater) => {
      updater.autoInstallOnAppQuit = false;
    });
  }

  #lookAfter(ms: number): void {
    this.#timer = setTimeout(() => {
      const isBusy = this.#host.isBusy();
      if (!isBusy) void this.#check();
      this.#lookAfter(isBusy ? AFTER_JOB_MS : EACH_MS);
    }, ms);
    this.#timer.unref();
  }

  async #check(): Promise<UpdateState> {
    if (['checking', 'loading', 'ready'].includes(this.#state.phase)) return this.#state;
    this.#show({ phase: 'checking' });
    try {
      const found = await (await this.#ready()).checkForUpdates();
      if (!found?.isUpdateAvailable) return this.#show({ phase: 'latest' });
      const { version } = found.updateInfo;
      return this.#show({ phase: 'found', version, notes: releaseNotes(found.updateInfo) });
    } catch (error) {
      return this.#fail('update-check-failed', error);
    }
  }

  /** Answers when the loading has begun. */
  #install(): Promise<UpdateState> {
    if (this.#host.isBusy()) throw new AppError('busy', reason('job-running'));
    if (this.offer.way === 'install' && this.#state.phase === 'found') {
      const { version, notes } = this.#state;
      void this.#loadUpdate(version, notes);
    }
    return Promise.resolve(this.#state);
  }

  async #loadUpdate(version: string, notes: string): Promise<void> {
    this.#show({ phase: 'loading', version, notes, share: 0 });
    try {
      const updater = await this.#ready();
      updater.autoInstallOnAppQuit = true;
      await updater.downloadUpdate();
      this.#show({ phase: 'ready', version, notes });
    } catch (error) {
      this.#fail('update-load-failed', error);
    }
  }

  #ready(): Promise<Updater> {
    this.#updater ??= this.#load().then((updater) => this.#prepared(updater));
    return this.#updater;
  }

  #prepared(updater: Updater): Updater {
    const { log } = this.#host;
    updater.logger = { info: () => undefined, warn: log, error: log };
    updater.autoDownload = false;
    updater.autoInstallOnAppQuit = false;
    updater.allowDowngrade = false;
    updater.disableWebInstaller = true;
    // Without a number that tells one user from another.
    updater.requestHeaders = { 'x-user-staging-id': '' };
    // Else it asks for nothing where it could not install what it finds.
    updater.forceDevUpdateConfig = this.offer.way === 'notify';
    updater.on('download-progress', ({ percent }) => {
      if (this.#state.phase === 'loading') this.#show({ ...this.#state, share: percent / 100 });
    });
    // What comes of it later: a Mac finds out whether it is signed when it was loaded.
    updater.on('error', (error) => {
      if (this.#state.phase === 'ready') this.#fail('update-load-failed', error);
    });
    return updater;
  }

  #fail(key: Extract<ErrorKey, `update-${string}`>, cause: unknown): UpdateState {
    const detail = cause instanceof Error ? cause.message : String(cause);
    return this.#show({ phase: 'failed', error: new AppError('unreachable', reason(key), detail).toData() });
  }

  #show(state: UpdateState): UpdateState {
    this.#state = state;
    this.#host.tell(state);
    return state;
  }
}
