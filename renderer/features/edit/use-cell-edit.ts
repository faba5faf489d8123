// How a typed cell is entered: a refusal comes with its reason and what may have been meant, in the user's language.
import type { CellEdit, EditOutcome } from '../../grid/grid-types.ts';
import { useText } from '../../locales/use-text.ts';
import { useEdits } from './edits-store.ts';
import { useProject } from '../project/project-store.ts';
import { offersFor } from './edit-offers.ts';
import { errorMessage } from '../../ui/error-message.ts';

export function useCellEdit(): (change: CellEdit) => Promise<EditOutcome> {
  const text = useText();
  const { t } = text;
  const edits = useEdits();
  const project = useProject();

  return async (change) => {
    const answer = await edits.setCell(change);
    if (answer.ok || !answer.error) return answer;
    const offers = offersFor(answer.error, project.info?.site ?? null).map((value) => ({
      value,
      label: t('gridTexts.useOffer', { value }),
    }));
    return { ...answer, reason: errorMessage(answer.error, text), offers };
  };
}
