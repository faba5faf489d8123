// The entry of the Electron host: sets the app up before it is ready, then hands over to ElectronHost.
import { join } from 'node:path';
import { app } from 'electron';
import { appHome } from '../host/app-folders.ts';
import { registerScheme } from './app-protocol.ts';
import { ElectronHost } from './electron-host.ts';
import { NEW_PROJECT, nameForWindows } from './jump-list.ts';
import { fenceIn } from './main-window.ts';
import { projectArgument } from './project-argument.ts';

const home = appHome();
// One home, one instance: the lock lies in this folder, too.
app.setPath('userData', join(home, 'electron'));

if (app.requestSingleInstanceLock()) start();
else app.quit();

function start(): void {
  app.enableSandbox();
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
  app.on('will-quit', (event) => {
    if (host.closed) return;
    event.preventDefault();
    void host.close().finally(() => {
      app.quit();
    });
  });
  void app.whenReady().then(() => {
    host.start();
    if (process.argv.includes(NEW_PROJECT)) host.run('file.new');
  });
}
