// New rows with these addresses, valid or not, as the window adds them: one undo step.
import { editPaste } from '../../electron/engine/features/edit/requests/edit-paste.ts';
import type { EngineContext } from '../../electron/engine/project/context.ts';
import type { RequestParams } from '../../shared/contract/requests/requests.ts';

/** The request, for who asks the engine as a whole. */
export function addingUrls(
  locs: readonly string[],
  at?: RequestParams<'edit.paste'>['at'],
): RequestParams<'edit.paste'> {
  const rows = { kind: 'ids' as const, ids: [] };
  return {
    rows,
    columns: ['loc'],
    values: [],
    add: locs.map((loc) => [loc]),
    force: true,
    ...(at && { at }),
  };
}

export function addUrls(
  locs: readonly string[],
  context: EngineContext,
  at?: RequestParams<'edit.paste'>['at'],
): ReturnType<typeof editPaste> {
  return editPaste(addingUrls(locs, at), context);
}
