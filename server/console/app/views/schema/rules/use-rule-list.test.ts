import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeBrowser, playBrowser } from '../../../testing/play-browser.ts';
import type { renderHook as RenderHook } from '../../../testing/render-hook.ts';
import type { Draft } from '../stored-drafts.ts';
import type { DraftEditing } from '../use-draft.ts';

let renderHook: typeof RenderHook;
let useRuleList: typeof import('./use-rule-list.ts').useRuleList;
beforeEach(async () => {
  playBrowser();
  ({ renderHook } = await import('../../../testing/render-hook.ts'));
  ({ useRuleList } = await import('./use-rule-list.ts'));
});
afterEach(() => closeBrowser());

const rule = (name: string) => ({ name, check: 'total > 0' });

/** A list of rules, and how to work on it. */
async function open(text: string) {
  let draft = { rules: text } as Draft;
  const change = (changes: Partial<Draft>) => void (draft = { ...draft, ...changes });
  const hook = await renderHook(() => useRuleList({ draft, change, readLatest: () => draft } as DraftEditing));
  return {
    get list() {
      return hook.current;
    },
    names: () => hook.current.rules?.map((one) => one['name']) ?? null,
    async act(work: (list: typeof hook.current) => unknown) {
      await hook.act(work);
      await hook.rerender();
    },
    text: () => draft.rules,
  };
}
const THREE = JSON.stringify(['a', 'b', 'c'].map(rule));

test('rules keep their identity when they move and others leave', async () => {
  const rules = await open(THREE);
  expect([rules.names(), rules.list.ids, rules.list.undo]).toEqual([['a', 'b', 'c'], [1, 2, 3], undefined]);
  await rules.act(({ move }) => move(0, 1));
  expect([rules.names(), [...rules.list.ids]]).toEqual([
    ['b', 'a', 'c'],
    [2, 1, 3],
  ]);
  await rules.act(({ move }) => move(2, -1));
  expect([rules.names(), [...rules.list.ids]]).toEqual([
    ['b', 'c', 'a'],
    [2, 3, 1],
  ]);
  await rules.act(({ remove }) => remove(1));
  expect([rules.names(), [...rules.list.ids]]).toEqual([
    ['b', 'a'],
    [2, 1],
  ]);
});

test('one added rule is opened, and a whole set is not', async () => {
  const rules = await open('');
  let ids: number[] = [];
  await rules.act(({ add }) => (ids = add([rule('a')])));
  expect([rules.names(), ids, [...rules.list.opened]]).toEqual([['a'], [1], [1]]);
  await rules.act(({ add }) => (ids = add([rule('b'), rule('c')])));
  expect([rules.names(), ids, [...rules.list.opened]]).toEqual([['a', 'b', 'c'], [2, 3], [1]]);
  await rules.act(({ toggle }) => toggle(3));
  await rules.act(({ toggle }) => toggle(1));
  expect([...rules.list.opened]).toEqual([3]);
});

test('what was added, removed and moved is undone, and typing is not', async () => {
  const rules = await open(THREE);
  await rules.act(({ remove }) => remove(0));
  await rules.act(({ move }) => move(0, 1));
  await rules.act(({ change }) => change(0, 'name', 'typed'));
  expect(rules.names()).toEqual(['typed', 'b']);
  await rules.act(({ undo }) => undo?.());
  expect(rules.names()).toEqual(['b', 'c']);
  await rules.act(({ undo }) => undo?.());
  expect([rules.names(), rules.list.undo]).toEqual([['a', 'b', 'c'], undefined]);
});

test('a text that is no list is left as it is', async () => {
  const rules = await open('{');
  expect(rules.names()).toBeNull();
  await rules.act(({ remove }) => remove(0));
  expect([rules.text(), rules.list.undo]).toEqual(['{', undefined]);
});

test('the last hundred changes can be undone', async () => {
  const rules = await open('');
  for (let at = 0; at < 102; at += 1) await rules.act(({ add }) => add([rule(String(at))]));
  let steps = 0;
  for (; rules.list.undo !== undefined; steps += 1) await rules.act(({ undo }) => undo?.());
  expect([steps, rules.names()]).toEqual([100, ['0', '1']]);
});
