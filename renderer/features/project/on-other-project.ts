// How stores forget what they hold of a project: at once, so that whoever looks at the project afterwards asks about the one
// that is open now. What is asked later, as by a watch without `flush`, comes after that.
import { watch } from 'vue';
import { useProject } from './project-store.ts';

/** Calls back when another project is open, or none. One that is saved under another name is the same. */
export function onOtherProject(forget: () => void): void {
  const project = useProject();
  onOtherFile(() => {
    const path = project.info?.path;
    if (path === undefined || path !== project.savedAs) forget();
  });
}

/** Calls back after Save as, too: what the engine counted and listed of the file before, it knows no more. */
export function onOtherFile(forget: () => void): void {
  const project = useProject();
  watch(() => project.info?.path, forget, { flush: 'sync' });
}
