// mapwright settings: prints the user's settings, where they are kept, and which differ from the defaults. It changes none.
import { isDeepStrictEqual } from 'node:util';
import {
  DEFAULT_SETTINGS,
  SETTING_NAMES,
  type AppSettings,
} from '../../../shared/contract/settings-schemas.ts';
import { appHome } from '../../host/app-folders.ts';
import { HostState } from '../../host/host-state.ts';
import { defineCommand } from '../define-command.ts';
import { UsageError } from '../options/usage-error.ts';

export const settings = defineCommand({
  synopsis: ['settings [--json]'],
  notes: `Settings are changed in the window, under File → Settings…. Those marked with * differ from the default.
MAPWRIGHT_HOME names another folder to keep them in. The password of a proxy is not printed.

Exit codes: 0 fine, 1 some settings could not be read and have their defaults, 2 usage or I/O error.`,
  options: {},
  run: async ({ positionals, json, terminal: { stdout, stderr } }) => {
    const [extra] = positionals;
    if (extra !== undefined) throw new UsageError(`settings takes no argument, but got "${extra}".`);
    const state = new HostState(appHome());
    const all = withoutPassword(state.settings());
    const unreadable = state.unreadable();
    const changed = SETTING_NAMES.filter((name) => !isDeepStrictEqual(all[name], DEFAULT_SETTINGS[name]));
    if (json) {
      await stdout.line(JSON.stringify({ file: state.path, settings: all, changed, unreadable }));
    } else {
      await stdout.line(state.path);
      for (const name of SETTING_NAMES)
        await stdout.line(`${changed.includes(name) ? '*' : ' '} ${name}: ${JSON.stringify(all[name])}`);
    }
    if (unreadable.length === 0) return 0;
    await stderr.line(`mapwright: could not be read, so the default is used: ${unreadable.join(', ')}`);
    return 1;
  },
});

/** That there is one may be known. */
function withoutPassword(settings: AppSettings): AppSettings {
  return { ...settings, proxyPassword: settings.proxyPassword && '(hidden)' };
}
