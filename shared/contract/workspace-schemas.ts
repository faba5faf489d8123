// Schemas of what a project remembers about how it was shown: columns, panels, place.
import * as v from 'valibot';
import type { GridLayout } from '../model/rows/grid-layout.ts';
import type { Workspace } from '../model/workspace.ts';
import { count, text, type SchemaOf } from './schemas.ts';

const columnState = () =>
  v.strictObject({
    id: text,
    hidden: v.boolean(),
    pinned: v.boolean(),
    width: v.nullable(v.pipe(v.number(), v.minValue(1), v.maxValue(10_000))),
  });
const columnStates = () => v.pipe(v.array(columnState()), v.maxLength(200));

export const gridLayout = () =>
  v.strictObject({
    columns: columnStates(),
    presets: v.pipe(v.array(v.strictObject({ name: text, columns: columnStates() })), v.maxLength(200)),
  }) satisfies SchemaOf<GridLayout>;

/** px; what a window of any size can have. */
const panelState = () =>
  v.strictObject({ shown: v.boolean(), width: v.pipe(v.number(), v.minValue(0), v.maxValue(10_000)) });

export const workspace = () =>
  v.strictObject({
    page: text,
    outline: panelState(),
    detail: panelState(),
    folded: v.pipe(v.array(text), v.maxLength(100)),
    row: v.nullable(count),
  }) satisfies SchemaOf<Workspace>;
