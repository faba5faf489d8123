// The command of every request. A request without one does not compile; nothing else belongs here.
import { compareApply } from './commands/compare/compare-apply.ts';
import { compareExport } from './commands/compare/compare-export.ts';
import { compareFiles, compareInfo, compareRows } from './commands/compare/compare-rows.ts';
import { compareDiscard, compareStart } from './commands/compare/compare-start.ts';
import { checkFindings, checkRun, exceptionList, exceptionSet } from './commands/check/check-run.ts';
import { editAdd } from './commands/edit/edit-add.ts';
import { editApply } from './commands/edit/edit-apply.ts';
import { editCopy } from './commands/edit/edit-copy.ts';
import { editDelete } from './commands/edit/edit-delete.ts';
import { editSection } from './commands/edit/edit-section.ts';
import { sectionSuggest } from './commands/sections/section-suggest.ts';
import { sectionPreview, sectionStopPreview } from './commands/sections/section-preview.ts';
import { sectionDefine } from './commands/sections/section-define.ts';
import { editFill } from './commands/edit/edit-fill.ts';
import { editFindHit, editStopPreview } from './commands/edit/edit-find-hit.ts';
import { editPaste } from './commands/edit/edit-paste.ts';
import { editPreview } from './commands/edit/edit-preview.ts';
import { editSet } from './commands/edit/edit-set.ts';
import { editSetExtensions } from './commands/edit/edit-set-extensions.ts';
import { exportErrors } from './commands/export/export-errors.ts';
import { exportPlan } from './commands/export/export-plan.ts';
import { exportRemoveOld } from './commands/export/export-remove-old.ts';
import { exportZip } from './commands/export/export-zip.ts';
import { profileDelete } from './commands/export/profile-delete.ts';
import { profileSave } from './commands/export/profile-save.ts';
import { exportStart } from './commands/export/export-start.ts';
import { fixApply, fixPreview } from './commands/check/fix-apply.ts';
import { robotsExport } from './commands/robots/robots-export.ts';
import { robotsKeepDraft, robotsList, robotsRead, robotsSetAgents } from './commands/robots/robots-list.ts';
import { robotsPreview, robotsStopPreview } from './commands/robots/robots-preview.ts';
import { robotsRemove, robotsSave } from './commands/robots/robots-save.ts';
import { rulesList } from './commands/check/rules-list.ts';
import { rulesSet } from './commands/check/rules-set.ts';
import { historyGoTo } from './commands/history/history-go-to.ts';
import { historyList } from './commands/history/history-list.ts';
import { historyMark, historyUnmark } from './commands/history/history-mark.ts';
import { historyRedo } from './commands/history/history-redo.ts';
import { historyUndo } from './commands/history/history-undo.ts';
import { importNodes } from './commands/import/import-nodes.ts';
import { importRefresh } from './commands/review/import-refresh.ts';
import { importRetry } from './commands/review/import-retry.ts';
import { importStart } from './commands/import/import-start.ts';
import { jobCancel } from './commands/project/job-cancel.ts';
import { jobCurrent } from './commands/project/job-current.ts';
import { projectClose } from './commands/project/project-close.ts';
import { projectCreate } from './commands/project/project-create.ts';
import { projectInfo } from './commands/project/project-info.ts';
import { projectOpen } from './commands/project/project-open.ts';
import { projectSaveAs } from './commands/project/project-save-as.ts';
import { projectSetLayout } from './commands/project/project-set-layout.ts';
import { projectSetSettings } from './commands/project/project-set-settings.ts';
import { reportWrite } from './commands/check/report-write.ts';
import { reviewAccept } from './commands/review/review-accept.ts';
import { reviewApply } from './commands/review/review-apply.ts';
import { reviewDiscard } from './commands/review/review-discard.ts';
import { reviewInfo } from './commands/review/review-info.ts';
import { reviewRows } from './commands/review/review-rows.ts';
import { rowDetail } from './commands/view/row-detail.ts';
import { rowsSummary } from './commands/view/rows-summary.ts';
import { sourceProblems } from './commands/import/source-problems.ts';
import { viewCancel } from './commands/view/view-cancel.ts';
import { viewChanged } from './commands/view/view-changed.ts';
import { tableApply } from './commands/table/table-apply.ts';
import { tableCompare } from './commands/table/table-compare.ts';
import { tableDecide } from './commands/table/table-decide.ts';
import { tableDiscard } from './commands/table/table-discard.ts';
import { tableExport } from './commands/table/table-export.ts';
import { tableInspect } from './commands/table/table-inspect.ts';
import { tableReview } from './commands/table/table-review.ts';
import { viewClose } from './commands/view/view-close.ts';
import { viewDelete } from './commands/view/view-delete.ts';
import { viewEdge } from './commands/view/view-edge.ts';
import { viewOpen } from './commands/view/view-open.ts';
import { viewPosition } from './commands/view/view-position.ts';
import { viewRename } from './commands/view/view-rename.ts';
import { viewRows } from './commands/view/view-rows.ts';
import { viewSave } from './commands/view/view-save.ts';
import { viewValues } from './commands/view/view-values.ts';
import { clustersBuild, clustersPreviewBuild } from './commands/languages/clusters-build.ts';
import { clustersOpen, clustersPosition, clustersRows } from './commands/languages/clusters-open.ts';
import { clustersComplete, clustersSet } from './commands/languages/clusters-set.ts';
import type { Commands } from './context.ts';

export const commands = {
  'project.create': projectCreate,
  'project.open': projectOpen,
  'project.saveAs': projectSaveAs,
  'project.close': projectClose,
  'project.info': projectInfo,
  'project.setSettings': projectSetSettings,
  'project.setLayout': projectSetLayout,
  'import.start': importStart,
  'import.nodes': importNodes,
  'import.refresh': importRefresh,
  'import.retry': importRetry,
  'source.problems': sourceProblems,
  'view.open': viewOpen,
  'view.cancel': viewCancel,
  'view.close': viewClose,
  'view.delete': viewDelete,
  'view.rename': viewRename,
  'view.save': viewSave,
  'view.values': viewValues,
  'view.rows': viewRows,
  'view.position': viewPosition,
  'view.edge': viewEdge,
  'view.changed': viewChanged,
  'row.detail': rowDetail,
  'rows.summary': rowsSummary,
  'edit.set': editSet,
  'edit.paste': editPaste,
  'edit.fill': editFill,
  'edit.setExtensions': editSetExtensions,
  'edit.add': editAdd,
  'edit.delete': editDelete,
  'edit.section': editSection,
  'section.define': sectionDefine,
  'section.preview': sectionPreview,
  'section.stopPreview': sectionStopPreview,
  'section.suggest': sectionSuggest,
  'edit.copy': editCopy,
  'edit.preview': editPreview,
  'edit.stopPreview': editStopPreview,
  'edit.findHit': editFindHit,
  'edit.apply': editApply,
  'history.undo': historyUndo,
  'history.redo': historyRedo,
  'history.list': historyList,
  'history.goTo': historyGoTo,
  'history.mark': historyMark,
  'history.unmark': historyUnmark,
  'export.plan': exportPlan,
  'export.errors': exportErrors,
  'export.start': exportStart,
  'export.removeOld': exportRemoveOld,
  'export.zip': exportZip,
  'profile.save': profileSave,
  'profile.delete': profileDelete,
  'table.inspect': tableInspect,
  'table.compare': tableCompare,
  'table.review': tableReview,
  'table.decide': tableDecide,
  'table.apply': tableApply,
  'table.discard': tableDiscard,
  'table.export': tableExport,
  'review.info': reviewInfo,
  'review.rows': reviewRows,
  'review.accept': reviewAccept,
  'review.apply': reviewApply,
  'review.discard': reviewDiscard,
  'rules.list': rulesList,
  'rules.set': rulesSet,
  'check.run': checkRun,
  'check.findings': checkFindings,
  'exception.list': exceptionList,
  'exception.set': exceptionSet,
  'report.write': reportWrite,
  'fix.preview': fixPreview,
  'fix.apply': fixApply,
  'clusters.open': clustersOpen,
  'clusters.rows': clustersRows,
  'clusters.position': clustersPosition,
  'clusters.set': clustersSet,
  'clusters.complete': clustersComplete,
  'clusters.previewBuild': clustersPreviewBuild,
  'clusters.build': clustersBuild,
  'compare.start': compareStart,
  'compare.info': compareInfo,
  'compare.rows': compareRows,
  'compare.files': compareFiles,
  'compare.apply': compareApply,
  'compare.export': compareExport,
  'compare.discard': compareDiscard,
  'robots.list': robotsList,
  'robots.read': robotsRead,
  'robots.keepDraft': robotsKeepDraft,
  'robots.preview': robotsPreview,
  'robots.stopPreview': robotsStopPreview,
  'robots.save': robotsSave,
  'robots.remove': robotsRemove,
  'robots.setAgents': robotsSetAgents,
  'robots.export': robotsExport,
  'job.cancel': jobCancel,
  'job.current': jobCurrent,
} satisfies Commands;
