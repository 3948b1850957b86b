import { extract } from '@excerpt/sdk';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { endOfRun, ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { startTestApp } from '../harness/test-app.ts';

const RUNS = 40;
const AT_ONCE = 4;
/** From the request to the result, with its document. */
const MAX_STATEMENTS = 20;
/**
 * How many depends on how busy the machine is: claims, messages and looks at budgets are for several runs, and loops
 * take locks.
 */
const SHARED = /next AS \(|pg_notify|from "budgets"|select pg_(try_)?advisory_/;

/** Counts the statements of this process by their text, until the test ends; not those of the observer. */
function countStatements(observer: pg.Client): Map<string, number> {
  const counts = new Map<string, number>();
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function count(this: pg.Client, ...args: unknown[]) {
    const [first] = args as [string | { text: string }];
    const text = typeof first === 'string' ? first : first.text;
    if (this !== observer) counts.set(text, (counts.get(text) ?? 0) + 1);
    return Reflect.apply(query, this, args) as unknown;
  } as typeof query;
  onTestFinished(() => {
    pg.Client.prototype.query = query;
  });
  return counts;
}

test(`a run takes up to ${MAX_STATEMENTS} statements on PostgreSQL`, async () => {
  const engine = scriptedEngine(async () => ({ extractedData: { invoiceNumber: '1', total: null } }));
  const app = await startTestApp({ database: 'postgres', engine });
  onTestFinished(() => app.close());
  const { client } = app.admin;
  const path = await workspaceWithSchema(app.admin);
  const work = async (content: string) => {
    const { runId } = ok(await extract({ client, path, body: { name: 'a.txt', content } }));
    return runId;
  };
  await endOfRun(app.admin, await work('first'));

  const observer = new pg.Client(app.databaseUrl);
  await observer.connect();
  onTestFinished(() => observer.end());
  const count = async (sql: string) => Number((await observer.query<{ count: string }>(sql)).rows[0]?.count);
  const counts = countStatements(observer);
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, one) => {
      for (let sent = 0; sent < RUNS / AT_ONCE; sent += 1) await work(`document ${one} ${sent}`);
    }),
  );
  await expect.poll(() => count("select count(*) from runs where status <> 'completed'")).toBe(0);
  await expect.poll(() => count('select count(*) from unindexed_documents')).toBe(0);
  expect(await count('select count(*) from runs')).toBe(RUNS + 1);

  const ofRuns = [...counts]
    .filter(([text]) => !SHARED.test(text))
    .map(([text, times]) => ({ text, each: Math.floor(times / RUNS + 0.1) }))
    .filter(({ each }) => each > 0);
  const sum = ofRuns.reduce((total, { each }) => total + each, 0);
  expect(sum, ofRuns.map(({ text, each }) => `${each} ${text}`).join('\n')).toBeLessThanOrEqual(MAX_STATEMENTS);
  expect(sum).toBeGreaterThan(MAX_STATEMENTS / 2);
});
