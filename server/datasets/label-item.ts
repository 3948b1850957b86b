import type { Db, Tx } from '../db/database.ts';
import { AppError, notFound } from '../errors.ts';
import { timestamp } from '../lib/clock.ts';
import { getOwn, isObject } from '../lib/json-object.ts';
import type { JsonObject, JsonValue } from '../lib/json-value.ts';
import type { Caller } from '../users/service.ts';
import { checkExpectedValues, findMisfits, removeUnreadable, type CheckedSchemaPart } from './check-items.ts';
import type { DatasetDependencies } from './dataset-dependencies.ts';
import * as items from './dataset-items-repository.ts';
import type { DatasetItem, SavedLabel } from './dataset-items-repository.ts';
import type { Dataset } from './repository.ts';
import { askForSecond, findSecond, setSecondState } from './second-labels-repository.ts';
import { teachMemory } from './teach-memory.ts';

export interface ItemUpdate {
  expected?: DatasetItem['expected'] | undefined;
  label?: 'labelled' | 'unlabelled' | undefined;
  /** Whether `expected` is what a second person says. */
  second?: boolean | undefined;
  note?: string | null | undefined;
  unreadable?: string[] | undefined;
}

interface Disagreement {
  path: string;
  first: JsonValue;
  second: JsonValue;
}

export interface DatasetItemDetail extends DatasetItem {
  labels: SavedLabel[];
  second: { createdBy: string | null; createdAt: string; disagreements: Disagreement[] } | null;
  /** JSON Pointers of values that the latest version of the schema does not allow. */
  misfits: string[];
  /** The newest completed run over the document. */
  runId: string | null;
}

type Tasks = DatasetDependencies['schemaTasks'];

export async function findItemIn(on: Db, datasetId: string, itemId: string): Promise<DatasetItem> {
  const found = await items.findItem(on, datasetId, itemId);
  if (found === undefined) throw notFound('Item');
  return found;
}

/** Who labels a blind data set sees no drafts. */
export const hideDraft = <Item extends Pick<DatasetItem, 'label' | 'expected'>>(
  { blind }: Pick<Dataset, 'blind'>,
  item: Item,
): Item => (blind && item.label === 'draft' ? { ...item, expected: null } : item);

/** A value without the keys that another one lacks: what is absent was not annotated. */
function keepAnnotated(value: JsonValue, other: JsonValue): JsonValue {
  if (!isObject(value) || !isObject(other)) return value;
  const kept = Object.keys(value).filter((key) => Object.hasOwn(other, key));
  return Object.fromEntries(kept.map((key) => [key, keepAnnotated(value[key] ?? null, getOwn(other, key) ?? null)]));
}

/** Where two labels say something else, by the comparators of the data set. */
async function findDisagreements(
  tasks: Pick<Tasks, 'score'>,
  { comparators }: Pick<Dataset, 'comparators'>,
  { definition, group }: CheckedSchemaPart,
  labels: { first: JsonObject; second: JsonObject },
): Promise<Disagreement[]> {
  const expected = keepAnnotated(labels.first, labels.second) as JsonObject;
  const documents = [{ expected, predicted: labels.second, evidence: [] }];
  const [scored] = await tasks.score({ definition, comparators, documents }, group);
  return (scored?.leaves ?? [])
    .filter(({ outcome }) => outcome !== 'right' && outcome !== 'absent')
    .map(({ path, expected: first, actual }) => ({ path, first, second: actual }));
}

/** An item with all that was said of it. */
export async function readDetail(
  db: Db,
  tasks: Tasks,
  { dataset, definition, itemId }: { dataset: Dataset; definition: CheckedSchemaPart; itemId: string },
): Promise<DatasetItemDetail> {
  const item = await findItemIn(db, dataset.id, itemId);
  const labels = await items.listLabels(db, itemId);
  const { expected, secondLabel } = item;
  const isGiven = secondLabel !== null && secondLabel !== 'needed' && expected !== null;
  const said = isGiven ? await findSecond(db, itemId) : undefined;
  return {
    ...hideDraft(dataset, item),
    labels: labels.map((label) => hideDraft(dataset, label)),
    second:
      said === undefined || expected === null
        ? null
        : {
            createdBy: said.createdBy,
            createdAt: said.createdAt,
            disagreements: await findDisagreements(tasks, dataset, definition, {
              first: expected,
              second: said.expected,
            }),
          },
    runId: dataset.blind && item.label !== 'labelled' ? null : await items.findNewestRun(db, dataset, item.documentId),
    misfits: expected === null ? [] : await findMisfits(tasks, definition, expected),
  };
}

const refuse = (message: string, path: string, problem: string): AppError =>
  new AppError('expected_invalid', message, { details: [{ in: 'body', path, message: problem }] });

function checkUpdate({ expected, label, second }: ItemUpdate): void {
  if (expected !== undefined && label === 'unlabelled')
    throw refuse('Send expected, or the label unlabelled: not both.', '/label', 'excludes expected');
  if (second === true && expected === undefined)
    throw refuse('A second label has values: send expected.', '/expected', 'is required for a second label');
}

interface Labelling {
  caller: Caller;
  dataset: Dataset;
  definition: CheckedSchemaPart;
  itemId: string;
  hold: (tx: Tx, caller: Caller, id: string) => Promise<Dataset>;
}

/** Saves what a person says of a document. Throws `expected_invalid`. */
export async function labelItem(
  { database, clock, schemaTasks, memory }: Pick<DatasetDependencies, 'database' | 'clock' | 'schemaTasks' | 'memory'>,
  labelling: Labelling,
  update: ItemUpdate,
): Promise<DatasetItemDetail> {
  const { caller, dataset, definition, itemId, hold } = labelling;
  const { db } = database;
  const { id } = dataset;
  const { expected, label, note, unreadable } = update;
  const item = await findItemIn(db, id, itemId);
  checkUpdate(update);
  if (expected != null) await checkExpectedValues(schemaTasks, definition, [{ path: '/expected', expected }]);
  const isSecond = update.second === true;
  // Computed here, since a transaction waits for no child process.
  const differences =
    isSecond && expected != null && item.expected !== null
      ? await findDisagreements(schemaTasks, dataset, definition, { first: item.expected, second: expected })
      : [];
  await database.transaction(async (tx) => {
    const { blind, twice } = await hold(tx, caller, id);
    const before = await findItemIn(tx, id, itemId);
    const createdAt = timestamp(clock.now());
    const paths = unreadable ?? before.unreadable;
    const said = { createdAt, createdBy: caller.userId, confidence: null };
    if (isSecond) {
      if (before.secondLabel !== 'needed' || before.updatedBy === caller.userId || expected == null)
        throw refuse(
          'This item needs no second label of you.',
          '/second',
          before.updatedBy === caller.userId ? 'is for another person than the first label' : 'is not asked for',
        );
      const [state, source] = [differences.length === 0 ? 'agrees' : 'disagrees', 'person'] as const;
      await items.appendLabel(tx, itemId, { ...said, label: 'labelled', source, expected, isSecond: true });
      await setSecondState(tx, itemId, state);
      if (note !== undefined)
        await items.updateRemarks(tx, itemId, { note, unreadable: before.unreadable, updatedAt: createdAt });
      return;
    }
    if (label === 'labelled' && expected === undefined && (before.expected === null || blind))
      throw refuse(
        'An item is labelled with its values: send expected.',
        '/expected',
        blind ? 'is required, since nobody sees the draft' : 'is required for an item without values',
      );
    if (label === 'unlabelled') {
      await items.saveLabel(tx, itemId, { ...said, label: 'unlabelled', source: null, expected: null });
      await setSecondState(tx, itemId, null);
    } else if (expected !== undefined || label === 'labelled' || unreadable !== undefined) {
      const next = expected ?? before.expected;
      const kept = expected === undefined && label !== 'labelled' ? before : null;
      if (next !== null) {
        const saved = {
          ...said,
          confidence: kept?.confidence ?? null,
          label: kept?.label ?? ('labelled' as const),
          source: kept?.source ?? ('person' as const),
          expected: removeUnreadable(next, paths),
        };
        await items.saveLabel(tx, itemId, saved);
        await teachMemory(memory, tx, dataset, { documentId: before.documentId, label: saved });
      }
      if (kept === null) {
        await askForSecond(tx, twice, [itemId]);
        if (before.secondLabel === 'agrees' || before.secondLabel === 'disagrees')
          await setSecondState(tx, itemId, 'resolved');
      }
    }
    if (note !== undefined || unreadable !== undefined) {
      const remarks = { note: note === undefined ? before.note : note, unreadable: paths };
      await items.updateRemarks(tx, itemId, { ...remarks, updatedAt: createdAt });
    }
  });
  return readDetail(db, schemaTasks, { dataset, definition, itemId });
}
