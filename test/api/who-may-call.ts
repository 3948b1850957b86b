import type { OperationId } from '../../server/http/operation.ts';
import { invoiceDefinition } from '../harness/builders.ts';

/** The resources whose ids the operations are called with. */
export type IdName =
  | 'document'
  | 'run'
  | 'batch'
  | 'packet'
  | 'splitterEvaluation'
  | 'erasure'
  | 'export'
  | 'dataset'
  | 'memoryExample'
  | 'evaluation'
  | 'webhook'
  | 'invite'
  | 'apiKey'
  | 'providerKey';

/**
 * Who may use an operation. `anyone`: every caller, for what is the caller's own. `own`: the user whose resource it is.
 * `member`: members of the workspace. `owner`: its owner. For all others the resource does not exist, except that a
 * member receives 403 for operations of the owner.
 */
type Access = 'anyone' | 'own' | 'member' | 'owner';

export interface MatrixRow {
  access: Access;
  /** The value of `{id}`. */
  id?: IdName;
  query?: string;
  /** A valid body, which is checked before the rights. `{document}` and `{dataset}` are ids. `file` is a form. */
  body?: object | 'file' | 'table';
}

const text = { name: 'a.txt', content: 'Total: 1' };

/** A row for every operation: one that is missing does not compile. */
export const MATRIX: Record<OperationId, MatrixRow> = {
  getMe: { access: 'anyone' },
  listApiKeys: { access: 'anyone' },
  createApiKey: { access: 'anyone', body: { name: 'Another' } },
  deleteApiKey: { access: 'own', id: 'apiKey' },
  listProviders: { access: 'anyone' },
  listProviderKeys: { access: 'anyone' },
  createProviderKey: { access: 'anyone', body: { provider: 'openai', secret: 'sk-0123456789abcdef0123' } },
  getProviderKey: { access: 'own', id: 'providerKey' },
  updateProviderKey: { access: 'own', id: 'providerKey', body: { name: 'Renamed' } },
  deleteProviderKey: { access: 'own', id: 'providerKey' },
  verifyProviderKey: { access: 'own', id: 'providerKey' },
  listWorkspaces: { access: 'anyone' },
  createWorkspace: { access: 'anyone', body: { name: 'Another' } },
  getWorkspace: { access: 'member' },
  updateWorkspace: { access: 'owner', body: { name: 'Renamed' } },
  deleteWorkspace: { access: 'owner' },
  listMembers: { access: 'member' },
  addMember: { access: 'owner', body: { userId: 'usr_nobody' } },
  updateMember: { access: 'owner', body: { role: 'reader' } },
  removeMember: { access: 'owner' },
  listInvites: { access: 'owner' },
  createInvite: { access: 'owner', body: { role: 'member' } },
  deleteInvite: { access: 'owner', id: 'invite' },
  listEnvironments: { access: 'member' },
  getEnvironment: { access: 'member' },
  updateEnvironment: { access: 'owner', body: { verify: true } },
  inferSchema: { access: 'member', body: { samples: [text] } },
  listSchemaTemplates: { access: 'anyone' },
  getSchemaTemplate: { access: 'anyone' },
  getSchemaTemplateDocument: { access: 'anyone' },
  listRuleSets: { access: 'anyone' },
  listSchemas: { access: 'member' },
  createSchema: { access: 'member', body: { schemaKey: 'second', name: 'Second', definition: invoiceDefinition } },
  getSchema: { access: 'member' },
  deleteSchema: { access: 'owner' },
  listSchemaVersions: { access: 'member' },
  getSchemaVersion: { access: 'member' },
  lintSchema: { access: 'member', body: { definition: invoiceDefinition } },
  checkRules: { access: 'member', body: { data: {} } },
  tryRules: { access: 'member', body: { rules: [{ name: 'positive', check: 'total > 0', severity: 'error' }] } },
  createDocument: { access: 'member', body: text },
  createDocumentUpload: { access: 'member', body: 'file' },
  listDocuments: { access: 'member' },
  getDocument: { access: 'member', id: 'document' },
  deleteDocument: { access: 'owner', id: 'document' },
  getDocumentFile: { access: 'member', id: 'document' },
  getDocumentLayout: { access: 'member', id: 'document' },
  getDocumentPageImage: { access: 'member', id: 'document' },
  extract: { access: 'member', body: text },
  extractUpload: { access: 'member', body: 'file' },
  extractDocument: { access: 'member', id: 'document', body: {} },
  listRuns: { access: 'member' },
  getRun: { access: 'member', id: 'run' },
  deleteRun: { access: 'owner', id: 'run' },
  listRunCalls: { access: 'owner', id: 'run' },
  cancelRun: { access: 'member', id: 'run' },
  rerunRun: { access: 'member', id: 'run' },
  streamRunEvents: { access: 'member', id: 'run' },
  getUsage: { access: 'member' },
  getBudget: { access: 'member' },
  updateBudget: { access: 'owner', body: { maxPages: 100 } },
  readDocument: { access: 'member', id: 'document', body: { page: 1, box: [0, 0, 1, 1] } },
  createBatch: { access: 'member', body: {} },
  listBatches: { access: 'member' },
  getBatch: { access: 'member', id: 'batch' },
  listBatchDocuments: { access: 'member', id: 'batch' },
  addBatchDocuments: { access: 'member', id: 'batch', body: { documents: [{ documentId: '{document}' }] } },
  startBatch: { access: 'member', id: 'batch' },
  cancelBatch: { access: 'member', id: 'batch' },
  retryBatch: { access: 'member', id: 'batch' },
  getBatchResults: { access: 'member', id: 'batch' },
  listSplitters: { access: 'member' },
  createSplitter: { access: 'member', body: { key: 'post', categories: [{ name: 'Invoice' }] } },
  getSplitter: { access: 'member' },
  classify: { access: 'member', body: { content: 'Total: 1' } },
  listSplitterVersions: { access: 'member' },
  listSplitterEvaluations: { access: 'member' },
  createSplitterEvaluation: { access: 'member', body: {} },
  getSplitterEvaluation: { access: 'member', id: 'splitterEvaluation' },
  cancelSplitterEvaluation: { access: 'member', id: 'splitterEvaluation' },
  listPackets: { access: 'member' },
  createPacket: { access: 'member', body: { documentId: '{document}', splitter: 'mail' } },
  getPacket: { access: 'member', id: 'packet' },
  updatePacket: { access: 'member', id: 'packet', body: { parts: [{ pages: '1' }] } },
  approvePacket: { access: 'member', id: 'packet' },
  cancelPacket: { access: 'member', id: 'packet' },
  deletePacket: { access: 'owner', id: 'packet' },
  createExport: { access: 'member', body: {} },
  listExports: { access: 'member' },
  getExportResults: { access: 'member', id: 'export' },
  listDatasets: { access: 'member' },
  createDataset: { access: 'member', body: { name: 'Second' } },
  getDataset: { access: 'member', id: 'dataset' },
  updateDataset: { access: 'member', id: 'dataset', body: { name: 'Renamed' } },
  deleteDataset: { access: 'owner', id: 'dataset' },
  listDatasetItems: { access: 'member', id: 'dataset' },
  addDatasetItems: { access: 'member', id: 'dataset', body: { items: [{ documentId: '{document}' }] } },
  getDatasetItem: { access: 'member', id: 'dataset' },
  updateDatasetItem: { access: 'member', id: 'dataset', body: { note: 'Seen' } },
  deleteDatasetItem: { access: 'member', id: 'dataset' },
  draftDataset: { access: 'member', id: 'dataset', body: {} },
  listDatasetVersions: { access: 'member', id: 'dataset' },
  createDatasetVersion: { access: 'member', id: 'dataset' },
  listEvaluations: { access: 'member' },
  createEvaluation: { access: 'member', body: { datasetId: '{dataset}' } },
  getEvaluation: { access: 'member', id: 'evaluation' },
  cancelEvaluation: { access: 'member', id: 'evaluation' },
  listEvaluationItems: { access: 'member', id: 'evaluation' },
  compareEvaluations: { access: 'member', id: 'evaluation', query: '?with={evaluation}' },
  getReviewEffort: { access: 'member', id: 'evaluation' },
  getPin: { access: 'member' },
  updatePin: { access: 'member', body: { versionNumber: 1 } },
  getMemory: { access: 'member' },
  updateMemory: { access: 'member', body: { mode: 'on' } },
  measureMemory: { access: 'member', body: { datasetId: '{dataset}' } },
  listMemoryExamples: { access: 'member' },
  deleteMemoryExample: { access: 'member', id: 'memoryExample' },
  getReviewSettings: { access: 'member' },
  updateReviewSettings: { access: 'member', body: { sample: 0 } },
  applyReviewSettings: { access: 'member', body: { dryRun: true } },
  listReviews: { access: 'member' },
  getReview: { access: 'member', id: 'run' },
  requestReview: { access: 'member', id: 'run' },
  updateReview: { access: 'member', id: 'run', body: { actions: [{ path: '/total', action: 'confirm' }] } },
  claimReview: { access: 'member', id: 'run' },
  releaseReview: { access: 'member', id: 'run' },
  approveReview: { access: 'member', id: 'run' },
  rejectReview: { access: 'member', id: 'run', body: { reason: 'Another document' } },
  reopenReview: { access: 'member', id: 'run' },
  listLookups: { access: 'member' },
  createLookup: { access: 'member', body: 'table' },
  getLookup: { access: 'member' },
  listLookupRows: { access: 'member' },
  listLookupVersions: { access: 'member' },
  replaceLookup: { access: 'member', body: 'file' },
  deleteLookup: { access: 'owner' },
  listWebhooks: { access: 'member' },
  createWebhook: { access: 'member', body: { url: 'https://8.8.8.8/hook' } },
  getWebhook: { access: 'member', id: 'webhook' },
  updateWebhook: { access: 'member', id: 'webhook', body: { description: 'Changed' } },
  deleteWebhook: { access: 'owner', id: 'webhook' },
  rotateWebhookSecret: { access: 'member', id: 'webhook' },
  testWebhook: { access: 'member', id: 'webhook' },
  redeliverWebhookEvents: { access: 'member', id: 'webhook', body: { since: '2026-01-01T00:00:00.000Z' } },
  listWebhookDeliveries: { access: 'member', id: 'webhook' },
  redeliverWebhookDelivery: { access: 'member', id: 'webhook' },
  findPrivacyDocuments: { access: 'owner', query: '?query=total' },
  exportPrivacyDocuments: { access: 'owner', query: '?query=total' },
  listErasures: { access: 'owner' },
  createErasure: { access: 'owner', body: { query: 'nobody' } },
  getErasure: { access: 'owner', id: 'erasure' },
  listErasureDocuments: { access: 'owner', id: 'erasure' },
  confirmErasure: { access: 'owner', id: 'erasure' },
  exportAuditLog: { access: 'owner', query: '?workspace={slug}' },
  listAuditLog: { access: 'owner', query: '?workspace={slug}' },
};
