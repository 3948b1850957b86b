import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeBrowser, playBrowser, refuse, type PlayedBrowser } from '../../testing/play-browser.ts';
import type { renderHook as RenderHook } from '../../testing/render-hook.ts';

let browser: PlayedBrowser;
let renderHook: typeof RenderHook;
let findings: typeof import('./use-findings.ts');
const LINT = 'POST /workspaces/acme/schemas/invoice/lint';
const DEFINITION = '{"type":"object"}';

beforeEach(async () => {
  browser = playBrowser();
  ({ renderHook } = await import('../../testing/render-hook.ts'));
  findings = await import('./use-findings.ts');
});
afterEach(() => {
  vi.useRealTimers();
  closeBrowser();
});

const find = (text = DEFINITION, rules = '') =>
  findings.findFindings({ slug: 'acme', schemaKey: 'invoice' }, { text, rules }, new AbortController().signal);

test('what a definition could do better is found, by how much it matters', async () => {
  browser.answers[LINT] = {
    warnings: [
      { path: '/rules/0', code: 'rule_invalid', message: 'No such field.' },
      { path: '/properties/a', code: 'vague', message: 'It is vague.' },
      { path: '/properties/a', code: 'strict', message: 'It is nullable.', provider: 'openai' },
    ],
  };
  expect(await find(DEFINITION, '[{"name":"r"}]')).toEqual({
    problem: null,
    findings: [
      { path: '/rules/0', message: 'No such field.', severity: 'error' },
      { path: '/properties/a', message: 'It is vague.', severity: 'warning' },
      { path: '/properties/a', message: 'It is nullable.', severity: 'info' },
    ],
  });
  expect(browser.requests[0]?.body).toEqual({ definition: { type: 'object' }, rules: [{ name: 'r' }] });
  await find();
  expect(browser.requests[1]?.body).toEqual({ definition: { type: 'object' }, rules: [] });
});

test('the faults of an invalid definition are sentences at their places', async () => {
  const details = [
    { path: '/definition/properties/a', message: 'must have a type' },
    { path: '/definition', message: 'must be an object' },
    { path: '/rules/0', message: 'has no check' },
  ];
  browser.answers[LINT] = () => refuse(422, 'invalid_schema', 'Invalid.', details);
  expect(await find()).toEqual({
    problem: null,
    findings: [
      { path: '/properties/a', message: 'Must have a type.', severity: 'error' },
      { path: '', message: 'Must be an object.', severity: 'error' },
      { path: '/rules/0', message: 'Has no check.', severity: 'error' },
    ],
  });
  browser.answers[LINT] = () => refuse(422, 'invalid_schema', 'Invalid.');
  expect(await find()).toEqual({ problem: null, findings: [] });
});

test('a text that cannot be read is not sent, and another refusal is an error', async () => {
  expect(await find('{')).toEqual({
    findings: [],
    problem: expect.stringMatching(/^Definition: this is not JSON/) as string,
  });
  expect(await find(DEFINITION, '{}')).toEqual({ findings: [], problem: 'Rules: this is not a list.' });
  expect(browser.requests).toEqual([]);
  browser.answers[LINT] = () => refuse(403, 'forbidden', 'Not for you.');
  await expect(find()).rejects.toThrow('Not for you.');
});

test('a text counts once nothing has been typed for a moment', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let text = 'a';
  const hook = await renderHook(() => findings.useSettled(text));
  const type = async (next: string, ms: number) => {
    text = next;
    await hook.rerender();
    await hook.act(() => vi.advanceTimersByTime(ms));
    return hook.current;
  };
  expect(hook.current).toBe('a');
  expect(await type('ab', 399)).toBe('a');
  expect(await type('abc', 399)).toBe('a');
  expect(await type('abc', 1)).toBe('abc');
});

test('findings of rules have pointers into their list', async () => {
  browser.answers[LINT] = {
    warnings: ['/rules/1/check', '/rules', '/rulesOfMine', '/properties/rules'].map((path) => ({
      path,
      code: 'rule_invalid',
      message: 'm',
    })),
  };
  const draft = { definition: DEFINITION, rules: '[]' };
  const hook = await renderHook(() => findings.useRuleFindings('acme', 'invoice', draft));
  expect(hook.current).toEqual({ findings: [], problem: null });
  await vi.waitFor(() => expect(hook.current.findings.map(({ path }) => path)).toEqual(['/1/check', '']));
});

test('why nothing was found is said', async () => {
  browser.answers[LINT] = () => refuse(403, 'forbidden', 'Not for you.');
  const refused = await renderHook(() => findings.useFindings('acme', 'invoice', DEFINITION));
  await vi.waitFor(() => expect(refused.current).toEqual({ findings: [], problem: 'Not for you.' }));
  const broken = await renderHook(() => findings.useFindings('acme', 'invoice', '[]'));
  await vi.waitFor(() => expect(broken.current.problem).toBe('Definition: this is not an object.'));
});
