// Tells which dialogs were open, with something typed in them, as their window went; each is one press away. Those that stand
// in sight need no word.
import { useNotices, type NoticeContent } from '../notices/notices-store.ts';

/** The dialogs by the names of their forms. */
const DIALOGS: Readonly<Record<string, Pick<NoticeContent, 'key' | 'action'>>> = {
  addRows: { key: 'notices.draftOfAddRows', action: { key: 'notices.showDraft', open: 'addRows' } },
  sections: { key: 'notices.draftOfSections', action: { key: 'notices.showDraft', open: 'sections' } },
  import: { key: 'notices.draftOfImport', action: { key: 'notices.showDraft', open: 'import' } },
  export: { key: 'notices.draftOfExport', action: { key: 'notices.showDraft', open: 'export' } },
};

/** The function takes the names of the forms that hold something. */
export function useDraftNotices(): (forms: readonly string[]) => void {
  const notices = useNotices();
  return (forms) => {
    for (const form of forms) {
      const dialog = DIALOGS[form];
      if (dialog) notices.show({ kind: 'info', stays: true, topic: `draft ${form}`, ...dialog });
    }
  };
}
