// Whatever arrives at the engine's door gets an answer; nothing gets through that breaks the contract.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../electron/engine/create-engine.ts';
import { hostParams, HOST_REQUEST_NAMES } from '../../shared/contract/host.ts';
import { ERROR_CODES } from '../../shared/contract/errors.ts';
import { isRequestName, REQUEST_NAMES, schemaOf } from '../../shared/contract/requests/requests.ts';
import type { WireResponse } from '../../shared/contract/wire.ts';
import { answerHost, type HostHandlers } from '../../electron/host/host-handlers.ts';
import { respond } from '../../electron/browser/window-sockets.ts';
import * as v from 'valibot';

const engine = createEngine(() => undefined);

const odd = fc.oneof(
  fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withTypedArray: true,
    withNullPrototype: true,
  }),
  fc.constantFrom<unknown>(
    Symbol('odd'),
    () => 1,
    new Proxy({}, {}),
    Object.create({ id: 1 }),
    NaN,
    -0,
    2 ** 53,
  ),
);

function expectAnswer(response: WireResponse): void {
  expect(typeof response.id).toBe('number');
  if (response.ok) return;
  expect(ERROR_CODES).toContain(response.error.code);
  expect(response.error.message).not.toBe('');
  expect(structuredClone(response)).toEqual(response);
}

describe('the engine', () => {
  it('answers any value with an error', async () => {
    await fc.assert(
      fc.asyncProperty(odd, async (message) => {
        const response = await engine.handle(message);
        expectAnswer(response);
        expect(response).toMatchObject({ ok: false, error: { code: 'invalid-request' } });
      }),
      { numRuns: 500 },
    );
  });

  it('answers any name and any parameters', async () => {
    const name = fc.oneof(
      fc.string(),
      fc.constantFrom('__proto__', 'constructor', 'toString', ''),
      fc.constantFrom(...REQUEST_NAMES),
    );
    await fc.assert(
      fc.asyncProperty(fc.integer(), name, odd, async (id, requested, params) => {
        fc.pre(!isAcceptable(requested, params));
        const response = await engine.handle({ id, name: requested, params });
        expectAnswer(response);
        expect(response).toMatchObject({ id, ok: false, error: { code: 'invalid-request' } });
      }),
      { numRuns: 1_000 },
    );
  });

  it('refuses additional members, in the message and in the parameters', async () => {
    const name = fc.constantFrom(...REQUEST_NAMES);
    const key = fc.string({ minLength: 1 }).filter((text) => text !== '__proto__');
    await fc.assert(
      fc.asyncProperty(name, key, odd, async (requested, extra, value) => {
        fc.pre(!isAcceptable(requested, { [extra]: value }));
        const inside = await engine.handle({ id: 1, name: requested, params: { [extra]: value } });
        expect(inside).toMatchObject({ ok: false, error: { code: 'invalid-request' } });
        fc.pre(!['id', 'name', 'params'].includes(extra));
        const outside = await engine.handle({ id: 1, name: requested, params: {}, [extra]: value });
        expect(outside).toMatchObject({ ok: false, error: { code: 'invalid-request' } });
      }),
      { numRuns: 300 },
    );
  });

  it('is not hurt by a message whose members throw', async () => {
    const trap = {
      get id(): number {
        throw new Error('trap');
      },
    };
    expectAnswer(await engine.handle(trap));
  });
});

describe('the socket of the browser host', () => {
  it('answers any text with an error', async () => {
    const text = fc.oneof(fc.string(), fc.json(), fc.constant(null));
    await fc.assert(
      fc.asyncProperty(text, async (message) => {
        const response = await respond(message, () => Promise.reject(new Error('got through')));
        expectAnswer(response);
        expect(response).toMatchObject({ ok: false, error: { code: 'invalid-request' } });
      }),
      { numRuns: 500 },
    );
  });
});

describe('the requests to a host', () => {
  it('are refused with any wrong parameters', async () => {
    const handlers = Object.fromEntries(
      HOST_REQUEST_NAMES.map((name) => [name, () => Promise.reject(new Error('got through'))]),
    ) as unknown as HostHandlers;
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...HOST_REQUEST_NAMES), odd, async (name, params) => {
        fc.pre(!v.safeParse(hostParams[name], params).success);
        await expect(answerHost(name, params, handlers, 1)).rejects.toMatchObject({
          code: 'invalid-request',
        });
      }),
      { numRuns: 500 },
    );
  });
});

/** True where chance made parameters that the request takes. */
function isAcceptable(name: string, params: unknown): boolean {
  return isRequestName(name) && v.safeParse(schemaOf(name), params).success;
}
