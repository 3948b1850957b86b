import type { InferSchemaData, SchemaProposal } from '../../../generated/types.gen.ts';
import { rules } from '../../generated/rules.gen.ts';
import type { Handlers, Input } from '../../http/operation-input.ts';
import type { Service } from '../../service.ts';
import { invalidBody, notFound } from '../../service-error.ts';
import { member, writable } from '../access.ts';
import { findDocument } from '../documents.ts';
import { textOf } from '../new-document.ts';
import { refuseResidency, resolveModel } from '../resolve-model.ts';

const MAX_DOCUMENTS = 20;
const LABELLED = /^\s*(\p{L}[\p{L} ]{0,39}):\s*\S/gmu;

const toName = (label: string) =>
  label
    .toLowerCase()
    .replace(/[^a-z ]/gu, '')
    .trim()
    .replace(/ +(\w)/gu, (_, letter: string) => letter.toUpperCase());

/** The fake knows labels before a colon, and texts only. */
function proposeFields(texts: readonly string[]): {
  definition: Record<string, unknown>;
  fields: SchemaProposal['fields'];
} {
  const labels = texts.flatMap((text) => [...text.matchAll(LABELLED)].map(([, label = '']) => label.trim()));
  const byName = new Map<string, string>(labels.map((label) => [toName(label), label]));
  byName.delete('');
  if (byName.size === 0) byName.set('title', 'Title');
  const properties = Object.fromEntries(
    [...byName].map(([name, label]) => [
      name,
      { type: ['string', 'null'], title: label, description: `Text after the label “${label}”` },
    ]),
  );
  const required = Object.keys(properties);
  const fields = [...byName].map(([name, label]) => ({
    path: `/properties/${name}`,
    label,
    documents: texts.filter((text) => text.includes(`${label}:`)).length,
  }));
  return { definition: { type: 'object', properties, required, additionalProperties: false }, fields };
}

export function schemaInferenceHandlers({ store }: Service): Handlers {
  return {
    inferSchema({ caller, path, query, body }: Input<InferSchemaData>) {
      const { documentIds = [], samples = [], model } = body;
      const count = documentIds.length + samples.length;
      if (count === 0) throw invalidBody('', 'Send documentIds or samples.');
      if (count > MAX_DOCUMENTS)
        throw invalidBody('', `documentIds and samples are ${count} documents; at most ${MAX_DOCUMENTS} are allowed.`);
      const { workspace } = member(store, caller, path.slug);
      const environment = writable(store, workspace.id, query.env ?? 'production');
      const resolution = resolveModel(store, caller, environment, model);
      refuseResidency(environment, resolution);
      const stored = documentIds.map((id) => {
        const record = findDocument(store, caller, id);
        if (record.workspaceId !== workspace.id || record.document.environmentId !== environment.id)
          throw notFound('Document');
        return textOf(record);
      });
      const { definition, fields } = proposeFields([...stored, ...samples.map(({ content = '' }) => content)]);
      const proposal: SchemaProposal = {
        schemaKey: 'document',
        name: 'Document',
        description: 'A document',
        definition,
        fields,
        warnings: rules.lintDefinition(definition),
        notes: [],
        provider: resolution.provider,
        model: resolution.model,
        residency: resolution.residency,
        keySource: resolution.keySource,
        inputTokens: null,
        outputTokens: null,
        cost: null,
      };
      return { status: 200, body: proposal };
    },
  };
}
