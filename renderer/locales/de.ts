// The German message table.
import type { Messages } from './en.ts';
import { dialogs } from './de/dialogs.ts';
import { editing } from './de/editing.ts';
import { filtering } from './de/filtering.ts';
import { panel } from './de/panel.ts';
import { frame } from './de/frame.ts';

export const de: Messages = { ...frame, ...panel, ...dialogs, ...editing, ...filtering };
