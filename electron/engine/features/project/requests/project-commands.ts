// The commands about the project and its jobs, by request. Nothing else belongs here.
import type { Commands } from '../../../project/context.ts';
import { projectCreate } from './project-create.ts';
import { projectOpen } from './project-open.ts';
import { projectSaveAs } from './project-save-as.ts';
import { projectCompact } from './project-compact.ts';
import { projectBackups, projectRestore } from './project-restore.ts';
import { projectClose } from './project-close.ts';
import { projectInfo } from '../project-info.ts';
import { projectSetSettings } from './project-set-settings.ts';
import { projectSetLayout } from './project-set-layout.ts';
import { projectSetWorkspace } from './project-set-workspace.ts';
import { jobCancel } from './job-cancel.ts';
import { jobCurrent } from './job-current.ts';

export const projectCommands = {
  'project.create': projectCreate,
  'project.open': projectOpen,
  'project.saveAs': projectSaveAs,
  'project.compact': projectCompact,
  'project.backups': projectBackups,
  'project.restore': projectRestore,
  'project.close': projectClose,
  'project.info': projectInfo,
  'project.setSettings': projectSetSettings,
  'project.setLayout': projectSetLayout,
  'project.setWorkspace': projectSetWorkspace,
  'job.cancel': jobCancel,
  'job.current': jobCurrent,
} satisfies Partial<Commands>;
