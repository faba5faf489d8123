// The command of every request. A request without one does not compile; nothing else belongs here.

import type { Commands } from './context.ts';

export const commands = {

} satisfies Commands;
