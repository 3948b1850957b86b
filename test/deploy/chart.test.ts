/** The Helm chart gives manifests that Kubernetes accepts, and names what exists in the program. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse, parseAllDocuments, stringify } from 'yaml';
import { createProgram } from '../../cli/program.ts';
import { SETTINGS } from '../../server/config/settings.ts';
import { startTestApp } from '../harness/test-app.ts';
import { compileManifests, validateManifest } from './check-manifests.ts';
import { root } from './docker-context.ts';
import { mergeValues, renderChart, type Manifest, type Values } from './render-chart.ts';

const chart = join(root, 'deploy/helm');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const EVERYTHING: Values = {
  image: { repository: 'images.example.com/excerpt', digest: `sha256:${'0'.repeat(64)}` },
  imagePullSecrets: ['registry'],
  fullnameOverride: 'papers',
  serviceAccountName: 'papers',
  secrets: { EXCERPT_OIDC_CLIENT_SECRET: { name: 'oidc', key: 'secret' } },
  settings: { EXCERPT_PUBLIC_URL: 'https://papers.example.com', EXCERPT_LOCAL_RESIDENCY: 'a "b": {c}' },
  s3: { enabled: true, endpoint: 'https://s3.example.com', bucket: 'papers', prefix: 'excerpt/' },
  api: {
    nodeSelector: { 'kubernetes.io/arch': 'arm64' },
    tolerations: [{ key: 'only', operator: 'Exists', effect: 'NoExecute', tolerationSeconds: 3_000_000 }],
    topologySpreadConstraints: [
      {
        maxSkew: 1,
        topologyKey: 'zone',
        whenUnsatisfiable: 'ScheduleAnyway',
        labelSelector: { matchLabels: { a: 'b' } },
      },
    ],
    podAnnotations: { 'example.com/owner': 'it' },
  },
  worker: { autoscaling: { enabled: true, query: 'max(x{y="z"})' } },
  ingress: { enabled: true, className: 'nginx', tlsSecret: 'tls', annotations: { 'nginx.org/size': '60m' } },
  serviceMonitor: { enabled: true, labels: { release: 'prometheus' } },
};
const SETS: Record<string, Values> = {
  'the values of the chart': {},
  'everything on': EVERYTHING,
  'a HorizontalPodAutoscaler': { worker: { autoscaling: { enabled: true, with: 'hpa' } } },
  'everything off': { podDisruptionBudget: { enabled: false }, migration: { enabled: false }, api: { replicas: 0 } },
};

interface Container {
  name: string;
  args: string[];
  env: { name: string; value?: string; valueFrom?: { secretKeyRef: { name: string; key: string } } }[];
  securityContext: object;
  [probe: string]: unknown;
}
const podOf = ({ spec }: Manifest) =>
  (spec['template'] as { spec: { containers: Container[]; securityContext: object; volumes: object[] } } | undefined)
    ?.spec;
const containersOf = (manifests: Manifest[]) => manifests.flatMap((one) => podOf(one)?.containers ?? []);
const find = (manifests: Manifest[], kind: string, name: string) => {
  const found = manifests.find((one) => one.kind === kind && one.metadata.name === name);
  if (found === undefined) throw new Error(`There is no ${kind} ${name}.`);
  return found;
};

let rendered: Map<string, Manifest[]>;
const all = () => [...rendered.values()].flat();
beforeAll(async () => {
  rendered = new Map();
  for (const [name, values] of Object.entries(SETS)) rendered.set(name, await renderChart(values));
});

describe('the chart', () => {
  test('gives manifests that follow the schemas of Kubernetes, KEDA and the Prometheus Operator', async () => {
    expect((await Promise.all(all().map(validateManifest))).flat()).toEqual([]);
    expect(compileManifests(all())).toEqual([]);
    const wrong = structuredClone(find(all(), 'Deployment', 'one-api'));
    containersOf([wrong])[0]!['livenesProbe'] = {};
    expect(compileManifests([wrong]).join()).toContain('livenesProbe');
    wrong.spec['replicas'] = 'two';
    expect(await validateManifest(wrong)).toHaveLength(1);
  });

  test('has the objects that its values ask for, each once', () => {
    const names = (set: string) =>
      rendered
        .get(set)
        ?.map(({ kind, metadata }) => `${kind}/${metadata.name}`)
        .sort();
    const usual = ['Deployment/one-api', 'Deployment/one-worker', 'Service/one', 'Service/one-metrics'];
    expect(names('everything off')).toEqual(usual);
    const budgets = ['PodDisruptionBudget/one-api', 'PodDisruptionBudget/one-worker'];
    expect(names('the values of the chart')).toEqual([...usual, 'Job/one-migrate', ...budgets].sort());
    expect(names('a HorizontalPodAutoscaler')).toContain('HorizontalPodAutoscaler/one-worker');
    for (const name of ['ScaledObject/papers-worker', 'Ingress/papers', 'ServiceMonitor/papers'])
      expect(names('everything on')).toContain(name);
  });

  test('names only existing settings, commands and probes', async () => {
    const known = new Set(Object.values(SETTINGS).map(({ variable }) => variable));
    const named = containersOf(all()).flatMap(({ env }) => env.map(({ name }) => name));
    expect(named.filter((name) => !known.has(name))).toEqual([]);
    const inFiles = [...(read('deploy/helm/values.yaml') + read('docs/install.md')).matchAll(/EXCERPT_[A-Z0-9_]+/g)];
    expect(inFiles.map(([name]) => name).filter((name) => !known.has(name))).toEqual([]);

    const commands = (await createProgram()).commands;
    for (const { args } of containersOf(all())) {
      const help = commands.find((one) => one.name() === args[0])?.helpInformation() ?? '';
      for (const option of args.filter((arg) => arg.startsWith('--'))) expect(help).toContain(option);
    }
    const app = await startTestApp();
    const server = (name: string) => containersOf([find(all(), 'Deployment', name)])[0]!;
    for (const name of ['one-api', 'one-worker']) {
      for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe']) {
        const { httpGet } = server(name)[probe] as { httpGet: { path: string; port: string } };
        expect((await fetch(app.url + httpGet.path)).status, probe).toBe(200);
        expect(server(name)['ports']).toContainEqual({ name: httpGet.port, containerPort: 8787 });
      }
    }
    await app.close();
  });

  test('runs pods under the restricted standard for pods, with files that cannot be changed', () => {
    const pods = all().flatMap((one) => podOf(one) ?? []);
    expect(pods.length).toBeGreaterThan(8);
    for (const { securityContext, containers } of pods) {
      expect(securityContext).toMatchObject({
        runAsNonRoot: true,
        runAsUser: 1000,
        seccompProfile: { type: 'RuntimeDefault' },
      });
      expect(containers.map((one) => one.securityContext)).toEqual([
        { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
      ]);
    }
  });

  test('takes secrets by reference only', () => {
    const secret = /(DATABASE_URL|API_KEY|ENCRYPTION_KEY|ACCESS_KEY_ID|ACCESS_KEY|SECRET|PASSWORD)$/;
    const env = containersOf(all()).flatMap((one) => one.env);
    expect(env.filter(({ name }) => secret.test(name)).length).toBeGreaterThan(20);
    expect(env.filter(({ name, value }) => secret.test(name) && value !== undefined)).toEqual([]);
    expect(all().filter(({ kind }) => kind === 'Secret')).toEqual([]);
  });

  test('selects the pods of each role, and scales workers by a metric that the server has', () => {
    const manifests = rendered.get('the values of the chart') ?? [];
    const labels = (name: string) =>
      (find(manifests, 'Deployment', name).spec['template'] as { metadata: { labels: object } }).metadata.labels;
    for (const [kind, name, pods] of [
      ['Service', 'one', 'one-api'],
      ['Service', 'one-metrics', 'one-worker'],
      ['PodDisruptionBudget', 'one-worker', 'one-worker'],
    ] as const) {
      const selector = find(manifests, kind, name).spec['selector'] as { matchLabels?: object };
      expect(labels(pods)).toMatchObject(selector.matchLabels ?? selector);
    }
    expect(labels('one-worker')).not.toMatchObject(find(manifests, 'Service', 'one').spec['selector'] as object);
    const hpa = find(rendered.get('a HorizontalPodAutoscaler') ?? [], 'HorizontalPodAutoscaler', 'one-worker');
    const metric = JSON.stringify(hpa.spec['metrics']);
    expect(metric).toContain('"name":"excerpt_oldest_job_age_seconds"');
    expect(read('server/telemetry/queue-gauges.ts')).toContain("name: 'oldest_job_age_seconds'");
    expect(find(rendered.get('a HorizontalPodAutoscaler') ?? [], 'Deployment', 'one-worker').spec).not.toHaveProperty(
      'replicas',
    );
  });

  test('migrates before it installs and upgrades, and gives pods more time to stop than the server takes', () => {
    expect(find(all(), 'Job', 'one-migrate').metadata.annotations?.['helm.sh/hook']).toBe('pre-install,pre-upgrade');
    const grace = Number(SETTINGS.shutdownGrace.fallback) + 10;
    const pods = all()
      .filter(({ kind }) => kind === 'Deployment')
      .map(podOf);
    for (const pod of pods) expect(pod).toMatchObject({ terminationGracePeriodSeconds: expect.any(Number) });
    expect(
      Math.min(...pods.map((pod) => Number((pod as unknown as Values)['terminationGracePeriodSeconds']))),
    ).toBeGreaterThan(grace);
  });

  test('has the version of the program, and refuses values that cannot be meant', () => {
    const { version } = JSON.parse(read('package.json')) as { version: string };
    expect(parse(read('deploy/helm/Chart.yaml'))).toMatchObject({ version, appVersion: version });
    const accepts = new Ajv({ strict: false }).compile(JSON.parse(read('deploy/helm/values.schema.json')) as object);
    for (const values of Object.values(SETS))
      expect([accepts(mergeValues(values)), accepts.errors]).toEqual([true, null]);
    const refused: Values[] = [
      { settings: { EXCERPT_ENCRYPTION_KEY: 'x' } },
      { settings: { EXCERPT_PUBLIC_URLS: 5 } },
      { secrets: { EXCERPT_DATABASE_URL: 'postgres://user:password@host/db' } },
      { secrets: { EXCERPT_DATABASE_URL: null } },
      { s3: { enabled: true } },
      { worker: { autoscaling: { with: 'cpu' } } },
      { replicas: 3 },
    ];
    expect(refused.filter((values) => accepts(mergeValues(values)))).toEqual([]);
  });

  // Where they are installed. No registry that the tests may use has them; the tests above check what these would.
  const has = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;
  test.runIf(has('helm', 'version'))('passes helm lint, and is rendered by Helm as by the tests', async () => {
    expect(spawnSync('helm', ['lint', '--strict', chart], { encoding: 'utf8' })).toMatchObject({ status: 0 });
    const { stdout } = spawnSync('helm', ['template', 'one', chart, '--namespace', 'docs'], { encoding: 'utf8' });
    const byHelm = parseAllDocuments(stdout).map((document) => document.toJS() as Manifest);
    const inOrder = (list: Manifest[]) => list.map((one) => JSON.stringify(one)).sort();
    expect(inOrder(byHelm)).toEqual(inOrder(await renderChart({})));
  });
  test.runIf(has('kubeconform', '-v'))('passes kubeconform', () => {
    const input = all()
      .map((manifest) => stringify(manifest))
      .join('---\n');
    const args = ['-strict', '-ignore-missing-schemas', '-summary'];
    expect(spawnSync('kubeconform', args, { input, encoding: 'utf8' })).toMatchObject({ status: 0 });
  });
});
