// Several robots.txt files for one site: none is replaced without a word, and the user can choose.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { historyUndo } from '../../../../electron/engine/features/history/requests/history-undo.ts';
import { importSources } from '../../../../electron/engine/features/import/import-sources.ts';
import { refreshSources } from '../../../../electron/engine/features/import/review/refresh-sources.ts';
import { applyReview } from '../../../../electron/engine/features/pending/apply-review.ts';
import { robotsSave } from '../../../../electron/engine/features/robots/requests/robots-save.ts';
import { robotsUse } from '../../../../electron/engine/features/robots/requests/robots-use.ts';
import { currentProject } from '../../../../electron/engine/project/current-project.ts';
import type { EngineContext } from '../../../../electron/engine/project/context.ts';
import { inEnglish } from '../../../../shared/contract/error-texts.ts';
import type { Problem } from '../../../../shared/model/problem.ts';
import type { RobotsTake } from '../../../../shared/model/robots.ts';
import { finish } from '../../../../shared/model/steps.ts';
import { temporaryFolder } from '../../store/rows/sample-project.ts';
import { engineWith } from '../../test-engine.ts';

const NOBODY = { signal: new AbortController().signal, report: () => undefined };
const SITE = 'https://example.com';
const ROWS = ['/a', '/b'].map((path) => ({ loc: SITE + path }));

/** Writes a robots.txt that disallows this path, and gives where it is. */
function robotsFile(folder: string, path: string): string {
  const file = join(folder, 'robots.txt');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `User-agent: *\nDisallow: ${path}\n`);
  return file;
}

function kept(context: EngineContext): string[] {
  const { robots } = currentProject(context).store;
  return robots.files().map(({ content }) => Buffer.from(content).toString());
}

const load = (context: EngineContext, sources: string[], robots?: RobotsTake) =>
  importSources(currentProject(context), sources, NOBODY, { robots });

function told(problems: readonly Problem[]): string[] {
  return problems.filter(({ code }) => code === 'robots-rivals').map(({ reason }) => inEnglish(reason));
}

describe('two robots.txt files of one import', () => {
  const setUp = () => {
    const folder = temporaryFolder();
    const one = robotsFile(join(folder, 'one'), '/a');
    const two = robotsFile(join(folder, 'two'), '/b');
    return { context: engineWith(ROWS).context, one, two };
  };

  it('are told, with the one that is used and the one that is not', async () => {
    const { context, one, two } = setUp();
    const { problems, robots, sources } = await load(context, [one, two]);
    expect(kept(context)).toEqual(['User-agent: *\nDisallow: /a\n']);
    const sentence = `There are two robots.txt files for ${SITE} that differ: “${one}” is used, “${two}” is not.`;
    expect(told(problems)).toEqual([sentence]);
    expect(told(currentProject(context).store.sourceProblems(sources[1]?.id ?? 0))).toEqual([sentence]);
    expect(sources.map(({ warnings }) => warnings)).toEqual([0, 1]);
    expect(robots).toEqual([
      {
        origin: SITE,
        files: [
          { location: one, ofProject: false, used: true },
          { location: two, ofProject: false, used: false },
        ],
      },
    ]);
  });

  it('count by the last where that is wished', async () => {
    const { context, one, two } = setUp();
    const { problems } = await load(context, [one, two], 'last');
    expect(kept(context)).toEqual(['User-agent: *\nDisallow: /b\n']);
    expect(told(problems)).toEqual([expect.stringContaining(`“${two}” is used, “${one}” is not.`)]);
  });

  it('can be chosen between afterwards, as a step of undo', async () => {
    const { context, one, two } = setUp();
    await load(context, [one, two]);
    const [choice] = await robotsUse({ origin: SITE, file: 1 }, context);
    expect(choice?.files.map(({ used }) => used)).toEqual([false, true]);
    expect(kept(context)).toEqual(['User-agent: *\nDisallow: /b\n']);
    await historyUndo({}, context);
    expect(kept(context)).toEqual(['User-agent: *\nDisallow: /a\n']);
    await expect(robotsUse({ origin: SITE, file: 2 }, context)).rejects.toThrow('no longer at hand');
  });

  it('say nothing where they are the same', async () => {
    const { context, one, two } = setUp();
    writeFileSync(two, 'User-agent: *\nDisallow: /a\n');
    const { problems, robots } = await load(context, [one, two]);
    expect([told(problems), robots]).toEqual([[], []]);
  });
});

describe('a robots.txt for a site that has one in the project', () => {
  it('leaves that as it is, and says so', async () => {
    const { context } = engineWith(ROWS);
    await robotsSave(
      { origin: SITE, text: 'User-agent: *\nDisallow: /mine\n', byteOrderMark: false },
      context,
    );
    const other = robotsFile(temporaryFolder(), '/theirs');
    const { problems } = await load(context, [other]);
    expect(kept(context)).toEqual(['User-agent: *\nDisallow: /mine\n']);
    expect(told(problems)).toEqual([
      `There are two robots.txt files for ${SITE} that differ: the one written in the project is used, “${other}” is not.`,
    ]);
    await load(context, [other], 'last');
    expect(kept(context)).toEqual(['User-agent: *\nDisallow: /theirs\n']);
  });

  it('takes the place of what came from the same file, unless that was edited', async () => {
    const { context } = engineWith(ROWS);
    const folder = temporaryFolder();
    const file = robotsFile(folder, '/1');
    await load(context, [file]);
    robotsFile(folder, '/2');
    const { problems } = await load(context, [file]);
    expect(kept(context)).toEqual(['User-agent: *\nDisallow: /2\n']);
    expect(told(problems)).toEqual([
      `There are two robots.txt files for ${SITE} that differ: “${file}” is used, the project’s from “${file}” is not.`,
    ]);
    await robotsSave(
      { origin: SITE, text: 'User-agent: *\nDisallow: /edited\n', byteOrderMark: false },
      context,
    );
    robotsFile(folder, '/3');
    expect(told((await load(context, [file])).problems)).toHaveLength(1);
    expect(kept(context)).toEqual(['User-agent: *\nDisallow: /edited\n']);
  });
});

describe('a look for changes', () => {
  const changed = async () => {
    const { context } = engineWith(ROWS);
    const folder = temporaryFolder();
    const file = robotsFile(folder, '/1');
    await load(context, [file]);
    robotsFile(folder, '/changed');
    return { context, project: currentProject(context) };
  };

  it('takes the changed robots.txt of a source with its review', async () => {
    const { context, project } = await changed();
    const { review, problems } = await refreshSources(project, null, NOBODY);
    expect(review).not.toBeNull();
    expect(told(problems)).toHaveLength(1);
    finish(applyReview(project));
    expect(kept(context)).toEqual(['User-agent: *\nDisallow: /changed\n']);
  });

  it('leaves it to the user where the window asks', async () => {
    const { context, project } = await changed();
    const { review, robots } = await refreshSources(project, null, NOBODY, { robots: 'ask' });
    expect(review).toBeNull();
    expect(robots).toMatchObject([{ origin: SITE, files: [{ used: true }, { used: false }] }]);
    await robotsUse({ origin: SITE, file: 1 }, context);
    expect(kept(context)).toEqual(['User-agent: *\nDisallow: /changed\n']);
  });
});
