import type { Tx } from '../db/database.ts';
import { invalidBody } from '../errors.ts';
import { timestamp } from '../lib/clock.ts';
import type { JsonObject } from '../lib/json-value.ts';
import type { Caller } from '../users/service.ts';
import { checkDocuments, checkExpectedValues, refuseMismatch, type CheckedSchemaPart } from './check-items.ts';
import * as items from './dataset-items-repository.ts';
import type { KnownItem, NewItem, NewLabel } from './dataset-items-repository.ts';
import type { Dataset } from './repository.ts';
import { teachMemory } from './teach-memory.ts';
import type { DatasetDependencies } from './dataset-dependencies.ts';
import { askForSecond } from './second-labels-repository.ts';
import type { ItemSource } from './table.ts';

/** A document, or the document of a run with its data. */
export interface ItemInput {
  documentId?: string | undefined;
  runId?: string | undefined;
  expected?: JsonObject | undefined;
  label?: 'draft' | 'labelled' | undefined;
  source?: ItemSource | undefined;
}

export interface AddedItems {
  added: number;
  updated: number;
  /** In the order of the request. */
  items: { id: string; documentId: string }[];
}

interface Addition {
  caller: Caller;
  dataset: Dataset;
  definition: CheckedSchemaPart;
  hold: (tx: Tx, caller: Caller, id: string) => Promise<Dataset>;
}

/** An item to add, in the form that a data set stores. */
interface Resolved {
  documentId: string;
  label: Omit<NewLabel, 'createdAt'> | null;
}

const isOneOf = ({ documentId, runId }: ItemInput) => (documentId === undefined) !== (runId === undefined);

/** A later label replaces an earlier one; a draft only another draft. */
export function mayReplace(before: Pick<KnownItem, 'label'>, label: Pick<NewLabel, 'label'>): boolean {
  return label.label === 'labelled' || before.label !== 'labelled';
}

async function resolve(
  { runs, database }: Pick<DatasetDependencies, 'runs' | 'database'>,
  { caller, dataset }: Addition,
  input: ItemInput,
): Promise<Resolved | null> {
  const { documentId, runId, expected, label = 'labelled', source = 'person' } = input;
  const said = { confidence: null, createdBy: label === 'labelled' || source === 'person' ? caller.userId : null };
  if (runId === undefined)
    return {
      documentId: documentId ?? '',
      label: expected === undefined ? null : { ...said, label, source, expected },
    };
  const run = await runs.find(database.db, caller, runId).catch(() => undefined);
  if (run === undefined || run.environmentId !== dataset.environmentId) return null;
  if (run.schemaFamilyId !== dataset.schemaFamilyId) return null;
  if (expected !== undefined) return { documentId: run.documentId, label: { ...said, label, source, expected } };
  if (run.reviewedData !== null)
    return {
      documentId: run.documentId,
      label: { ...said, createdBy: caller.userId, label: 'labelled', source: 'review', expected: run.reviewedData },
    };
  const confidences = run.evidence.map(({ confidence }) => confidence);
  const confidence = confidences.length === 0 ? null : Math.min(...confidences);
  const draft = { createdBy: null, confidence, label: 'draft', source: 'extraction' } as const;
  return {
    documentId: run.documentId,
    label: run.extractedData === null ? null : { ...draft, expected: run.extractedData },
  };
}

async function resolveAll(
  dependencies: DatasetDependencies,
  addition: Addition,
  inputs: readonly ItemInput[],
): Promise<Resolved[]> {
  const resolved: Resolved[] = [];
  const unknown: string[] = [];
  for (const [index, input] of inputs.entries()) {
    if (!isOneOf(input)) throw invalidBody(`/items/${index}`, `items/${index} must have documentId or runId.`);
    const found = await resolve(dependencies, addition, input);
    if (found === null) unknown.push(`/items/${index}/runId`);
    else resolved.push(found);
  }
  refuseMismatch(unknown);
  return resolved;
}

/** Adds documents, all or none. Throws `expected_invalid` and `document_mismatch`. */
export async function addItems(
  dependencies: DatasetDependencies,
  addition: Addition,
  inputs: readonly ItemInput[],
): Promise<AddedItems> {
  const { database, clock, newId, schemaTasks, memory } = dependencies;
  const { caller, dataset, definition, hold } = addition;
  const resolved = await resolveAll(dependencies, addition, inputs);
  const named = resolved.map(({ documentId }, index) => ({
    documentId,
    path: `/items/${index}/${inputs[index]?.runId === undefined ? 'documentId' : 'runId'}`,
  }));
  await checkDocuments(database.db, dataset, named);
  const values = inputs.flatMap(({ expected }, index) =>
    expected === undefined ? [] : [{ path: `/items/${index}/expected`, expected }],
  );
  await checkExpectedValues(schemaTasks, definition, values);

  return database.transaction(async (tx) => {
    const { twice } = await hold(tx, caller, dataset.id);
    await checkDocuments(tx, dataset, named);
    const createdAt = timestamp(clock.now());
    const ids = [...new Set(resolved.map(({ documentId }) => documentId))];
    const known = await items.readItemsOf(tx, dataset.id, ids);
    const fresh = new Map<string, NewItem>();
    let updated = 0;
    for (const { documentId, label } of resolved) {
      const saved = label && { ...label, createdAt };
      const before = known.get(documentId);
      const added = fresh.get(documentId);
      if (before !== undefined) {
        if (saved === null || !mayReplace(before, saved)) continue;
        await items.saveLabel(tx, before.id, saved);
        updated += 1;
      } else if (added === undefined || saved !== null) {
        const updatedBy = saved?.createdBy ?? null;
        fresh.set(documentId, { id: added?.id ?? newId('itm'), documentId, createdAt, updatedBy, label: saved });
      }
    }
    await items.insertItems(tx, dataset.id, [...fresh.values()]);
    for (const one of resolved) await teachMemory(memory, tx, dataset, one);
    const idOf = (documentId: string) => known.get(documentId)?.id ?? fresh.get(documentId)?.id ?? '';
    const labelled = resolved.flatMap(({ documentId, label }) =>
      label?.label === 'labelled' ? [idOf(documentId)] : [],
    );
    await askForSecond(tx, twice, [...new Set(labelled)]);
    return {
      added: fresh.size,
      updated,
      items: resolved.map(({ documentId }) => ({ id: idOf(documentId), documentId })),
    };
  });
}
