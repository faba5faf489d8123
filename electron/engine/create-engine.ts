// The engine with all its commands at hand, as a process of its own has it. It knows nothing of how messages travel.
import type { EngineEvent } from '../../shared/contract/events.ts';
import { commands } from './commands.ts';
import { engineOf, type Engine, type EngineSurroundings } from './engine.ts';

/** An engine without a project; `emit` gets its events in order. */
export function createEngine(
  emit: (event: EngineEvent) => void,
  surroundings: EngineSurroundings = {},
): Engine {
  return engineOf(commands, emit, surroundings);
}
