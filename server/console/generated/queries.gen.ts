// Generated from openapi/ by `npm run generate`. Do not edit.

import {
  compareEvaluations,
  type CompareEvaluationsData,
  findPrivacyDocuments,
  type FindPrivacyDocumentsData,
  getBatch,
  type GetBatchData,
  getBudget,
  type GetBudgetData,
  getDataset,
  type GetDatasetData,
  getDatasetItem,
  type GetDatasetItemData,
  getDocument,
  type GetDocumentData,
  getDocumentLayout,
  type GetDocumentLayoutData,
  getEnvironment,
  type GetEnvironmentData,
  getErasure,
  type GetErasureData,
  getEvaluation,
  type GetEvaluationData,
  getLookup,
  type GetLookupData,
  getMe,
  type GetMeData,
  getMemory,
  type GetMemoryData,
  getPacket,
  type GetPacketData,
  getPin,
  type GetPinData,
  getProviderKey,
  type GetProviderKeyData,
  getReview,
  type GetReviewData,
  getReviewEffort,
  type GetReviewEffortData,
  getReviewSettings,
  type GetReviewSettingsData,
  getRun,
  type GetRunData,
  getSchema,
  type GetSchemaData,
  getSchemaTemplate,
  type GetSchemaTemplateData,
  getSchemaVersion,
  type GetSchemaVersionData,
  getSplitter,
  type GetSplitterData,
  getSplitterEvaluation,
  type GetSplitterEvaluationData,
  getUsage,
  type GetUsageData,
  getWebhook,
  type GetWebhookData,
  getWorkspace,
  type GetWorkspaceData,
  listApiKeys,
  type ListApiKeysData,
  listAuditLog,
  type ListAuditLogData,
  listBatchDocuments,
  type ListBatchDocumentsData,
  listBatches,
  type ListBatchesData,
  listDatasetItems,
  type ListDatasetItemsData,
  listDatasetVersions,
  type ListDatasetVersionsData,
  listDatasets,
  type ListDatasetsData,
  listDocuments,
  type ListDocumentsData,
  listEnvironments,
  type ListEnvironmentsData,
  listErasureDocuments,
  type ListErasureDocumentsData,
  listErasures,
  type ListErasuresData,
  listEvaluationItems,
  type ListEvaluationItemsData,
  listEvaluations,
  type ListEvaluationsData,
  listExports,
  type ListExportsData,
  listInvites,
  type ListInvitesData,
  listLookupRows,
  type ListLookupRowsData,
  listLookupVersions,
  type ListLookupVersionsData,
  listLookups,
  type ListLookupsData,
  listMembers,
  type ListMembersData,
  listMemoryExamples,
  type ListMemoryExamplesData,
  listPackets,
  type ListPacketsData,
  listProviderKeys,
  type ListProviderKeysData,
  listProviders,
  type ListProvidersData,
  listReviews,
  type ListReviewsData,
  listRuleSets,
  type ListRuleSetsData,
  listRunCalls,
  type ListRunCallsData,
  listRuns,
  type ListRunsData,
  listSchemaTemplates,
  type ListSchemaTemplatesData,
  listSchemaVersions,
  type ListSchemaVersionsData,
  listSchemas,
  type ListSchemasData,
  listSplitterEvaluations,
  type ListSplitterEvaluationsData,
  listSplitterVersions,
  type ListSplitterVersionsData,
  listSplitters,
  type ListSplittersData,
  listWebhookDeliveries,
  type ListWebhookDeliveriesData,
  listWebhooks,
  type ListWebhooksData,
  listWorkspaces,
  type ListWorkspacesData,
} from '@excerpt/sdk';
import { toQuery, type Sent } from '../app/api/to-query.ts';

/** Compare two evaluations. */
export const compareEvaluationsQuery = (options: Sent<CompareEvaluationsData>) =>
  toQuery('compareEvaluations', options, (sending) => compareEvaluations({ ...options, ...sending }));

/** Find documents of a person. */
export const findPrivacyDocumentsQuery = (options: Sent<FindPrivacyDocumentsData>) =>
  toQuery('findPrivacyDocuments', options, (sending) => findPrivacyDocuments({ ...options, ...sending }));

/** Get a batch. */
export const getBatchQuery = (options: Sent<GetBatchData>) =>
  toQuery('getBatch', options, (sending) => getBatch({ ...options, ...sending }));

/** Get the budget of a workspace. */
export const getBudgetQuery = (options: Sent<GetBudgetData>) =>
  toQuery('getBudget', options, (sending) => getBudget({ ...options, ...sending }));

/** Get a data set. */
export const getDatasetQuery = (options: Sent<GetDatasetData>) =>
  toQuery('getDataset', options, (sending) => getDataset({ ...options, ...sending }));

/** Get an item of a data set. */
export const getDatasetItemQuery = (options: Sent<GetDatasetItemData>) =>
  toQuery('getDatasetItem', options, (sending) => getDatasetItem({ ...options, ...sending }));

/** Get a document. */
export const getDocumentQuery = (options: Sent<GetDocumentData>) =>
  toQuery('getDocument', options, (sending) => getDocument({ ...options, ...sending }));

/** Get the layout of a document. */
export const getDocumentLayoutQuery = (options: Sent<GetDocumentLayoutData>) =>
  toQuery('getDocumentLayout', options, (sending) => getDocumentLayout({ ...options, ...sending }));

/** Get an environment. */
export const getEnvironmentQuery = (options: Sent<GetEnvironmentData>) =>
  toQuery('getEnvironment', options, (sending) => getEnvironment({ ...options, ...sending }));

/** Get an erasure. */
export const getErasureQuery = (options: Sent<GetErasureData>) =>
  toQuery('getErasure', options, (sending) => getErasure({ ...options, ...sending }));

/** Get an evaluation. */
export const getEvaluationQuery = (options: Sent<GetEvaluationData>) =>
  toQuery('getEvaluation', options, (sending) => getEvaluation({ ...options, ...sending }));

/** Get a lookup. */
export const getLookupQuery = (options: Sent<GetLookupData>) =>
  toQuery('getLookup', options, (sending) => getLookup({ ...options, ...sending }));

/** Get the caller. */
export const getMeQuery = (options: Sent<GetMeData> = {}) =>
  toQuery('getMe', options, (sending) => getMe({ ...options, ...sending }));

/** Get the memory of a schema. */
export const getMemoryQuery = (options: Sent<GetMemoryData>) =>
  toQuery('getMemory', options, (sending) => getMemory({ ...options, ...sending }));

/** Get a packet. */
export const getPacketQuery = (options: Sent<GetPacketData>) =>
  toQuery('getPacket', options, (sending) => getPacket({ ...options, ...sending }));

/** Get the pinned version. */
export const getPinQuery = (options: Sent<GetPinData>) =>
  toQuery('getPin', options, (sending) => getPin({ ...options, ...sending }));

/** Get a provider key. */
export const getProviderKeyQuery = (options: Sent<GetProviderKeyData>) =>
  toQuery('getProviderKey', options, (sending) => getProviderKey({ ...options, ...sending }));

/** Get a review. */
export const getReviewQuery = (options: Sent<GetReviewData>) =>
  toQuery('getReview', options, (sending) => getReview({ ...options, ...sending }));

/** Estimate the review effort. */
export const getReviewEffortQuery = (options: Sent<GetReviewEffortData>) =>
  toQuery('getReviewEffort', options, (sending) => getReviewEffort({ ...options, ...sending }));

/** Get review settings. */
export const getReviewSettingsQuery = (options: Sent<GetReviewSettingsData>) =>
  toQuery('getReviewSettings', options, (sending) => getReviewSettings({ ...options, ...sending }));

/** Get a run. */
export const getRunQuery = (options: Sent<GetRunData>) =>
  toQuery('getRun', options, (sending) => getRun({ ...options, ...sending }));

/** Get a schema. */
export const getSchemaQuery = (options: Sent<GetSchemaData>) =>
  toQuery('getSchema', options, (sending) => getSchema({ ...options, ...sending }));

/** Get a schema template. */
export const getSchemaTemplateQuery = (options: Sent<GetSchemaTemplateData>) =>
  toQuery('getSchemaTemplate', options, (sending) => getSchemaTemplate({ ...options, ...sending }));

/** Get a version of a schema. */
export const getSchemaVersionQuery = (options: Sent<GetSchemaVersionData>) =>
  toQuery('getSchemaVersion', options, (sending) => getSchemaVersion({ ...options, ...sending }));

/** Get a splitter. */
export const getSplitterQuery = (options: Sent<GetSplitterData>) =>
  toQuery('getSplitter', options, (sending) => getSplitter({ ...options, ...sending }));

/** Get an evaluation of a splitter. */
export const getSplitterEvaluationQuery = (options: Sent<GetSplitterEvaluationData>) =>
  toQuery('getSplitterEvaluation', options, (sending) => getSplitterEvaluation({ ...options, ...sending }));

/** Get the usage of a month. */
export const getUsageQuery = (options: Sent<GetUsageData>) =>
  toQuery('getUsage', options, (sending) => getUsage({ ...options, ...sending }));

/** Get a webhook endpoint. */
export const getWebhookQuery = (options: Sent<GetWebhookData>) =>
  toQuery('getWebhook', options, (sending) => getWebhook({ ...options, ...sending }));

/** Get a workspace. */
export const getWorkspaceQuery = (options: Sent<GetWorkspaceData>) =>
  toQuery('getWorkspace', options, (sending) => getWorkspace({ ...options, ...sending }));

/** List the caller's API keys. */
export const listApiKeysQuery = (options: Sent<ListApiKeysData> = {}) =>
  toQuery('listApiKeys', options, (sending) => listApiKeys({ ...options, ...sending }));

/** List the audit log. */
export const listAuditLogQuery = (options: Sent<ListAuditLogData> = {}) =>
  toQuery('listAuditLog', options, (sending) => listAuditLog({ ...options, ...sending }));

/** List the documents of a batch. */
export const listBatchDocumentsQuery = (options: Sent<ListBatchDocumentsData>) =>
  toQuery('listBatchDocuments', options, (sending) => listBatchDocuments({ ...options, ...sending }));

/** List batches. */
export const listBatchesQuery = (options: Sent<ListBatchesData>) =>
  toQuery('listBatches', options, (sending) => listBatches({ ...options, ...sending }));

/** List the items of a data set. */
export const listDatasetItemsQuery = (options: Sent<ListDatasetItemsData>) =>
  toQuery('listDatasetItems', options, (sending) => listDatasetItems({ ...options, ...sending }));

/** List the versions of a data set. */
export const listDatasetVersionsQuery = (options: Sent<ListDatasetVersionsData>) =>
  toQuery('listDatasetVersions', options, (sending) => listDatasetVersions({ ...options, ...sending }));

/** List data sets. */
export const listDatasetsQuery = (options: Sent<ListDatasetsData>) =>
  toQuery('listDatasets', options, (sending) => listDatasets({ ...options, ...sending }));

/** List documents. */
export const listDocumentsQuery = (options: Sent<ListDocumentsData>) =>
  toQuery('listDocuments', options, (sending) => listDocuments({ ...options, ...sending }));

/** List environments. */
export const listEnvironmentsQuery = (options: Sent<ListEnvironmentsData>) =>
  toQuery('listEnvironments', options, (sending) => listEnvironments({ ...options, ...sending }));

/** List documents of an erasure. */
export const listErasureDocumentsQuery = (options: Sent<ListErasureDocumentsData>) =>
  toQuery('listErasureDocuments', options, (sending) => listErasureDocuments({ ...options, ...sending }));

/** List erasures. */
export const listErasuresQuery = (options: Sent<ListErasuresData>) =>
  toQuery('listErasures', options, (sending) => listErasures({ ...options, ...sending }));

/** List the documents of an evaluation. */
export const listEvaluationItemsQuery = (options: Sent<ListEvaluationItemsData>) =>
  toQuery('listEvaluationItems', options, (sending) => listEvaluationItems({ ...options, ...sending }));

/** List evaluations. */
export const listEvaluationsQuery = (options: Sent<ListEvaluationsData>) =>
  toQuery('listEvaluations', options, (sending) => listEvaluations({ ...options, ...sending }));

/** List exports. */
export const listExportsQuery = (options: Sent<ListExportsData>) =>
  toQuery('listExports', options, (sending) => listExports({ ...options, ...sending }));

/** List invites. */
export const listInvitesQuery = (options: Sent<ListInvitesData>) =>
  toQuery('listInvites', options, (sending) => listInvites({ ...options, ...sending }));

/** List the rows of a lookup. */
export const listLookupRowsQuery = (options: Sent<ListLookupRowsData>) =>
  toQuery('listLookupRows', options, (sending) => listLookupRows({ ...options, ...sending }));

/** List the versions of a lookup. */
export const listLookupVersionsQuery = (options: Sent<ListLookupVersionsData>) =>
  toQuery('listLookupVersions', options, (sending) => listLookupVersions({ ...options, ...sending }));

/** List the lookups. */
export const listLookupsQuery = (options: Sent<ListLookupsData>) =>
  toQuery('listLookups', options, (sending) => listLookups({ ...options, ...sending }));

/** List members. */
export const listMembersQuery = (options: Sent<ListMembersData>) =>
  toQuery('listMembers', options, (sending) => listMembers({ ...options, ...sending }));

/** List the examples of the memory. */
export const listMemoryExamplesQuery = (options: Sent<ListMemoryExamplesData>) =>
  toQuery('listMemoryExamples', options, (sending) => listMemoryExamples({ ...options, ...sending }));

/** List packets. */
export const listPacketsQuery = (options: Sent<ListPacketsData>) =>
  toQuery('listPackets', options, (sending) => listPackets({ ...options, ...sending }));

/** List the caller's provider keys. */
export const listProviderKeysQuery = (options: Sent<ListProviderKeysData> = {}) =>
  toQuery('listProviderKeys', options, (sending) => listProviderKeys({ ...options, ...sending }));

/** List providers. */
export const listProvidersQuery = (options: Sent<ListProvidersData> = {}) =>
  toQuery('listProviders', options, (sending) => listProviders({ ...options, ...sending }));

/** List reviews. */
export const listReviewsQuery = (options: Sent<ListReviewsData>) =>
  toQuery('listReviews', options, (sending) => listReviews({ ...options, ...sending }));

/** List sets of rules. */
export const listRuleSetsQuery = (options: Sent<ListRuleSetsData> = {}) =>
  toQuery('listRuleSets', options, (sending) => listRuleSets({ ...options, ...sending }));

/** List the calls of a run. */
export const listRunCallsQuery = (options: Sent<ListRunCallsData>) =>
  toQuery('listRunCalls', options, (sending) => listRunCalls({ ...options, ...sending }));

/** List runs. */
export const listRunsQuery = (options: Sent<ListRunsData>) =>
  toQuery('listRuns', options, (sending) => listRuns({ ...options, ...sending }));

/** List schema templates. */
export const listSchemaTemplatesQuery = (options: Sent<ListSchemaTemplatesData> = {}) =>
  toQuery('listSchemaTemplates', options, (sending) => listSchemaTemplates({ ...options, ...sending }));

/** List the versions of a schema. */
export const listSchemaVersionsQuery = (options: Sent<ListSchemaVersionsData>) =>
  toQuery('listSchemaVersions', options, (sending) => listSchemaVersions({ ...options, ...sending }));

/** List schemas. */
export const listSchemasQuery = (options: Sent<ListSchemasData>) =>
  toQuery('listSchemas', options, (sending) => listSchemas({ ...options, ...sending }));

/** List evaluations of a splitter. */
export const listSplitterEvaluationsQuery = (options: Sent<ListSplitterEvaluationsData>) =>
  toQuery('listSplitterEvaluations', options, (sending) => listSplitterEvaluations({ ...options, ...sending }));

/** List the versions of a splitter. */
export const listSplitterVersionsQuery = (options: Sent<ListSplitterVersionsData>) =>
  toQuery('listSplitterVersions', options, (sending) => listSplitterVersions({ ...options, ...sending }));

/** List splitters. */
export const listSplittersQuery = (options: Sent<ListSplittersData>) =>
  toQuery('listSplitters', options, (sending) => listSplitters({ ...options, ...sending }));

/** List deliveries. */
export const listWebhookDeliveriesQuery = (options: Sent<ListWebhookDeliveriesData>) =>
  toQuery('listWebhookDeliveries', options, (sending) => listWebhookDeliveries({ ...options, ...sending }));

/** List webhook endpoints. */
export const listWebhooksQuery = (options: Sent<ListWebhooksData>) =>
  toQuery('listWebhooks', options, (sending) => listWebhooks({ ...options, ...sending }));

/** List workspaces. */
export const listWorkspacesQuery = (options: Sent<ListWorkspacesData> = {}) =>
  toQuery('listWorkspaces', options, (sending) => listWorkspaces({ ...options, ...sending }));
