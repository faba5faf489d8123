// robots.list, robots.read, robots.keepDraft and robots.setAgents: the project's robots.txt files, what is typed and not
// saved, and the crawlers that it asks about.
import { isUtf8 } from 'node:buffer';
import type { RobotsContent, RobotsList } from '../../../../../shared/model/robots.ts';
import type { Command } from '../../../project/context.ts';
import { readableRobots, utf16Order } from '../../../read/parse/text/decode-robots.ts';
import type { ProjectStore } from '../../../store/store.ts';
import { announceChange, currentProject } from '../../../project/current-project.ts';

export const robotsList: Command<'robots.list'> = (_, context) => listRobots(currentProject(context).store);

export const robotsRead: Command<'robots.read'> = ({ origin }, context): RobotsContent => {
  const { robots } = currentProject(context).store;
  const file = robots.files().find((kept) => kept.origin === origin);
  const draft = robots.drafts()[origin] ?? null;
  if (!file)
    return { origin, text: '', byteOrderMark: false, isUtf8: true, isUtf16: false, version: 0, draft };
  const { content, id } = file;
  const text = readableRobots(content).replace(/^\uFEFF/, '');
  return {
    origin,
    text: text.replace(/\r\n?/g, '\n'),
    byteOrderMark: hasMark(content),
    isUtf8: isUtf8(content),
    isUtf16: utf16Order(content) !== null,
    version: id,
    draft,
  };
};

/** It touches no row, so it waits for no job and tells nobody. */
export const robotsKeepDraft: Command<'robots.keepDraft'> = ({ origin, draft }, context) => {
  currentProject(context).store.robots.keepDraft(origin, draft);
  return null;
};

/** Known crawlers come once each, whatever the case of their letters. */
export const robotsSetAgents: Command<'robots.setAgents'> = ({ agents }, context) => {
  const project = currentProject(context);
  const { store } = project;
  const seen = new Set<string>();
  store.robots.setAgents(
    agents.filter((agent) => !seen.has(agent.toLowerCase()) && seen.add(agent.toLowerCase())),
  );
  announceChange(context, project);
  return listRobots(store);
};

function listRobots(store: ProjectStore): RobotsList {
  return {
    files: store.robots
      .files()
      .map(({ origin, content, location, at }) => ({ origin, bytes: content.length, location, at })),
    drafts: Object.keys(store.robots.drafts()),
    agents: store.robots.agents(),
    site: store.site(),
  };
}

function hasMark([first, second, third]: Uint8Array): boolean {
  return first === 0xef && second === 0xbb && third === 0xbf;
}
