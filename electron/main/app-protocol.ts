// Serves the built window under mapwright://app/, with the policy on every answer. It reads only that folder.
import { readFile } from 'node:fs/promises';
import { protocol } from 'electron';
import { contentSecurityPolicy, securityHeaders } from '../host/security-policy.ts';
import { findStaticFile } from '../host/static-file.ts';
import { SCHEME } from './own-address.ts';

/** Makes the scheme a secure, standard one. Has to be called before the app is ready. */
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ]);
}

/** Serves the folder from now on. The app has to be ready. */
export function serveWindow(folder: string): void {
  protocol.handle(SCHEME, (request) => answer(request, folder));
}

async function answer(request: Request, folder: string): Promise<Response> {
  const headers = securityHeaders(contentSecurityPolicy());
  const url = new URL(request.url);
  const file =
    url.host === 'app' && request.method === 'GET' ? await findStaticFile(folder, url.pathname) : null;
  if (!file)
    return new Response('Not found.', { status: 404, headers: { ...headers, 'content-type': 'text/plain' } });
  return new Response(await readFile(file.path), { headers: { ...headers, 'content-type': file.type } });
}
