// Gives rows that an edit found their flags while their addresses are written, so that no page is written twice. It judges
// nothing.
import type { ChangeWriter } from '../../../store/history/history.ts';
import type { ProjectStore } from '../../../store/project-store.ts';
import { writeJudged } from '../../../check/run/recheck-rows.ts';
import type { FoundRange } from './find-part.ts';
import type { JudgedRows } from '../../../check/run/judged-rows.ts';

/** To be called when the rows of a range were written. What can't be flagged yet is added to what was judged. */
export function flagFound(
  store: ProjectStore,
  writer: Pick<ChangeWriter, 'flag'>,
  judged: JudgedRows,
  { rewrites, judged: verdicts }: FoundRange,
): void {
  if (rewrites.length === 0) return;
  // Where rows come to other origins the site may move, and with it what the rules find.
  const stays = rewrites.every(({ hashes }) => hashes?.origins === 0);
  if (!verdicts || !stays) judged.add(verdicts);
  else if (verdicts.ids.length > 0) {
    writer.flag(() => {
      judged.addFlagged(writeJudged(store, [verdicts]));
    });
  }
}
