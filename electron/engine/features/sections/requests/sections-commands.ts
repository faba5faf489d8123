// The commands about sections, by request. Nothing else belongs here.
import type { Commands } from '../../../project/context.ts';
import { sectionDefine } from './section-define.ts';
import { sectionPreview, sectionStopPreview } from './section-preview.ts';
import { sectionSuggest } from './section-suggest.ts';

export const sectionsCommands = {
  'section.define': sectionDefine,
  'section.preview': sectionPreview,
  'section.stopPreview': sectionStopPreview,
  'section.suggest': sectionSuggest,
} satisfies Partial<Commands>;
