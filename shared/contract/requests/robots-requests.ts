// The requests about the project's robots.txt files: reading, editing, and what a change would do.
import * as v from 'valibot';
import {
  AGENT_NAME,
  MAX_AGENTS,
  MAX_KEPT_ROBOTS,
  type RobotsChoice,
  type RobotsContent,
  type RobotsList,
  type RobotsPreview,
} from '../../model/robots.ts';
import type { EditResult } from '../edit-result.ts';
import { count, filePath } from '../schemas.ts';

const nothing = v.strictObject({});

/** "" is a robots.txt of which nobody said where it is for. */
const origin = v.pipe(v.string(), v.maxLength(2_000));

const content = v.pipe(v.string(), v.maxLength(MAX_KEPT_ROBOTS));

/** A crawler's name, as robots.txt files have it; "*" = any that no group names. */
const agent = v.pipe(v.string(), v.trim(), v.regex(AGENT_NAME));

export const robotsRequests = {
  'robots.list': () => nothing,
  /** The robots.txt of an origin, an empty one where there is none. */
  'robots.read': () => v.strictObject({ origin }),
  /** Keeps what is typed and not saved, or forgets it. No undo step, and no change that anybody is told of. */
  'robots.keepDraft': () =>
    v.strictObject({
      origin,
      draft: v.nullable(
        v.strictObject({
          text: content,
          byteOrderMark: v.boolean(),
          version: v.pipe(v.number(), v.integer()),
        }),
      ),
    }),
  /** What saving this text would change in the verdicts of rows. A later one ends it with "cancelled". */
  'robots.preview': () => v.strictObject({ origin, text: content }),
  'robots.stopPreview': () => nothing,
  /** Saves the text as the origin's robots.txt, for another origin where `to` is given. One undo step. */
  'robots.save': () =>
    v.strictObject({
      origin,
      text: content,
      byteOrderMark: v.boolean(),
      to: v.optional(v.pipe(v.string(), v.maxLength(2_000))),
    }),
  /** The origin has no robots.txt any more. One undo step. */
  'robots.remove': () => v.strictObject({ origin }),
  /** The crawlers of the column and the page. No undo step. */
  'robots.setAgents': () =>
    v.strictObject({
      agents: v.pipe(v.array(agent), v.minLength(1), v.maxLength(MAX_AGENTS), v.readonly()),
    }),
  /** Makes one of several robots.txt files of the last import for a site the one that counts. One undo step. */
  'robots.use': () => v.strictObject({ origin, file: count }),
  /** Writes the saved robots.txt to a file, byte for byte. */
  'robots.export': () => v.strictObject({ origin, path: filePath, overwrite: v.optional(v.boolean()) }),
} satisfies Record<string, () => v.GenericSchema>;

export interface RobotsResults {
  'robots.list': RobotsList;
  'robots.read': RobotsContent;
  'robots.keepDraft': null;
  'robots.preview': RobotsPreview;
  'robots.stopPreview': null;
  'robots.save': EditResult;
  'robots.remove': EditResult;
  'robots.setAgents': RobotsList;
  'robots.use': readonly RobotsChoice[];
  'robots.export': { readonly path: string; readonly bytes: number };
}
