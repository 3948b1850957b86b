import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/harness/test-app.ts';
import { runCli } from '../testing/run-cli.ts';

let dataDir: string;
let app: TestApp;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'excerpt-migrate-'));
  app = await startTestApp({ beside: { dataDir, databaseUrl: `sqlite:${join(dataDir, 'excerpt.db')}` } });
});
afterAll(() => rm(dataDir, { recursive: true }));

const migrate = (...options: string[]) => runCli(['migrate', '--data-dir', dataDir, ...options]);

test('says what going back loses, and goes back only when that is confirmed and no server runs', async () => {
  const beside = await migrate('--to', '0028');
  expect(beside).toMatchObject({ code: 1, errors: expect.stringContaining('Stop it') });
  await app.close();

  const asked = await migrate('--to', '0028');
  expect(asked.code).toBe(1);
  expect(asked.output).toMatch(
    /^Going back from \d{4}-[\w-]+ to 0028-erased-words loses:\n {2}audit_chains +1 row +all of/,
  );
  expect(asked.output).toContain('Nothing was changed.');
  expect(await migrate('--check')).toMatchObject({ code: 0, output: 'The schema is up to date.\n' });

  const json = await migrate('--to', '0028', '--yes', '--json');
  expect(json.code).toBe(0);
  const lost = { table: 'audit_chains', column: null, count: 1, reason: 'unknown_table' };
  expect(JSON.parse(json.output)).toMatchObject({ to: '0028-erased-words', changed: true, lost: [lost, {}, {}] });
  expect(await migrate('--check')).toMatchObject({ code: 1, output: expect.stringContaining('0031-context-tokens') });
  expect(await migrate('--to', '0028')).toMatchObject({ code: 1, errors: expect.stringContaining('is not before it') });
});
