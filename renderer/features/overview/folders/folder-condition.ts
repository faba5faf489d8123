// What a folder is as a condition of the table, and as a section.
import type { Folder } from '../../../../shared/model/overview.ts';
import type { Section } from '../../../../shared/model/section.ts';
import type { Condition } from '../../../../shared/model/rows/view-query.ts';

export function conditionOfFolder({ host, path }: Folder, folded: boolean): Condition {
  return { kind: 'folder', host, path, ...(folded && path.includes('{n}') ? { folded } : {}) };
}

/**
 * A section of the rows in the folder, called by its last name. Its conditions have fields of their own where they can:
 * the path, and where the set has `several` hosts the host; ids that are folded, and rows without a host, have not.
 */
export function sectionOfFolder(folder: Folder, folded: boolean, several: boolean): Omit<Section, 'id'> {
  const { host, path } = folder;
  const names = path.split('/').filter((name) => name !== '' && name !== '{n}');
  const name = names.at(-1) ?? host ?? '';
  if (host === null || (folded && path.includes('{n}'))) {
    return { name, conditions: [conditionOfFolder(folder, folded)] };
  }
  const ofHost: Condition = { kind: 'text', column: 'host', operator: 'equals', value: host };
  const ofPath: Condition = {
    kind: 'text',
    column: 'path',
    operator: 'startsWith',
    value: path,
    matchCase: true,
  };
  if (path === '/') return { name, conditions: [ofHost] };
  return { name, conditions: several ? [ofHost, ofPath] : [ofPath] };
}
