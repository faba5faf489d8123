// @vitest-environment happy-dom
// The changes that wait, on the fake client: whose they are, and which of them are meant.
import { describe, expect, it } from 'vitest';
import { REVIEW_FIELDS, type ReviewSummary } from '../../../../shared/model/edit/review.ts';
import { usePendingChanges } from '../../../../renderer/features/pending/pending-changes-store.ts';
import { fakeClient } from '../../fake-client.ts';
import { useStores } from '../../mount-app.ts';

const fields = Object.fromEntries(
  REVIEW_FIELDS.map((field) => [field, field === 'lastmod' ? 2 : 0]),
) as ReviewSummary['fields'];
const SUMMARY: ReviewSummary = {
  review: 7,
  label: { code: 'update', sources: 1 },
  counts: { added: 0, changed: 2, removed: 3 },
  accepted: { added: 0, changed: 2, removed: 0 },
  fields,
  unchanged: 4,
};

function waiting() {
  const client = fakeClient();
  useStores(client);
  client.answer('review.info', SUMMARY);
  client.answer('review.rows', { start: 0, total: 5, items: [] });
  client.answer('review.accept', { ...SUMMARY, accepted: { added: 0, changed: 0, removed: 0 } });
  client.answer('review.discard', null);
  client.answer('review.apply', { added: 0, changed: 2, removed: 0 });
  const asked = (name: string) =>
    client.calls.filter((call) => call.name === name).map(({ params }) => params);
  return { pending: usePendingChanges(), asked };
}

describe('usePendingChanges', () => {
  it('shows all, or the first kind that there is, and counts what is accepted of it', async () => {
    const { pending, asked } = waiting();
    await pending.open('sources', false);
    expect([pending.kind, pending.accepted, pending.acceptedShown]).toEqual([null, 2, 2]);
    await pending.open('table', true);
    expect(pending.kind).toBe('changed');
    await pending.showKind('removed');
    expect([pending.accepted, pending.acceptedShown]).toEqual([2, 0]);
    expect(asked('review.rows').at(-1)).toEqual({ review: 7, kind: 'removed', start: 0, count: 100 });
  });

  it('accepts all of the kind that is shown, or the items that are named, whatever their kind', async () => {
    const { pending, asked } = waiting();
    await pending.open('table', true);
    await pending.accept('fill');
    await pending.accept(false, { items: [4], field: 'lastmod' });
    expect(asked('review.accept')).toEqual([
      { review: 7, kind: 'changed', accept: 'fill' },
      { review: 7, items: [4], field: 'lastmod', accept: false },
    ]);
    expect(pending.accepted).toBe(0);
  });

  it('is forgotten by who found it, and by nobody else', async () => {
    const { pending, asked } = waiting();
    await pending.open('table', true);
    await pending.discard('sources');
    expect(pending.origin).toBe('table');
    await pending.discard('table');
    expect([pending.origin, pending.summary]).toEqual([null, null]);
    expect(asked('review.discard')).toEqual([{ review: 7 }]);
  });

  it('takes over what was shown', async () => {
    const { pending, asked } = waiting();
    await pending.open('sources', false);
    expect(await pending.apply()).toEqual({ added: 0, changed: 2, removed: 0 });
    expect(asked('review.apply')).toEqual([{ review: 7 }]);
    expect(pending.origin).toBeNull();
  });
});
