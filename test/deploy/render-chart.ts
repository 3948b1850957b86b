import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as renderTemplate } from '@evertdespiegeleer/go-template';
import { parse, parseAllDocuments } from 'yaml';
import { root } from './docker-context.ts';

export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels: Record<string, string>; annotations?: Record<string, string> };
  spec: Record<string, unknown>;
}

export type Values = { [name: string]: unknown };

const chart = join(root, 'deploy/helm');
const read = (path: string) => readFileSync(join(chart, path), 'utf8');

/** Values in the chart with others over them, as Helm merges them: maps by key, all else as a whole. */
export function mergeValues(others: Values, usual = parse(read('values.yaml')) as Values): Values {
  const isMap = (value: unknown): value is Values =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  const merged = { ...usual };
  for (const [name, value] of Object.entries(others)) {
    const before = usual[name];
    if (value === null) delete merged[name];
    else merged[name] = isMap(value) && isMap(before) ? mergeValues(value, before) : value;
  }
  return merged;
}

/**
 * Renders the chart with Go's text/template (in WebAssembly), which is Helm's engine. The chart uses no function that
 * Helm adds, so that nothing of Helm is imitated here. A function or value that does not exist is an error.
 */
export async function renderChart(others: Values, release = 'one'): Promise<Manifest[]> {
  const { name, version, appVersion } = parse(read('Chart.yaml')) as Record<string, string>;
  const data = {
    Values: mergeValues(others),
    Chart: { Name: name, Version: version, AppVersion: appVersion },
    Release: { Name: release, Namespace: 'docs', Service: 'Helm' },
  };
  const helpers = read('templates/_helpers.tpl');
  const files = readdirSync(join(chart, 'templates')).filter((file) => file.endsWith('.yaml'));
  const texts = await Promise.all(files.map((file) => renderTemplate(helpers + read(`templates/${file}`), data)));
  return texts.flatMap((text) =>
    parseAllDocuments(text).flatMap((document) => {
      if (document.errors[0] !== undefined) throw document.errors[0];
      const manifest = document.toJS() as Manifest | null;
      return manifest === null ? [] : [manifest];
    }),
  );
}
