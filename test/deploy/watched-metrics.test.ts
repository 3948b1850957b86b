import { readFile } from 'node:fs/promises';
import { parser } from '@prometheus-io/lezer-promql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { addCircuitGauge } from '../../server/telemetry/circuit-gauge.ts';
import { createMetrics } from '../../server/telemetry/metrics.ts';
import { extractText, workspaceWithSchema } from '../harness/builders.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';

const root = new URL('../../', import.meta.url);
const OPEN_CIRCUIT = { provider: 'p', quota: 'system', failures: 3, retryAt: 0 };
/** Prometheus' own: of its targets, and of the buckets of histograms. */
const OWN_LABELS = ['job', 'instance', 'le'];

/** The names and labels in a text of metrics. */
function readLabels(text: string): Map<string, Set<string>> {
  const labelsOf = new Map<string, Set<string>>();
  for (const line of text.split('\n')) {
    const [, declared] = /^# TYPE (\w+)/.exec(line) ?? [];
    if (declared !== undefined) labelsOf.set(declared, labelsOf.get(declared) ?? new Set());
    const [, name, labels = ''] = /^(\w+)(?:\{(.*)\})? /.exec(line) ?? [];
    if (name === undefined) continue;
    const known = labelsOf.get(name) ?? new Set();
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label);
    labelsOf.set(name, known);
  }
  return labelsOf;
}

let app: TestApp;
const known = new Map<string, Set<string>>([['up', new Set()]]);

beforeAll(async () => {
  app = await startTestApp();
  await extractText(app.admin, await workspaceWithSchema(app.admin));
  const served = await (await fetch(`${app.url}/metrics`)).text();
  // What a quiet server has no sample of.
  const metrics = createMetrics();
  metrics.runEnded({ provider: 'p', model: 'm', state: 'failed', code: 'timeout' });
  metrics.childRestarted({ pool: 'parser', reason: 'killed' });
  metrics.webhookSent({ outcome: 'delivered', seconds: 1 });
  metrics.providerCalled({
    provider: 'p',
    model: 'm',
    outcome: 'ok',
    seconds: 1,
    requests: 2,
    usage: { inputTokens: 1, outputTokens: 1 },
  });
  addCircuitGauge(metrics, { listOpenCircuits: () => [OPEN_CIRCUIT] });
  const { text } = await metrics.print();
  for (const [name, labels] of readLabels(text)) if (readLabels(served).has(baseName(name))) known.set(name, labels);
  for (const [name, labels] of readLabels(served)) known.set(name, new Set([...(known.get(name) ?? []), ...labels]));
});
afterAll(() => app.close());

const baseName = (name: string) => name.replace(/_(?:bucket|count|sum)$/, '');

interface Selector {
  metric: string;
  labels: string[];
}

/** The metrics of an expression with the labels that it asks for; fails for what Prometheus would not accept. */
function readExpression(expression: string): { selectors: Selector[]; groupedBy: string[] } {
  const selectors: Selector[] = [];
  const groupedBy: string[] = [];
  parser.parse(expression).iterate({
    enter({ type, node, from, to }) {
      const text = expression.slice(from, to);
      if (type.isError) expect.fail(`${expression}: not PromQL at ${from}`);
      if (type.name === 'VectorSelector') selectors.push({ metric: /^\w+/.exec(text)?.[0] ?? '', labels: [] });
      if (type.name === 'LabelName')
        if (node.parent?.name === 'GroupingLabels') groupedBy.push(text);
        else selectors.at(-1)?.labels.push(text);
    },
  });
  return { selectors, groupedBy };
}

function checkExpression(expression: string): void {
  const { selectors, groupedBy } = readExpression(expression);
  expect(selectors, expression).not.toEqual([]);
  for (const { metric, labels } of selectors) {
    expect([...known.keys()], expression).toContain(metric);
    const allowed = [...(known.get(metric) ?? []), ...OWN_LABELS];
    expect(allowed, `${metric} in ${expression}`).toEqual(expect.arrayContaining([...labels, ...groupedBy]));
  }
}

interface Rule {
  alert: string;
  expr: string;
  annotations: { summary: string };
}

const readRules = async () => {
  const { groups } = parse(await readFile(new URL('deploy/prometheus/alerts.yml', root), 'utf8')) as {
    groups: { rules: Rule[] }[];
  };
  return groups.flatMap(({ rules }) => rules);
};

test('alert rules ask for metrics and labels that exist', async () => {
  const rules = await readRules();
  expect(rules.length).toBeGreaterThan(5);
  for (const { expr, annotations } of rules) {
    checkExpression(expr);
    const { groupedBy } = readExpression(expr);
    const shown = [...annotations.summary.matchAll(/\$labels\.(\w+)/g)].map(([, label]) => label);
    if (groupedBy.length > 0) expect(groupedBy).toEqual(expect.arrayContaining(shown));
  }
});

test('each alert is explained on the page of operations', async () => {
  const page = await readFile(new URL('docs/operations.md', root), 'utf8');
  for (const { alert } of await readRules()) expect(page).toContain(`\`${alert}\``);
});

test('the dashboard asks for metrics and labels that exist', async () => {
  const { panels } = JSON.parse(await readFile(new URL('deploy/grafana/excerpt.json', root), 'utf8')) as {
    panels: { id: number; targets: { expr: string }[] }[];
  };
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const expressions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  for (const expression of expressions) checkExpression(expression);
  const shown = expressions.flatMap((one) => readExpression(one).selectors.map(({ metric }) => baseName(metric)));
  const ours = [...known.keys()].map(baseName).filter((name) => name.startsWith('excerpt_'));
  // Retries and the two ages of runs are seen in others.
  const left = ['excerpt_provider_retries_total', 'excerpt_runs', 'excerpt_oldest_run_age_seconds'];
  expect(new Set([...shown.filter((name) => name.startsWith('excerpt_')), ...left])).toEqual(new Set(ours));
});
