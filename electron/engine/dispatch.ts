// The engine's front door: checks a message against the contract and calls its command. It never throws.
import * as v from 'valibot';
import { reason } from '../../shared/contract/error-texts.ts';
import { AppError, toErrorData } from '../../shared/contract/errors.ts';
import { isRequestName, schemaOf, type RequestName } from '../../shared/contract/requests/requests.ts';
import type { WireResponse } from '../../shared/contract/wire.ts';
import { refuseChange } from './refuse-changes.ts';
import type { Command, Commands, EngineContext } from './project/context.ts';

/** Answers any message, however malformed, with a result or an error. */
export async function dispatch(
  message: unknown,
  commands: Commands,
  context: EngineContext,
): Promise<WireResponse> {
  let id = -1;
  context.answering++;
  try {
    const request = v.parse(wireRequest, message);
    id = request.id;
    return { id, ok: true, result: await call(request, commands, context) };
  } catch (error) {
    return {
      id,
      ok: false,
      error: toErrorData(v.isValiError(error) ? invalidRequest(error.message) : error),
    };
  } finally {
    context.answering--;
  }
}

async function call(
  { name, params, window = 0 }: v.InferOutput<typeof wireRequest>,
  commands: Commands,
  context: EngineContext,
): Promise<unknown> {
  if (!isRequestName(name)) throw new AppError('invalid-request', reason('request-unknown', { name }));
  const parsed = v.safeParse(schemaOf(name), params);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw invalidRequest(`${name}: ${v.getDotPath(issue) ?? 'parameters'}: ${issue.message}`);
  }
  refuseChange(name, parsed.output, context);
  const command = commands[name] as Command<RequestName>;
  return command(parsed.output, context, window);
}

const wireRequest = v.strictObject({
  id: v.pipe(v.number(), v.safeInteger()),
  name: v.string(),
  params: v.unknown(),
  window: v.optional(v.pipe(v.number(), v.safeInteger())),
});

function invalidRequest(detail: string): AppError {
  return new AppError('invalid-request', reason('request-malformed', { detail }));
}
