// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Params, ParamsBesideId } from '../resources/resource.ts';
import type {
  AddBatchDocumentsData,
  AddDatasetItemsData,
  AddMemberData,
  ApplyReviewSettingsData,
  ApprovePacketData,
  CancelSplitterEvaluationData,
  CheckRulesData,
  ClassifyData,
  ClassifyFileData,
  CompareEvaluationsData,
  CreateApiKeyData,
  CreateBatchData,
  CreateDatasetData,
  CreateDocumentData,
  CreateErasureData,
  CreateEvaluationData,
  CreateExportData,
  CreateInviteData,
  CreateLookupData,
  CreatePacketData,
  CreateProviderKeyData,
  CreateSchemaData,
  CreateSplitterData,
  CreateSplitterEvaluationData,
  CreateWebhookData,
  CreateWorkspaceData,
  DeleteDatasetItemData,
  DeleteLookupData,
  DeleteSchemaData,
  DeleteWorkspaceData,
  DraftDatasetData,
  ExportAuditLogData,
  ExportPrivacyDocumentsData,
  ExtractData,
  ExtractDocumentData,
  ExtractFileData,
  FindPrivacyDocumentsData,
  GetBatchResultsData,
  GetBudgetData,
  GetDatasetItemData,
  GetDocumentPageImageData,
  GetEnvironmentData,
  GetExportResultsData,
  GetLookupData,
  GetMemoryData,
  GetPacketData,
  GetPinData,
  GetReviewEffortData,
  GetReviewSettingsData,
  GetRunData,
  GetSchemaData,
  GetSchemaTemplateData,
  GetSchemaTemplateDocumentData,
  GetSchemaVersionData,
  GetSplitterData,
  GetSplitterEvaluationData,
  GetUsageData,
  GetWorkspaceData,
  InferSchemaData,
  LintSchemaData,
  ListApiKeysData,
  ListAuditLogData,
  ListBatchDocumentsData,
  ListBatchesData,
  ListDatasetItemsData,
  ListDatasetVersionsData,
  ListDatasetsData,
  ListDocumentsData,
  ListEnvironmentsData,
  ListErasureDocumentsData,
  ListErasuresData,
  ListEvaluationItemsData,
  ListEvaluationsData,
  ListExportsData,
  ListInvitesData,
  ListLookupRowsData,
  ListLookupVersionsData,
  ListLookupsData,
  ListMembersData,
  ListMemoryExamplesData,
  ListPacketsData,
  ListProviderKeysData,
  ListProvidersData,
  ListReviewsData,
  ListRuleSetsData,
  ListRunCallsData,
  ListRunsData,
  ListSchemaTemplatesData,
  ListSchemaVersionsData,
  ListSchemasData,
  ListSplitterEvaluationsData,
  ListSplitterVersionsData,
  ListSplittersData,
  ListWebhookDeliveriesData,
  ListWebhooksData,
  ListWorkspacesData,
  MeasureMemoryData,
  ReadDocumentData,
  RedeliverWebhookDeliveryData,
  RedeliverWebhookEventsData,
  RejectReviewData,
  RemoveMemberData,
  ReplaceLookupData,
  RerunRunData,
  RetryBatchData,
  TryRulesData,
  UpdateBudgetData,
  UpdateDatasetData,
  UpdateDatasetItemData,
  UpdateEnvironmentData,
  UpdateMemberData,
  UpdateMemoryData,
  UpdatePacketData,
  UpdatePinData,
  UpdateProviderKeyData,
  UpdateReviewData,
  UpdateReviewSettingsData,
  UpdateWebhookData,
  UpdateWorkspaceData,
  UploadBatchDocumentsData,
  UploadDocumentData,
  UploadPacketData,
} from './types.gen.ts';

/** What `listApiKeys` takes. */
export type ApiKeysListParams = Params<ListApiKeysData>;

/** What `createApiKey` takes. */
export type ApiKeysCreateParams = Params<CreateApiKeyData>;

/** What `listWorkspaces` takes. */
export type WorkspacesListParams = Params<ListWorkspacesData>;

/** What `createWorkspace` takes. */
export type WorkspacesCreateParams = Params<CreateWorkspaceData>;

/** What `getWorkspace` takes. */
export type WorkspacesGetParams = Params<GetWorkspaceData>;

/** What `updateWorkspace` takes. */
export type WorkspacesUpdateParams = Params<UpdateWorkspaceData>;

/** What `deleteWorkspace` takes. */
export type WorkspacesDeleteParams = Params<DeleteWorkspaceData>;

/** What `listMembers` takes. */
export type MembersListParams = Params<ListMembersData>;

/** What `addMember` takes. */
export type MembersAddParams = Params<AddMemberData>;

/** What `updateMember` takes. */
export type MembersUpdateParams = Params<UpdateMemberData>;

/** What `removeMember` takes. */
export type MembersRemoveParams = Params<RemoveMemberData>;

/** What `listInvites` takes. */
export type InvitesListParams = Params<ListInvitesData>;

/** What `createInvite` takes. */
export type InvitesCreateParams = Params<CreateInviteData>;

/** What `listEnvironments` takes. */
export type EnvironmentsListParams = Params<ListEnvironmentsData>;

/** What `getEnvironment` takes. */
export type EnvironmentsGetParams = Params<GetEnvironmentData>;

/** What `updateEnvironment` takes. */
export type EnvironmentsUpdateParams = Params<UpdateEnvironmentData>;

/** What `inferSchema` takes. */
export type SchemasInferParams = Params<InferSchemaData>;

/** What `listSchemaTemplates` takes. */
export type SchemasListTemplatesParams = Params<ListSchemaTemplatesData>;

/** What `getSchemaTemplate` takes. */
export type SchemasGetTemplateParams = Params<GetSchemaTemplateData>;

/** What `getSchemaTemplateDocument` takes. */
export type SchemasGetTemplateDocumentParams = Params<GetSchemaTemplateDocumentData>;

/** What `listRuleSets` takes. */
export type SchemasListRuleSetsParams = Params<ListRuleSetsData>;

/** What `listSchemas` takes. */
export type SchemasListParams = Params<ListSchemasData>;

/** What `createSchema` takes. */
export type SchemasCreateParams = Params<CreateSchemaData>;

/** What `getSchema` takes. */
export type SchemasGetParams = Params<GetSchemaData>;

/** What `deleteSchema` takes. */
export type SchemasDeleteParams = Params<DeleteSchemaData>;

/** What `listSchemaVersions` takes. */
export type SchemasListVersionsParams = Params<ListSchemaVersionsData>;

/** What `getSchemaVersion` takes. */
export type SchemasGetVersionParams = Params<GetSchemaVersionData>;

/** What `lintSchema` takes. */
export type SchemasLintParams = Params<LintSchemaData>;

/** What `tryRules` takes. */
export type SchemasTryRulesParams = Params<TryRulesData>;

/** What `checkRules` takes. */
export type SchemasCheckRulesParams = Params<CheckRulesData>;

/** What `listLookups` takes. */
export type LookupsListParams = Params<ListLookupsData>;

/** What `createLookup` takes. */
export type LookupsCreateParams = Params<CreateLookupData>;

/** What `getLookup` takes. */
export type LookupsGetParams = Params<GetLookupData>;

/** What `replaceLookup` takes. */
export type LookupsReplaceParams = Params<ReplaceLookupData>;

/** What `deleteLookup` takes. */
export type LookupsDeleteParams = Params<DeleteLookupData>;

/** What `listLookupRows` takes. */
export type LookupsListRowsParams = Params<ListLookupRowsData>;

/** What `listLookupVersions` takes. */
export type LookupsListVersionsParams = Params<ListLookupVersionsData>;

/** What `listDocuments` takes. */
export type DocumentsListParams = Params<ListDocumentsData>;

/** What `createDocument` takes. */
export type DocumentsCreateParams = Params<CreateDocumentData>;

/** What `readDocument` takes. */
export type DocumentsReadParams = Params<ReadDocumentData>;

/** What `readDocument` takes beside the id. */
export type DocumentsReadParamsBesideId = ParamsBesideId<ReadDocumentData>;

/** What `getDocumentPageImage` takes. */
export type DocumentsGetPageImageParams = Params<GetDocumentPageImageData>;

/** What `uploadDocument` takes. */
export type DocumentsUploadParams = Params<UploadDocumentData>;

/** What `extractDocument` takes. */
export type ExtractionExtractDocumentParams = Params<ExtractDocumentData>;

/** What `extract` takes. */
export type ExtractionExtractParams = Params<ExtractData>;

/** What `extractFile` takes. */
export type ExtractionExtractFileParams = Params<ExtractFileData>;

/** What `listRuns` takes. */
export type RunsListParams = Params<ListRunsData>;

/** What `getRun` takes. */
export type RunsGetParams = Params<GetRunData>;

/** What `getRun` takes beside the id. */
export type RunsGetParamsBesideId = ParamsBesideId<GetRunData>;

/** What `rerunRun` takes. */
export type RunsRerunParams = Params<RerunRunData>;

/** What `rerunRun` takes beside the id. */
export type RunsRerunParamsBesideId = ParamsBesideId<RerunRunData>;

/** What `listRunCalls` takes. */
export type RunsListCallsParams = Params<ListRunCallsData>;

/** What `listRunCalls` takes beside the id. */
export type RunsListCallsParamsBesideId = ParamsBesideId<ListRunCallsData>;

/** What `listExports` takes. */
export type ExportsListParams = Params<ListExportsData>;

/** What `createExport` takes. */
export type ExportsCreateParams = Params<CreateExportData>;

/** What `getExportResults` takes. */
export type ExportsGetResultsParams = Params<GetExportResultsData>;

/** What `getExportResults` takes beside the id. */
export type ExportsGetResultsParamsBesideId = ParamsBesideId<GetExportResultsData>;

/** What `listBatches` takes. */
export type BatchesListParams = Params<ListBatchesData>;

/** What `createBatch` takes. */
export type BatchesCreateParams = Params<CreateBatchData>;

/** What `listBatchDocuments` takes. */
export type BatchesListDocumentsParams = Params<ListBatchDocumentsData>;

/** What `listBatchDocuments` takes beside the id. */
export type BatchesListDocumentsParamsBesideId = ParamsBesideId<ListBatchDocumentsData>;

/** What `addBatchDocuments` takes. */
export type BatchesAddDocumentsParams = Params<AddBatchDocumentsData>;

/** What `addBatchDocuments` takes beside the id. */
export type BatchesAddDocumentsParamsBesideId = ParamsBesideId<AddBatchDocumentsData>;

/** What `retryBatch` takes. */
export type BatchesRetryParams = Params<RetryBatchData>;

/** What `retryBatch` takes beside the id. */
export type BatchesRetryParamsBesideId = ParamsBesideId<RetryBatchData>;

/** What `getBatchResults` takes. */
export type BatchesGetResultsParams = Params<GetBatchResultsData>;

/** What `getBatchResults` takes beside the id. */
export type BatchesGetResultsParamsBesideId = ParamsBesideId<GetBatchResultsData>;

/** What `uploadBatchDocuments` takes. */
export type BatchesUploadDocumentsParams = Params<UploadBatchDocumentsData>;

/** What `uploadBatchDocuments` takes beside the id. */
export type BatchesUploadDocumentsParamsBesideId = ParamsBesideId<UploadBatchDocumentsData>;

/** What `listDatasets` takes. */
export type DatasetsListParams = Params<ListDatasetsData>;

/** What `createDataset` takes. */
export type DatasetsCreateParams = Params<CreateDatasetData>;

/** What `updateDataset` takes. */
export type DatasetsUpdateParams = Params<UpdateDatasetData>;

/** What `updateDataset` takes beside the id. */
export type DatasetsUpdateParamsBesideId = ParamsBesideId<UpdateDatasetData>;

/** What `listDatasetItems` takes. */
export type DatasetsListItemsParams = Params<ListDatasetItemsData>;

/** What `listDatasetItems` takes beside the id. */
export type DatasetsListItemsParamsBesideId = ParamsBesideId<ListDatasetItemsData>;

/** What `addDatasetItems` takes. */
export type DatasetsAddItemsParams = Params<AddDatasetItemsData>;

/** What `addDatasetItems` takes beside the id. */
export type DatasetsAddItemsParamsBesideId = ParamsBesideId<AddDatasetItemsData>;

/** What `getDatasetItem` takes. */
export type DatasetsGetItemParams = Params<GetDatasetItemData>;

/** What `updateDatasetItem` takes. */
export type DatasetsUpdateItemParams = Params<UpdateDatasetItemData>;

/** What `deleteDatasetItem` takes. */
export type DatasetsDeleteItemParams = Params<DeleteDatasetItemData>;

/** What `draftDataset` takes. */
export type DatasetsDraftParams = Params<DraftDatasetData>;

/** What `draftDataset` takes beside the id. */
export type DatasetsDraftParamsBesideId = ParamsBesideId<DraftDatasetData>;

/** What `listDatasetVersions` takes. */
export type DatasetsListVersionsParams = Params<ListDatasetVersionsData>;

/** What `listDatasetVersions` takes beside the id. */
export type DatasetsListVersionsParamsBesideId = ParamsBesideId<ListDatasetVersionsData>;

/** What `listEvaluations` takes. */
export type EvaluationsListParams = Params<ListEvaluationsData>;

/** What `createEvaluation` takes. */
export type EvaluationsCreateParams = Params<CreateEvaluationData>;

/** What `getPin` takes. */
export type EvaluationsGetPinParams = Params<GetPinData>;

/** What `updatePin` takes. */
export type EvaluationsUpdatePinParams = Params<UpdatePinData>;

/** What `listEvaluationItems` takes. */
export type EvaluationsListItemsParams = Params<ListEvaluationItemsData>;

/** What `listEvaluationItems` takes beside the id. */
export type EvaluationsListItemsParamsBesideId = ParamsBesideId<ListEvaluationItemsData>;

/** What `compareEvaluations` takes. */
export type EvaluationsCompareParams = Params<CompareEvaluationsData>;

/** What `compareEvaluations` takes beside the id. */
export type EvaluationsCompareParamsBesideId = ParamsBesideId<CompareEvaluationsData>;

/** What `getReviewEffort` takes. */
export type EvaluationsGetReviewEffortParams = Params<GetReviewEffortData>;

/** What `getReviewEffort` takes beside the id. */
export type EvaluationsGetReviewEffortParamsBesideId = ParamsBesideId<GetReviewEffortData>;

/** What `getMemory` takes. */
export type MemoryGetParams = Params<GetMemoryData>;

/** What `updateMemory` takes. */
export type MemoryUpdateParams = Params<UpdateMemoryData>;

/** What `measureMemory` takes. */
export type MemoryMeasureParams = Params<MeasureMemoryData>;

/** What `listMemoryExamples` takes. */
export type MemoryListExamplesParams = Params<ListMemoryExamplesData>;

/** What `getUsage` takes. */
export type UsageGetParams = Params<GetUsageData>;

/** What `getBudget` takes. */
export type UsageGetBudgetParams = Params<GetBudgetData>;

/** What `updateBudget` takes. */
export type UsageUpdateBudgetParams = Params<UpdateBudgetData>;

/** What `getReviewSettings` takes. */
export type ReviewsGetSettingsParams = Params<GetReviewSettingsData>;

/** What `updateReviewSettings` takes. */
export type ReviewsUpdateSettingsParams = Params<UpdateReviewSettingsData>;

/** What `applyReviewSettings` takes. */
export type ReviewsApplySettingsParams = Params<ApplyReviewSettingsData>;

/** What `listReviews` takes. */
export type ReviewsListParams = Params<ListReviewsData>;

/** What `updateReview` takes. */
export type ReviewsUpdateParams = Params<UpdateReviewData>;

/** What `updateReview` takes beside the id. */
export type ReviewsUpdateParamsBesideId = ParamsBesideId<UpdateReviewData>;

/** What `rejectReview` takes. */
export type ReviewsRejectParams = Params<RejectReviewData>;

/** What `rejectReview` takes beside the id. */
export type ReviewsRejectParamsBesideId = ParamsBesideId<RejectReviewData>;

/** What `listSplitters` takes. */
export type SplittersListParams = Params<ListSplittersData>;

/** What `createSplitter` takes. */
export type SplittersCreateParams = Params<CreateSplitterData>;

/** What `getSplitter` takes. */
export type SplittersGetParams = Params<GetSplitterData>;

/** What `listSplitterVersions` takes. */
export type SplittersListVersionsParams = Params<ListSplitterVersionsData>;

/** What `listSplitterEvaluations` takes. */
export type SplittersListEvaluationsParams = Params<ListSplitterEvaluationsData>;

/** What `createSplitterEvaluation` takes. */
export type SplittersCreateEvaluationParams = Params<CreateSplitterEvaluationData>;

/** What `getSplitterEvaluation` takes. */
export type SplittersGetEvaluationParams = Params<GetSplitterEvaluationData>;

/** What `cancelSplitterEvaluation` takes. */
export type SplittersCancelEvaluationParams = Params<CancelSplitterEvaluationData>;

/** What `classify` takes. */
export type PacketsClassifyParams = Params<ClassifyData>;

/** What `listPackets` takes. */
export type PacketsListParams = Params<ListPacketsData>;

/** What `createPacket` takes. */
export type PacketsCreateParams = Params<CreatePacketData>;

/** What `getPacket` takes. */
export type PacketsGetParams = Params<GetPacketData>;

/** What `getPacket` takes beside the id. */
export type PacketsGetParamsBesideId = ParamsBesideId<GetPacketData>;

/** What `updatePacket` takes. */
export type PacketsUpdateParams = Params<UpdatePacketData>;

/** What `updatePacket` takes beside the id. */
export type PacketsUpdateParamsBesideId = ParamsBesideId<UpdatePacketData>;

/** What `approvePacket` takes. */
export type PacketsApproveParams = Params<ApprovePacketData>;

/** What `approvePacket` takes beside the id. */
export type PacketsApproveParamsBesideId = ParamsBesideId<ApprovePacketData>;

/** What `classifyFile` takes. */
export type PacketsClassifyFileParams = Params<ClassifyFileData>;

/** What `uploadPacket` takes. */
export type PacketsUploadParams = Params<UploadPacketData>;

/** What `listProviders` takes. */
export type ProvidersListParams = Params<ListProvidersData>;

/** What `listProviderKeys` takes. */
export type ProviderKeysListParams = Params<ListProviderKeysData>;

/** What `createProviderKey` takes. */
export type ProviderKeysCreateParams = Params<CreateProviderKeyData>;

/** What `updateProviderKey` takes. */
export type ProviderKeysUpdateParams = Params<UpdateProviderKeyData>;

/** What `updateProviderKey` takes beside the id. */
export type ProviderKeysUpdateParamsBesideId = ParamsBesideId<UpdateProviderKeyData>;

/** What `listWebhooks` takes. */
export type WebhooksListParams = Params<ListWebhooksData>;

/** What `createWebhook` takes. */
export type WebhooksCreateParams = Params<CreateWebhookData>;

/** What `updateWebhook` takes. */
export type WebhooksUpdateParams = Params<UpdateWebhookData>;

/** What `updateWebhook` takes beside the id. */
export type WebhooksUpdateParamsBesideId = ParamsBesideId<UpdateWebhookData>;

/** What `redeliverWebhookEvents` takes. */
export type WebhooksRedeliverEventsParams = Params<RedeliverWebhookEventsData>;

/** What `redeliverWebhookEvents` takes beside the id. */
export type WebhooksRedeliverEventsParamsBesideId = ParamsBesideId<RedeliverWebhookEventsData>;

/** What `listWebhookDeliveries` takes. */
export type WebhooksListDeliveriesParams = Params<ListWebhookDeliveriesData>;

/** What `listWebhookDeliveries` takes beside the id. */
export type WebhooksListDeliveriesParamsBesideId = ParamsBesideId<ListWebhookDeliveriesData>;

/** What `redeliverWebhookDelivery` takes. */
export type WebhooksRedeliverDeliveryParams = Params<RedeliverWebhookDeliveryData>;

/** What `findPrivacyDocuments` takes. */
export type PrivacyFindDocumentsParams = Params<FindPrivacyDocumentsData>;

/** What `exportPrivacyDocuments` takes. */
export type PrivacyExportDocumentsParams = Params<ExportPrivacyDocumentsData>;

/** What `listErasures` takes. */
export type ErasuresListParams = Params<ListErasuresData>;

/** What `createErasure` takes. */
export type ErasuresCreateParams = Params<CreateErasureData>;

/** What `listErasureDocuments` takes. */
export type ErasuresListDocumentsParams = Params<ListErasureDocumentsData>;

/** What `listErasureDocuments` takes beside the id. */
export type ErasuresListDocumentsParamsBesideId = ParamsBesideId<ListErasureDocumentsData>;

/** What `exportAuditLog` takes. */
export type AuditLogExportParams = Params<ExportAuditLogData>;

/** What `listAuditLog` takes. */
export type AuditLogListParams = Params<ListAuditLogData>;
