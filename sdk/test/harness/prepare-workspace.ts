import type { Excerpt, Run } from '@excerpt/sdk';
import { invoiceDefinition, invoiceText } from '../../../test/harness/builders.ts';

export const textBody = { name: 'invoice.txt', content: invoiceText };

/** Creates a workspace with the schema `invoice`. */
export async function prepareWorkspace(excerpt: Excerpt) {
  const { slug } = await excerpt.workspaces.create({ name: 'Behaviour' });
  const schemaKey = 'invoice';
  await excerpt.schemas.create({ workspace: slug, schemaKey, name: 'Invoice', definition: invoiceDefinition });
  return { at: { workspace: slug }, target: { workspace: slug, schemaKey } };
}

/** Extracts from a text and waits until the run is final. */
export async function completeRun(excerpt: Excerpt, target: { workspace: string; schemaKey: string }): Promise<Run> {
  const { runId } = await excerpt.extraction.extract({ ...target, ...textBody });
  return excerpt.runs.wait(runId);
}
