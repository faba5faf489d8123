// Cancels a running job and answers when its work has ended. One that has ended already is fine.
import type { Command } from '../../../project/context.ts';

export const jobCancel: Command<'job.cancel'> = async ({ job }, { jobs }) => {
  await jobs.cancel(job);
  return null;
};
