import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { RECORDED } from '../../server/app/audit/record-operations.ts';
import type { OperationId } from '../../server/http/operation.ts';
import { MATRIX } from './who-may-call.ts';

/** They record what they change in their transaction, with the action of an `audit.record`. */
const RECORDED_BY_SERVICES: Partial<Record<OperationId, string>> = {
  createApiKey: 'api_key.created',
  deleteApiKey: 'api_key.deleted',
  createProviderKey: 'provider_key.created',
  updateProviderKey: 'provider_key.updated',
  deleteProviderKey: 'provider_key.deleted',
  createWorkspace: 'workspace.created',
  updateWorkspace: 'workspace.updated',
  deleteWorkspace: 'workspace.deleted',
  updateEnvironment: 'environment.updated',
  addMember: 'member.added',
  removeMember: 'member.removed',
  createWebhook: 'webhook.created',
  updateWebhook: 'webhook.updated',
  deleteWebhook: 'webhook.deleted',
  rotateWebhookSecret: 'webhook.secret_rotated',
  updatePin: 'pin.updated',
  updateMemory: 'memory.updated',
  deleteMemoryExample: 'memory_example.deleted',
  createLookup: 'lookup.created',
  replaceLookup: 'lookup.replaced',
  deleteLookup: 'lookup.deleted',
  deleteSchema: 'schema.deleted',
  deleteDocument: 'document.deleted',
  deleteRun: 'run.deleted',
  deletePacket: 'packet.deleted',
  deleteDataset: 'dataset.deleted',
  exportPrivacyDocuments: 'privacy.exported',
  createErasure: 'erasure.prepared',
  confirmErasure: 'erasure.confirmed',
};

/** Operations on content: whose name says so. */
const ON_CONTENT = /Document|Run|Review|Packet|Dataset|Batch|Export|Erasure|Schema|Pin|Memory|Lookup/;

/** What they show or change is no content of documents, or is in the entry of the operation that made it. */
const WITHOUT_CONTENT = new Set<string>([
  'listSchemas',
  'getSchema',
  'listSchemaVersions',
  'getSchemaVersion',
  'lintSchema',
  'listSchemaTemplates',
  'getSchemaTemplate',
  'getSchemaTemplateDocument',
  'listRuleSets',
  'inferSchema',
  'getReviewSettings',
  'getReviewEffort',
  'claimReview',
  'releaseReview',
  'listPackets',
  'listDatasets',
  'getDataset',
  'listDatasetVersions',
  'listBatches',
  'getBatch',
  'listBatchDocuments',
  'listExports',
  'listErasures',
  'getErasure',
  'listErasureDocuments',
  'getMemory',
  'measureMemory',
  'getPin',
  'listLookups',
  'listLookupVersions',
]);

test.each(Object.keys(MATRIX).filter((id) => ON_CONTENT.test(id)) as OperationId[])('%s is in the audit log', (id) => {
  const isRecorded = RECORDED.has(id) || RECORDED_BY_SERVICES[id] !== undefined;
  expect(isRecorded !== WITHOUT_CONTENT.has(id), 'Record it in record-operations.ts, or say why not here.').toBe(true);
});

test('each action of a service is recorded by one', () => {
  const server = fileURLToPath(new URL('../../server', import.meta.url));
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /^[a-z-]+\/[^/]+\.ts$/.test(path),
  );
  const text = files
    .filter((path) => path !== 'audit/record-change.ts' && !path.startsWith('generated'))
    .map((path) => readFileSync(`${server}/${path}`, 'utf8'))
    .join('\n');
  for (const action of Object.values(RECORDED_BY_SERVICES)) expect(text, action).toContain(`'${action}'`);
});
