// The folder and name of one file that is to be written, as a form asks for them. It writes nothing.
import { computed, ref, type Ref } from 'vue';
import { hasName, isWholePath, joinPath } from '../../ui/file-name.ts';

/** What a file about a project is called at first. A project without a name has one in no language. */
export function nameForFiles(project: { readonly name: string; readonly untitled: boolean } | null): string {
  return project === null || project.untitled ? 'urls' : project.name;
}

/** `extension` = what the name ends in; it is added to a name without it. */
export function useFileTarget(extension: Readonly<Ref<string>>) {
  const folder = ref('');
  const name = ref('');
  const fileName = computed(() => {
    const typed = name.value.trim();
    return typed.toLowerCase().endsWith(`.${extension.value}`) ? typed : `${typed}.${extension.value}`;
  });
  const relative = computed(() => folder.value.trim() !== '' && !isWholePath(folder.value.trim()));
  /** Folder and name are given, and the folder from the root on. */
  const named = computed(
    () => folder.value.trim() !== '' && !relative.value && hasName(name.value, extension.value),
  );
  const path = computed(() => joinPath(folder.value.trim(), fileName.value));

  /** What stands in an empty form. */
  function suggest(suggestedName: string, suggestedFolder: string): void {
    if (name.value === '') name.value = suggestedName;
    if (folder.value === '') folder.value = suggestedFolder;
  }

  return { folder, name, fileName, relative, named, path, suggest };
}
