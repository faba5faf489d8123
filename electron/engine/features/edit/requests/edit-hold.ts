// edit.hold and edit.letGo: the lines of a large paste, which come in parts ahead of it. They change nothing.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import { MAX_PASTE_ROWS } from '../../../../../shared/model/edit/text-limits.ts';
import type { Command, EngineContext } from '../../../project/context.ts';
import { currentProject } from '../../../project/current-project.ts';

export const editHold: Command<'edit.hold'> = ({ block, lines }, context) => {
  currentProject(context);
  if (block === undefined) context.held = { block: (context.held?.block ?? 0) + 1, lines: [] };
  const held = heldBlock(block ?? context.held?.block ?? 0, context);
  if (held.lines.length + lines.length > MAX_PASTE_ROWS) {
    letGo(context);
    throw new AppError('invalid-value', reason('paste-too-large', { max: MAX_PASTE_ROWS }));
  }
  for (const line of lines) held.lines.push(line);
  return { block: held.block, lines: held.lines.length };
};

export const editLetGo: Command<'edit.letGo'> = (_, context) => {
  currentProject(context);
  letGo(context);
  return null;
};

/** The lines that were held as this block; throws invalid-value where they are gone. */
export function heldBlock(block: number, { held }: EngineContext): NonNullable<EngineContext['held']> {
  if (held?.block !== block) throw new AppError('invalid-value', reason('paste-gone'));
  return held;
}

/** Forgets the lines; the number of the block is not given again. */
export function letGo(context: EngineContext): void {
  if (context.held) context.held = { block: context.held.block + 1, lines: [] };
}
