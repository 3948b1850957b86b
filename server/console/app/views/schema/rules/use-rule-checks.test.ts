import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeBrowser, playBrowser, refuse, type PlayedBrowser } from '../../../testing/play-browser.ts';
import type { renderHook as RenderHook } from '../../../testing/render-hook.ts';

let browser: PlayedBrowser;
let renderHook: typeof RenderHook;
let useRuleChecks: typeof import('./use-rule-checks.ts').useRuleChecks;
const LINT = 'POST /workspaces/acme/schemas/invoice/lint';
const TRY = 'POST /workspaces/acme/schemas/invoice/rules/try';

beforeEach(async () => {
  browser = playBrowser({ [LINT]: { warnings: [] } });
  ({ renderHook } = await import('../../../testing/render-hook.ts'));
  ({ useRuleChecks } = await import('./use-rule-checks.ts'));
});
afterEach(() => closeBrowser());

const rule = (name: string, fields: object = {}) => ({ name, check: `${name} > 0`, severity: 'error', ...fields });
const counts = { holds: 3, violated: 0, unknown: 0 };
const answerTrial = (count: number) => {
  browser.answers[TRY] = {
    rules: Array(count).fill(counts),
    runs: [{ runId: 'run_1', documentName: 'a', results: [] }],
  };
};
const open = (rules: object[], definition = '{"type":"object"}') => {
  const checked = { slug: 'acme', schemaKey: 'invoice', env: 'staging' as const, definition, runs: 50 };
  return renderHook(() => useRuleChecks({ ...checked, rules: rules as never, ids: rules.map((_, at) => at + 1) }));
};
const isDone = (hook: { current: { isChecking: boolean } }) =>
  vi.waitFor(() => expect(hook.current.isChecking).toBe(false));
const sent = (to: string) => browser.requests.filter((one) => one.to === to);

test('complete rules are checked by their words, and then on stored runs', async () => {
  answerTrial(1);
  const hook = await open([rule('a'), rule('', { check: '' })]);
  await isDone(hook);
  expect(sent(LINT)[0]?.body).toEqual({ definition: { type: 'object' }, rules: [rule('a')] });
  expect([sent(TRY)[0]?.query, sent(TRY)[0]?.body]).toEqual([
    { env: 'staging' },
    { rules: [rule('a')], definition: { type: 'object' }, limit: 50 },
  ]);
  expect(hook.current).toMatchObject({ runCount: 1, problem: null });
  expect([...hook.current.outcomes]).toMatchObject([[1, { holds: 3 }]]);
  expect(hook.current.findings.size).toBe(0);
});

test('rules that cannot be read are not tried, and warnings keep none from it', async () => {
  browser.answers[LINT] = {
    warnings: [
      { path: '/rules/0/check', code: 'rule_invalid', message: 'No such field.' },
      { path: '/rules/1', code: 'vague', message: 'It is vague.' },
    ],
  };
  answerTrial(1);
  const hook = await open([rule('a'), rule('b')]);
  await vi.waitFor(() => expect(hook.current.outcomes.size).toBe(1));
  expect([...hook.current.findings].map(([id, [found]]) => [id, found?.severity])).toEqual([
    [1, 'error'],
    [2, 'warning'],
  ]);
  expect([sent(TRY).length, sent(TRY)[0]?.body]).toEqual([1, expect.objectContaining({ rules: [rule('b')] })]);
  expect([...hook.current.outcomes.keys()]).toEqual([2]);
});

test('without complete rules, nothing is tried', async () => {
  const hook = await open([]);
  await isDone(hook);
  expect([hook.current.runCount, hook.current.outcomes.size, sent(TRY).length]).toEqual([null, 0, 0]);
});

test('why nothing was checked is said', async () => {
  const broken = await open([rule('a')], '{');
  await isDone(broken);
  expect([broken.current.problem, sent(TRY)]).toEqual([expect.stringMatching(/^Definition: this is not JSON/), []]);
  browser.answers[TRY] = () => refuse(422, 'invalid_schema', 'Invalid.');
  const refused = await open([rule('a')]);
  await isDone(refused);
  expect(refused.current.problem).toBe('The definition has errors. Rules are tried once it has none.');
  browser.answers[TRY] = () => refuse(403, 'forbidden', 'Not for you.');
  const forbidden = await open([rule('b')]);
  await isDone(forbidden);
  expect(forbidden.current.problem).toBe('Not for you.');
});
