// The web for a command: asked as the user has set it in the window. It changes no setting.
import type { NetworkSettings } from '../../../shared/contract/network-settings.ts';
import { systemSurroundings } from '../../engine/features/import/system-surroundings.ts';
import { appHome } from '../../host/app-folders.ts';

/** The settings are read once, when the web is first asked. */
export function userWeb(): ReturnType<typeof systemSurroundings> {
  let read: Promise<NetworkSettings> | null = null;
  return systemSurroundings(() => (read ??= readNetwork()));
}

async function readNetwork(): Promise<NetworkSettings> {
  const { HostState } = await import('../../host/host-state.ts');
  return new HostState(appHome()).network();
}
