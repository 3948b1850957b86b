import { CompletionContext, type Completion } from '@codemirror/autocomplete';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { expect, test } from 'vitest';
import { completeExpression, completeRules } from './rule-completion.ts';
import { findPlace, findValue, listKeys, listProperties, listValues, readStrings } from './json-places.ts';
import { ensureSyntaxTree } from '@codemirror/language';
import { completeDefinition } from './schema-completion.ts';
import { createParsedState } from '../testing/parsed-state.ts';

const names = {
  fields: [
    { path: 'total', kind: 'number' as const, lists: [], detail: 'number' },
    { path: 'items', kind: 'list' as const, lists: [], detail: 'list' },
    { path: 'items.amount', kind: 'number' as const, lists: ['items'], detail: 'number, Amount' },
    { path: 'itemsOf.x', kind: 'text' as const, lists: [], detail: 'string' },
  ],
  lookups: [{ key: 'vendors', columns: ['vatId'] }],
};

/** `|` is the cursor. */
function complete(source: (context: CompletionContext) => unknown, text: string, explicit = false) {
  const pos = text.indexOf('|');
  const state = createParsedState(text.replace('|', ''));
  const found = source(new CompletionContext(state, pos, explicit)) as {
    from: number;
    to?: number;
    options: Completion[];
    validFor: RegExp;
  } | null;
  return found === null
    ? null
    : { ...found, find: (label: string) => found.options.find((one) => one.label === label) };
}
const inExpression = (text: string, explicit = false) =>
  complete(
    completeExpression(() => names),
    text,
    explicit,
  );
const inRules = (text: string, explicit = false) =>
  complete(
    completeRules(() => names),
    text,
    explicit,
  );

/** What a snippet inserts, without its fields. */
function insert(option: Completion | undefined): string {
  if (typeof option?.apply === 'string') return option.apply;
  if (typeof option?.apply !== 'function') return option?.label ?? '';
  let inserted = '';
  const state = EditorState.create({ doc: '' });
  const dispatch = (transaction: { newDoc?: { toString: () => string }; changes?: unknown; state: EditorState }) =>
    void (inserted ||= transaction.state.doc.toString());
  option.apply({ state, dispatch } as unknown as EditorView, option, 0, 0);
  return inserted;
}

test('a call is inserted with its arguments, and a lookup with its quotes', () => {
  expect(insert(inExpression('ne|')?.find('near'))).toBe('near(a, b, 0.01)');
  expect(insert(inExpression('to|')?.find('today'))).toBe('today()');
  expect(insert(inExpression('lo|')?.find('lookup'))).toBe('lookup("table", "column", value)');
  expect(insert(inRules('[{"check": "lo|"}]')?.find('lookup'))).toBe('lookup(\\"table\\", \\"column\\", value)');
  expect(insert(inExpression('be|')?.find('between'))).toBe('between low and high');
  expect(insert(inExpression('an|')?.find('and'))).toBe('and');
});

test('each kind of word is offered as such, and fields come first', () => {
  const found = inExpression('a|');
  expect(['total', 'near', 'and'].map((name) => found?.find(name)?.type)).toEqual(['property', 'function', 'keyword']);
  expect(['total', 'near'].map((name) => found?.find(name)?.boost)).toEqual([2, undefined]);
  expect(found?.find('and')?.detail).toBe('both');
  expect(inExpression('lookup("|')?.options).toEqual([{ label: 'vendors', detail: 'lookup', type: 'constant' }]);
  expect(inExpression('lookup("vendors", "v|')?.options).toEqual([
    { label: 'vatId', detail: 'column of vendors', type: 'constant' },
  ]);
});

test('what is replaced begins with the word, and goes on while it is one', () => {
  expect(inExpression('1 + items.am|')).toMatchObject({ from: 4 });
  expect(inExpression('1 + items.am|')?.options.map(({ label }) => label)).toEqual(
    names.fields.map(({ path }) => path),
  );
  expect(inExpression('lookup("ven|')).toMatchObject({ from: 8 });
  expect(inExpression('lookup("vendors", "va|')).toMatchObject({ from: 19 });
  const { validFor } = inExpression('a|') ?? { validFor: /x/ };
  expect(['größe.1$', 'a b', 'a('].map((text) => validFor.test(text))).toEqual([true, false, false]);
  expect([inExpression('1 + |'), inExpression('1 + |', true)?.from]).toEqual([null, 4]);
  expect([inExpression('name = "|'), inExpression('name = "a|', true)]).toEqual([null, null]);
});

test('rows are named as their iteration names them', () => {
  const labels = (text: string) => inExpression(text)?.options.map(({ label }) => label) ?? [];
  expect(labels('some row in items satisfies row.|')).toContain('row.amount');
  expect(labels('for one in items return one.|')).toContain('one.amount');
  expect(labels('every row in items satisfies row.|').filter((label) => label.startsWith('row'))).toEqual([
    'row.amount',
  ]);
});

test('parts of a rule are inserted with a place for their text, and severities are chosen', () => {
  const parts = inRules('[{"name": "a", "|"}]');
  expect(parts?.options.map(insert)).toEqual(['"check": ""', '"when": ""', '"severity": "error"', '"message": ""']);
  expect(parts?.options.map(({ boost }) => boost)).toEqual([-0, -1, -2, -3]);
  expect(inRules('[{"na|": "x"}]')?.options.map(insert).slice(0, 2)).toEqual(['"name"', '"check"']);
  expect(inRules('[{"severity": "er|"}]')).toMatchObject({ from: 14, to: 18 });
  expect([inRules('[{"message": "to|"}]'), inRules('[|]', true), inRules('|', true)]).toEqual([null, null, null]);
  const all = '[{"name": "", "check": "", "when": "", "severity": "", "message": "", "|"}]';
  expect(inRules(all)).toBeNull();
});

const TEXT = '{"a": [1, "x", {"b": null}], "c/d": {"e": "f"}, "a": true, "open';
const state = createParsedState(TEXT);
const top = () => {
  const tree = ensureSyntaxTree(state, TEXT.length, 1_000);
  const [root] = tree === null ? [] : listValues(tree.topNode);
  if (root === undefined) throw new Error('There is no root.');
  return root;
};
const read = (node: { from: number; to: number } | null) => (node === null ? null : TEXT.slice(node.from, node.to));

test('properties, values and keys of an incomplete text are found', () => {
  const root = top();
  expect(
    listProperties(state, root)
      .slice(0, 3)
      .map(({ key, value }) => [key, read(value)]),
  ).toEqual([
    ['a', '[1, "x", {"b": null}]'],
    ['c/d', '{"e": "f"}'],
    ['a', 'true'],
  ]);
  const list = findValue(state, root, 'a');
  expect(read(list)).toBe('[1, "x", {"b": null}]');
  expect(findValue(state, root, 'none')).toBeNull();
  const values = list === null ? [] : listValues(list);
  expect([values.map(read), list && readStrings(state, list)]).toEqual([['1', '"x"', '{"b": null}'], ['x']]);
  const inner = values[2] === undefined ? null : findValue(state, values[2], 'b');
  expect(inner && listKeys(state, inner)).toEqual(['a', '2', 'b']);
});

test.each([
  ['/a/2/b', '"b"'],
  ['/a/0', '1'],
  ['/a/9', '"a"'],
  ['/c~1d/e', '"e"'],
  ['/c~1d/e/f', '"e"'],
  ['/none/x', '{'],
])('%s is at %s', (pointer, text) => {
  expect(read(findPlace(state, pointer))).toBe(text);
});

test('a value over several lines is marked on its first one, and an empty text has no place', () => {
  const lines = createParsedState('[\n{\n"a": 1}]');
  const { from, to } = findPlace(lines, '/0');
  expect([from, to]).toEqual([2, 3]);
  expect(findPlace(createParsedState(''), '/a')).toEqual({ from: 0, to: 0 });
});

test('keywords of a definition are inserted with the kind of their value', () => {
  const insertOf = (text: string, label: string) =>
    insert(complete(completeDefinition, text)?.options.find((one) => (one.displayLabel ?? one.label) === label));
  expect(insertOf('{"ti|"}', 'title')).toBe('"title": ""');
  expect(insertOf('{"pr|"}', 'properties')).toBe('"properties": {}');
  expect(insertOf('{"ti|": "x"}', 'title')).toBe('"title"');
});

const inDefinition = (text: string, explicit = false) => {
  const found = complete(completeDefinition, text, explicit);
  return found && { ...found, labels: found.options.map(({ label, displayLabel }) => displayLabel ?? label) };
};

test('keywords come in their order, with help, and replace the whole name', () => {
  const found = inDefinition('{"de|x"}');
  expect([found?.from, found?.to, found?.labels.slice(0, 3)]).toEqual([1, 6, ['type', 'description', 'properties']]);
  expect(found?.options.slice(0, 2).map(({ boost, type, detail }) => [boost, type, detail])).toEqual([
    [-0, 'keyword', 'type of the value, or several'],
    [-1, 'keyword', 'what the field means, for the extractor'],
  ]);
  const { validFor = /x/ } = found ?? {};
  expect(['"$re', '"type"', 'a b'].map((text) => validFor.test(text))).toEqual([true, true, false]);
});

test('values of keywords are those that the definition knows', () => {
  expect(inDefinition('{"type": ["string", "|"]}')?.labels).toEqual([
    'number',
    'integer',
    'boolean',
    'object',
    'array',
    'null',
  ]);
  expect(inDefinition('{"properties": {"a": {}, "b": {}}, "required": ["|"]}')?.labels).toEqual(['a', 'b']);
  expect(inDefinition('{"definitions": {"x": {}}, "$defs": {"y": {}}, "items": {"$ref": "|"}}')?.labels).toEqual([
    '#/$defs/y',
    '#/definitions/x',
    '#',
  ]);
  expect(inDefinition('{"uniqueItems": |}', true)?.options).toEqual([
    { label: 'true', type: 'constant' },
    { label: 'false', type: 'constant' },
  ]);
  expect(inDefinition('{"type": "|"}')?.options[0]).toEqual({
    label: '"string"',
    displayLabel: 'string',
    type: 'constant',
  });
  expect(inDefinition('{"required": ["a"], "properties": {"|"}}')?.options).toEqual([
    { label: '"a"', displayLabel: 'a', type: 'property' },
  ]);
});

test.each([
  '|',
  '[|]',
  '{"enum": ["|"]}',
  '{"required": ["|"]}',
  '{"properties": {"|"}}',
  '{"default": {"type": "|"}}',
])('nothing is offered in %s', (text) => expect(inDefinition(text, true)).toBeNull());

test('without a word, something is offered only where it is asked for', () => {
  expect([inDefinition('{|}'), inDefinition('{"type": |}')]).toEqual([null, null]);
  expect([inDefinition('{|}', true)?.from, inDefinition('{"type": st|}')?.from]).toEqual([1, 9]);
});
