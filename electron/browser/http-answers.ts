// Answers the HTTP requests of the window: the token, the built files, uploads. Every answer carries the policy.
import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError, toErrorData } from '../../shared/contract/errors.ts';
import { contentSecurityPolicy, securityHeaders } from '../host/security-policy.ts';
import { findStaticFile } from '../host/static-file.ts';
import type { Access } from './access.ts';
import type { UploadStore } from './upload-store.ts';

export interface HttpContext {
  readonly access: Access;
  readonly uploads: UploadStore;
  /** Folder of the built window. */
  readonly files: string;
}

/** Answers one request; never rejects. */
export async function answerHttp(
  request: IncomingMessage,
  response: ServerResponse,
  context: HttpContext,
): Promise<void> {
  const { access } = context;
  const policy = contentSecurityPolicy([access.origin.replace('http:', 'ws:')]);
  for (const [name, value] of Object.entries(securityHeaders(policy))) response.setHeader(name, value);
  try {
    await route(request, response, context);
  } catch (error) {
    const { code, message } = toErrorData(error);
    const status = STATUS[code] ?? 500;
    if (response.headersSent) response.destroy();
    else sendJson(response, status, { code, message });
  }
}

const STATUS: Readonly<Record<string, number>> = { 'invalid-request': 400, 'too-large': 413 };

async function route(
  request: IncomingMessage,
  response: ServerResponse,
  context: HttpContext,
): Promise<void> {
  const { access } = context;
  if (!access.isFromHere(request, false)) return sendText(response, 403, 'Refused.');
  const url = URL.parse(request.url ?? '/', access.origin);
  if (url?.origin !== access.origin) return sendText(response, 400, 'Not an address of Mapwright.');
  const token = url.searchParams.get('token');
  if (request.method === 'GET' && url.pathname === '/' && token !== null)
    return redeem(token, request, response, access);
  if (!access.hasSession(request)) return sendText(response, 403, NO_SESSION);
  if (request.method === 'POST' && url.pathname === '/upload')
    return upload(url, request, response, context.uploads);
  if (request.method !== 'GET' && request.method !== 'HEAD') return sendText(response, 405, 'Not allowed.');
  return sendFile(url.pathname, request, response, context.files);
}

const NO_SESSION =
  'This address opens Mapwright once, in one browser. Start Mapwright again, or use the address that it printed.';

function redeem(token: string, request: IncomingMessage, response: ServerResponse, access: Access): void {
  const cookie = access.redeem(token);
  if (cookie === null && !access.hasSession(request)) return sendText(response, 403, NO_SESSION);
  if (cookie !== null) response.setHeader('set-cookie', cookie);
  response.writeHead(302, { location: '/' }).end();
}

async function upload(
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
  uploads: UploadStore,
): Promise<void> {
  const name = url.searchParams.get('name');
  if (name === null) throw new AppError('invalid-request', 'An upload needs a name.');
  // The rest of a refused body is not read.
  response.once('finish', () => {
    if (!request.complete) request.destroy();
  });
  sendJson(response, 200, { path: await uploads.save(name, request) });
}

async function sendFile(
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
): Promise<void> {
  const file = await findStaticFile(folder, pathname);
  if (!file) return sendText(response, 404, 'Not found.');
  response.setHeader('content-type', file.type);
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  const stream = createReadStream(file.path);
  stream.once('error', () => response.destroy());
  stream.pipe(response);
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
    .end(JSON.stringify(value));
}
