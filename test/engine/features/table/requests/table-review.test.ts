// What a review says of the values that a table brings, and which changes wait for the user to accept them.
import { describe, expect, it } from 'vitest';
import { tableReview } from '../../../../../electron/engine/features/table/requests/table-merge.ts';
import { ruleOf } from '../../../../../electron/engine/check/rule-registry.ts';
import type { EngineContext } from '../../../../../electron/engine/project/context.ts';
import type { ReviewItem } from '../../../../../shared/model/edit/review.ts';
import type { ReviewList } from '../../../../../shared/model/table/tables.ts';
import { apply, compare, tableFile, valuesOf } from '../table-project.ts';
import { engineWith } from '../../../test-engine.ts';

const A = 'https://a.example/';
const GOOD = { lastmod: '2025-01-01', changefreq: 2, priority: 0.9 };

async function items(
  context: EngineContext,
  review: number,
  list: ReviewList,
): Promise<readonly ReviewItem[]> {
  return (await tableReview({ review, list, start: 0, count: 10 }, context)).items;
}

describe('values that are not valid', () => {
  const bad = `loc,lastmod,changefreq,priority\n${A}1,2024-13-45,sometimes,7\n${A}9,2024-13-45,sometimes,7\n`;

  it('are told of changed rows as of new ones, and none takes the place of a valid one unasked', async () => {
    const { context } = engineWith([{ loc: `${A}1`, ...GOOD }]);
    const before = valuesOf(context);
    const found = await compare(context, tableFile(bad));
    expect(found.accepted).toEqual({ added: 1, changed: 0, missing: 0 });
    expect(found.problems).toMatchObject([
      { severity: 'warning', code: 'table-value-invalid', line: 2, loc: `${A}1` },
    ]);
    const [fresh] = await items(context, found.review, 'added');
    const [changed] = await items(context, found.review, 'changed');
    expect(fresh?.issues).toEqual(['lastmod-invalid', 'changefreq-invalid', 'priority-out-of-range']);
    expect(changed).toMatchObject({ accepted: false, issues: fresh?.issues });
    expect(apply(context, found)).toMatchObject({ added: 1, changed: 0 });
    expect(valuesOf(context).slice(0, 1)).toEqual(before);
  });

  it('are taken where nothing valid stands, and told', async () => {
    const { context } = engineWith([{ loc: `${A}1`, priority: '7' }]);
    const found = await compare(context, tableFile(`loc,lastmod,priority\n${A}1,2024-13-45,8\n`));
    expect(found).toMatchObject({ accepted: { changed: 1 }, problems: [] });
    expect(await items(context, found.review, 'changed')).toMatchObject([
      { accepted: true, issues: ['lastmod-invalid', 'priority-out-of-range'] },
    ]);
  });

  it('are not told of fields that stay as they are', async () => {
    const { context } = engineWith([{ ...GOOD, loc: `${A}1#part`, lastmod: '2024-13-45' }]);
    const found = await compare(context, tableFile(`loc,lastmod,priority\n${A}1#part,2024-13-45,0.1\n`));
    expect(await items(context, found.review, 'changed')).toMatchObject([{ accepted: true, issues: [] }]);
  });

  it('are told of no empty cell that stays one', async () => {
    const { context } = engineWith([{ loc: `${A}1`, lastmod: '2025-01-01' }]);
    const path = tableFile(`loc,lastmod,priority\n${A}1,2024-13-45,0.1\n`);
    const found = await compare(context, path, { policy: 'fill' });
    expect(found).toMatchObject({ accepted: { changed: 1 }, problems: [] });
    expect(await items(context, found.review, 'changed')).toMatchObject([{ accepted: true, issues: [] }]);
  });

  it('are judged in images, too, and in addresses that go by the row number', async () => {
    const { context } = engineWith([{ loc: `${A}1` }, { loc: `${A}2` }]);
    const path = tableFile(`id,loc,images\n1,${A}1,a.jpg\n2,/two,\n`);
    const found = await compare(context, path, { key: 'id' });
    const [images, loc] = await items(context, found.review, 'changed');
    expect(images?.accepted).toBe(true);
    expect(images?.issues.map((id) => ruleOf(id).group)).toEqual(['image']);
    expect(loc).toMatchObject({ accepted: false, loc: `${A}2` });
    expect(loc?.issues).toContain('loc-not-absolute');
  });
});
