import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Leaf, Table } from '../../../lib/value-fields.ts';
import { closeBrowser, playBrowser, refuse, type PlayedBrowser } from '../../../testing/play-browser.ts';
import type { renderHook as RenderHook } from '../../../testing/render-hook.ts';
import type { UnsentAction } from '../outbox.ts';
import type { Labelling } from './field-list-props.ts';
import type { FieldEditorOptions } from './use-field-editor.ts';
import type { ReviewValues } from './use-review-values.ts';

const notify = vi.hoisted(() => vi.fn<(text: string, options?: object) => void>());
vi.mock('../../../parts/notices.tsx', () => ({ notify }));

let browser: PlayedBrowser;
let renderHook: typeof RenderHook;
let useFieldEditor: typeof import('./use-field-editor.ts').useFieldEditor;

async function load(path?: string): Promise<void> {
  browser = playBrowser({}, path);
  notify.mockReset();
  ({ renderHook } = await import('../../../testing/render-hook.ts'));
  ({ useFieldEditor } = await import('./use-field-editor.ts'));
}
beforeEach(() => load());
afterEach(() => {
  vi.useRealTimers();
  closeBrowser();
});

const item = { type: 'object', properties: { a: { type: 'string' }, b: { type: ['number', 'null'] } } };
const schema = {
  type: 'object',
  properties: { name: { type: 'string' }, total: { type: 'number' }, items: { type: 'array', items: item } },
};
const DATA = {
  name: 'N',
  total: null,
  items: [
    { a: 'x', b: 1 },
    { a: 'y', b: 2 },
  ],
};
const PATHS = ['/name', '/total', '/items/0/a', '/items/0/b', '/items/1/a', '/items/1/b'];
const leaf = (path: string): Leaf =>
  ({ path, label: path.slice(1), value: path === '/total' ? null : 'v' }) as unknown as Leaf;

interface Setup {
  /** Paths of the doubtful values. */
  doubtful?: string[];
  decided?: string[];
  isOpen?: boolean;
  paths?: string[];
  labelling?: Labelling;
}

async function open({ doubtful = [], decided = [], isOpen = true, paths = PATHS, labelling }: Setup = {}) {
  const applied: UnsentAction[][] = [];
  const dismissed: string[] = [];
  const setup = { paths, isOpen };
  const doubts = new Set(doubtful);
  const hook = await renderHook(() => {
    const values = {
      data: DATA,
      decisions: new Map(decided.map((path) => [path, {}])),
      leaves: setup.paths.map(leaf),
      conventions: {},
      isDoubtful: ({ path }: Leaf) => doubts.has(path),
      violations: new Map(),
    } as unknown as ReviewValues;
    const options: FieldEditorOptions = {
      documentId: 'doc_1',
      schema,
      values,
      isOpen: setup.isOpen,
      refused: [],
      labelling,
      dismiss: (path) => dismissed.push(path),
      apply: (...actions) => void applied.push(actions),
    };
    return useFieldEditor(options);
  });
  return {
    hook,
    get selected() {
      return hook.current.selected;
    },
    act: hook.act,
    /** What was applied since the last call, as `action path`. */
    take: () => applied.splice(0).map((actions) => actions.map(({ action, path }) => `${action} ${path}`)),
    applied,
    dismissed,
    async set(changes: Partial<typeof setup>) {
      Object.assign(setup, changes);
      await hook.rerender();
    },
  };
}
type Editor = Awaited<ReturnType<typeof open>>;
const select = (editor: Editor, path: string) => editor.act(({ list }) => list.select(path));

test('the field of the address is selected, else the first doubtful one, else the first', async () => {
  expect((await open()).selected).toBe('/name');
  expect((await open({ doubtful: ['/items/0/a', '/items/1/a'] })).selected).toBe('/items/0/a');
  expect((await open({ paths: [] })).selected).toBeNull();
  await load('/console/acme/reviews/run_1?field=/total');
  expect((await open({ doubtful: ['/items/0/a'] })).selected).toBe('/total');
});

test('the address names what is selected, a moment later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const editor = await open();
  await editor.act(({ move }) => move(1));
  await editor.act(({ move }) => move(1));
  expect(browser.location.search).toBe('');
  vi.advanceTimersByTime(300);
  expect(browser.location.search).toBe('?field=%2Fitems%2F0%2Fa');
});

test('one goes through the values by one, or from doubt to doubt', async () => {
  const editor = await open({ doubtful: ['/total', '/items/1/b'] });
  const go = async (work: (current: Editor['hook']['current']) => void) => {
    await editor.act(work);
    return editor.selected;
  };
  expect(editor.selected).toBe('/total');
  expect(await go(({ goToDoubtful }) => goToDoubtful())).toBe('/items/1/b');
  expect(await go(({ move }) => move(1))).toBe('/items/1/b');
  expect(await go(({ goToDoubtful }) => goToDoubtful())).toBe('/total');
  expect(await go(({ move }) => move(-1))).toBe('/name');
  expect(await go(({ move }) => move(-1))).toBe('/name');
  const sure = await open();
  await sure.act(({ goToDoubtful }) => goToDoubtful());
  expect([sure.selected, notify.mock.calls]).toEqual(['/name', [['No doubtful field is left.']]]);
});

test('a decided value leads to the next doubtful one, or to the one below', async () => {
  const editor = await open({ doubtful: ['/total', '/items/1/a'] });
  await editor.act(({ acceptValue }) => acceptValue());
  expect([editor.take(), editor.selected]).toEqual([[['confirm /total']], '/items/1/a']);
  await editor.act(({ clearValue }) => clearValue());
  expect([editor.take(), editor.selected]).toEqual([[['clear /items/1/a']], '/total']);
  await editor.act(({ clearValue }) => clearValue());
  expect([editor.take(), editor.selected]).toEqual([[['confirm /total']], '/items/1/a']);
  await select(editor, '/items/0/a');
  await editor.act(({ acceptValue }) => acceptValue());
  expect([editor.take(), editor.selected]).toEqual([[['confirm /items/0/a']], '/items/0/b']);
  await editor.act(({ list }) => list.clear(leaf('/name')));
  await editor.act(({ list }) => list.accept(leaf('/name')));
  expect(editor.take()).toEqual([['clear /name'], ['confirm /name']]);
});

test('nothing is changed in a document that is not open', async () => {
  const editor = await open({ isOpen: false });
  await select(editor, '/items/0/a');
  await editor.act(async (current) => {
    current.acceptValue();
    current.clearValue();
    current.insertRow();
    current.moveRow(1);
    current.list.save(leaf('/name'), { value: 'typed', text: 'typed' });
    await current.readRegion(1, [0, 0, 1, 1]);
  });
  expect([editor.take(), editor.selected, browser.requests]).toEqual([[], '/items/0/a', []]);
  expect(notify).toHaveBeenCalledWith(expect.stringContaining('What you typed is kept here.'), { isError: true });
});

test('rows and the rest are accepted, without what is decided or doubtful', async () => {
  const editor = await open({ decided: ['/items/0/b', '/name'], doubtful: ['/items/1/b'] });
  await editor.act(({ acceptRest }) => acceptRest());
  expect(editor.take()).toEqual([['confirm /total', 'confirm /items/0/a', 'confirm /items/1/a']]);
  await select(editor, '/items/0/a');
  await editor.act(({ acceptRow }) => acceptRow());
  expect(editor.take()).toEqual([['confirm /items/0/a']]);
  await select(editor, '/name');
  await editor.act((current) => [current.acceptRow(), current.insertRow(), current.removeRow(), current.moveRow(1)]);
  expect(editor.take()).toEqual([]);
});

test('rows are inserted, removed and moved', async () => {
  const editor = await open();
  await select(editor, '/items/0/b');
  await editor.act(({ insertRow }) => insertRow());
  expect([editor.take(), editor.selected]).toEqual([[['addRow /items/1']], '/items/1/a']);
  await select(editor, '/items/0/b');
  await editor.act(({ moveRow }) => moveRow(1));
  expect([editor.take(), editor.selected]).toEqual([[['removeRow /items/0', 'addRow /items/1']], '/items/1/b']);
  await editor.act(({ moveRow }) => moveRow(1));
  expect(editor.take()).toEqual([]);
  await editor.act(({ removeRow }) => removeRow());
  expect(editor.take()).toEqual([['removeRow /items/1']]);
  // The last row is gone: the one before it is selected.
  await editor.set({ paths: PATHS.slice(0, 4) });
  expect(editor.selected).toBe('/items/0/b');
  await editor.set({ paths: PATHS.slice(0, 2) });
  expect(editor.selected).toBe('/items/1/b');
  await editor.act(({ list }) => [list.addRow('/items', 2), list.beginList('/items'), list.removeRow('/items/0')]);
  expect(editor.take()).toEqual([['addRow /items/2'], ['addRow /items'], ['removeRow /items/0']]);
});

test('what is typed is saved, and the next field selected', async () => {
  const editor = await open();
  const save = (path: string, typed: Parameters<Editor['hook']['current']['list']['save']>[1], next?: string | null) =>
    editor.act(({ list }) => list.save(leaf(path), typed, next));
  await editor.act(({ list }) => list.edit('/total', '1'));
  expect(editor.hook.current.list.edited).toEqual({ path: '/total', start: '1' });
  await save('/total', { value: 12, text: '12' });
  expect([editor.applied, editor.selected]).toEqual([
    [[{ path: '/total', action: 'correct', value: 12, text: '12' }]],
    '/items/0/a',
  ]);
  expect(editor.hook.current.list.edited).toBeNull();
  editor.take();
  await save('/name', 'unchanged', '/items/1/a');
  await save('/name', { value: null, text: '' }, null);
  expect(editor.take()).toEqual([['confirm /name'], ['clear /name']]);
  expect(editor.dismissed).toEqual(['/total', '/name', '/name']);
});

test('a text that is being typed is there after a reload, until it is saved', async () => {
  const first = await open();
  await first.act(({ list }) => list.edit('/total'));
  expect(first.hook.current.list.edited).toEqual({ path: '/total' });
  await first.act(({ list }) => list.keep('/total', '12'));
  first.hook.unmount();
  const second = await open();
  expect([second.selected, second.hook.current.list.edited]).toEqual(['/total', { path: '/total', start: '12' }]);
  await second.act(({ list }) => list.edit(null));
  expect(second.hook.current.list.edited).toBeNull();
  second.hook.unmount();
  expect((await open()).hook.current.list.edited).toBeNull();
});

test('a field is filled with what is in a box of a page', async () => {
  const editor = await open();
  const read = async (answer: unknown) => {
    browser.answers['POST /documents/doc_1/read'] = answer;
    notify.mockReset();
    await editor.act(({ readRegion }) => readRegion(2, [0, 0, 1, 0.5]));
    return { applied: editor.applied.splice(0), notes: notify.mock.calls.map(([text]) => text) };
  };
  const found = { path: '/name', action: 'correct', value: 'A', page: 2, box: [0, 0, 1, 0.5], quote: 'A.' };
  expect(await read({ value: 'A', text: 'A.' })).toEqual({ applied: [[found]], notes: [] });
  expect(browser.requests[0]?.body).toEqual({ page: 2, box: [0, 0, 1, 0.5], schema: { type: 'string' } });
  expect(await read({ value: null, text: '' })).toEqual({ applied: [], notes: ['There is no text.'] });
  expect(await read({ value: null, text: 'x' })).toEqual({ applied: [], notes: ['name cannot be “x”.'] });
  const refused = await read(() => refuse(410, 'document_erased', 'It was erased.'));
  expect(refused).toEqual({ applied: [], notes: ['It was erased.'] });
});

test('labels can say that nobody can read a value, and accept the rest in their own way', async () => {
  const labelling = { markUnreadable: vi.fn<(path: string) => void>(), acceptRest: vi.fn<() => void>() };
  const editor = await open({ labelling: labelling as unknown as Labelling });
  await editor.act(({ markUnreadable }) => markUnreadable());
  await editor.act(({ acceptRest }) => acceptRest());
  expect([labelling.markUnreadable.mock.calls, labelling.acceptRest.mock.calls.length]).toEqual([[['/name']], 1]);
  expect([editor.selected, editor.take()]).toEqual(['/total', []]);
  const review = await open();
  await review.act(({ markUnreadable }) => markUnreadable());
  expect([review.selected, review.take()]).toEqual(['/name', []]);
});

test('a pasted block is applied in one step, and the cells that cannot be read are named', async () => {
  const editor = await open();
  const rows = DATA.items.map((_, at) => {
    const path = `/items/${at}`;
    return { path, cells: [leaf(`${path}/a`), leaf(`${path}/b`)] };
  });
  const table = { kind: 'table', path: '/items', columns: ['a', 'b'], rows } as unknown as Table;
  await editor.act(({ list }) => list.paste(table, '/items/0/a', 'p\t1\nq\t2'));
  expect(editor.take()).toEqual([
    ['correct /items/0/a', 'correct /items/0/b', 'correct /items/1/a', 'correct /items/1/b'],
  ]);
  expect(notify).not.toHaveBeenCalled();
  const paste = (text: string) => editor.act(({ list }) => list.paste(table, '/items/0/b', text));
  await paste('x\ny');
  expect(notify.mock.calls[0]?.[0]).toMatch(/^Not pasted: .*x.*y.*[^e]\.$/);
  await paste('x\ny\nz\nv\nw');
  expect(notify.mock.calls[1]).toEqual([expect.stringMatching(/^Not pasted: .* And 2 more\.$/), { isError: true }]);
});
