import type { SchemaFamily, SchemaTemplate } from '@excerpt/sdk';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeBrowser, playBrowser } from '../testing/play-browser.ts';

let choices: typeof import('./schema-choices.ts');
let last: typeof import('../lib/last-schema.ts');
beforeEach(async () => {
  playBrowser();
  choices = await import('./schema-choices.ts');
  last = await import('../lib/last-schema.ts');
});
afterEach(() => closeBrowser());

const family = (schemaKey: string, description: string | null = null) =>
  ({ schemaKey, name: schemaKey.toUpperCase(), description }) as SchemaFamily;
const template = (key: string) =>
  ({ key, name: `New ${key}`, description: 'd', definition: { title: key }, rules: [] }) as unknown as SchemaTemplate;

test('the schemas of a workspace come first, then the usual templates, then others', () => {
  const families = [family('own', 'Mine'), family('packets'), family('invoice')];
  const templates = ['order', 'contract', 'invoice', 'letter', 'receipt'].map(template);
  const found = choices.listSchemaChoices(families, templates);
  expect(found.map(({ schemaKey, name, description }) => [schemaKey, name, description])).toEqual([
    ['own', 'OWN', 'Mine'],
    ['invoice', 'INVOICE', 'A schema of this workspace'],
    ['receipt', 'New receipt', 'd'],
    ['contract', 'New contract', 'd'],
    ['order', 'New order', 'd'],
    ['letter', 'New letter', 'd'],
  ]);
  expect(found.map((one) => one.template !== null)).toEqual([false, false, true, true, true, true]);
});

test('the choice is that of the address, else the last one, else the first', () => {
  const found = choices.listSchemaChoices([family('a'), family('b'), family('c')], []);
  const find = (key: string | null) => choices.findChoice(found, 'acme', key)?.schemaKey;
  expect([find(null), find('b'), find('unknown')]).toEqual(['a', 'b', 'a']);
  last.keepLastSchema('acme', 'c');
  last.keepLastSchema('other', 'b');
  expect([find(null), find('b'), find('unknown')]).toEqual(['c', 'b', 'c']);
  expect(choices.findChoice([], 'acme', null)).toBeUndefined();
});

test('a file is extracted with the schema, or with the definition of the template', () => {
  const [own] = choices.listSchemaChoices([family('a')], []);
  const [made] = choices.listSchemaChoices([], [template('b')]);
  const place = { slug: 'acme', env: 'staging' as const };
  expect(own && choices.toTarget('acme', 'staging', own)).toEqual({
    ...place,
    schemaKey: 'a',
    name: 'A',
    template: null,
  });
  expect(made && choices.toTarget('acme', 'staging', made)).toEqual({
    ...place,
    schemaKey: 'b',
    name: 'New b',
    template: { name: 'New b', definition: { title: 'b' }, rules: [] },
  });
});
