// Windows after each other over one host that keeps their drafts, as it does on disk: each goes as in a crash.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { Drafts } from '../../../../electron/host/drafts.ts';
import { fakeClient, type FakeClient } from '../../fake-client.ts';
import { useDrafts } from '../../../../renderer/shell/drafts/drafts-store.ts';

export interface WindowAfterWindow {
  /** The client of the window that there is now. */
  readonly client: () => FakeClient;
  /** The window goes, with all that it has in memory; the next one comes. What was told to the host is all that is left. */
  readonly crash: () => FakeClient;
}

/** Starts with one window. */
export function windowAfterWindow(): WindowAfterWindow {
  const home = mkdtempSync(join(tmpdir(), 'mapwright-test-'));
  onTestFinished(() => {
    rmSync(home, { recursive: true, force: true });
  });
  let drafts = new Drafts(home);
  let client = clientOver(() => drafts);
  return {
    client: () => client,
    crash: () => {
      // What a moment would have brought to the host.
      useDrafts().flush();
      window.sessionStorage.clear();
      drafts = new Drafts(home);
      client = clientOver(() => drafts);
      return client;
    },
  };
}

function clientOver(drafts: () => Drafts): FakeClient {
  const client = fakeClient();
  return {
    ...client,
    host: {
      ...client.host,
      'drafts.keep': ({ project, form, value }) => {
        drafts().keep(1, project, form, value);
        return Promise.resolve(null);
      },
      'drafts.take': ({ project }) => drafts().take(1, project),
      'drafts.drop': ({ project }) => {
        drafts().drop(1, project);
        return Promise.resolve(null);
      },
    },
  };
}
