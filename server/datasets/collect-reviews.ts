import type { Tx } from '../db/database.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import type { NewId } from '../lib/ids.ts';
import type { JsonObject } from '../lib/json-value.ts';
import * as items from './dataset-items-repository.ts';
import { listCollecting } from './repository.ts';
import { askForSecond } from './second-labels-repository.ts';

/** Data that a review approved. */
export interface ApprovedReview {
  environmentId: string;
  schemaFamilyId: string;
  documentId: string;
  data: JsonObject;
  userId: string;
}

export interface ReviewCollector {
  /** Called in the transaction of the approval. A label that a person saved in the data set is kept. */
  collect(tx: Tx, review: ApprovedReview): Promise<void>;
}

/** Takes approved reviews into the data sets that collect them. */
export function createReviewCollector({ clock, newId }: { clock: Clock; newId: NewId }): ReviewCollector {
  return {
    async collect(tx, { documentId, data, userId, ...place }) {
      const createdAt = timestamp(clock.now());
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
