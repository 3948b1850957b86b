import type { OperationId } from '../http/operation.ts';
import type { Permission } from '../lib/people/workspace-roles.ts';

/** What belongs to an environment and is addressed by its id. */
export type Resource =
  | 'document'
  | 'run'
  | 'batch'
  | 'export'
  | 'packet'
  | 'dataset'
  | 'memoryExample'
  | 'evaluation'
  | 'webhook';

/** What belongs to a workspace, for all of its environments, and is addressed by its id. */
export type SharedResource = 'erasure' | 'invite';

/**
 * Where an operation works. `environment`: in that of `env` or of the path. `workspace`: on what its environments
 * share. `allEnvironments`: on what its environments share, and what is then different in each; or on all of them at
 * once.
 */
export type Right = readonly [
  at: Resource | SharedResource | 'environment' | 'workspace' | 'allEnvironments',
  needs: Permission,
];

/**
 * What the caller of an operation needs. `anyone`: nothing. `account`: it is about the user, and not for limited keys.
 * `auditLog`: of the account, or of a workspace that the query names.
 */
type Rights = 'anyone' | 'account' | 'auditLog' | Right;

/** The only place that says which role may do what. An operation without a line does not compile. */
export const OPERATION_RIGHTS = {
  getMe: 'anyone',
  listProviders: 'anyone',
  listSchemaTemplates: 'anyone',
  getSchemaTemplate: 'anyone',
  getSchemaTemplateDocument: 'anyone',
  listRuleSets: 'anyone',
  listWorkspaces: 'anyone',

  listApiKeys: 'account',
  createApiKey: 'account',
  deleteApiKey: 'account',
  listProviderKeys: 'account',
  createProviderKey: 'account',
  getProviderKey: 'account',
  updateProviderKey: 'account',
  deleteProviderKey: 'account',
  verifyProviderKey: 'account',
  createWorkspace: 'account',
  listAuditLog: 'auditLog',
  exportAuditLog: 'auditLog',

  getWorkspace: ['workspace', 'view'],
  updateWorkspace: ['allEnvironments', 'own'],
  deleteWorkspace: ['allEnvironments', 'own'],
  listMembers: ['workspace', 'view'],
  addMember: ['allEnvironments', 'people'],
  updateMember: ['allEnvironments', 'people'],
  removeMember: ['allEnvironments', 'people'],
  getUsage: ['allEnvironments', 'read'],
  getBudget: ['allEnvironments', 'read'],
  updateBudget: ['allEnvironments', 'own'],
  listInvites: ['allEnvironments', 'people'],
  createInvite: ['allEnvironments', 'people'],
  deleteInvite: ['invite', 'people'],
  findPrivacyDocuments: ['allEnvironments', 'own'],
  exportPrivacyDocuments: ['allEnvironments', 'own'],
  listErasures: ['allEnvironments', 'own'],
  createErasure: ['allEnvironments', 'own'],
  getErasure: ['erasure', 'own'],
  listErasureDocuments: ['erasure', 'own'],
  confirmErasure: ['erasure', 'own'],
  listEnvironments: ['workspace', 'view'],
  getEnvironment: ['environment', 'view'],
  updateEnvironment: ['environment', 'own'],

  listSchemas: ['workspace', 'view'],
  getSchema: ['workspace', 'view'],
  listSchemaVersions: ['workspace', 'view'],
  getSchemaVersion: ['workspace', 'view'],
  createSchema: ['allEnvironments', 'write'],
  deleteSchema: ['allEnvironments', 'own'],
  lintSchema: ['workspace', 'view'],
  tryRules: ['environment', 'write'],
  checkRules: ['workspace', 'view'],
  inferSchema: ['environment', 'write'],
  listLookups: ['workspace', 'read'],
  getLookup: ['workspace', 'read'],
  listLookupRows: ['workspace', 'read'],
  listLookupVersions: ['workspace', 'read'],
  createLookup: ['allEnvironments', 'write'],
  replaceLookup: ['allEnvironments', 'write'],
  deleteLookup: ['allEnvironments', 'own'],
  listSplitters: ['workspace', 'view'],
  getSplitter: ['workspace', 'view'],
  listSplitterVersions: ['workspace', 'view'],
  createSplitter: ['allEnvironments', 'write'],
  listSplitterEvaluations: ['environment', 'read'],
  createSplitterEvaluation: ['environment', 'write'],
  getSplitterEvaluation: ['environment', 'read'],
  cancelSplitterEvaluation: ['environment', 'write'],
  classify: ['environment', 'write'],

  listDocuments: ['environment', 'view'],
  createDocument: ['environment', 'write'],
  createDocumentUpload: ['environment', 'write'],
  getDocument: ['document', 'view'],
  getDocumentFile: ['document', 'view'],
  getDocumentLayout: ['document', 'view'],
  getDocumentPageImage: ['document', 'view'],
  readDocument: ['document', 'review'],
  deleteDocument: ['document', 'own'],

  extract: ['environment', 'write'],
  extractUpload: ['environment', 'write'],
  extractDocument: ['environment', 'write'],
  listRuns: ['environment', 'view'],
  getRun: ['run', 'view'],
  streamRunEvents: ['run', 'view'],
  cancelRun: ['run', 'write'],
  rerunRun: ['run', 'write'],
  deleteRun: ['run', 'own'],
  listRunCalls: ['run', 'own'],

  listReviews: ['environment', 'view'],
  getReview: ['run', 'view'],
  requestReview: ['run', 'review'],
  updateReview: ['run', 'review'],
  claimReview: ['run', 'review'],
  releaseReview: ['run', 'review'],
  approveReview: ['run', 'review'],
  rejectReview: ['run', 'review'],
  reopenReview: ['run', 'review'],
  getReviewSettings: ['environment', 'view'],
  updateReviewSettings: ['environment', 'write'],
  applyReviewSettings: ['environment', 'write'],

  listPackets: ['environment', 'view'],
  createPacket: ['environment', 'write'],
  getPacket: ['packet', 'view'],
  updatePacket: ['packet', 'review'],
  approvePacket: ['packet', 'review'],
  cancelPacket: ['packet', 'write'],
  deletePacket: ['packet', 'own'],

  listDatasets: ['environment', 'view'],
  createDataset: ['environment', 'write'],
  getDataset: ['dataset', 'view'],
  updateDataset: ['dataset', 'write'],
  deleteDataset: ['dataset', 'own'],
  listDatasetItems: ['dataset', 'view'],
  getDatasetItem: ['dataset', 'view'],
  addDatasetItems: ['dataset', 'write'],
  updateDatasetItem: ['dataset', 'review'],
  deleteDatasetItem: ['dataset', 'write'],
  draftDataset: ['dataset', 'write'],
  listDatasetVersions: ['dataset', 'view'],
  createDatasetVersion: ['dataset', 'write'],

  listBatches: ['environment', 'view'],
  createBatch: ['environment', 'write'],
  getBatch: ['batch', 'view'],
  listBatchDocuments: ['batch', 'view'],
  addBatchDocuments: ['batch', 'write'],
  startBatch: ['batch', 'write'],
  cancelBatch: ['batch', 'write'],
  retryBatch: ['batch', 'write'],
  getBatchResults: ['batch', 'read'],
  listExports: ['environment', 'read'],
  createExport: ['environment', 'write'],
  getExportResults: ['export', 'read'],

  listEvaluations: ['environment', 'read'],
  createEvaluation: ['environment', 'write'],
  getEvaluation: ['evaluation', 'read'],
  cancelEvaluation: ['evaluation', 'write'],
  listEvaluationItems: ['evaluation', 'read'],
  compareEvaluations: ['evaluation', 'read'],
  getReviewEffort: ['evaluation', 'read'],
  getPin: ['environment', 'read'],
  updatePin: ['environment', 'write'],
  getMemory: ['environment', 'read'],
  updateMemory: ['environment', 'write'],
  measureMemory: ['environment', 'write'],
  listMemoryExamples: ['environment', 'read'],
  deleteMemoryExample: ['memoryExample', 'write'],

  listWebhooks: ['environment', 'read'],
  createWebhook: ['environment', 'write'],
  getWebhook: ['webhook', 'read'],
  updateWebhook: ['webhook', 'write'],
  deleteWebhook: ['webhook', 'own'],
  rotateWebhookSecret: ['webhook', 'write'],
  testWebhook: ['webhook', 'write'],
  redeliverWebhookEvents: ['webhook', 'write'],
  listWebhookDeliveries: ['webhook', 'read'],
  redeliverWebhookDelivery: ['webhook', 'write'],
} as const satisfies Record<OperationId, Rights>;
