import type { EnvironmentSlug } from '../lib/console-address.ts';

export type UploadStatus = 'waiting' | 'sending' | 'running' | 'completed' | 'failed' | 'cancelled';

/** Where a file is extracted, and with which schema. */
export interface UploadTarget {
  slug: string;
  env: EnvironmentSlug;
  schemaKey: string;
  /** The definition of a schema that the workspace does not have yet. */
  template: { name: string; definition: Record<string, unknown> } | null;
}

export interface UploadItem {
  id: string;
  name: string;
  size: number;
  /** Null once it was sent. */
  file: File | null;
  target: UploadTarget;
  status: UploadStatus;
  runId: string | null;
  problem: string | null;
  result: Record<string, unknown> | null;
  createdAt: number;
}

export const isOpen = ({ status }: UploadItem): boolean =>
  status === 'waiting' || status === 'sending' || status === 'running';
