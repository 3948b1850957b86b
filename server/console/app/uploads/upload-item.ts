import type { SchemaRule } from '@excerpt/sdk';
import type { EnvironmentSlug } from '../lib/console-address.ts';

export type UploadStatus = 'waiting' | 'sending' | 'running' | 'completed' | 'failed' | 'cancelled';

/** Where a file is extracted, and with which schema. */
export interface UploadTarget {
  slug: string;
  env: EnvironmentSlug;
  schemaKey: string;
  /** The definition of a schema that the workspace does not have yet. */
  template: { name: string; definition: Record<string, unknown>; rules?: SchemaRule[] } | null;
  /** Of the schema. Absent in uploads that an earlier version of the console stored. */
  name?: string;
}

/** Files that were added together. */
export interface UploadBatch {
  /** Names it before the server does. */
  key: string;
  name: string;
  /** Null until it is created. */
  id: string | null;
  isStarted: boolean;
}

export interface UploadItem {
  id: string;
  name: string;
  size: number;
  /** Null once it was sent. */
  file: File | null;
  target: UploadTarget;
  status: UploadStatus;
  /** Null for a file that was sent by itself, and in uploads of earlier versions. */
  batch?: UploadBatch | null;
  /** Its document in the batch. */
  documentId?: string | null;
  /** Schema, version and model, in words; null until the server has chosen them. */
  used?: string | null;
  runId: string | null;
  problem: string | null;
  /** Whether another try may have another outcome. Absent in uploads that an earlier version stored. */
  mayPass?: boolean;
  result: Record<string, unknown> | null;
  createdAt: number;
}

export const isOpen = ({ status }: UploadItem): boolean =>
  status === 'waiting' || status === 'sending' || status === 'running';

/** Whether it can be sent again: a file that the server refuses gets the same answer each time. */
export const canRetry = ({ status, runId, file, mayPass = true }: UploadItem): boolean =>
  status === 'failed' && runId === null && file !== null && mayPass;

/** The uploads whose files have all been sent or refused, and that are not started yet. */
export function listStartable(items: readonly UploadItem[]): string[] {
  const open = new Map<string, boolean>();
  for (const { batch, status } of items) {
    if (batch?.id == null || batch.isStarted) continue;
    const isSending = status === 'waiting' || status === 'sending';
    open.set(batch.id, (open.get(batch.id) ?? false) || isSending);
  }
  return [...open].filter(([, isOpen]) => !isOpen).map(([id]) => id);
}

/** The files to send next, so that at most `maxSending` are on their way: of an upload one, which keeps their order. */
export function listSendable(items: readonly UploadItem[], maxSending: number): UploadItem[] {
  const sending = items.filter(({ status }) => status === 'sending');
  const busy = new Set(sending.flatMap(({ batch }) => (batch == null ? [] : [batch.key])));
  const next: UploadItem[] = [];
  for (const item of items) {
    if (sending.length + next.length >= maxSending) break;
    const key = item.batch?.key;
    if (item.status !== 'waiting' || (key !== undefined && busy.has(key))) continue;
    if (key !== undefined) busy.add(key);
    next.push(item);
  }
  return next;
}
