// The notes of a release as plain text, whatever form a feed gives them.
import type { UpdateInfo } from 'electron-updater';

const LONGEST = 20_000;

/** Empty where there are none. Tags, as GitHub's feed has them, are left out. */
export function releaseNotes({ releaseNotes: given }: Pick<UpdateInfo, 'releaseNotes'>): string {
  const text =
    typeof given === 'string'
      ? given
      : (given ?? []).map(({ version, note }) => `${version}\n${note ?? ''}`).join('\n\n');
  return text
    .slice(0, LONGEST)
    .replaceAll(/<[^<>]*>/g, '')
    .trim();
}
