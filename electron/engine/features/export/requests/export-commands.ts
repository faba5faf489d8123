// The commands about exports and their profiles, by request. Nothing else belongs here.
import type { Commands } from '../../../project/context.ts';
import { exportPlan } from './export-plan.ts';
import { exportErrors } from './export-errors.ts';
import { exportHosts } from './export-hosts.ts';
import { exportStart } from './export-start.ts';
import { exportResult } from './export-result.ts';
import { exportRemoveOld } from './export-remove-old.ts';
import { exportZip } from './export-zip.ts';
import { profileSave } from './profile-save.ts';
import { profileDelete } from './profile-delete.ts';

export const exportCommands = {
  'export.plan': exportPlan,
  'export.errors': exportErrors,
  'export.hosts': exportHosts,
  'export.start': exportStart,
  'export.result': exportResult,
  'export.removeOld': exportRemoveOld,
  'export.zip': exportZip,
  'profile.save': profileSave,
  'profile.delete': profileDelete,
} satisfies Partial<Commands>;
