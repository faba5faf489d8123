// Knows which request an error came from, and tells which requests succeeded, so that an old error of the same
// request can go. It neither shows errors nor changes them.
import type { AppClient } from './app-client.ts';
import { Listeners } from './listeners.ts';

const origins = new WeakMap<object, string>();

/** The request that was rejected with this very object, or undefined. */
export function requestOf(cause: unknown): string | undefined {
  return typeof cause === 'object' && cause !== null ? origins.get(cause) : undefined;
}

/** The same client, whose requests of engine and host tell `onAnswer` their name when they succeeded. */
export function tellingOutcomes(client: Omit<AppClient, 'onAnswer'>): AppClient {
  const answers = new Listeners<string>();
  return {
    ...client,
    engine: followed(client.engine, answers),
    host: followed(client.host, answers),
    onAnswer: answers.add,
  };
}

function followed<C extends object>(requests: C, answers: Listeners<string>): C {
  const follow = ([name, ask]: [string, (params: unknown) => Promise<unknown>]) => [
    name,
    async (params: unknown): Promise<unknown> => {
      try {
        const answer = await ask(params);
        answers.tell(name);
        return answer;
      } catch (cause) {
        if (typeof cause === 'object' && cause !== null) origins.set(cause, name);
        throw cause;
      }
    },
  ];
  return Object.fromEntries(Object.entries(requests).map(follow)) as C;
}
