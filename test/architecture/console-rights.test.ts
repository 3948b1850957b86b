/** The console offers what a role may do: `api/rights.ts`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { NEEDS } from '../../server/console/generated/rights.gen.ts';

type Restricted = keyof typeof NEEDS;

const app = fileURLToPath(new URL('../../server/console/app', import.meta.url));
const source = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
  .map((name) => readFileSync(join(app, name), 'utf8'))
  .join('\n');

/** Operations that are reached only by what needs another one. */
const WITHIN: Partial<Record<Restricted, Restricted>> = {
  updateMember: 'addMember',
  confirmErasure: 'createErasure',
  tryRules: 'createSchema',
  inferSchema: 'createSchema',
  readDocument: 'updateReview',
  extractDocument: 'rerunRun',
  cancelRun: 'createSchema',
  claimReview: 'updateReview',
  releaseReview: 'updateReview',
  createBatch: 'extract',
  startBatch: 'extract',
};

const isNamed = (operation: string): boolean =>
  [`data-needs="${operation}"`, `needs: '${operation}'`, `forbidden.value.has('${operation}')`].some((text) =>
    source.includes(text),
  );

it('names only operations that a role may lack', () => {
  const named = [...source.matchAll(/data-needs="(\w+)"/g)].map(([, operation = '']) => operation);
  expect(named.filter((operation) => !(operation in NEEDS))).toEqual([]);
});

it('offers each change only to roles that may make it', () => {
  const changes = (Object.keys(NEEDS) as Restricted[]).filter(
    (operation) => !/^(list|get)/.test(operation) && new RegExp(`\\b${operation}\\(`).test(source),
  );
  expect(changes.length).toBeGreaterThan(30);
  for (const operation of changes) {
    const entry = WITHIN[operation] ?? operation;
    expect(isNamed(entry), operation).toBe(true);
    expect(NEEDS[entry], operation).toBe(NEEDS[operation]);
  }
});
