import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { closeBrowser, playBrowser, refuse, type Answers, type PlayedBrowser } from '../../testing/play-browser.ts';

const notify = vi.hoisted(() => vi.fn<(text: string, options?: object) => void>());
vi.mock('../../parts/notices.tsx', () => ({ notify }));

let browser: PlayedBrowser;
beforeEach(() => notify.mockReset());
afterEach(() => closeBrowser());

const HERE = '/console/acme/runs?env=staging&schema=invoice';
const pathOf = () => browser.location.href.slice(browser.location.origin.length);
async function play(answers: Answers) {
  browser = playBrowser(answers, HERE);
  const { renderHook } = await import('../../testing/render-hook.ts');
  const { getReviewQuery } = await import('../../../generated/queries.gen.ts');
  return { renderHook, keyOf: (id: string) => getReviewQuery({ path: { id } }).queryKey };
}
const settled = () => vi.waitUntil(() => pathOf() !== HERE || notify.mock.calls.length > 0);

describe('the review of a run', () => {
  const run = { id: 'run_1', status: 'completed', reviewStatus: null, expiredAt: null } as const;
  const REQUEST = 'POST /runs/run_1/review';

  async function open(given: object, answers: Answers = { [REQUEST]: { id: 'rev_1' } }) {
    const { renderHook, keyOf } = await play(answers);
    const { useOpenReview } = await import('./use-open-review.ts');
    const hook = await renderHook(() => useOpenReview('acme', { ...run, ...given }));
    hook.current();
    return { known: () => hook.queries.getQueryData(keyOf('run_1')) };
  }

  test('is requested where there is none, and opened from its list', async () => {
    const { known } = await open({});
    await settled();
    expect(pathOf()).toMatch(/^\/console\/acme\/reviews\/run_1\?.*schema=invoice/);
    expect([browser.requests.map(({ to }) => to), known()]).toEqual([[REQUEST], { id: 'rev_1' }]);
  });

  test('is opened where it is there', async () => {
    const { known } = await open({ reviewStatus: 'approved' }, {});
    await settled();
    expect(pathOf()).toContain('/reviews/run_1');
    expect([browser.requests, known()]).toEqual([[], undefined]);
  });

  test.each([{ status: 'processing' }, { status: 'failed' }, { expiredAt: '2026-01-01T00:00:00.000Z' }])(
    'is not that of a run with %j',
    async (given) => {
      await open(given);
      await new Promise((resolve) => setTimeout(resolve));
      expect([pathOf(), browser.requests]).toEqual([HERE, []]);
    },
  );

  test('that is refused says why', async () => {
    await open({}, { [REQUEST]: refuse(403, 'forbidden', 'You may not.') });
    await settled();
    expect([pathOf(), notify.mock.calls]).toEqual([
      HERE,
      [[expect.stringContaining('You may not.'), { isError: true }]],
    ]);
  });
});

describe('the last decision', () => {
  const REOPEN = 'POST /runs/run_1/review/reopen';
  async function undo(answers: Answers, isDecided = true) {
    const { renderHook, keyOf } = await play(answers);
    const decisions = await import('./decisions.ts');
    const { useUndoDecision } = await import('./use-undo-decision.ts');
    const href = '/console/acme/reviews/run_1?env=staging';
    if (isDecided) decisions.recordDecision({ runId: 'run_1', href, documentName: 'a.pdf', reason: null });
    const hook = await renderHook(() => useUndoDecision());
    hook.current();
    await settled();
    return { decisions, known: hook.queries.getQueryData(keyOf('run_1')) };
  }

  test('is undone, and its document opened', async () => {
    const { decisions, known } = await undo({ [REOPEN]: { id: 'rev_1', status: 'in_review' } });
    await vi.waitUntil(() => pathOf() !== HERE);
    expect(pathOf()).toBe('/console/acme/reviews/run_1?env=staging');
    expect(notify.mock.calls).toEqual([['a.pdf is open again.']]);
    expect([known, decisions.takeDecision()]).toEqual([{ id: 'rev_1', status: 'in_review' }, null]);
  });

  test('that cannot be undone stays', async () => {
    const { decisions } = await undo({ [REOPEN]: refuse(409, 'review_not_open', 'It is too late.') });
    expect([pathOf(), notify.mock.calls]).toEqual([
      HERE,
      [[expect.stringContaining('It is too late.'), { isError: true }]],
    ]);
    expect(decisions.takeDecision()?.runId).toBe('run_1');
  });

  test('of none is told', async () => {
    await undo({}, false);
    expect([notify.mock.calls, browser.requests]).toEqual([[['There is nothing to undo.']], []]);
  });
});
