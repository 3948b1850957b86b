/** Rows of packets and what is stored beside them, for tests of the repository and of what reads it. */
import { openFilledRows, type FilledRows } from '../../db/testing/filled-rows.ts';

export const NOW = '2026-03-01T10:00:00.000Z';
export const PAGE = { page: 1, pageSize: 10 };
export const PART = {
  pages: [1, 2, 4],
  category: 'Bill',
  confidence: 0.5,
  startConfidence: 0.4,
  identifier: '7',
  reasons: ['x'],
};
export const PAGES = [{ page: 1, startsPart: true, category: 'Bill', confidence: 1, reasons: [] }];

export interface PacketRows extends FilledRows {
  /** Inserts a packet that is pending. @param more its columns */
  packet(id: string, more?: object): Promise<void>;
}

export async function openPacketRows(): Promise<PacketRows> {
  const rows = await openFilledRows();
  await rows.insert('workspaces', { id: 'ws', slug: 'acme' });
  await rows.insert('environments', { id: 'env', slug: 'staging' });
  await rows.insert('splitters', { id: 's1', splitter_key: 'mail' });
  await rows.insert('splitter_versions', { id: 'v1', splitter_id: 's1', version: 3 });
  await rows.insert('documents', { id: 'd1', name: 'Post.pdf', workspace_id: 'ws', expired_at: '2026-02-01' });
  const pending = {
    workspace_id: 'ws',
    environment_id: 'env',
    splitter_version_id: 'v1',
    document_id: 'd1',
    status: 'pending',
    vision: 'auto',
    created_by: 'usr',
    created_at: NOW,
  };
  return { ...rows, packet: (id, more = {}) => rows.insert('packets', { id, ...pending, ...more }) };
}

export const NEW = {
  workspaceId: 'ws',
  environmentId: 'env',
  splitterVersionId: 'v1',
  documentId: 'd1',
  extract: true,
  model: 'openai/small',
  vision: 'never',
  maxCost: 0.5,
  createdBy: 'usr',
} as const;
export const FOUND = {
  ...NEW,
  id: 'p1',
  slug: 'acme',
  env: 'staging',
  ownsDocument: true,
  name: 'Post.pdf',
  expiredAt: '2026-02-01',
  status: 'pending',
  revision: 0,
  splitter: { key: 'mail', versionNumber: 3 },
  pageCount: 4,
  parts: null,
  pages: null,
  asked: null,
  errorMessage: null,
  createdAt: NOW,
  updatedAt: NOW,
  completedAt: null,
};
