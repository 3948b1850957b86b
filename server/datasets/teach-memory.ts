import type { Tx } from '../db/database.ts';
import type { ExampleRecorder } from '../memory/record-example.ts';
import type { NewLabel } from './dataset-items-repository.ts';
import type { Dataset } from './repository.ts';

type Label = Pick<NewLabel, 'label' | 'source' | 'expected' | 'createdBy'>;

/** A label of a person teaches; a draft does not. */
export async function teachMemory(
  memory: ExampleRecorder,
  tx: Tx,
  { workspaceId, environmentId, schemaFamilyId }: Dataset,
  { documentId, label }: { documentId: string; label: Label | null },
): Promise<void> {
  if (label?.label !== 'labelled' || label.expected === null) return;
  const { expected, createdBy: userId } = label;
  const source = label.source === 'review' ? 'review' : 'item';
  await memory.record(tx, { workspaceId, environmentId, schemaFamilyId, documentId, source, expected, userId });
}
