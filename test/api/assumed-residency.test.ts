import { expect, test } from 'vitest';
import { createLogger } from '../../server/lib/logger.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { startTestApp } from '../harness/test-app.ts';

/** The lines at a start that are about residency. */
async function startWith(settings: Record<string, string>): Promise<{ level: number; msg: string }[]> {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line) => void lines.push(line) });
  const app = await startTestApp({ logger, engine: scriptedEngine(), settings });
  await app.close();
  return lines
    .filter((line) => /residency/i.test(line))
    .map((line) => JSON.parse(line) as { level: number; msg: string });
}

test.each([
  ['by default', {}],
  ['by name', { EXCERPT_SYSTEM_PROVIDER: 'local' }],
])('a start with the built-in extractor as the fallback %s says in one line what is assumed', async (_, settings) => {
  const lines = await startWith(settings);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ level: 40, msg: expect.stringContaining('claims the residency EU') as string });
  expect(lines[0]?.msg).toContain('Set EXCERPT_LOCAL_RESIDENCY');
});

test.each([
  ['with the setting', { EXCERPT_LOCAL_RESIDENCY: 'CH' }],
  ['with the setting as the default is', { EXCERPT_LOCAL_RESIDENCY: 'EU' }],
  ['with another fallback', { EXCERPT_SYSTEM_PROVIDER: 'mistral-eu', EXCERPT_SYSTEM_API_KEY: 'sk-of-the-operator' }],
])('a start %s says nothing of it', async (_, settings) => {
  expect(await startWith(settings)).toEqual([]);
});
