// What a window of a Mac shows of its document: the file behind its title, and a dot where it has no name yet.
import type { BrowserWindow } from 'electron';

/** null: no project is open. Elsewhere this does nothing. */
export function showDocument(
  window: BrowserWindow | null,
  project: { readonly path: string; readonly untitled: boolean } | null,
): void {
  if (process.platform !== 'darwin' || !window || window.isDestroyed()) return;
  const isUntitled = project?.untitled ?? false;
  window.setRepresentedFilename(project && !isUntitled ? project.path : '');
  window.setDocumentEdited(isUntitled);
}
