/** Budgets as callers see them, tested on the server and on the fake. */
import { PaymentRequiredError, type Excerpt } from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareWorkspace } from './harness/prepare-workspace.ts';
import { refusal } from './harness/refusal.ts';
import { startFakeSubject, startServerSubject, type Subject } from './harness/subjects.ts';

describe.each([
  { name: 'the server', start: startServerSubject },
  { name: 'the fake', start: startFakeSubject },
])('$name', ({ start }) => {
  let subject: Subject;
  let excerpt: Excerpt;
  beforeAll(async () => {
    subject = await start();
    ({ excerpt } = await subject.addUser('pro'));
  });
  afterAll(() => subject.close());

  it('refuses runs when the budget is spent or reserved, tells webhooks once, and accepts them again', async () => {
    const { at, target } = await prepareWorkspace(excerpt);
    const url = subject.receiver.url;
    await excerpt.webhooks.create({ ...at, url, events: ['budget.warning', 'budget.exceeded'] });
    expect(await excerpt.usage.getBudget(at)).toMatchObject({ status: 'unlimited', share: null, acceptsRuns: true });
    const start = () => excerpt.extraction.extract({ ...target, name: 'a.txt', content: 'Total: 1' });
    await excerpt.usage.updateBudget({ ...at, maxPages: 1 });
    subject.hold();
    const { runId } = await start();
    const waiting = await refusal(start());
    expect(waiting).toBeInstanceOf(PaymentRequiredError);
    expect(waiting).toMatchObject({ status: 402, code: 'budget_exceeded', retryable: true, budget: { reserved: 1 } });
    subject.release();
    await excerpt.runs.wait(runId);
    const spent = await refusal(start());
    expect(spent).toMatchObject({ retryable: false, budget: { limit: 'pages', max: 1, spent: 1, reserved: 0 } });
    expect(await refusal(excerpt.runs.rerun(runId))).toMatchObject({ code: 'budget_exceeded' });
    const kinds = () => subject.receiver.received.map(({ body }) => (JSON.parse(body) as { type: string }).type);
    await subject.until(() => kinds().length >= 2);
    expect(kinds().toSorted()).toEqual(['budget.exceeded', 'budget.warning']);
    expect(await excerpt.usage.updateBudget({ ...at, maxPages: 4 })).toMatchObject({ share: 0.25, acceptsRuns: true });
    await excerpt.runs.wait((await start()).runId);
    expect(await excerpt.usage.getBudget(at)).toMatchObject({ spent: { pages: 2, runs: 2 }, status: 'available' });
    expect(kinds()).toHaveLength(2);
  });
});
