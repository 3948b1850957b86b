export interface Finding {
  check: string;
  state: 'ok' | 'warning' | 'problem';
  /** What was found, and what to do about it. */
  message: string;
}

export const ok = (check: string, message: string): Finding => ({ check, state: 'ok', message });
export const warning = (check: string, message: string): Finding => ({ check, state: 'warning', message });
export const problem = (check: string, message: string): Finding => ({ check, state: 'problem', message });

interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

/** Of the alert rules in `deploy/prometheus/alerts.yml`, too. */
export const LIMITS = {
  waitSeconds: 300,
  failedShare: 0.1,
  waitingMessages: 1_000,
  freeBytes: 2e9,
  backupSeconds: 26 * 3_600,
};
const MIN_RUNS = 10;

/** The samples of a text in Prometheus' format. */
function readSamples(text: string): Sample[] {
  return text.split('\n').flatMap((line) => {
    const [, name, labels = '', value] = /^(excerpt_\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    if (name === undefined) return [];
    const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, label, text]) => [label, text] as const);
    return [{ name, labels: Object.fromEntries(pairs) as Record<string, string>, value: Number(value) }];
  });
}

function formatDuration(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} s`;
  if (seconds < 7_200) return `${Math.round(seconds / 60)} min`;
  return `${Math.round(seconds / 3_600)} h`;
}

/**
 * What an operator is told by the alerts: how long runs wait, what failed and why, providers that are left out,
 * deliveries, spent budgets, replaced child processes, room on the disk, the last backup.
 * @param text of `GET /metrics`
 * @param now in milliseconds
 */
export function checkMetrics(text: string, now: number): Finding[] {
  const samples = readSamples(text);
  const select = (name: string, labels: Record<string, string> = {}) =>
    samples.filter(
      (one) =>
        one.name === `excerpt_${name}` && Object.entries(labels).every(([label, value]) => one.labels[label] === value),
    );
  const sum = (found: Sample[]) => found.reduce((total, { value }) => total + value, 0);
  const max = (found: Sample[]) => Math.max(0, ...found.map(({ value }) => value));
  const count = (found: Sample[], label: string) =>
    [...Map.groupBy(found, ({ labels }) => labels[label] ?? '')]
      .map(([value, group]) => [value, sum(group)] as const)
      .filter(([, total]) => total > 0)
      .toSorted(([, a], [, b]) => b - a)
      .map(([value, total]) => `${value} ${total}`)
      .join(', ');

  const waited = max(select('oldest_job_age_seconds', { kind: 'run.execute' }));
  const ready = sum(select('jobs', { kind: 'run.execute', state: 'ready' }));
  const late = select('oldest_job_age_seconds').filter(({ value }) => value > LIMITS.waitSeconds);
  const otherKinds = late
    .filter(({ labels }) => labels['kind'] !== 'run.execute')
    .map(({ labels, value }) => `, ${labels['kind']} for ${formatDuration(value)}`);
  const waiting = `${ready} waiting, the oldest for ${formatDuration(waited)}${otherKinds.join('')}`;
  const ended = sum(select('runs_ended_total'));
  const failures = select('runs_ended_total', { state: 'failed' });
  const failed = sum(failures);
  const outcomes = `${failed} of ${ended} failed since the start`;
  const leftOut = count(select('provider_circuits_open'), 'provider');
  const calls = sum(select('provider_call_duration_seconds_count'));
  const seconds = sum(select('provider_call_duration_seconds_sum'));
  const messages = sum(select('jobs', { kind: 'webhook.deliver', state: 'ready' }));
  const retries = sum(select('jobs', { kind: 'webhook.deliver', state: 'delayed' }));
  const deliveries = `${messages} to send, ${retries} to send again`;
  const replaced = count(select('child_restarts_total'), 'reason');
  const [disk] = select('disk_free_bytes');
  const spent = sum(select('budgets', { status: 'exceeded' }));
  const nearlySpent = sum(select('budgets', { status: 'warning' }));
  const backup = max(select('last_backup_timestamp_seconds'));
  const sinceBackup = now / 1_000 - backup;

  return [
    late.length > 0 ? warning('runs', `${waiting}: add workers.`) : ok('runs', waiting),
    ended >= MIN_RUNS && failed > LIMITS.failedShare * ended
      ? warning('failures', `${outcomes}: ${count(failures, 'code')}`)
      : ok('failures', failed === 0 ? outcomes : `${outcomes}: ${count(failures, 'code')}`),
    leftOut === ''
      ? ok('models', calls === 0 ? 'none was called' : `${calls} calls, ${formatDuration(seconds / calls)} on average`)
      : warning('models', `Failed repeatedly and left out where a fallback takes over: ${leftOut} (keys).`),
    messages + retries > LIMITS.waitingMessages
      ? warning('webhooks', `${deliveries}: add workers, or mend the destinations that fail.`)
      : ok('webhooks', deliveries),
    spent > 0
      ? warning(
          'budgets',
          spent === 1
            ? '1 workspace has spent its budget of the month: its new runs are refused.'
            : `${spent} workspaces have spent their budget of the month: their new runs are refused.`,
        )
      : ok('budgets', `none is spent, ${nearlySpent === 1 ? '1 has' : `${nearlySpent} have`} spent 80 %`),
    ok('child processes', replaced === '' ? 'none was replaced' : `replaced: ${replaced}`),
    ...(disk === undefined
      ? []
      : [
          disk.value < LIMITS.freeBytes
            ? problem('data directory', `${(disk.value / 1e9).toFixed(1)} GB are left on its disk.`)
            : ok('data directory', `${(disk.value / 1e9).toFixed(1)} GB left on its disk`),
        ]),
    backup === 0 || sinceBackup > LIMITS.backupSeconds
      ? warning(
          'backup',
          `excerpt backup completed ${backup === 0 ? 'never' : `${formatDuration(sinceBackup)} ago`}. ` +
            'Other programs that back up are not known here.',
        )
      : ok('backup', `${formatDuration(sinceBackup)} ago`),
  ];
}
