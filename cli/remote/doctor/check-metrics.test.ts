import { expect, test } from 'vitest';
import { readFile } from 'node:fs/promises';
import { checkMetrics, LIMITS } from './check-metrics.ts';

const NOW = Date.parse('2026-01-31T12:00:00Z');
const QUIET = `
excerpt_jobs{kind="run.execute",state="ready"} 0
excerpt_oldest_job_age_seconds{kind="run.execute"} 0
excerpt_runs_ended_total{state="completed",provider="local",model="local-1",code=""} 20
excerpt_disk_free_bytes 5e10
excerpt_last_backup_timestamp_seconds ${NOW / 1_000 - 3_600}`;

const statesOf = (text: string) =>
  Object.fromEntries(checkMetrics(text, NOW).map(({ check, state }) => [check, state]));

test('a quiet server has nothing to warn of', () => {
  expect(new Set(Object.values(statesOf(QUIET)))).toEqual(new Set(['ok']));
});

test.each([
  ['runs', 'warning', 'excerpt_oldest_job_age_seconds{kind="run.execute"} 301', /the oldest for 5 min: add workers/],
  ['runs', 'warning', 'excerpt_oldest_job_age_seconds{kind="packet.split"} 600', /, packet\.split for 10 min: add/],
  [
    'failures',
    'warning',
    'excerpt_runs_ended_total{state="failed",provider="openai",model="m",code="provider_rate_limited"} 3',
    /^3 of 23 failed since the start: provider_rate_limited 3$/,
  ],
  ['models', 'warning', 'excerpt_provider_circuits_open{provider="openai"} 2', /: openai 2 \(keys\)/],
  ['webhooks', 'warning', 'excerpt_jobs{kind="webhook.deliver",state="ready"} 1001', /^1001 to send, 0 to send again/],
  [
    'webhooks',
    'warning',
    'excerpt_jobs{kind="webhook.deliver",state="delayed"} 1001',
    /^0 to send, 1001 to send again/,
  ],
  ['budgets', 'warning', 'excerpt_budgets{status="exceeded"} 2', /^2 workspaces have spent/],
  ['budgets', 'warning', 'excerpt_budgets{status="exceeded"} 1', /^1 workspace has spent its/],
  ['budgets', 'ok', 'excerpt_budgets{status="warning"} 1', /, 1 has spent 80 %$/],
  ['data directory', 'problem', 'excerpt_disk_free_bytes 1.9e9', /^1\.9 GB are left/],
  ['backup', 'warning', `excerpt_last_backup_timestamp_seconds ${NOW / 1_000 - 100_000}`, /completed 28 h ago/],
  ['backup', 'warning', 'excerpt_last_backup_timestamp_seconds 0', /completed never/],
])('%s: %s', (check, state, line, message) => {
  const name = line.slice(0, line.indexOf(' '));
  const text = `${QUIET.split('\n')
    .filter((one) => !one.startsWith(`${name} `))
    .join('\n')}\n${line}`;
  expect(checkMetrics(text, NOW).find((finding) => finding.check === check)).toEqual({
    check,
    state,
    message: expect.stringMatching(message) as string,
  });
});

test.each([
  ['runs', 'excerpt_oldest_job_age_seconds{kind="packet.split"} 300', 'ok'],
  ['failures', 'excerpt_runs_ended_total{state="failed",code="a"} 2', 'ok'],
  ['failures', 'excerpt_runs_ended_total{state="failed",code="a"} 3', 'warning'],
  ['webhooks', 'excerpt_jobs{kind="webhook.deliver",state="ready"} 1000', 'ok'],
])('%s: nothing is said at the limit itself, %s is %s', (check, line, state) => {
  expect(statesOf(`${QUIET}\n${line}`)[check]).toBe(state);
});

test.each([
  ['excerpt_disk_free_bytes 2e9', 'data directory', 'ok'],
  [`excerpt_last_backup_timestamp_seconds ${NOW / 1_000 - LIMITS.backupSeconds}`, 'backup', 'ok'],
  [`excerpt_last_backup_timestamp_seconds ${NOW / 1_000 - LIMITS.backupSeconds - 1}`, 'backup', 'warning'],
])('%s of its own: %s is %s', (line, check, state) => {
  expect(statesOf(line)[check]).toBe(state);
});

test('few runs say nothing of how many fail', () => {
  const failed = (completed: number, count: number) =>
    statesOf(
      `excerpt_runs_ended_total{state="completed"} ${completed}\n` +
        `excerpt_runs_ended_total{state="failed",code="a"} ${count}`,
    )['failures'];
  expect([failed(0, 9), failed(8, 2), failed(9, 1), failed(0, 10)]).toEqual(['ok', 'warning', 'ok', 'warning']);
});

test('the alert rules have the same limits', async () => {
  const rules = await readFile(new URL('../../../deploy/prometheus/alerts.yml', import.meta.url), 'utf8');
  for (const limit of [
    `max by (kind) (excerpt_oldest_job_age_seconds) > ${LIMITS.waitSeconds}`,
    `> ${LIMITS.failedShare} * sum(rate(excerpt_runs_ended_total[15m]))`,
    `excerpt_jobs{kind="webhook.deliver",state=~"ready|delayed"})) > ${LIMITS.waitingMessages}`,
    `excerpt_disk_free_bytes) < ${LIMITS.freeBytes / 1e9}e9`,
    `excerpt_last_backup_timestamp_seconds) > ${LIMITS.backupSeconds / 3_600} * 3600`,
  ])
    expect(rules).toContain(limit);
});
