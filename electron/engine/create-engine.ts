// The engine with all its commands at hand, as a process of its own has it. It knows nothing of how messages travel.
import type { EngineEvent } from '../../shared/contract/events.ts';
import { commands } from './commands.ts';
import type { EngineContext } from './project/context.ts';
import { engineOf, type Engine } from './engine.ts';

/** An engine without a project; `emit` gets its events in order. `surroundings`: how it reaches the web. */
export function createEngine(
  emit: (event: EngineEvent) => void,
  surroundings?: EngineContext['surroundings'],
): Engine {
  return engineOf(commands, emit, surroundings);
}
