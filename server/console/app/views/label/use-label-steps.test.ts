import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeBrowser, playBrowser } from '../../testing/play-browser.ts';
import type { renderHook as RenderHook } from '../../testing/render-hook.ts';
import type { Correction } from '../review/editor/replay-actions.ts';

let renderHook: typeof RenderHook;
let useLabelSteps: typeof import('./use-label-steps.ts').useLabelSteps;
beforeEach(async () => {
  playBrowser();
  ({ renderHook } = await import('../../testing/render-hook.ts'));
  ({ useLabelSteps } = await import('./use-label-steps.ts'));
});
afterEach(() => closeBrowser());

const confirm = (path: string) => ({ path, action: 'confirm' }) as Correction;
const open = (id = 'itm_1', initial: Correction[] = []) => renderHook(() => useLabelSteps(id, initial));
const pathsOf = ({ current }: Awaited<ReturnType<typeof open>>) => current.actions.map(({ path }) => path);

test('decisions are undone and done again, step by step', async () => {
  const steps = await open('itm_1', [confirm('/first')]);
  const results: boolean[] = [];
  await steps.act(({ apply }) => apply(confirm('/a'), confirm('/b')));
  await steps.act(({ apply }) => apply(confirm('/c')));
  await steps.act(({ apply }) => apply());
  expect(pathsOf(steps)).toEqual(['/first', '/a', '/b', '/c']);
  await steps.act(({ undo }) => results.push(undo()));
  await steps.act(({ undo }) => results.push(undo()));
  expect(pathsOf(steps)).toEqual(['/first']);
  await steps.act(({ undo }) => results.push(undo()));
  await steps.act(({ redo }) => results.push(redo()));
  expect(pathsOf(steps)).toEqual(['/first', '/a', '/b']);
  await steps.act(({ apply }) => apply(confirm('/d')));
  await steps.act(({ redo }) => results.push(redo()));
  expect([pathsOf(steps), results]).toEqual([
    ['/first', '/a', '/b', '/d'],
    [true, true, false, true, false],
  ]);
});

test('what was not saved is there after a reload, for its item', async () => {
  const first = await open();
  await first.act(({ apply }) => apply(confirm('/a')));
  await first.act(({ apply }) => apply(confirm('/b')));
  first.unmount();
  const second = await open();
  expect([pathsOf(second), pathsOf(await open('itm_2'))]).toEqual([['/a', '/b'], []]);
  await second.act(({ undo }) => undo());
  await second.act(({ undo }) => undo());
  second.unmount();
  expect(pathsOf(await open())).toEqual([]);
  const third = await open();
  await third.act(({ apply }) => apply(confirm('/a')));
  third.current.forget();
  third.unmount();
  expect(pathsOf(await open())).toEqual([]);
});
