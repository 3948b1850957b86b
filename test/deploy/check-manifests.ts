import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './docker-context.ts';
import type { Manifest } from './render-chart.ts';

/** The packages with the schemas of Kubernetes' objects, by the group of their API. */
const PACKAGES: Record<string, string> = {
  'keda.sh': '@kubernetes-models/keda',
  'monitoring.coreos.com': '@kubernetes-models/prometheus-operator',
};

function moduleOf({ apiVersion, kind }: Manifest): string {
  const [group = ''] = apiVersion.split('/');
  return `${PACKAGES[group] ?? 'kubernetes-models'}/${apiVersion}/${kind}`;
}

/** What the schemas of Kubernetes say against a manifest: wrong types, patterns and missing fields. */
export async function validateManifest(manifest: Manifest): Promise<string[]> {
  const models = (await import(moduleOf(manifest))) as Record<string, new (data: Manifest) => { validate(): void }>;
  const Model = models[manifest.kind];
  if (Model === undefined) return [`There is no ${manifest.kind}.`];
  try {
    new Model(manifest).validate();
    return [];
  } catch (error) {
    return [`${manifest.kind} ${manifest.metadata.name}: ${(error as Error).message}`];
  }
}

/**
 * What TypeScript says against manifests as objects of Kubernetes' types: above all fields that do not exist, which the
 * schemas let pass and a cluster would ignore.
 */
export function compileManifests(manifests: readonly Manifest[]): string[] {
  const folder = join(root, 'node_modules', '.cache', `manifests-${process.pid}`);
  const file = join(folder, 'manifests.ts');
  mkdirSync(folder, { recursive: true });
  try {
    const lines = manifests.map((manifest, index) => {
      const type = `import('${moduleOf(manifest)}').I${manifest.kind}`;
      return `export const manifest${index}: ${type} = ${JSON.stringify(manifest)};`;
    });
    writeFileSync(file, lines.join('\n'));
    const program = ts.createProgram([file], {
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      target: ts.ScriptTarget.ES2023,
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      types: [],
    });
    return ts
      .getPreEmitDiagnostics(program)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
