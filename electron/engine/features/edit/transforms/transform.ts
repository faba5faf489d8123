// What a transform is: a kind of edit, and the function that plans it. Nothing here knows a particular one.
import type { Transform, TransformKind } from '../../../../../shared/model/edit/bulk-edit.ts';
import type { BulkPlan, PlanTools } from '../bulk-plan.ts';

export type OptionsOf<K extends TransformKind> = Extract<Transform, { readonly kind: K }>;

/** Throws invalid-value for options that can't be used. */
export type PlanTransform<K extends TransformKind> = (options: OptionsOf<K>, tools: PlanTools) => BulkPlan;
