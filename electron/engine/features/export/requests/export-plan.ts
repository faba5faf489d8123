// export.plan: what an export would write, exact to the byte. It writes nothing.
import type { Command } from '../../../project/context.ts';
import { currentProject } from '../../../project/current-project.ts';
import { planExport } from '../plan-export.ts';

export const exportPlan: Command<'export.plan'> = ({ others, ...options }, context) =>
  planExport(context, currentProject(context), options, others);
