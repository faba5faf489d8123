// Copies a text for the user and says so. It reads nothing from the clipboard.
import { useNotices } from './notices-store.ts';

export function useClipboard(): (text: string) => Promise<void> {
  const notices = useNotices();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      notices.show({ kind: 'success', key: 'common.copied' });
    } catch (cause) {
      notices.showError(cause);
    }
  };
}
