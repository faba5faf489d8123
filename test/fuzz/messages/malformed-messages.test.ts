// A short run of malformed messages over all requests, always the same; `npm run fuzz -- --messages N` sends more.
import { expect, it } from 'vitest';
import { sendToPort, sendToSocket } from './send-malformed.ts';

const RUN = { seed: 46, messages: 3_000 };

it.each([
  ['the port of an engine process', sendToPort],
  ['the socket of a browser host', sendToSocket],
])('malformed messages to %s are refused, and nothing else happens', async (_, send) => {
  const { failures } = await send(RUN);
  expect(failures).toEqual([]);
});
