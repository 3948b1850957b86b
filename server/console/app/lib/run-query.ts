/** The filters of a list of runs: in the address, in requests, and for exports. */
import type { CreateExportData, ListRunsData, RunListItem } from '@excerpt/sdk';

export type RunQuery = Omit<NonNullable<ListRunsData['query']>, 'env' | 'page' | 'pageSize'>;
export type ExportFilter = NonNullable<CreateExportData['body']['filter']>;
export type RunSort = NonNullable<RunQuery['sort']>;

export const STATUSES: readonly RunListItem['status'][] = ['pending', 'processing', 'completed', 'failed', 'cancelled'];
export const REVIEW_STATUSES = ['none', 'needed', 'in_review', 'approved', 'rejected'] as const;
export const SORTS = ['createdAt', 'documentName', 'confidence', 'reviewStatus', 'model'] as const;

/** The parameters of the address that filter and sort. */
export const LIST_PARAMETERS = [
  'status',
  'name',
  'review',
  'model',
  'from',
  'to',
  'decided',
  'below',
  'corrected',
  'exported',
  'batch',
  'document',
  'sort',
  'order',
] as const;

/** Parameters that say what is in the list, and not in which order. */
export const FILTER_PARAMETERS = LIST_PARAMETERS.filter((name) => name !== 'sort' && name !== 'order');

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

/** The begin of a day where the browser is. Undefined for no day. */
function toTime(day: string | null, addedDays = 0): string | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day ?? '') ?? [];
  const time = new Date(Number(year), Number(month) - 1, Number(date) + addedDays);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}

function toShare(percent: string | null): number | undefined {
  const share = Number(percent) / 100;
  return percent !== null && percent !== '' && share > 0 && share <= 1 ? share : undefined;
}

const toBoolean = (text: string | null): boolean | undefined =>
  text === 'yes' ? true : text === 'no' ? false : undefined;

/** Without the entries that are undefined. */
const compact = <Entries extends object>(entries: Entries) =>
  Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Entries]: Exclude<Entries[Name], undefined>;
  };

/** What the address asks of a list. Parameters that are not understood are left out. */
export function toRunQuery(parameters: URLSearchParams): RunQuery {
  const text = (name: string, minimum = 1) => {
    const value = parameters.get(name)?.trim() ?? '';
    return value.length < minimum ? undefined : value;
  };
  const query: { [Name in keyof RunQuery]: RunQuery[Name] | undefined } = {
    status: oneOf(STATUSES, parameters.get('status')),
    name: text('name')?.slice(0, 200),
    reviewStatus: oneOf(REVIEW_STATUSES, parameters.get('review')),
    model: text('model', 3),
    createdFrom: toTime(parameters.get('from')),
    // The day is part of the range.
    createdBefore: toTime(parameters.get('to'), 1),
    decidedFrom: toTime(parameters.get('decided')),
    confidenceBelow: toShare(parameters.get('below')),
    corrected: toBoolean(parameters.get('corrected')),
    exported: toBoolean(parameters.get('exported')),
    batchId: text('batch'),
    documentId: text('document'),
    sort: oneOf(SORTS, parameters.get('sort')),
    order: oneOf(['asc', 'desc'] as const, parameters.get('order')),
  };
  return compact(query) as RunQuery;
}

/** An export has completed runs only, in an order of its own. */
export function toExportFilter({ status: _status, sort: _sort, order: _order, metadata: _pair, ...filter }: RunQuery) {
  return filter satisfies ExportFilter;
}

/** The parameters of a list, for links to and from it. */
export function pickListParameters(parameters: URLSearchParams): Record<string, string> {
  const picked = LIST_PARAMETERS.flatMap((name): [string, string][] => {
    const value = parameters.get(name);
    return value === null ? [] : [[name, value]];
  });
  return Object.fromEntries(picked);
}

/** The day of a time where the browser is, for parameters. */
export const toDay = (time: Date): string =>
  [time.getFullYear(), time.getMonth() + 1, time.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** The last Monday, or today. */
export function findMonday(now: Date): string {
  const sinceMonday = (now.getDay() + 6) % 7;
  return toDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() - sinceMonday));
}
