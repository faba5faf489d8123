// The backups of a project, for whoever shows or offers them. It restores none.
import type { Backup } from '../../../shared/model/backup.ts';
import type { ErrorCode } from '../../../shared/contract/errors.ts';
import { useClient } from '../../engine/app-client.ts';
import { errorOf } from '../../engine/error-of.ts';
import type { NoticeContent } from '../../shell/notices/notices-store.ts';

/** Failures to open a project after which a backup of it may help. */
const HELPS: readonly ErrorCode[] = ['damaged-project', 'not-a-project', 'not-found'];

export interface Backups {
  /** The newest first. */
  readonly list: (path: string) => Promise<readonly Backup[]>;
  /** The button of a notice about a damaged project; none where there is no backup, or `cause` is another matter. */
  readonly offer: (path: string, cause?: unknown) => Promise<Pick<NoticeContent, 'action'>>;
}

export function useBackups(): Backups {
  const { engine } = useClient();
  const list = (path: string): Promise<readonly Backup[]> => engine['project.backups']({ path });

  async function offer(path: string, cause?: unknown): Promise<Pick<NoticeContent, 'action'>> {
    if (cause !== undefined && !HELPS.includes(errorOf(cause).code)) return {};
    const some = await list(path).catch(() => []);
    return some.length > 0 ? { action: { key: 'notices.restore', restore: path } } : {};
  }

  return { list, offer };
}
