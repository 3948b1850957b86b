import type { Contract } from './contract.ts';

/** Generates the module of webhook events: their types by name. */
export function writeEvents({ webhooks = {} }: Contract, header: string): string {
  const events = Object.entries(webhooks).map(([kind, { post }]) => {
    const reference = post?.requestBody?.content['application/json']?.schema?.$ref;
    if (reference === undefined) throw new Error(`The event ${kind} has no schema of its own.`);
    return { kind, type: reference.split('/').at(-1) ?? '' };
  });
  const types = [...new Set(events.map(({ type }) => type))].toSorted();
  return [
    `${header}\n`,
    ...(types.length === 0
      ? []
      : [`import type {\n${types.map((type) => `  ${type},\n`).join('')}} from './types.gen.ts';\n`]),
    '/** The events of this version, by their kind. */',
    `export interface WebhookEvents {\n${events.map(({ kind, type }) => `  '${kind}': ${type};\n`).join('')}}\n`,
    'export const EVENT_KINDS: ReadonlySet<string> = new Set([\n' +
      `${events.map(({ kind }) => `  '${kind}',\n`).join('')}]);\n`,
  ].join('\n');
}
