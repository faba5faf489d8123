// The entry of the Electron host: sets the app up before it is ready, then hands over to ElectronHost.
import { join } from 'node:path';
import { app, crashReporter, powerMonitor, type Event } from 'electron';
import { appHome } from '../host/app-folders.ts';
import { logReport } from '../host/app-log.ts';
import { registerScheme } from './app-protocol.ts';
import { ElectronHost } from './electron-host.ts';
import { NEW_PROJECT, nameForWindows } from './menus/jump-list.ts';
import { fenceIn } from './windows/main-window.ts';
import { projectArgument } from './project-argument.ts';

const home = appHome();
// One home, one instance: the lock lies in this folder, too.
app.setPath('userData', join(home, 'electron'));
app.setPath('crashDumps', join(home, 'crashes'));

if (app.requestSingleInstanceLock()) start();
else app.quit();

function start(): void {
  app.enableSandbox();
  // Kept in the app's own folder, and never sent.
  crashReporter.start({ uploadToServer: false });
  process.on('uncaughtExceptionMonitor', (error) => {
    logReport(home, `Error in the main process: ${error.stack ?? error.message}`, new Date());
  });
  registerScheme();
  nameForWindows();
  const host = new ElectronHost(home, projectArgument(process.argv.slice(1), process.cwd()));
  app.on('web-contents-created', (_event, contents) => {
    fenceIn(contents);
  });
  app.on('open-file', (event, path) => {
    event.preventDefault();
    host.openProject(path);
  });
  app.on('second-instance', (_event, argv, folder) => {
    if (argv.includes(NEW_PROJECT)) host.run('file.new');
    else host.openProject(projectArgument(argv.slice(1), folder));
  });
  app.on('activate', () => {
    host.show();
  });
  app.on('window-all-closed', () => {
    app.quit();
  });
  app.on('before-quit', (event) => {
    host.quit(event);
  });
  app
    .whenReady()
    .then(() => {
      // macOS and Linux; Windows asks the window.
      powerMonitor.on('shutdown', (event?: Event) => {
        if (event) host.holdUp(event);
      });
      host.start();
      if (process.argv.includes(NEW_PROJECT)) host.run('file.new');
    })
    .catch((error: unknown) => {
      host.fail(error);
    });
}
