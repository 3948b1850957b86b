import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { RULE_FUNCTIONS } from '../../server/console/app/code-editor/rule-language.ts';
import { FUNCTIONS } from '../../server/extraction/rules/functions/all-functions.ts';

test('the editor of rules offers each function', () => {
  expect(RULE_FUNCTIONS.map(({ name }) => name).toSorted()).toEqual([...FUNCTIONS.keys()].toSorted());
});

test('the guide names each function', async () => {
  const guide = await readFile(new URL('../../docs/rules.md', import.meta.url), 'utf8');
  const missing = [...FUNCTIONS.keys()].filter((name) => !guide.includes(`${name}(`) && !guide.includes(`\`${name}\``));
  expect(missing).toEqual([]);
});
