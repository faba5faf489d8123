// Has long work read aloud: that it began, and each quarter of the way. Its end is told by those who started it.
import { watch } from 'vue';
import { shareDone } from '../../ui/share-done.ts';
import { useText } from '../../locales/use-text.ts';
import { useJobs } from './jobs-store.ts';
import { useNotices } from '../notices/notices-store.ts';

const QUARTERS = 4;

export function useJobAnnouncements(): void {
  const { t, percent } = useText();
  const jobs = useJobs();
  const notices = useNotices();

  watch(
    () => jobs.running?.id,
    () => {
      if (jobs.running) notices.announce({ kind: 'info', key: `status.${jobs.running.kind}` });
      else notices.forgetProgress();
    },
  );
  watch(
    () => {
      const progress = jobs.running?.progress;
      const share = progress ? shareDone(progress) : null;
      return share === null ? 0 : Math.floor(share * QUARTERS) / QUARTERS;
    },
    (share, before) => {
      if (!jobs.running || share <= before || share === 1) return;
      const named = { job: t(`status.${jobs.running.kind}`), percent: percent(share) };
      notices.announce({ kind: 'info', key: 'notices.progress', named });
    },
  );
}
