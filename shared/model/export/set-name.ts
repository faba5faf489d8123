// Names of the files of a set, relative to its folder: which are safe on every system. It formats none.

/** One part of a name: letters, digits, "-", "_" and ".", not hidden and without a final dot. */
const PART = '[\\w-](?:[\\w.-]*[\\w-])?';

/** A file's name with "/" before its sub folders: it can't lead out of the folder. */
export const SET_NAME = new RegExp(`^(?:${PART}/)*${PART}$`);

/** What a set says of itself, beside its files. */
export const MANIFEST_NAME = 'mapwright-manifest.json';

/** Names of devices, which Windows lets no file have, whatever their ending. Source: learn.microsoft.com, "Naming Files, Paths, and Namespaces". */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Most systems allow 255 bytes a part; this leaves room for what else stands before it. */
const LONGEST_PART = 200;
/** Windows allows 260 characters for a whole path by default. */
const LONGEST_NAME = 220;

/** Why a name can't be that of a file of a set; null where it can. */
export function setNameProblem(name: string): 'characters' | 'reserved' | 'long' | null {
  if (!SET_NAME.test(name)) return 'characters';
  const parts = name.split('/');
  if (name.length > LONGEST_NAME || parts.some((part) => part.length > LONGEST_PART)) return 'long';
  return parts.some((part) => DEVICE.test(part)) ? 'reserved' : null;
}
