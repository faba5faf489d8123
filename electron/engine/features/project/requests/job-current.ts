// The job that runs now. It neither starts nor ends one.
import type { Command } from '../../../project/context.ts';

export const jobCurrent: Command<'job.current'> = (_, { jobs }) => jobs.current;
