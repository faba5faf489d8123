// The commands about language versions, by request. Nothing else belongs here.
import type { Commands } from '../../../project/context.ts';
import { clustersOpen, clustersRows, clustersPosition } from './clusters-open.ts';
import { clustersSet } from './clusters-set.ts';
import { clustersComplete, clustersPreviewComplete } from './clusters-complete.ts';
import { clustersExport } from './clusters-export.ts';
import { clustersPreviewBuild, clustersBuild } from './clusters-build.ts';

export const languagesCommands = {
  'clusters.open': clustersOpen,
  'clusters.rows': clustersRows,
  'clusters.position': clustersPosition,
  'clusters.set': clustersSet,
  'clusters.previewComplete': clustersPreviewComplete,
  'clusters.complete': clustersComplete,
  'clusters.export': clustersExport,
  'clusters.previewBuild': clustersPreviewBuild,
  'clusters.build': clustersBuild,
} satisfies Partial<Commands>;
