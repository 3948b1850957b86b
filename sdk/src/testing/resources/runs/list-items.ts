import type { ListRunsData, Run, RunListItem } from '../../../generated/types.gen.ts';
import type { RunRecord, Store } from '../../store.ts';
import { hasPair } from '../metadata-filter.ts';

export type RunConditions = Omit<NonNullable<ListRunsData['query']>, 'env' | 'page' | 'pageSize' | 'sort' | 'order'>;

const findReview = (store: Store, { id }: Run) => store.reviews.find(({ review }) => review.runId === id);

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function findEarlier(store: Store, { document, bytes }: Store['documents'][number]) {
  const found = store.documents.find(
    (one) =>
      one.document.id < document.id &&
      one.document.environmentId === document.environmentId &&
      one.document.schemaFamilyId === document.schemaFamilyId &&
      one.document.expiredAt === null &&
      isEqual([...one.bytes], [...bytes]),
  );
  return found === undefined || document.expiredAt !== null ? null : found.document;
}

export const findPerson = (store: Store, id: string | null) => {
  const found = store.users.find((one) => one.id === id);
  return found === undefined ? null : { id: found.id, name: found.name };
};

export function listItem(store: Store, { run, environment }: RunRecord): RunListItem {
  const { id, documentId, schemaVersionNumber, status, provider, model, keySource, confidence } = run;
  const { extractedData, metadata, expiredAt, createdAt, updatedAt, reviewStatus } = run;
  const record = store.documents.find((one) => one.document.id === documentId);
  const review = findReview(store, run);
  const earlier = record === undefined ? null : findEarlier(store, record);
  return {
    id,
    environmentName: environment.name,
    documentName: record?.document.name ?? '',
    schemaVersionNumber,
    status,
    provider,
    model,
    keySource,
    extractedData,
    metadata,
    expiredAt,
    createdAt,
    updatedAt,
    documentId,
    batchId: null,
    confidence,
    reviewStatus,
    reviewer: findPerson(store, review?.review.decidedBy ?? review?.review.claimedBy ?? null),
    decidedAt: review?.review.decidedAt ?? null,
    corrected: review?.reviewedData != null && !isEqual(review.reviewedData, extractedData),
    exportedAt: null,
    duplicateOf: earlier && { id: earlier.id, name: earlier.name, createdAt: earlier.createdAt },
  };
}

/** Whether a run meets all conditions. */
export function matches(item: RunListItem, asked: RunConditions): boolean {
  const { reviewStatus, confidenceBelow, confidenceFrom, createdFrom, createdBefore, decidedFrom } = asked;
  const isFrom = (time: string | null, from: string) => time !== null && Date.parse(time) >= Date.parse(from);
  return (
    (asked.status === undefined || item.status === asked.status) &&
    (asked.documentId === undefined || item.documentId === asked.documentId) &&
    (asked.versionNumber === undefined || item.schemaVersionNumber === asked.versionNumber) &&
    hasPair(item.metadata, asked.metadata) &&
    (asked.batchId === undefined || item.batchId === asked.batchId) &&
    (asked.name === undefined || item.documentName.toLowerCase().includes(asked.name.toLowerCase())) &&
    (asked.model === undefined || `${item.provider}/${item.model}` === asked.model) &&
    (createdFrom === undefined || isFrom(item.createdAt, createdFrom)) &&
    (createdBefore === undefined || !isFrom(item.createdAt, createdBefore)) &&
    (confidenceBelow === undefined || (item.confidence !== null && item.confidence < confidenceBelow)) &&
    (confidenceFrom === undefined || (item.confidence !== null && item.confidence >= confidenceFrom)) &&
    (reviewStatus === undefined || (item.reviewStatus ?? 'none') === reviewStatus) &&
    (decidedFrom === undefined || isFrom(item.decidedAt, decidedFrom)) &&
    (asked.corrected === undefined || item.corrected === asked.corrected) &&
    (asked.exported === undefined || (item.exportedAt !== null) === asked.exported)
  );
}

type Query = NonNullable<ListRunsData['query']>;

interface Order {
  sort?: Query['sort'] | undefined;
  order?: Query['order'] | undefined;
}

/** Items without the value come last. */
export function sortItems(items: RunListItem[], { sort = 'createdAt', order = 'desc' }: Order): RunListItem[] {
  const sign = order === 'asc' ? 1 : -1;
  const valueOf = (item: RunListItem) => {
    if (sort === 'createdAt') return item.id;
    if (sort === 'documentName') return item.documentName.toLowerCase();
    return sort === 'model' ? `${item.provider}/${item.model}` : item[sort];
  };
  return items.toSorted((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    if (a === b) return one.id < other.id ? -sign : sign;
    return a < b ? -sign : sign;
  });
}
