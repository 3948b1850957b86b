import type { Tx } from '../db/database.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import type { NewId } from '../lib/ids.ts';
import { getAt, parsePointer } from '../lib/json-pointer.ts';
import type { JsonObject } from '../lib/json-value.ts';
import type { Evidence, UsedExample } from '../extraction/engine.ts';
import type { ExampleRecorder } from '../memory/record-example.ts';
import * as items from './dataset-items-repository.ts';
import { listCollecting } from './repository.ts';
import { askForSecond } from './second-labels-repository.ts';

/** Data that a review approved. */
export interface ApprovedReview {
  environmentId: string;
  schemaFamilyId: string;
  workspaceId: string;
  documentId: string;
  data: JsonObject;
  /** Of the values as they were extracted. */
  evidence: readonly Evidence[];
  extractedData: JsonObject | null;
  provider: string;
  model: string;
  /** Examples that the run used. */
  memory: readonly UsedExample[];
  userId: string;
}

export interface ReviewCollector {
  /** Called in the transaction of the approval. A label that a person saved in the data set is kept. */
  collect(tx: Tx, review: ApprovedReview): Promise<void>;
}

interface Dependencies {
  clock: Clock;
  newId: NewId;
  memory: ExampleRecorder;
}

/** Takes approved reviews into the data sets that collect them. */
export function createReviewCollector({ clock, newId, memory }: Dependencies): ReviewCollector {
  return {
    async collect(tx, { workspaceId, documentId, data, userId, evidence, extractedData, ...others }) {
      const { environmentId, schemaFamilyId } = others;
      const place = { environmentId, schemaFamilyId };
      const places = listConfirmed(evidence, extractedData, data);
      const confirmed = {
        workspaceId,
        ...place,
        documentId,
        source: 'review',
        expected: data,
        places,
        userId,
      } as const;
      await memory.record(tx, confirmed);
      const createdAt = timestamp(clock.now());
      const model = `${others.provider}/${others.model}`;
      await memory.check(tx, { ...place, documentId, model, memory: others.memory, evidence, extractedData, data });
      for (const { id: datasetId, twice } of await listCollecting(tx, place)) {
        if (!(await items.readDocumentIds(tx, place, [documentId])).has(documentId)) return;
        const said = { createdAt, createdBy: userId, confidence: null };
        const label = { ...said, label: 'labelled', source: 'review', expected: data } as const;
        const known = (await items.readItemsOf(tx, datasetId, [documentId])).get(documentId);
        const id = known?.id ?? newId('itm');
        if (known === undefined)
          await items.insertItems(tx, datasetId, [{ id, documentId, createdAt, updatedBy: userId, label }]);
        else if (known.label !== 'labelled' || known.source === 'review') await items.saveLabel(tx, id, label);
        await askForSecond(tx, twice, [id]);
      }
    },
  };
}

const MAX_PLACES = 200;

/** The places of the values that the review left as they were. */
function listConfirmed(evidence: readonly Evidence[], before: JsonObject | null, after: JsonObject) {
  return evidence
    .flatMap(({ path, page, start, end }) => {
      if (page === null || start === null || end === null || before === null) return [];
      const steps = parsePointer(path);
      return getAt(before, steps) === getAt(after, steps) ? [{ path, page, start, end }] : [];
    })
    .slice(0, MAX_PLACES);
}
