// Answers the HTTP requests of the window: the token, the built files, uploads. Every answer carries the policy.
import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { reason } from '../../shared/contract/error-texts.ts';
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
  /** Told where an upload was kept. */
  readonly onUpload: (path: string) => void;
}

interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | { readonly file: string };
}

/** Answers one request; never rejects. */
export async function answerHttp(
  request: IncomingMessage,
  response: ServerResponse,
  context: HttpContext,
): Promise<void> {
  const policy = contentSecurityPolicy([context.access.origin.replace('http:', 'ws:')]);
  const reply = await replyTo(request, context).catch(failure);
  // The rest of a refused upload is not read.
  response.once('finish', () => {
    if (!request.complete) request.destroy();
  });
  response.writeHead(reply.status, { ...securityHeaders(policy), ...reply.headers });
  if (request.method === 'HEAD') response.end();
  else if (typeof reply.body === 'string') response.end(reply.body);
  else {
    const stream = createReadStream(reply.body.file);
    stream.once('error', () => response.destroy());
    stream.pipe(response);
  }
}

async function replyTo(request: IncomingMessage, context: HttpContext): Promise<Reply> {
  const { access } = context;
  if (!access.isFromHere(request, false)) return textReply(403, 'Refused.');
  const url = URL.parse(request.url ?? '/', access.origin);
  if (url?.origin !== access.origin) return textReply(400, 'Not a URL of Mapwright.');
  const token = url.searchParams.get('token');
  if (request.method === 'GET' && url.pathname === '/' && token !== null)
    return redeem(token, request, access);
  if (!access.hasSession(request)) return textReply(403, NO_SESSION);
  if (request.method === 'POST' && url.pathname === '/upload') return upload(url, request, context);
  if (request.method !== 'GET' && request.method !== 'HEAD') return textReply(405, 'Not allowed.');
  const file = await findStaticFile(context.files, url.pathname);
  if (!file) return textReply(404, 'Not found.');
  return { status: 200, headers: { 'content-type': file.type }, body: { file: file.path } };
}

const NO_SESSION =
  'Mapwright opens once, in one browser, by the URL that it prints when it starts. Continue where it is open, or start it again.';

function redeem(token: string, request: IncomingMessage, access: Access): Reply {
  const cookie = access.redeem(token);
  if (cookie === null && !access.hasSession(request)) return textReply(403, NO_SESSION);
  return {
    status: 302,
    headers: { location: '/', ...(cookie === null ? {} : { 'set-cookie': cookie }) },
    body: '',
  };
}

async function upload(
  url: URL,
  request: IncomingMessage,
  { uploads, onUpload }: HttpContext,
): Promise<Reply> {
  const name = url.searchParams.get('name');
  if (name === null) throw new AppError('invalid-request', reason('upload-nameless'));
  const path = await uploads.save(name, request);
  onUpload(path);
  return jsonReply(200, { path });
}

const STATUS: Readonly<Record<string, number>> = { 'invalid-request': 400, 'too-large': 413 };

function failure(error: unknown): Reply {
  const { code, message } = toErrorData(error);
  return jsonReply(STATUS[code] ?? 500, { code, message });
}

function textReply(status: number, body: string): Reply {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8' }, body };
}

function jsonReply(status: number, value: unknown): Reply {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(value),
  };
}
