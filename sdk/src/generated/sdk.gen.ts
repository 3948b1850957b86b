// Generated from openapi/ by `npm run generate`. Do not edit.

import { type Client, type ClientMeta, formDataBodySerializer, type Options as Options2, type RequestResult, type ServerSentEventsResult, type TDataShape } from '../client.ts';
import type { AddBatchDocumentsData, AddBatchDocumentsErrors, AddBatchDocumentsResponses, AddDatasetItemsData, AddDatasetItemsErrors, AddDatasetItemsResponses, AddMemberData, AddMemberErrors, AddMemberResponses, ApplyReviewSettingsData, ApplyReviewSettingsErrors, ApplyReviewSettingsResponses, ApprovePacketData, ApprovePacketErrors, ApprovePacketResponses, ApproveReviewData, ApproveReviewErrors, ApproveReviewResponses, CancelBatchData, CancelBatchErrors, CancelBatchResponses, CancelEvaluationData, CancelEvaluationErrors, CancelEvaluationResponses, CancelPacketData, CancelPacketErrors, CancelPacketResponses, CancelRunData, CancelRunErrors, CancelRunResponses, CancelSplitterEvaluationData, CancelSplitterEvaluationErrors, CancelSplitterEvaluationResponses, CheckRulesData, CheckRulesErrors, CheckRulesResponses, ClaimReviewData, ClaimReviewErrors, ClaimReviewResponses, ClassifyData, ClassifyErrors, ClassifyFileData, ClassifyFileErrors, ClassifyFileResponses, ClassifyResponses, CompareEvaluationsData, CompareEvaluationsErrors, CompareEvaluationsResponses, ConfirmErasureData, ConfirmErasureErrors, ConfirmErasureResponses, CreateApiKeyData, CreateApiKeyErrors, CreateApiKeyResponses, CreateBatchData, CreateBatchErrors, CreateBatchResponses, CreateDatasetData, CreateDatasetErrors, CreateDatasetResponses, CreateDatasetVersionData, CreateDatasetVersionErrors, CreateDatasetVersionResponses, CreateDocumentData, CreateDocumentErrors, CreateDocumentResponses, CreateErasureData, CreateErasureErrors, CreateErasureResponses, CreateEvaluationData, CreateEvaluationErrors, CreateEvaluationResponses, CreateExportData, CreateExportErrors, CreateExportResponses, CreateInviteData, CreateInviteErrors, CreateInviteResponses, CreateLookupData, CreateLookupErrors, CreateLookupResponses, CreatePacketData, CreatePacketErrors, CreatePacketResponses, CreateProviderKeyData, CreateProviderKeyErrors, CreateProviderKeyResponses, CreateSchemaData, CreateSchemaErrors, CreateSchemaResponses, CreateSplitterData, CreateSplitterErrors, CreateSplitterEvaluationData, CreateSplitterEvaluationErrors, CreateSplitterEvaluationResponses, CreateSplitterResponses, CreateWebhookData, CreateWebhookErrors, CreateWebhookResponses, CreateWorkspaceData, CreateWorkspaceErrors, CreateWorkspaceResponses, DeleteApiKeyData, DeleteApiKeyErrors, DeleteApiKeyResponses, DeleteDatasetData, DeleteDatasetErrors, DeleteDatasetItemData, DeleteDatasetItemErrors, DeleteDatasetItemResponses, DeleteDatasetResponses, DeleteDocumentData, DeleteDocumentErrors, DeleteDocumentResponses, DeleteInviteData, DeleteInviteErrors, DeleteInviteResponses, DeleteLookupData, DeleteLookupErrors, DeleteLookupResponses, DeleteMemoryExampleData, DeleteMemoryExampleErrors, DeleteMemoryExampleResponses, DeletePacketData, DeletePacketErrors, DeletePacketResponses, DeleteProviderKeyData, DeleteProviderKeyErrors, DeleteProviderKeyResponses, DeleteRunData, DeleteRunErrors, DeleteRunResponses, DeleteSchemaData, DeleteSchemaErrors, DeleteSchemaResponses, DeleteWebhookData, DeleteWebhookErrors, DeleteWebhookResponses, DeleteWorkspaceData, DeleteWorkspaceErrors, DeleteWorkspaceResponses, DraftDatasetData, DraftDatasetErrors, DraftDatasetResponses, ExportAuditLogData, ExportAuditLogErrors, ExportAuditLogResponses, ExportPrivacyDocumentsData, ExportPrivacyDocumentsErrors, ExportPrivacyDocumentsResponses, ExtractData, ExtractDocumentData, ExtractDocumentErrors, ExtractDocumentResponses, ExtractErrors, ExtractFileData, ExtractFileErrors, ExtractFileResponses, ExtractResponses, FindPrivacyDocumentsData, FindPrivacyDocumentsErrors, FindPrivacyDocumentsResponses, GetBatchData, GetBatchErrors, GetBatchResponses, GetBatchResultsData, GetBatchResultsErrors, GetBatchResultsResponses, GetBudgetData, GetBudgetErrors, GetBudgetResponses, GetDatasetData, GetDatasetErrors, GetDatasetItemData, GetDatasetItemErrors, GetDatasetItemResponses, GetDatasetResponses, GetDocumentData, GetDocumentErrors, GetDocumentFileData, GetDocumentFileErrors, GetDocumentFileResponses, GetDocumentLayoutData, GetDocumentLayoutErrors, GetDocumentLayoutResponses, GetDocumentPageImageData, GetDocumentPageImageErrors, GetDocumentPageImageResponses, GetDocumentResponses, GetEnvironmentData, GetEnvironmentErrors, GetEnvironmentResponses, GetErasureData, GetErasureErrors, GetErasureResponses, GetEvaluationData, GetEvaluationErrors, GetEvaluationResponses, GetExportResultsData, GetExportResultsErrors, GetExportResultsResponses, GetLookupData, GetLookupErrors, GetLookupResponses, GetMeData, GetMeErrors, GetMemoryData, GetMemoryErrors, GetMemoryResponses, GetMeResponses, GetPacketData, GetPacketErrors, GetPacketResponses, GetPinData, GetPinErrors, GetPinResponses, GetProviderKeyData, GetProviderKeyErrors, GetProviderKeyResponses, GetReviewData, GetReviewEffortData, GetReviewEffortErrors, GetReviewEffortResponses, GetReviewErrors, GetReviewResponses, GetReviewSettingsData, GetReviewSettingsErrors, GetReviewSettingsResponses, GetRunData, GetRunErrors, GetRunResponses, GetSchemaData, GetSchemaErrors, GetSchemaResponses, GetSchemaTemplateData, GetSchemaTemplateDocumentData, GetSchemaTemplateDocumentErrors, GetSchemaTemplateDocumentResponses, GetSchemaTemplateErrors, GetSchemaTemplateResponses, GetSchemaVersionData, GetSchemaVersionErrors, GetSchemaVersionResponses, GetSplitterData, GetSplitterErrors, GetSplitterEvaluationData, GetSplitterEvaluationErrors, GetSplitterEvaluationResponses, GetSplitterResponses, GetUsageData, GetUsageErrors, GetUsageResponses, GetWebhookData, GetWebhookErrors, GetWebhookResponses, GetWorkspaceData, GetWorkspaceErrors, GetWorkspaceResponses, InferSchemaData, InferSchemaErrors, InferSchemaResponses, LintSchemaData, LintSchemaErrors, LintSchemaResponses, ListApiKeysData, ListApiKeysErrors, ListApiKeysResponses, ListAuditLogData, ListAuditLogErrors, ListAuditLogResponses, ListBatchDocumentsData, ListBatchDocumentsErrors, ListBatchDocumentsResponses, ListBatchesData, ListBatchesErrors, ListBatchesResponses, ListDatasetItemsData, ListDatasetItemsErrors, ListDatasetItemsResponses, ListDatasetsData, ListDatasetsErrors, ListDatasetsResponses, ListDatasetVersionsData, ListDatasetVersionsErrors, ListDatasetVersionsResponses, ListDocumentsData, ListDocumentsErrors, ListDocumentsResponses, ListEnvironmentsData, ListEnvironmentsErrors, ListEnvironmentsResponses, ListErasureDocumentsData, ListErasureDocumentsErrors, ListErasureDocumentsResponses, ListErasuresData, ListErasuresErrors, ListErasuresResponses, ListEvaluationItemsData, ListEvaluationItemsErrors, ListEvaluationItemsResponses, ListEvaluationsData, ListEvaluationsErrors, ListEvaluationsResponses, ListExportsData, ListExportsErrors, ListExportsResponses, ListInvitesData, ListInvitesErrors, ListInvitesResponses, ListLookupRowsData, ListLookupRowsErrors, ListLookupRowsResponses, ListLookupsData, ListLookupsErrors, ListLookupsResponses, ListLookupVersionsData, ListLookupVersionsErrors, ListLookupVersionsResponses, ListMembersData, ListMembersErrors, ListMembersResponses, ListMemoryExamplesData, ListMemoryExamplesErrors, ListMemoryExamplesResponses, ListPacketsData, ListPacketsErrors, ListPacketsResponses, ListProviderKeysData, ListProviderKeysErrors, ListProviderKeysResponses, ListProvidersData, ListProvidersErrors, ListProvidersResponses, ListReviewsData, ListReviewsErrors, ListReviewsResponses, ListRuleSetsData, ListRuleSetsErrors, ListRuleSetsResponses, ListRunCallsData, ListRunCallsErrors, ListRunCallsResponses, ListRunsData, ListRunsErrors, ListRunsResponses, ListSchemasData, ListSchemasErrors, ListSchemasResponses, ListSchemaTemplatesData, ListSchemaTemplatesErrors, ListSchemaTemplatesResponses, ListSchemaVersionsData, ListSchemaVersionsErrors, ListSchemaVersionsResponses, ListSplitterEvaluationsData, ListSplitterEvaluationsErrors, ListSplitterEvaluationsResponses, ListSplittersData, ListSplittersErrors, ListSplittersResponses, ListSplitterVersionsData, ListSplitterVersionsErrors, ListSplitterVersionsResponses, ListWebhookDeliveriesData, ListWebhookDeliveriesErrors, ListWebhookDeliveriesResponses, ListWebhooksData, ListWebhooksErrors, ListWebhooksResponses, ListWorkspacesData, ListWorkspacesErrors, ListWorkspacesResponses, MeasureMemoryData, MeasureMemoryErrors, MeasureMemoryResponses, ReadDocumentData, ReadDocumentErrors, ReadDocumentResponses, RedeliverWebhookDeliveryData, RedeliverWebhookDeliveryErrors, RedeliverWebhookDeliveryResponses, RedeliverWebhookEventsData, RedeliverWebhookEventsErrors, RedeliverWebhookEventsResponses, RejectReviewData, RejectReviewErrors, RejectReviewResponses, ReleaseReviewData, ReleaseReviewErrors, ReleaseReviewResponses, RemoveMemberData, RemoveMemberErrors, RemoveMemberResponses, ReopenReviewData, ReopenReviewErrors, ReopenReviewResponses, ReplaceLookupData, ReplaceLookupErrors, ReplaceLookupResponses, RequestReviewData, RequestReviewErrors, RequestReviewResponses, RerunRunData, RerunRunErrors, RerunRunResponses, RetryBatchData, RetryBatchErrors, RetryBatchResponses, RotateWebhookSecretData, RotateWebhookSecretErrors, RotateWebhookSecretResponses, StartBatchData, StartBatchErrors, StartBatchResponses, StreamRunEventsData, StreamRunEventsErrors, StreamRunEventsResponse, StreamRunEventsResponses, TestWebhookData, TestWebhookErrors, TestWebhookResponses, TryRulesData, TryRulesErrors, TryRulesResponses, UpdateBudgetData, UpdateBudgetErrors, UpdateBudgetResponses, UpdateDatasetData, UpdateDatasetErrors, UpdateDatasetItemData, UpdateDatasetItemErrors, UpdateDatasetItemResponses, UpdateDatasetResponses, UpdateEnvironmentData, UpdateEnvironmentErrors, UpdateEnvironmentResponses, UpdateMemberData, UpdateMemberErrors, UpdateMemberResponses, UpdateMemoryData, UpdateMemoryErrors, UpdateMemoryResponses, UpdatePacketData, UpdatePacketErrors, UpdatePacketResponses, UpdatePinData, UpdatePinErrors, UpdatePinResponses, UpdateProviderKeyData, UpdateProviderKeyErrors, UpdateProviderKeyResponses, UpdateReviewData, UpdateReviewErrors, UpdateReviewResponses, UpdateReviewSettingsData, UpdateReviewSettingsErrors, UpdateReviewSettingsResponses, UpdateWebhookData, UpdateWebhookErrors, UpdateWebhookResponses, UpdateWorkspaceData, UpdateWorkspaceErrors, UpdateWorkspaceResponses, UploadBatchDocumentsData, UploadBatchDocumentsErrors, UploadBatchDocumentsResponses, UploadDocumentData, UploadDocumentErrors, UploadDocumentResponses, UploadPacketData, UploadPacketErrors, UploadPacketResponses, VerifyProviderKeyData, VerifyProviderKeyErrors, VerifyProviderKeyResponses } from './types.gen.ts';

export type Options<TData extends TDataShape = TDataShape, ThrowOnError extends boolean = boolean, TResponse = unknown> = Options2<TData, ThrowOnError, TResponse> & {
    /**
     * You can provide a client instance returned by `createClient()` instead of
     * individual options. This might be also useful if you want to implement a
     * custom client.
     */
    client: Client;
    /**
     * You can pass arbitrary values through the `meta` object. This can be
     * used to access values that aren't defined as part of the SDK function.
     */
    meta?: keyof ClientMeta extends never ? Record<string, unknown> : ClientMeta;
};

/**
 * Get the caller
 *
 * Returns the user that the API key belongs to, with the plan. A good first request to try a key with.
 */
export const getMe = <ThrowOnError extends boolean = false>(options: Options<GetMeData, ThrowOnError>): RequestResult<GetMeResponses, GetMeErrors, ThrowOnError> => options.client.get<GetMeResponses, GetMeErrors, ThrowOnError>('/me', options);

/**
 * List the caller's API keys
 *
 * Returns the keys of the caller, newest first, each with a masked form of its secret and its last use.
 */
export const listApiKeys = <ThrowOnError extends boolean = false>(options: Options<ListApiKeysData, ThrowOnError>): RequestResult<ListApiKeysResponses, ListApiKeysErrors, ThrowOnError> => options.client.get<ListApiKeysResponses, ListApiKeysErrors, ThrowOnError>('/api-keys', options);

/**
 * Make an API key
 *
 * Makes a key for the caller. A key that is limited to a workspace, an environment or a role works for what is inside of these limits only: it can make no keys, workspaces, provider keys, members or invites. The answer is the only one that ever carries the secret, in `key`: the server keeps nothing but a hash of it.
 */
export const createApiKey = <ThrowOnError extends boolean = false>(options: Options<CreateApiKeyData, ThrowOnError>): RequestResult<CreateApiKeyResponses, CreateApiKeyErrors, ThrowOnError> => options.client.post<CreateApiKeyResponses, CreateApiKeyErrors, ThrowOnError>('/api-keys', options);

/**
 * Revoke an API key
 *
 * Revokes a key of the caller at once; it may be the one that the request is made with.
 */
export const deleteApiKey = <ThrowOnError extends boolean = false>(options: Options<DeleteApiKeyData, ThrowOnError>): RequestResult<DeleteApiKeyResponses, DeleteApiKeyErrors, ThrowOnError> => options.client.delete<DeleteApiKeyResponses, DeleteApiKeyErrors, ThrowOnError>('/api-keys/{id}', options);

/**
 * List workspaces
 *
 * Returns the workspaces that the caller owns or is a member of, newest first.
 */
export const listWorkspaces = <ThrowOnError extends boolean = false>(options: Options<ListWorkspacesData, ThrowOnError>): RequestResult<ListWorkspacesResponses, ListWorkspacesErrors, ThrowOnError> => options.client.get<ListWorkspacesResponses, ListWorkspacesErrors, ThrowOnError>('/workspaces', options);

/**
 * Create a workspace
 *
 * Creates a workspace, owned by the caller, with its environments production, staging and development. Without `slug` one is derived from `name` (`Müller & Söhne` gives `mueller-soehne`), with `-2`, `-3`, … where it is taken.
 */
export const createWorkspace = <ThrowOnError extends boolean = false>(options: Options<CreateWorkspaceData, ThrowOnError>): RequestResult<CreateWorkspaceResponses, CreateWorkspaceErrors, ThrowOnError> => options.client.post<CreateWorkspaceResponses, CreateWorkspaceErrors, ThrowOnError>('/workspaces', options);

/**
 * Delete a workspace
 *
 * Removes the workspace and everything under it: environments, schemas, documents, runs and webhooks. This cannot be undone. Only the owner may do it.
 */
export const deleteWorkspace = <ThrowOnError extends boolean = false>(options: Options<DeleteWorkspaceData, ThrowOnError>): RequestResult<DeleteWorkspaceResponses, DeleteWorkspaceErrors, ThrowOnError> => options.client.delete<DeleteWorkspaceResponses, DeleteWorkspaceErrors, ThrowOnError>('/workspaces/{slug}', options);

/**
 * Get a workspace
 *
 * Returns one workspace that the caller owns or is a member of.
 */
export const getWorkspace = <ThrowOnError extends boolean = false>(options: Options<GetWorkspaceData, ThrowOnError>): RequestResult<GetWorkspaceResponses, GetWorkspaceErrors, ThrowOnError> => options.client.get<GetWorkspaceResponses, GetWorkspaceErrors, ThrowOnError>('/workspaces/{slug}', options);

/**
 * Change a workspace
 *
 * Changes the name, the description or both. The slug never changes. Only the owner may do it.
 */
export const updateWorkspace = <ThrowOnError extends boolean = false>(options: Options<UpdateWorkspaceData, ThrowOnError>): RequestResult<UpdateWorkspaceResponses, UpdateWorkspaceErrors, ThrowOnError> => options.client.patch<UpdateWorkspaceResponses, UpdateWorkspaceErrors, ThrowOnError>('/workspaces/{slug}', options);

/**
 * List members
 *
 * Lists the users that may work in the workspace, including the owner, newest first.
 */
export const listMembers = <ThrowOnError extends boolean = false>(options: Options<ListMembersData, ThrowOnError>): RequestResult<ListMembersResponses, ListMembersErrors, ThrowOnError> => options.client.get<ListMembersResponses, ListMembersErrors, ThrowOnError>('/workspaces/{slug}/members', options);

/**
 * Add a member
 *
 * Lets another user of the service work in the workspace, in a role. The user finds the identifier to give with `me.get`. Adding somebody who is a member already changes nothing, not the role either. Only an owner may do it, with an API key that is not limited.
 */
export const addMember = <ThrowOnError extends boolean = false>(options: Options<AddMemberData, ThrowOnError>): RequestResult<AddMemberResponses, AddMemberErrors, ThrowOnError> => options.client.post<AddMemberResponses, AddMemberErrors, ThrowOnError>('/workspaces/{slug}/members', options);

/**
 * Remove a member
 *
 * Ends the membership at once; what the member created stays. Webhook endpoints whose URL the member chose or which the member activated, last, are deactivated (`member_removed`). Only an owner may do it, and who created the workspace cannot be removed (`PermissionDeniedError`).
 */
export const removeMember = <ThrowOnError extends boolean = false>(options: Options<RemoveMemberData, ThrowOnError>): RequestResult<RemoveMemberResponses, RemoveMemberErrors, ThrowOnError> => options.client.delete<RemoveMemberResponses, RemoveMemberErrors, ThrowOnError>('/workspaces/{slug}/members/{userId}', options);

/**
 * Change the role of a member
 *
 * Gives a member another role, which counts from the next request on. Only an owner may do it, with an API key that is not limited. Who created the workspace stays its owner (`PermissionDeniedError`).
 */
export const updateMember = <ThrowOnError extends boolean = false>(options: Options<UpdateMemberData, ThrowOnError>): RequestResult<UpdateMemberResponses, UpdateMemberErrors, ThrowOnError> => options.client.patch<UpdateMemberResponses, UpdateMemberErrors, ThrowOnError>('/workspaces/{slug}/members/{userId}', options);

/**
 * List invites
 *
 * Lists the invites that still work, newest first, without their links. Only the owner may do it.
 */
export const listInvites = <ThrowOnError extends boolean = false>(options: Options<ListInvitesData, ThrowOnError>): RequestResult<ListInvitesResponses, ListInvitesErrors, ThrowOnError> => options.client.get<ListInvitesResponses, ListInvitesErrors, ThrowOnError>('/workspaces/{slug}/invites', options);

/**
 * Invite a person
 *
 * Makes a link for a person who has no account yet. Whoever follows it chooses a name and a password or a passkey, and is a member with this role. A user who is signed in joins instead. The link works once and until `expiresAt`, a week by default (`EXCERPT_INVITE_HOURS`). The answer is the only one that carries it, in `url`; send it yourself, since the server sends no mail. Only the owner may do it.
 */
export const createInvite = <ThrowOnError extends boolean = false>(options: Options<CreateInviteData, ThrowOnError>): RequestResult<CreateInviteResponses, CreateInviteErrors, ThrowOnError> => options.client.post<CreateInviteResponses, CreateInviteErrors, ThrowOnError>('/workspaces/{slug}/invites', options);

/**
 * Withdraw an invite
 *
 * The link stops working at once. Only the owner of the workspace may do it.
 */
export const deleteInvite = <ThrowOnError extends boolean = false>(options: Options<DeleteInviteData, ThrowOnError>): RequestResult<DeleteInviteResponses, DeleteInviteErrors, ThrowOnError> => options.client.delete<DeleteInviteResponses, DeleteInviteErrors, ThrowOnError>('/invites/{id}', options);

/**
 * List environments
 *
 * Returns the three environments of the workspace, in the order production, staging, development.
 */
export const listEnvironments = <ThrowOnError extends boolean = false>(options: Options<ListEnvironmentsData, ThrowOnError>): RequestResult<ListEnvironmentsResponses, ListEnvironmentsErrors, ThrowOnError> => options.client.get<ListEnvironmentsResponses, ListEnvironmentsErrors, ThrowOnError>('/workspaces/{slug}/environments', options);

/**
 * Get an environment
 *
 * Returns one environment with the provider key and model that it is bound to, and in `resolved` what its extractions use.
 */
export const getEnvironment = <ThrowOnError extends boolean = false>(options: Options<GetEnvironmentData, ThrowOnError>): RequestResult<GetEnvironmentResponses, GetEnvironmentErrors, ThrowOnError> => options.client.get<GetEnvironmentResponses, GetEnvironmentErrors, ThrowOnError>('/workspaces/{slug}/environments/{envSlug}', options);

/**
 * Update an environment
 *
 * Changes the fields that are sent and keeps the others. The `providerKeyId` and the `model` that result must
 * fit together:
 *
 * - `providerKeyId: null` needs `model: null`: the environment is back at the system fallback.
 * - `model: null` with a key inherits the key's `defaultModel`.
 * - A `model` must be one of the `models` of the key's provider in `providers.list`, or of those that the provider lists
 * for the key. With `anyModel`, every model is allowed.
 *
 * The caller must own the workspace and the provider key; the key of another user is `NotFoundError`. All members then extract with it
 * in the environment. `verify`, `retentionDays`, `allowedResidencies` and `fallbacks` are independent of the pair.
 *
 * `fallbacks` are asked in their order when a provider is out of reach, overloaded, refuses the document or has a context
 * that is too short. One with another residency is left out, unless `allowedResidencies` lists it. A request that names a
 * `model` has no fallbacks. The run lists in `providers` each provider that saw the document.
 *
 * `retentionDays` is the age, by `createdAt`, at which the content of documents and the data of runs is erased. A change also
 * applies to those that exist, within minutes. What was erased does not come back.
 *
 * `keepPrompts` keeps what models are sent and answer, encrypted, for `promptRetentionDays`: see `runs.listCalls`.
 * Switched off, no more is kept, and what was kept stays until its days are over.
 *
 */
export const updateEnvironment = <ThrowOnError extends boolean = false>(options: Options<UpdateEnvironmentData, ThrowOnError>): RequestResult<UpdateEnvironmentResponses, UpdateEnvironmentErrors, ThrowOnError> => options.client.patch<UpdateEnvironmentResponses, UpdateEnvironmentErrors, ThrowOnError>('/workspaces/{slug}/environments/{envSlug}', options);

/**
 * Propose a schema for documents
 *
 * Proposes a definition for 1 to 20 documents of one kind, and stores nothing. To use it, create a schema with it.
 *
 * **Documents**: stored ones of the environment by `documentIds`, or `samples` that are sent along and not stored.
 * Together they are at most 20.
 *
 * **Proposal**: the built-in extractor compares the documents with the schema templates, and adds their labelled values and tables.
 * Every value may be null, since a document may lack it. The definition is one that the service accepts; `warnings` are those
 * of the lint operation.
 *
 * **Wish**: `wish` says what is wanted, in words, as `the invoice number, the total and the due date`.
 *
 * **Model**: `model`, else the model of the environment, else the system fallback, with the rules of runs for
 * keys, residency and fallbacks. When no model answers, the proposal is that of the built-in extractor, and `notes`
 * say why.
 *
 */
export const inferSchema = <ThrowOnError extends boolean = false>(options: Options<InferSchemaData, ThrowOnError>): RequestResult<InferSchemaResponses, InferSchemaErrors, ThrowOnError> => options.client.post<InferSchemaResponses, InferSchemaErrors, ThrowOnError>('/workspaces/{slug}/infer-schema', options);

/**
 * List schema templates
 *
 * Returns the starting schemas: definitions for usual kinds of documents, to copy and change. Each comes with a document to try it on. The order is fixed.
 */
export const listSchemaTemplates = <ThrowOnError extends boolean = false>(options: Options<ListSchemaTemplatesData, ThrowOnError>): RequestResult<ListSchemaTemplatesResponses, ListSchemaTemplatesErrors, ThrowOnError> => options.client.get<ListSchemaTemplatesResponses, ListSchemaTemplatesErrors, ThrowOnError>('/schema-templates', options);

/**
 * Get a schema template
 *
 * Returns one starting schema with its definition.
 */
export const getSchemaTemplate = <ThrowOnError extends boolean = false>(options: Options<GetSchemaTemplateData, ThrowOnError>): RequestResult<GetSchemaTemplateResponses, GetSchemaTemplateErrors, ThrowOnError> => options.client.get<GetSchemaTemplateResponses, GetSchemaTemplateErrors, ThrowOnError>('/schema-templates/{key}', options);

/**
 * Download the document of a schema template
 *
 * Returns a fictitious document of the template's kind, to upload and extract from.
 */
export const getSchemaTemplateDocument = <ThrowOnError extends boolean = false>(options: Options<GetSchemaTemplateDocumentData, ThrowOnError>): RequestResult<GetSchemaTemplateDocumentResponses, GetSchemaTemplateDocumentErrors, ThrowOnError> => options.client.get<GetSchemaTemplateDocumentResponses, GetSchemaTemplateDocumentErrors, ThrowOnError>('/schema-templates/{key}/document', options);

/**
 * List sets of rules
 *
 * Returns ready sets of rules, such as the arithmetic of EN 16931, to take over into a schema with the fields that they read. The order is fixed.
 */
export const listRuleSets = <ThrowOnError extends boolean = false>(options: Options<ListRuleSetsData, ThrowOnError>): RequestResult<ListRuleSetsResponses, ListRuleSetsErrors, ThrowOnError> => options.client.get<ListRuleSetsResponses, ListRuleSetsErrors, ThrowOnError>('/rule-sets', options);

/**
 * List the lookups
 *
 * Lists the tables of the workspace by their keys, without their rows.
 */
export const listLookups = <ThrowOnError extends boolean = false>(options: Options<ListLookupsData, ThrowOnError>): RequestResult<ListLookupsResponses, ListLookupsErrors, ThrowOnError> => options.client.get<ListLookupsResponses, ListLookupsErrors, ThrowOnError>('/workspaces/{slug}/lookups', options);

/**
 * Create a lookup
 *
 * Stores a CSV file as a table that rules look values up in: `lookup("vendors", "vatId", seller.vatId)`. The first row names the
 * columns. Cells are separated by commas, semicolons or tabs, and the text is UTF-8 or Windows-1252. A column whose cells are
 * all numbers like `1234.5` is a column of numbers; an empty cell is a missing value. Up to 100,000 rows, 100 columns and 20 MiB.
 *
 */
export const createLookup = <ThrowOnError extends boolean = false>(options: Options<CreateLookupData, ThrowOnError>): RequestResult<CreateLookupResponses, CreateLookupErrors, ThrowOnError> => options.client.post<CreateLookupResponses, CreateLookupErrors, ThrowOnError>('/workspaces/{slug}/lookups', {
    ...formDataBodySerializer,
    ...options
});

/**
 * Delete a lookup
 *
 * Deletes a table of the workspace with its versions. While the latest or a pinned version of a schema uses it, it is `ConflictError` `in_use`, and `message` names the schemas. Only the owner may do this.
 */
export const deleteLookup = <ThrowOnError extends boolean = false>(options: Options<DeleteLookupData, ThrowOnError>): RequestResult<DeleteLookupResponses, DeleteLookupErrors, ThrowOnError> => options.client.delete<DeleteLookupResponses, DeleteLookupErrors, ThrowOnError>('/workspaces/{slug}/lookups/{key}', options);

/**
 * Get a lookup
 *
 * Returns a table of the workspace, without its rows.
 */
export const getLookup = <ThrowOnError extends boolean = false>(options: Options<GetLookupData, ThrowOnError>): RequestResult<GetLookupResponses, GetLookupErrors, ThrowOnError> => options.client.get<GetLookupResponses, GetLookupErrors, ThrowOnError>('/workspaces/{slug}/lookups/{key}', options);

/**
 * Replace a lookup
 *
 * Replaces the columns and all rows at once by those of a CSV file, and increases `version`; `changes` counts the rows that are new and gone. A run uses either the rows before or those after, and its `lookups` say which. The rows of the last ten versions are kept.
 */
export const replaceLookup = <ThrowOnError extends boolean = false>(options: Options<ReplaceLookupData, ThrowOnError>): RequestResult<ReplaceLookupResponses, ReplaceLookupErrors, ThrowOnError> => options.client.put<ReplaceLookupResponses, ReplaceLookupErrors, ThrowOnError>('/workspaces/{slug}/lookups/{key}', {
    ...formDataBodySerializer,
    ...options
});

/**
 * List the rows of a lookup
 *
 * Lists the rows of a table in the order of its file, or those with a text in one of their cells. Rows of an earlier version are kept for the last ten versions.
 */
export const listLookupRows = <ThrowOnError extends boolean = false>(options: Options<ListLookupRowsData, ThrowOnError>): RequestResult<ListLookupRowsResponses, ListLookupRowsErrors, ThrowOnError> => options.client.get<ListLookupRowsResponses, ListLookupRowsErrors, ThrowOnError>('/workspaces/{slug}/lookups/{key}/rows', options);

/**
 * List the versions of a lookup
 *
 * Lists the versions of a table, the latest first.
 */
export const listLookupVersions = <ThrowOnError extends boolean = false>(options: Options<ListLookupVersionsData, ThrowOnError>): RequestResult<ListLookupVersionsResponses, ListLookupVersionsErrors, ThrowOnError> => options.client.get<ListLookupVersionsResponses, ListLookupVersionsErrors, ThrowOnError>('/workspaces/{slug}/lookups/{key}/versions', options);

/**
 * List schemas
 *
 * Returns the schema families of the workspace, newest first. All environments share them.
 */
export const listSchemas = <ThrowOnError extends boolean = false>(options: Options<ListSchemasData, ThrowOnError>): RequestResult<ListSchemasResponses, ListSchemasErrors, ThrowOnError> => options.client.get<ListSchemasResponses, ListSchemasErrors, ThrowOnError>('/workspaces/{slug}/schemas', options);

/**
 * Create a schema or a new version
 *
 * - A new `schemaKey` creates a schema family with version 1.
 * - An existing `schemaKey` with a changed definition creates the next version.
 * - An existing `schemaKey` with its latest definition creates no version; only `name` and `description` are updated.
 *
 * `instructions`, `examples`, `parameters` and `rules` belong to the version: a change of them creates the next one, too.
 *
 * Definitions are compared by a hash of their canonical JSON (RFC 8785). The order of keys and white space do not
 * create a version.
 *
 */
export const createSchema = <ThrowOnError extends boolean = false>(options: Options<CreateSchemaData, ThrowOnError>): RequestResult<CreateSchemaResponses, CreateSchemaErrors, ThrowOnError> => options.client.post<CreateSchemaResponses, CreateSchemaErrors, ThrowOnError>('/workspaces/{slug}/schemas', options);

/**
 * Delete a schema
 *
 * Deletes the schema with all of its versions, documents and runs, in every environment. Runs of other schemas that use its documents are deleted with these documents: while there are any, the answer is `ConflictError` `in_use`, unless `cascade` is true. While a run of the schema or over its documents is active, or a batch of the schema is processing, the answer is `ConflictError` in any case. Only the owner of the workspace may delete a schema.
 */
export const deleteSchema = <ThrowOnError extends boolean = false>(options: Options<DeleteSchemaData, ThrowOnError>): RequestResult<DeleteSchemaResponses, DeleteSchemaErrors, ThrowOnError> => options.client.delete<DeleteSchemaResponses, DeleteSchemaErrors, ThrowOnError>('/workspaces/{slug}/schemas/{schemaKey}', options);

/**
 * Get a schema
 *
 * Returns one schema family. Its definitions are listed under `…/versions`.
 */
export const getSchema = <ThrowOnError extends boolean = false>(options: Options<GetSchemaData, ThrowOnError>): RequestResult<GetSchemaResponses, GetSchemaErrors, ThrowOnError> => options.client.get<GetSchemaResponses, GetSchemaErrors, ThrowOnError>('/workspaces/{slug}/schemas/{schemaKey}', options);

/**
 * List the versions of a schema
 *
 * Returns the versions with their definitions, highest `versionNumber` first.
 */
export const listSchemaVersions = <ThrowOnError extends boolean = false>(options: Options<ListSchemaVersionsData, ThrowOnError>): RequestResult<ListSchemaVersionsResponses, ListSchemaVersionsErrors, ThrowOnError> => options.client.get<ListSchemaVersionsResponses, ListSchemaVersionsErrors, ThrowOnError>('/workspaces/{slug}/schemas/{schemaKey}/versions', options);

/**
 * Get a version of a schema
 *
 * Returns one version with its definition. Versions are immutable.
 */
export const getSchemaVersion = <ThrowOnError extends boolean = false>(options: Options<GetSchemaVersionData, ThrowOnError>): RequestResult<GetSchemaVersionResponses, GetSchemaVersionErrors, ThrowOnError> => options.client.get<GetSchemaVersionResponses, GetSchemaVersionErrors, ThrowOnError>('/workspaces/{slug}/schemas/{schemaKey}/versions/{versionNumber}', options);

/**
 * Lint a definition
 *
 * Returns warnings about a definition without storing it: optional fields that are not nullable, missing descriptions, vague names, and constraints that the strict mode of a provider does not support. The schema need not exist. An invalid definition is `UnprocessableEntityError`, as it is when a schema is created.
 */
export const lintSchema = <ThrowOnError extends boolean = false>(options: Options<LintSchemaData, ThrowOnError>): RequestResult<LintSchemaResponses, LintSchemaErrors, ThrowOnError> => options.client.post<LintSchemaResponses, LintSchemaErrors, ThrowOnError>('/workspaces/{slug}/schemas/{schemaKey}/lint', options);

/**
 * Try rules on stored runs
 *
 * Checks rules with the data of the newest completed runs of a schema in one environment, as they were extracted. Nothing is stored,
 * and the runs stay as they are. A rule that cannot be read is `UnprocessableEntityError`, with its place. `today()` is the day on which a run ended. Derived
 * fields of the definition are filled again, with the tables as they are now. A trial gives at most 5,000 results and reads data of
 * at most 20 million characters: with many rules or large data, it tries fewer runs than `limit`.
 *
 */
export const tryRules = <ThrowOnError extends boolean = false>(options: Options<TryRulesData, ThrowOnError>): RequestResult<TryRulesResponses, TryRulesErrors, ThrowOnError> => options.client.post<TryRulesResponses, TryRulesErrors, ThrowOnError>('/workspaces/{slug}/schemas/{schemaKey}/rules/try', options);

/**
 * Check rules with data
 *
 * Says what the rules of a version say of data that are sent, such as those of a run while a person corrects them, and fills derived
 * fields with the tables as they are now. Nothing is stored. The data need not fit the definition; what a rule cannot compare is
 * unknown. More steps than a run may take are not taken either.
 *
 */
export const checkRules = <ThrowOnError extends boolean = false>(options: Options<CheckRulesData, ThrowOnError>): RequestResult<CheckRulesResponses, CheckRulesErrors, ThrowOnError> => options.client.post<CheckRulesResponses, CheckRulesErrors, ThrowOnError>('/workspaces/{slug}/schemas/{schemaKey}/rules/check', options);

/**
 * List documents
 *
 * Returns the documents of a schema in one environment, newest first, each with its whole text. `content=false` leaves the text out, which makes the answer much smaller. `query` searches names and texts.
 */
export const listDocuments = <ThrowOnError extends boolean = false>(options: Options<ListDocumentsData, ThrowOnError>): RequestResult<ListDocumentsResponses, ListDocumentsErrors, ThrowOnError> => options.client.get<ListDocumentsResponses, ListDocumentsErrors, ThrowOnError>('/workspaces/{slug}/schemas/{schemaKey}/documents', options);

/**
 * Upload a document
 *
 * Stores a text as a document in an environment, under a schema, without extracting from it: `name`, and the text
 * in `content`, which is plain text unless `mimeType` says otherwise.
 *
 * The document is `received` at once and parsed soon after. With `pages`, only these pages are parsed. `password`
 * opens a protected PDF; without it, or with a wrong one, the document fails with `document_encrypted`.
 */
export const createDocument = <ThrowOnError extends boolean = false>(options: Options<CreateDocumentData, ThrowOnError>): RequestResult<CreateDocumentResponses, CreateDocumentErrors, ThrowOnError> => options.client.post<CreateDocumentResponses, CreateDocumentErrors, ThrowOnError>('/workspaces/{slug}/schemas/{schemaKey}/documents', options);

/**
 * Extract from a document
 *
 * Starts a run for the document in the path and returns immediately. Read the result with `runs.get(id, { wait: 30 })`. The fields have the same meaning as in the extract request. Without a body, or with an empty object, the run uses the latest version of the schema and the model of the environment.
 */
export const extractDocument = <ThrowOnError extends boolean = false>(options: Options<ExtractDocumentData, ThrowOnError>): RequestResult<ExtractDocumentResponses, ExtractDocumentErrors, ThrowOnError> => options.client.post<ExtractDocumentResponses, ExtractDocumentErrors, ThrowOnError>('/workspaces/{slug}/schemas/{schemaKey}/documents/{id}/extract', options);

/**
 * Extract from a stored or a new document
 *
 * Starts a run and returns immediately. Read the result with `runs.get(id, { wait: 30 })`.
 *
 * **Document**: exactly one of `documentId`, `name` with `content`, or `file` (`name` defaults to
 * the file name). `content` and `file` create a document. A document of another environment is `NotFoundError`.
 *
 * **Schema**: without `schema`, the latest version of the schema in the path, or the version `versionNumber`.
 * With `schema`, this definition. The schema and the version are created if they do not exist, with `schemaName`
 * and `description`. `schema` and `versionNumber` are mutually exclusive. `instructions`, `examples`, `parameters` and `rules` go
 * with `schema` and belong to its version, as in `POST /schemas`: without `schema`, the version's own apply.
 *
 * **Pages**: `pages` limits what is parsed of a new document, and what is read of a stored one. `password` opens a
 * protected PDF in `file`; without it, or with a wrong one, the run fails with `document_encrypted`.
 *
 * **Samples**: `samples` asks a model several times, so that confidence tells what it is unsure of.
 *
 * **Model**: `model`, else the model of the environment, else the system fallback.
 *
 * The request is atomic: the document, the schema version and the run are created together or not at all.
 *
 */
export const extract = <ThrowOnError extends boolean = false>(options: Options<ExtractData, ThrowOnError>): RequestResult<ExtractResponses, ExtractErrors, ThrowOnError> => options.client.post<ExtractResponses, ExtractErrors, ThrowOnError>('/workspaces/{slug}/schemas/{schemaKey}/extract', options);

/**
 * List runs
 *
 * Returns the runs of a schema in one environment, newest first unless `sort` says otherwise. Filters are combined.
 */
export const listRuns = <ThrowOnError extends boolean = false>(options: Options<ListRunsData, ThrowOnError>): RequestResult<ListRunsResponses, ListRunsErrors, ThrowOnError> => options.client.get<ListRunsResponses, ListRunsErrors, ThrowOnError>('/workspaces/{slug}/schemas/{schemaKey}/runs', options);

/**
 * List exports
 *
 * Returns the exports of a schema in one environment, newest first.
 */
export const listExports = <ThrowOnError extends boolean = false>(options: Options<ListExportsData, ThrowOnError>): RequestResult<ListExportsResponses, ListExportsErrors, ThrowOnError> => options.client.get<ListExportsResponses, ListExportsErrors, ThrowOnError>('/workspaces/{slug}/schemas/{schemaKey}/exports', options);

/**
 * Create an export
 *
 * Chooses completed runs of a schema and remembers that they are exported: `exportedAt` of `runs.list` and its filter `exported`.
 * `exports.getResults` then downloads them, as often as needed.
 *
 * `runIds` names the runs, in the order of the table. `filter` takes all that match, in the order in which they were created. Without
 * both, all completed runs are taken. A run that a review has approved is exported as approved.
 *
 * An export has at most 10,000 runs.
 *
 */
export const createExport = <ThrowOnError extends boolean = false>(options: Options<CreateExportData, ThrowOnError>): RequestResult<CreateExportResponses, CreateExportErrors, ThrowOnError> => options.client.post<CreateExportResponses, CreateExportErrors, ThrowOnError>('/workspaces/{slug}/schemas/{schemaKey}/exports', options);

/**
 * List batches
 *
 * Returns the batches of a schema in one environment, newest first. Filters are combined.
 */
export const listBatches = <ThrowOnError extends boolean = false>(options: Options<ListBatchesData, ThrowOnError>): RequestResult<ListBatchesResponses, ListBatchesErrors, ThrowOnError> => options.client.get<ListBatchesResponses, ListBatchesErrors, ThrowOnError>('/workspaces/{slug}/schemas/{schemaKey}/batches', options);

/**
 * Create a batch
 *
 * Creates a batch of up to 10,000 documents of the environment. With `documents` it starts at once, unless `start` is false.
 * Without them it is `open`: add documents with `batches.addDocuments`, then `batches.start`.
 *
 * The schema version and the model are chosen now, for all documents. Each document becomes a run of its own, with lower priority
 * than other runs: a batch uses what these leave idle, and one slot of each server is never used by batches. Waiting documents do
 * not count as pending runs, so that a batch is never refused with `queue_full`.
 *
 * With a `splitter`, each document becomes a packet, whose parts have runs: documents are stacks, and a batch is done once all of them are
 * split or wait for a person.
 *
 * The request is atomic: if one of the documents does not exist, no batch is created, and `details` names it.
 *
 */
export const createBatch = <ThrowOnError extends boolean = false>(options: Options<CreateBatchData, ThrowOnError>): RequestResult<CreateBatchResponses, CreateBatchErrors, ThrowOnError> => options.client.post<CreateBatchResponses, CreateBatchErrors, ThrowOnError>('/workspaces/{slug}/schemas/{schemaKey}/batches', options);

/**
 * List data sets
 *
 * Returns the data sets of a schema in one environment, newest first.
 */
export const listDatasets = <ThrowOnError extends boolean = false>(options: Options<ListDatasetsData, ThrowOnError>): RequestResult<ListDatasetsResponses, ListDatasetsErrors, ThrowOnError> => options.client.get<ListDatasetsResponses, ListDatasetsErrors, ThrowOnError>('/workspaces/{slug}/schemas/{schemaKey}/datasets', options);

/**
 * Create a data set
 *
 * Creates an empty data set of a schema in one environment. With `collect`, the data of each review that is approved from then on
 * becomes a labelled item.
 *
 */
export const createDataset = <ThrowOnError extends boolean = false>(options: Options<CreateDatasetData, ThrowOnError>): RequestResult<CreateDatasetResponses, CreateDatasetErrors, ThrowOnError> => options.client.post<CreateDatasetResponses, CreateDatasetErrors, ThrowOnError>('/workspaces/{slug}/schemas/{schemaKey}/datasets', options);

/**
 * List evaluations
 *
 * Returns the evaluations of a schema in one environment, newest first. Filters are combined.
 */
export const listEvaluations = <ThrowOnError extends boolean = false>(options: Options<ListEvaluationsData, ThrowOnError>): RequestResult<ListEvaluationsResponses, ListEvaluationsErrors, ThrowOnError> => options.client.get<ListEvaluationsResponses, ListEvaluationsErrors, ThrowOnError>('/workspaces/{slug}/schemas/{schemaKey}/evaluations', options);

/**
 * Evaluate a version
 *
 * Extracts from every document of a frozen version of a data set and scores the data. Its runs have the priority of batches, are in no
 * list of runs unless `evaluationId` is asked for, need no review and cause no event but `evaluation.completed`. What an earlier
 * evaluation of the same version with the same model has answered is not asked again, unless `fresh` is true; the built-in
 * extractor always runs.
 *
 * Without `datasetVersion` it is the latest one; a data set without a version is frozen first. With `dryRun` nothing is stored: the
 * answer is 200 with what the evaluation would take.
 *
 */
export const createEvaluation = <ThrowOnError extends boolean = false>(options: Options<CreateEvaluationData, ThrowOnError>): RequestResult<CreateEvaluationResponses, CreateEvaluationErrors, ThrowOnError> => options.client.post<CreateEvaluationResponses, CreateEvaluationErrors, ThrowOnError>('/workspaces/{slug}/schemas/{schemaKey}/evaluations', options);

/**
 * Get the pinned version
 *
 * Returns the version of a schema that one environment serves. Nothing is pinned until it is set.
 */
export const getPin = <ThrowOnError extends boolean = false>(options: Options<GetPinData, ThrowOnError>): RequestResult<GetPinResponses, GetPinErrors, ThrowOnError> => options.client.get<GetPinResponses, GetPinErrors, ThrowOnError>('/workspaces/{slug}/schemas/{schemaKey}/pin', options);

/**
 * Pin a version
 *
 * Sets the version that extractions and batches take in one environment if they name none; null for the latest. A field `gate` that is
 * left out keeps the gate; setting another gate is the owner's.
 *
 * With a gate, a version is pinned only if a completed evaluation of it on the gate's data set, with the model that the environment
 * serves, meets every condition; otherwise it is `ConflictError` `gate_failed`, with one detail a condition. The owner may `override` it with a
 * reason, which the audit log keeps. Without `evaluationId` the newest such evaluation counts.
 *
 */
export const updatePin = <ThrowOnError extends boolean = false>(options: Options<UpdatePinData, ThrowOnError>): RequestResult<UpdatePinResponses, UpdatePinErrors, ThrowOnError> => options.client.put<UpdatePinResponses, UpdatePinErrors, ThrowOnError>('/workspaces/{slug}/schemas/{schemaKey}/pin', options);

/**
 * Get the memory of a schema
 *
 * Returns whether extractions by a schema use the memory in one environment, how many examples it has, and what it gained when it was
 * last measured.
 *
 */
export const getMemory = <ThrowOnError extends boolean = false>(options: Options<GetMemoryData, ThrowOnError>): RequestResult<GetMemoryResponses, GetMemoryErrors, ThrowOnError> => options.client.get<GetMemoryResponses, GetMemoryErrors, ThrowOnError>('/workspaces/{slug}/schemas/{schemaKey}/memory', options);

/**
 * Switch the memory on or off
 *
 * With `on`, extractions by the schema in the environment use its examples, from the next run on. Examples are kept whether it is on
 * or off: they come from approved reviews and from labelled items of data sets, and go with their documents.
 *
 */
export const updateMemory = <ThrowOnError extends boolean = false>(options: Options<UpdateMemoryData, ThrowOnError>): RequestResult<UpdateMemoryResponses, UpdateMemoryErrors, ThrowOnError> => options.client.put<UpdateMemoryResponses, UpdateMemoryErrors, ThrowOnError>('/workspaces/{slug}/schemas/{schemaKey}/memory', options);

/**
 * Measure what the memory gains
 *
 * Evaluates a data set of the schema with the memory: each document is extracted without its own example and without those of its
 * near duplicates. Without an evaluation of the same frozen version without the memory, that one is started too. Both together are
 * the `gain` of the memory; `compare` shows it by field, with margins.
 *
 */
export const measureMemory = <ThrowOnError extends boolean = false>(options: Options<MeasureMemoryData, ThrowOnError>): RequestResult<MeasureMemoryResponses, MeasureMemoryErrors, ThrowOnError> => options.client.post<MeasureMemoryResponses, MeasureMemoryErrors, ThrowOnError>('/workspaces/{slug}/schemas/{schemaKey}/memory/measure', options);

/**
 * List the examples of the memory
 *
 * Returns the examples of a schema in one environment, newest first. They are kept small, see `kept`.
 */
export const listMemoryExamples = <ThrowOnError extends boolean = false>(options: Options<ListMemoryExamplesData, ThrowOnError>): RequestResult<ListMemoryExamplesResponses, ListMemoryExamplesErrors, ThrowOnError> => options.client.get<ListMemoryExamplesResponses, ListMemoryExamplesErrors, ThrowOnError>('/workspaces/{slug}/schemas/{schemaKey}/memory/examples', options);

/**
 * Get the usage of a month
 *
 * Answers how many runs of the workspace ended in a month (UTC), their tokens and their cost, by provider and model. Deleted and expired runs are counted.
 */
export const getUsage = <ThrowOnError extends boolean = false>(options: Options<GetUsageData, ThrowOnError>): RequestResult<GetUsageResponses, GetUsageErrors, ThrowOnError> => options.client.get<GetUsageResponses, GetUsageErrors, ThrowOnError>('/workspaces/{slug}/usage', options);

/**
 * Get the budget of a workspace
 *
 * Returns the limits of a workspace for a month (UTC), and what its runs have used of them in the current one.
 */
export const getBudget = <ThrowOnError extends boolean = false>(options: Options<GetBudgetData, ThrowOnError>): RequestResult<GetBudgetResponses, GetBudgetErrors, ThrowOnError> => options.client.get<GetBudgetResponses, GetBudgetErrors, ThrowOnError>('/workspaces/{slug}/budget', options);

/**
 * Set the budget of a workspace
 *
 * Replaces both limits; one that is left out or null is removed. The change holds from the next request on, also on other servers.
 *
 * At 80 % and at 100 % of a limit, endpoints for webhooks receive `budget.warning` and `budget.exceeded`, each once a month for
 * each value of a limit. At 100 %, new extractions, reruns, starts of batches, evaluations, proposals of schemas and packets that
 * are to be extracted are refused with `PaymentRequiredError` `budget_exceeded`. Accepted runs finish; documents of batches and evaluations that have
 * started wait for the next month, or until the limit is raised.
 *
 */
export const updateBudget = <ThrowOnError extends boolean = false>(options: Options<UpdateBudgetData, ThrowOnError>): RequestResult<UpdateBudgetResponses, UpdateBudgetErrors, ThrowOnError> => options.client.put<UpdateBudgetResponses, UpdateBudgetErrors, ThrowOnError>('/workspaces/{slug}/budget', options);

/**
 * Get review settings
 *
 * Returns when runs of a schema need a review in one environment.
 */
export const getReviewSettings = <ThrowOnError extends boolean = false>(options: Options<GetReviewSettingsData, ThrowOnError>): RequestResult<GetReviewSettingsResponses, GetReviewSettingsErrors, ThrowOnError> => options.client.get<GetReviewSettingsResponses, GetReviewSettingsErrors, ThrowOnError>('/workspaces/{slug}/schemas/{schemaKey}/review-settings', options);

/**
 * Set review settings
 *
 * Sets when a completed run of a schema needs a review in one environment: when any of the conditions holds. A field that is
 * left out is unset. A path that the schema's latest version does not describe is `BadRequestError`. The settings apply to runs that complete
 * afterwards; `reviews.applySettings` applies them to stored ones.
 *
 */
export const updateReviewSettings = <ThrowOnError extends boolean = false>(options: Options<UpdateReviewSettingsData, ThrowOnError>): RequestResult<UpdateReviewSettingsResponses, UpdateReviewSettingsErrors, ThrowOnError> => options.client.put<UpdateReviewSettingsResponses, UpdateReviewSettingsErrors, ThrowOnError>('/workspaces/{slug}/schemas/{schemaKey}/review-settings', options);

/**
 * Apply review settings to stored runs
 *
 * Looks at the newest 1,000 completed runs of a schema in one environment, and begins the reviews of those that meet a condition
 * of the settings. A run that has a review keeps it. With `dryRun` nothing is begun, and `settings` can be tried before they are
 * set.
 *
 */
export const applyReviewSettings = <ThrowOnError extends boolean = false>(options: Options<ApplyReviewSettingsData, ThrowOnError>): RequestResult<ApplyReviewSettingsResponses, ApplyReviewSettingsErrors, ThrowOnError> => options.client.post<ApplyReviewSettingsResponses, ApplyReviewSettingsErrors, ThrowOnError>('/workspaces/{slug}/schemas/{schemaKey}/review-settings/apply', options);

/**
 * List reviews
 *
 * Returns the reviews of one environment, newest first. Filters are combined.
 */
export const listReviews = <ThrowOnError extends boolean = false>(options: Options<ListReviewsData, ThrowOnError>): RequestResult<ListReviewsResponses, ListReviewsErrors, ThrowOnError> => options.client.get<ListReviewsResponses, ListReviewsErrors, ThrowOnError>('/workspaces/{slug}/reviews', options);

/**
 * List splitters
 *
 * Returns the splitters of a workspace, newest first, each with its latest version.
 */
export const listSplitters = <ThrowOnError extends boolean = false>(options: Options<ListSplittersData, ThrowOnError>): RequestResult<ListSplittersResponses, ListSplittersErrors, ThrowOnError> => options.client.get<ListSplittersResponses, ListSplittersErrors, ThrowOnError>('/workspaces/{slug}/splitters', options);

/**
 * Create a splitter, or a version of one
 *
 * A splitter says which kinds of documents a packet may have, in your own words. With a new `key`, it is created; with the key of
 * one that exists, different content becomes its next version, and equal content changes nothing.
 *
 */
export const createSplitter = <ThrowOnError extends boolean = false>(options: Options<CreateSplitterData, ThrowOnError>): RequestResult<CreateSplitterResponses, CreateSplitterErrors, ThrowOnError> => options.client.post<CreateSplitterResponses, CreateSplitterErrors, ThrowOnError>('/workspaces/{slug}/splitters', options);

/**
 * Get a splitter
 *
 * Returns a splitter with its latest version.
 */
export const getSplitter = <ThrowOnError extends boolean = false>(options: Options<GetSplitterData, ThrowOnError>): RequestResult<GetSplitterResponses, GetSplitterErrors, ThrowOnError> => options.client.get<GetSplitterResponses, GetSplitterErrors, ThrowOnError>('/workspaces/{slug}/splitters/{splitterKey}', options);

/**
 * List the versions of a splitter
 *
 * Returns the versions of a splitter, newest first. A version never changes.
 */
export const listSplitterVersions = <ThrowOnError extends boolean = false>(options: Options<ListSplitterVersionsData, ThrowOnError>): RequestResult<ListSplitterVersionsResponses, ListSplitterVersionsErrors, ThrowOnError> => options.client.get<ListSplitterVersionsResponses, ListSplitterVersionsErrors, ThrowOnError>('/workspaces/{slug}/splitters/{splitterKey}/versions', options);

/**
 * List evaluations of a splitter
 *
 * Returns the evaluations of a splitter in one environment, newest first, without their packets.
 */
export const listSplitterEvaluations = <ThrowOnError extends boolean = false>(options: Options<ListSplitterEvaluationsData, ThrowOnError>): RequestResult<ListSplitterEvaluationsResponses, ListSplitterEvaluationsErrors, ThrowOnError> => options.client.get<ListSplitterEvaluationsResponses, ListSplitterEvaluationsErrors, ThrowOnError>('/workspaces/{slug}/splitters/{splitterKey}/evaluations', options);

/**
 * Evaluate a splitter
 *
 * Splits packets that people approved once more, by a version of the splitter, and counts what it finds as they did. Nothing of it is
 * stored but the counts: no packet changes, and no part becomes a document. What people approved of a packet teaches nothing while that
 * packet is split.
 *
 * With `model`, that model is asked as well, and its calls count in the usage and the budget of the workspace.
 *
 */
export const createSplitterEvaluation = <ThrowOnError extends boolean = false>(options: Options<CreateSplitterEvaluationData, ThrowOnError>): RequestResult<CreateSplitterEvaluationResponses, CreateSplitterEvaluationErrors, ThrowOnError> => options.client.post<CreateSplitterEvaluationResponses, CreateSplitterEvaluationErrors, ThrowOnError>('/workspaces/{slug}/splitters/{splitterKey}/evaluations', options);

/**
 * Get an evaluation of a splitter
 *
 * Returns an evaluation with its figures and its packets.
 */
export const getSplitterEvaluation = <ThrowOnError extends boolean = false>(options: Options<GetSplitterEvaluationData, ThrowOnError>): RequestResult<GetSplitterEvaluationResponses, GetSplitterEvaluationErrors, ThrowOnError> => options.client.get<GetSplitterEvaluationResponses, GetSplitterEvaluationErrors, ThrowOnError>('/workspaces/{slug}/splitters/{splitterKey}/evaluations/{id}', options);

/**
 * Cancel an evaluation of a splitter
 *
 * Stops an evaluation that is not final. The packets that were counted stay counted.
 */
export const cancelSplitterEvaluation = <ThrowOnError extends boolean = false>(options: Options<CancelSplitterEvaluationData, ThrowOnError>): RequestResult<CancelSplitterEvaluationResponses, CancelSplitterEvaluationErrors, ThrowOnError> => options.client.post<CancelSplitterEvaluationResponses, CancelSplitterEvaluationErrors, ThrowOnError>('/workspaces/{slug}/splitters/{splitterKey}/evaluations/{id}/cancel', options);

/**
 * Say what a document is
 *
 * Says of which kind a single document is, how sure that is, and why. Nothing is stored. The built-in engine reads the first 5 pages.
 *
 * **Kinds**: the categories of `splitter`. Without one, the schemas of the workspace by their names, descriptions and fields; where
 * none of them fits, the schema templates that the workspace does not have.
 *
 * A file is sent as multipart form data, a text as `content`, and a stored document by `documentId`.
 *
 */
export const classify = <ThrowOnError extends boolean = false>(options: Options<ClassifyData, ThrowOnError>): RequestResult<ClassifyResponses, ClassifyErrors, ThrowOnError> => options.client.post<ClassifyResponses, ClassifyErrors, ThrowOnError>('/workspaces/{slug}/classify', options);

/**
 * List packets
 *
 * Returns the packets of one environment, newest first, without their pages.
 */
export const listPackets = <ThrowOnError extends boolean = false>(options: Options<ListPacketsData, ThrowOnError>): RequestResult<ListPacketsResponses, ListPacketsErrors, ThrowOnError> => options.client.get<ListPacketsResponses, ListPacketsErrors, ThrowOnError>('/workspaces/{slug}/packets', options);

/**
 * Split a packet
 *
 * Accepts a file with several documents, or a document that is stored already, and splits it by a splitter: the built-in engine finds
 * where documents begin and of which category each is. Each part becomes a document of the environment, under the schema of its
 * category, with `packetId`, `packetPages`, and a PDF of its pages as its file. Parts without a schema, and the file of the packet, are
 * kept under the schema `packets`, which is made for them.
 *
 * With `model`, that model is asked as well, with the text of the pages and their neighbours, and with pictures of scanned pages if it
 * sees (`vision`). Its answer counts beside the signs of the built-in engine, and loses where page numbers say otherwise; if it fails,
 * the built-in engine decides. `asked` says what it cost. That counts in the usage and the budget of the workspace: the model is not
 * asked about more pages once the budget is spent, or where an answer could exceed `maxCost`.
 *
 * Categories learn from the documents that they name as `examples`, from the parts of earlier packets that people approved, and from
 * the documents that are stored under their schemas, as long as these exist.
 *
 * With `extract`, a run is started for each part whose category has a schema. A packet with a part below `reviewBelow` of its splitter
 * waits: `packets.update` corrects it, and `packets.approve` decides it.
 *
 * A packet has up to 1,000 pages (`EXCERPT_MAX_PAGES`), as every document. A file with more is refused with `PayloadTooLargeError` `too_many_pages`: cut it,
 * or upload it as a document with `pages`, and split that document. Its parts keep the page numbers of the file.
 *
 */
export const createPacket = <ThrowOnError extends boolean = false>(options: Options<CreatePacketData, ThrowOnError>): RequestResult<CreatePacketResponses, CreatePacketErrors, ThrowOnError> => options.client.post<CreatePacketResponses, CreatePacketErrors, ThrowOnError>('/workspaces/{slug}/packets', options);

/**
 * Delete a packet
 *
 * Deletes a packet with its parts, their runs and its file. A document that was stored before the packet is kept. Only the owner of the
 * workspace may delete a packet.
 *
 */
export const deletePacket = <ThrowOnError extends boolean = false>(options: Options<DeletePacketData, ThrowOnError>): RequestResult<DeletePacketResponses, DeletePacketErrors, ThrowOnError> => options.client.delete<DeletePacketResponses, DeletePacketErrors, ThrowOnError>('/packets/{id}', options);

/**
 * Get a packet
 *
 * Returns a packet with its parts and pages. With `wait`, the request is held open until the packet is final or needs a review, or the
 * time has passed, and returns the packet in its current state.
 *
 */
export const getPacket = <ThrowOnError extends boolean = false>(options: Options<GetPacketData, ThrowOnError>): RequestResult<GetPacketResponses, GetPacketErrors, ThrowOnError> => options.client.get<GetPacketResponses, GetPacketErrors, ThrowOnError>('/packets/{id}', options);

/**
 * Correct a packet
 *
 * Replaces the parts of a packet that waits for a person. Parts need not be contiguous, and pages may be left out. With `revision`, the
 * correction is refused if another person was faster.
 *
 */
export const updatePacket = <ThrowOnError extends boolean = false>(options: Options<UpdatePacketData, ThrowOnError>): RequestResult<UpdatePacketResponses, UpdatePacketErrors, ThrowOnError> => options.client.patch<UpdatePacketResponses, UpdatePacketErrors, ThrowOnError>('/packets/{id}', options);

/**
 * Approve a packet
 *
 * Decides the parts of a packet that waits for a person. They become documents then, and runs if `extract` was asked for. With
 * `revision`, the approval is refused if another person changed the parts meanwhile.
 *
 */
export const approvePacket = <ThrowOnError extends boolean = false>(options: Options<ApprovePacketData, ThrowOnError>): RequestResult<ApprovePacketResponses, ApprovePacketErrors, ThrowOnError> => options.client.post<ApprovePacketResponses, ApprovePacketErrors, ThrowOnError>('/packets/{id}/approve', options);

/**
 * Cancel a packet
 *
 * Stops a packet that is not final. Parts that are documents already are kept.
 */
export const cancelPacket = <ThrowOnError extends boolean = false>(options: Options<CancelPacketData, ThrowOnError>): RequestResult<CancelPacketResponses, CancelPacketErrors, ThrowOnError> => options.client.post<CancelPacketResponses, CancelPacketErrors, ThrowOnError>('/packets/{id}/cancel', options);

/**
 * Delete a document
 *
 * Deletes the document with its file, its runs, and their content in webhook deliveries and in answers that are stored for repeats. Refused with `ConflictError` while runs of it are active, and with `PermissionDeniedError` in a locked environment. Only the owner of the workspace may do it.
 */
export const deleteDocument = <ThrowOnError extends boolean = false>(options: Options<DeleteDocumentData, ThrowOnError>): RequestResult<DeleteDocumentResponses, DeleteDocumentErrors, ThrowOnError> => options.client.delete<DeleteDocumentResponses, DeleteDocumentErrors, ThrowOnError>('/documents/{id}', options);

/**
 * Get a document
 *
 * Returns one document with its text, once that is parsed, and the data of its newest completed run.
 */
export const getDocument = <ThrowOnError extends boolean = false>(options: Options<GetDocumentData, ThrowOnError>): RequestResult<GetDocumentResponses, GetDocumentErrors, ThrowOnError> => options.client.get<GetDocumentResponses, GetDocumentErrors, ThrowOnError>('/documents/{id}', options);

/**
 * Download a document
 *
 * Returns the bytes that were uploaded, with their media type and, in `Content-Disposition`, the original file name. A single byte range may be asked for with `Range`.
 */
export const getDocumentFile = <ThrowOnError extends boolean = false>(options: Options<GetDocumentFileData, ThrowOnError>): RequestResult<GetDocumentFileResponses, GetDocumentFileErrors, ThrowOnError> => options.client.get<GetDocumentFileResponses, GetDocumentFileErrors, ThrowOnError>('/documents/{id}/file', options);

/**
 * Get the layout of a document
 *
 * Returns the document as extraction reads it: pages, lines, words with their boxes, tables. A document that is still `received` is parsed first, which can take a while. A document that cannot be parsed is answered with `UnprocessableEntityError` and the code of its `errorCode`.
 */
export const getDocumentLayout = <ThrowOnError extends boolean = false>(options: Options<GetDocumentLayoutData, ThrowOnError>): RequestResult<GetDocumentLayoutResponses, GetDocumentLayoutErrors, ThrowOnError> => options.client.get<GetDocumentLayoutResponses, GetDocumentLayoutErrors, ThrowOnError>('/documents/{id}/layout', options);

/**
 * Read a region of a page
 *
 * Returns the words in a box of a page: those whose centre is in it, in reading order. With `schema`, the JSON Schema of a field,
 * `value` is the text brought into the field's type and format; it is null where the text has no such value or more than one
 * meaning. A page without geometry has no words with boxes.
 *
 */
export const readDocument = <ThrowOnError extends boolean = false>(options: Options<ReadDocumentData, ThrowOnError>): RequestResult<ReadDocumentResponses, ReadDocumentErrors, ThrowOnError> => options.client.post<ReadDocumentResponses, ReadDocumentErrors, ThrowOnError>('/documents/{id}/read', options);

/**
 * Get a picture of a page
 *
 * Returns a page as extraction reads it, upright, as WebP or PNG. The boxes of the layout and of evidence are fractions of this
 * picture. Sheets, slides, mails and texts, which have no picture of their own, show their lines.
 *
 * `format` chooses the format, without it `Accept` does. A document that is still `received` is parsed on the spot, so that this
 * may take a while; one that cannot be parsed is `UnprocessableEntityError`. A scan on which no text was found has pictures all the same. A page that
 * the document does not have, or that its `pages` leave out, is `NotFoundError`.
 *
 */
export const getDocumentPageImage = <ThrowOnError extends boolean = false>(options: Options<GetDocumentPageImageData, ThrowOnError>): RequestResult<GetDocumentPageImageResponses, GetDocumentPageImageErrors, ThrowOnError> => options.client.get<GetDocumentPageImageResponses, GetDocumentPageImageErrors, ThrowOnError>('/documents/{id}/pages/{pageNumber}/image', options);

/**
 * Delete a run
 *
 * Deletes a run and its data. The document is kept. A run that is not final is `ConflictError`: cancel it first. A run of a locked environment is `PermissionDeniedError`. Only the owner of the workspace may delete a run.
 */
export const deleteRun = <ThrowOnError extends boolean = false>(options: Options<DeleteRunData, ThrowOnError>): RequestResult<DeleteRunResponses, DeleteRunErrors, ThrowOnError> => options.client.delete<DeleteRunResponses, DeleteRunErrors, ThrowOnError>('/runs/{id}', options);

/**
 * Get a run
 *
 * Returns one run. With `wait`, the request is held open until the run is final or the time has passed, and returns the run in its current state. This replaces polling.
 */
export const getRun = <ThrowOnError extends boolean = false>(options: Options<GetRunData, ThrowOnError>): RequestResult<GetRunResponses, GetRunErrors, ThrowOnError> => options.client.get<GetRunResponses, GetRunErrors, ThrowOnError>('/runs/{id}', options);

/**
 * Cancel a run
 *
 * Cancels a pending or processing run. Its status becomes `cancelled` immediately. A final run is `ConflictError`.
 */
export const cancelRun = <ThrowOnError extends boolean = false>(options: Options<CancelRunData, ThrowOnError>): RequestResult<CancelRunResponses, CancelRunErrors, ThrowOnError> => options.client.post<CancelRunResponses, CancelRunErrors, ThrowOnError>('/runs/{id}/cancel', options);

/**
 * Rerun a run
 *
 * Starts a new run with the same document, schema version and model. The original run does not change. A run that failed or was cancelled keeps the answers that it has paid for, and the new run asks only what is missing: `reusedCalls` counts them. Answers that failed the run are asked for again.
 */
export const rerunRun = <ThrowOnError extends boolean = false>(options: Options<RerunRunData, ThrowOnError>): RequestResult<RerunRunResponses, RerunRunErrors, ThrowOnError> => options.client.post<RerunRunResponses, RerunRunErrors, ThrowOnError>('/runs/{id}/rerun', options);

/**
 * List the calls of a run
 *
 * Answers each request that was sent to a model for the run, in the order in which they were sent, with what is needed to
 * send it again. Requests that failed or were repeated are listed too. A run of the built-in extractor has none, and answers
 * that a rerun took over are listed with the run that asked for them.
 *
 * `request` and `response` are null unless the environment had `keepPrompts` when the call was made, and again when
 * `promptRetentionDays` have passed, or the document has expired. In them, each picture and PDF file is replaced by its
 * media type, size and SHA-256, and the secret of the provider key by `[secret]`. One of more than 1 MiB is not kept. Exports
 * of a workspace do not have them.
 *
 * Only the owner of the workspace may read the calls.
 *
 */
export const listRunCalls = <ThrowOnError extends boolean = false>(options: Options<ListRunCallsData, ThrowOnError>): RequestResult<ListRunCallsResponses, ListRunCallsErrors, ThrowOnError> => options.client.get<ListRunCallsResponses, ListRunCallsErrors, ThrowOnError>('/runs/{id}/calls', options);

/**
 * Follow a run
 *
 * Yields the current status, then every change of status and every step of progress. It ends after the final
 * status.
 */
export const streamRunEvents = <ThrowOnError extends boolean = false>(options: Options<StreamRunEventsData, ThrowOnError, StreamRunEventsResponse>): Promise<ServerSentEventsResult<StreamRunEventsResponses>> => options.client.sse.get<StreamRunEventsResponses, StreamRunEventsErrors, ThrowOnError>('/runs/{id}/events', options);

/**
 * Get a review
 *
 * Returns the review of a run, with its corrections. A run without a review is `NotFoundError`.
 */
export const getReview = <ThrowOnError extends boolean = false>(options: Options<GetReviewData, ThrowOnError>): RequestResult<GetReviewResponses, GetReviewErrors, ThrowOnError> => options.client.get<GetReviewResponses, GetReviewErrors, ThrowOnError>('/runs/{id}/review', options);

/**
 * Correct a run
 *
 * Applies corrections, in order: all of them, or none. `reviewedData` has the result, which must validate against the
 * schema version of the run; otherwise it is `UnprocessableEntityError` `correction_invalid`, and `details` names the actions at fault. So it is for
 * `confirm` and `clear` of a field that neither the data nor the schema has, and for a `page` that the document does not have. The
 * run itself does not change. With `revision`, the corrections are refused if the review has others by now (409 `review_changed`): so
 * a request can be repeated whose answer was lost, and no row is added twice.
 *
 * This begins the review of a completed run that has none. No claim is needed, but while another user has one it is `ConflictError`
 * `review_claimed`. The caller's own claim is renewed. A review that is approved or rejected is `ConflictError` `review_not_open`: reopen it
 * first.
 *
 */
export const updateReview = <ThrowOnError extends boolean = false>(options: Options<UpdateReviewData, ThrowOnError>): RequestResult<UpdateReviewResponses, UpdateReviewErrors, ThrowOnError> => options.client.patch<UpdateReviewResponses, UpdateReviewErrors, ThrowOnError>('/runs/{id}/review', options);

/**
 * Request a review
 *
 * Asks for a review of a completed run, whatever the settings of its schema. A run that has a review keeps it. A run that is not
 * completed is `ConflictError`.
 *
 */
export const requestReview = <ThrowOnError extends boolean = false>(options: Options<RequestReviewData, ThrowOnError>): RequestResult<RequestReviewResponses, RequestReviewErrors, ThrowOnError> => options.client.post<RequestReviewResponses, RequestReviewErrors, ThrowOnError>('/runs/{id}/review', options);

/**
 * Release a review
 *
 * Ends the caller's claim, so that others need not wait for its end. A review without corrections is `needed` again. A review that
 * the caller has not claimed is returned as it is.
 *
 */
export const releaseReview = <ThrowOnError extends boolean = false>(options: Options<ReleaseReviewData, ThrowOnError>): RequestResult<ReleaseReviewResponses, ReleaseReviewErrors, ThrowOnError> => options.client.delete<ReleaseReviewResponses, ReleaseReviewErrors, ThrowOnError>('/runs/{id}/review/claim', options);

/**
 * Claim a review
 *
 * Reserves a review for the caller for 10 minutes, so that two people do not do the same work, and makes it `in_review`. Claiming
 * it again renews the claim. This begins the review of a completed run that has none.
 *
 */
export const claimReview = <ThrowOnError extends boolean = false>(options: Options<ClaimReviewData, ThrowOnError>): RequestResult<ClaimReviewResponses, ClaimReviewErrors, ThrowOnError> => options.client.post<ClaimReviewResponses, ClaimReviewErrors, ThrowOnError>('/runs/{id}/review/claim', options);

/**
 * Approve a review
 *
 * Approves the data as corrected: the run's `reviewedData`. The event `run.reviewed` is sent. This begins the review of a completed
 * run that has none.
 *
 */
export const approveReview = <ThrowOnError extends boolean = false>(options: Options<ApproveReviewData, ThrowOnError>): RequestResult<ApproveReviewResponses, ApproveReviewErrors, ThrowOnError> => options.client.post<ApproveReviewResponses, ApproveReviewErrors, ThrowOnError>('/runs/{id}/review/approve', options);

/**
 * Reject a review
 *
 * Rejects the data of a run, with a reason. The event `run.reviewed` is sent. This begins the review of a completed run that has
 * none.
 *
 */
export const rejectReview = <ThrowOnError extends boolean = false>(options: Options<RejectReviewData, ThrowOnError>): RequestResult<RejectReviewResponses, RejectReviewErrors, ThrowOnError> => options.client.post<RejectReviewResponses, RejectReviewErrors, ThrowOnError>('/runs/{id}/review/reject', options);

/**
 * Reopen a review
 *
 * Makes an approved or rejected review `in_review` again, with its corrections. One that is open is `ConflictError`.
 */
export const reopenReview = <ThrowOnError extends boolean = false>(options: Options<ReopenReviewData, ThrowOnError>): RequestResult<ReopenReviewResponses, ReopenReviewErrors, ThrowOnError> => options.client.post<ReopenReviewResponses, ReopenReviewErrors, ThrowOnError>('/runs/{id}/review/reopen', options);

/**
 * Get a batch
 *
 * Returns one batch, with the number of its documents in each state.
 */
export const getBatch = <ThrowOnError extends boolean = false>(options: Options<GetBatchData, ThrowOnError>): RequestResult<GetBatchResponses, GetBatchErrors, ThrowOnError> => options.client.get<GetBatchResponses, GetBatchErrors, ThrowOnError>('/batches/{id}', options);

/**
 * List the documents of a batch
 *
 * Returns the documents of a batch in the order in which they were added.
 */
export const listBatchDocuments = <ThrowOnError extends boolean = false>(options: Options<ListBatchDocumentsData, ThrowOnError>): RequestResult<ListBatchDocumentsResponses, ListBatchDocumentsErrors, ThrowOnError> => options.client.get<ListBatchDocumentsResponses, ListBatchDocumentsErrors, ThrowOnError>('/batches/{id}/documents', options);

/**
 * Add documents to a batch
 *
 * Adds documents to a batch that is `open` or `processing`: documents of the environment, or a file, which
 * becomes a document.
 *
 * Of documents by id, all are added, or none: `details` names a document that does not exist.
 *
 * A ZIP file, by its name or since it is no document itself, is unpacked: each member becomes a document, with its path as the
 * name and the `metadata`, `pages` and `password` of the request. Folders and the files that systems add (`__MACOSX/`, `.DS_Store`,
 * `Thumbs.db`) are left out. A member that cannot be read, is protected or is too large does not fail the request: the batch lists
 * it as failed, with the reason. Members are added one after the other; a request that breaks off leaves those that were added.
 *
 */
export const addBatchDocuments = <ThrowOnError extends boolean = false>(options: Options<AddBatchDocumentsData, ThrowOnError>): RequestResult<AddBatchDocumentsResponses, AddBatchDocumentsErrors, ThrowOnError> => options.client.post<AddBatchDocumentsResponses, AddBatchDocumentsErrors, ThrowOnError>('/batches/{id}/documents', options);

/**
 * Start a batch
 *
 * Starts an open batch. A batch without documents is completed at once. A batch that is `processing` or `completed` does not change.
 */
export const startBatch = <ThrowOnError extends boolean = false>(options: Options<StartBatchData, ThrowOnError>): RequestResult<StartBatchResponses, StartBatchErrors, ThrowOnError> => options.client.post<StartBatchResponses, StartBatchErrors, ThrowOnError>('/batches/{id}/start', options);

/**
 * Cancel a batch
 *
 * Cancels a batch that is `open` or `processing`: its waiting documents and its runs that are not final become `cancelled`. What is completed is kept. A batch that has ended is `ConflictError`.
 */
export const cancelBatch = <ThrowOnError extends boolean = false>(options: Options<CancelBatchData, ThrowOnError>): RequestResult<CancelBatchResponses, CancelBatchErrors, ThrowOnError> => options.client.post<CancelBatchResponses, CancelBatchErrors, ThrowOnError>('/batches/{id}/cancel', options);

/**
 * Retry failed documents
 *
 * Extracts again from each document whose run failed, with the same schema version and model, and with the provider key that is
 * available now. The batch is `processing` again, and another `batch.completed` follows. Earlier runs are kept, and the new ones take
 * over the model's answers that those have paid for: `reusedCalls` of a run counts them. Documents that could
 * not be added stay failed. Without failed documents nothing changes. A batch that is `open` or `cancelled` is `ConflictError`.
 *
 */
export const retryBatch = <ThrowOnError extends boolean = false>(options: Options<RetryBatchData, ThrowOnError>): RequestResult<RetryBatchResponses, RetryBatchErrors, ThrowOnError> => options.client.post<RetryBatchResponses, RetryBatchErrors, ThrowOnError>('/batches/{id}/retry', options);

/**
 * Download the results of a batch
 *
 * Streams the documents of a batch with their results, in the order in which they were added. A batch that has not ended can be read
 * too: documents without a result yet have their state.
 *
 * `ndjson` has one `BatchResult` a line, as JSON. `csv` and `xlsx` are a table with the columns `position`, `documentId`, `name`,
 * `runId`, `status`, `confidence`, `error` and `metadata`, and then those of the data, in the order of the schema:
 *
 * - A nested field has the column `outer.inner`. A field with the name of one of the first columns has `data.` before it.
 * - A list of objects takes one row an entry; the other columns repeat. Several lists share the rows, entry by entry.
 * - A list of plain values is one cell, separated by `; `.
 * - A list in an entry of a list is JSON, as is an object whose fields the schema does not name.
 * - Each rule of the schema has the column `rule: <name>` at the end: `holds`, or why it does not.
 *
 * In CSV, a text that a spreadsheet would compute begins with an apostrophe. In XLSX, numbers are numbers, and texts longer than
 * 32,767 characters are cut.
 *
 */
export const getBatchResults = <ThrowOnError extends boolean = false>(options: Options<GetBatchResultsData, ThrowOnError>): RequestResult<GetBatchResultsResponses, GetBatchResultsErrors, ThrowOnError> => options.client.get<GetBatchResultsResponses, GetBatchResultsErrors, ThrowOnError>('/batches/{id}/results', options);

/**
 * Download an export
 *
 * Streams the results of the runs of an export: as approved where a review has approved the run, or else as extracted. Runs that were
 * deleted since are left out; of those that have expired, the data is empty.
 *
 * `ndjson` has one `ExportResult` a line, as JSON. `csv` and `xlsx` are a table with the columns `name` and `runId`, then those of the
 * data, as in `batches.getResults`. With `rows=document`, each document is one row, and a list of objects is JSON in one cell.
 * With `rows=entry`, a list of objects takes one row an entry, and the other columns repeat. Each rule has the column
 * `rule: <name>`: what it says of the data as extracted.
 *
 * `review=true` adds `reviewStatus`, `reviewer`, `decidedAt` and `corrected`, which names the columns that a review changed in this
 * row. `confidence=true` adds `confidence`. In XLSX, cells that a review changed are yellow.
 *
 */
export const getExportResults = <ThrowOnError extends boolean = false>(options: Options<GetExportResultsData, ThrowOnError>): RequestResult<GetExportResultsResponses, GetExportResultsErrors, ThrowOnError> => options.client.get<GetExportResultsResponses, GetExportResultsErrors, ThrowOnError>('/exports/{id}/results', options);

/**
 * Delete a data set
 *
 * Deletes a data set with its items, versions and evaluations. The documents stay. While an evaluation of it runs, or a gate uses it,
 * it is `ConflictError` `in_use`.
 *
 */
export const deleteDataset = <ThrowOnError extends boolean = false>(options: Options<DeleteDatasetData, ThrowOnError>): RequestResult<DeleteDatasetResponses, DeleteDatasetErrors, ThrowOnError> => options.client.delete<DeleteDatasetResponses, DeleteDatasetErrors, ThrowOnError>('/datasets/{id}', options);

/**
 * Get a data set
 *
 * Returns one data set, with the number of its items by label.
 */
export const getDataset = <ThrowOnError extends boolean = false>(options: Options<GetDatasetData, ThrowOnError>): RequestResult<GetDatasetResponses, GetDatasetErrors, ThrowOnError> => options.client.get<GetDatasetResponses, GetDatasetErrors, ThrowOnError>('/datasets/{id}', options);

/**
 * Change a data set
 *
 * Changes the fields that are sent. `comparators` replaces all of them. Evaluations keep the comparators that they began with.
 */
export const updateDataset = <ThrowOnError extends boolean = false>(options: Options<UpdateDatasetData, ThrowOnError>): RequestResult<UpdateDatasetResponses, UpdateDatasetErrors, ThrowOnError> => options.client.patch<UpdateDatasetResponses, UpdateDatasetErrors, ThrowOnError>('/datasets/{id}', options);

/**
 * List the items of a data set
 *
 * Returns the items. Drafts of a `blind` data set are returned without their values.
 */
export const listDatasetItems = <ThrowOnError extends boolean = false>(options: Options<ListDatasetItemsData, ThrowOnError>): RequestResult<ListDatasetItemsResponses, ListDatasetItemsErrors, ThrowOnError> => options.client.get<ListDatasetItemsResponses, ListDatasetItemsErrors, ThrowOnError>('/datasets/{id}/items', options);

/**
 * Add items to a data set
 *
 * Adds up to 1,000 documents of the data set's schema and environment, all or none. With `expected` an item is labelled, or a draft
 * if `label` says so. With `runId` the document is that of the run: the data that a review approved is the label, other data a draft.
 *
 * A document that the data set has already keeps its item: a label replaces what it had, a draft only another draft.
 *
 */
export const addDatasetItems = <ThrowOnError extends boolean = false>(options: Options<AddDatasetItemsData, ThrowOnError>): RequestResult<AddDatasetItemsResponses, AddDatasetItemsErrors, ThrowOnError> => options.client.post<AddDatasetItemsResponses, AddDatasetItemsErrors, ThrowOnError>('/datasets/{id}/items', options);

/**
 * Remove an item from a data set
 *
 * Removes an item. Its document stays, and so do the versions that were frozen with it.
 */
export const deleteDatasetItem = <ThrowOnError extends boolean = false>(options: Options<DeleteDatasetItemData, ThrowOnError>): RequestResult<DeleteDatasetItemResponses, DeleteDatasetItemErrors, ThrowOnError> => options.client.delete<DeleteDatasetItemResponses, DeleteDatasetItemErrors, ThrowOnError>('/datasets/{id}/items/{itemId}', options);

/**
 * Get an item of a data set
 *
 * Returns one item, with every label that it had.
 */
export const getDatasetItem = <ThrowOnError extends boolean = false>(options: Options<GetDatasetItemData, ThrowOnError>): RequestResult<GetDatasetItemResponses, GetDatasetItemErrors, ThrowOnError> => options.client.get<GetDatasetItemResponses, GetDatasetItemErrors, ThrowOnError>('/datasets/{id}/items/{itemId}', options);

/**
 * Label an item
 *
 * Saves what a person says of the document. With `expected` the item is labelled. `label` `unlabelled` takes the label back. A note
 * and unreadable fields do not change the label.
 *
 * With `second` the values are the second label of an item that needs one. They are kept beside the first label, which stays, and
 * `second.disagreements` says where the two differ. The next label without `second` resolves them.
 *
 */
export const updateDatasetItem = <ThrowOnError extends boolean = false>(options: Options<UpdateDatasetItemData, ThrowOnError>): RequestResult<UpdateDatasetItemResponses, UpdateDatasetItemErrors, ThrowOnError> => options.client.patch<UpdateDatasetItemResponses, UpdateDatasetItemErrors, ThrowOnError>('/datasets/{id}/items/{itemId}', options);

/**
 * Draft labels
 *
 * Extracts from the unlabelled documents, with the priority of batches, and stores the data as drafts. `items.drafting` counts those
 * that wait. A draft never replaces a label, even one that a person saves meanwhile. Failed documents stay unlabelled.
 *
 */
export const draftDataset = <ThrowOnError extends boolean = false>(options: Options<DraftDatasetData, ThrowOnError>): RequestResult<DraftDatasetResponses, DraftDatasetErrors, ThrowOnError> => options.client.post<DraftDatasetResponses, DraftDatasetErrors, ThrowOnError>('/datasets/{id}/draft', options);

/**
 * List the versions of a data set
 *
 * Returns the frozen versions, highest `version` first.
 */
export const listDatasetVersions = <ThrowOnError extends boolean = false>(options: Options<ListDatasetVersionsData, ThrowOnError>): RequestResult<ListDatasetVersionsResponses, ListDatasetVersionsErrors, ThrowOnError> => options.client.get<ListDatasetVersionsResponses, ListDatasetVersionsErrors, ThrowOnError>('/datasets/{id}/versions', options);

/**
 * Freeze a version
 *
 * Freezes the labelled items as the next version. A version never changes, but an item whose document is deleted or expires leaves
 * every version with its values. Without labelled items it is `UnprocessableEntityError` `dataset_empty`.
 *
 */
export const createDatasetVersion = <ThrowOnError extends boolean = false>(options: Options<CreateDatasetVersionData, ThrowOnError>): RequestResult<CreateDatasetVersionResponses, CreateDatasetVersionErrors, ThrowOnError> => options.client.post<CreateDatasetVersionResponses, CreateDatasetVersionErrors, ThrowOnError>('/datasets/{id}/versions', options);

/**
 * Delete an example of the memory
 *
 * Deletes an example: from the next run on, nothing is learned from it. Its document, review and label stay. It comes back when the
 * review is approved again, or the label is saved again.
 *
 */
export const deleteMemoryExample = <ThrowOnError extends boolean = false>(options: Options<DeleteMemoryExampleData, ThrowOnError>): RequestResult<DeleteMemoryExampleResponses, DeleteMemoryExampleErrors, ThrowOnError> => options.client.delete<DeleteMemoryExampleResponses, DeleteMemoryExampleErrors, ThrowOnError>('/memory-examples/{id}', options);

/**
 * Get an evaluation
 *
 * Returns one evaluation, with its progress and, once it is completed, its scores.
 */
export const getEvaluation = <ThrowOnError extends boolean = false>(options: Options<GetEvaluationData, ThrowOnError>): RequestResult<GetEvaluationResponses, GetEvaluationErrors, ThrowOnError> => options.client.get<GetEvaluationResponses, GetEvaluationErrors, ThrowOnError>('/evaluations/{id}', options);

/**
 * Cancel an evaluation
 *
 * Cancels an evaluation and its runs that are not final. One that has ended is `ConflictError` `evaluation_not_active`.
 */
export const cancelEvaluation = <ThrowOnError extends boolean = false>(options: Options<CancelEvaluationData, ThrowOnError>): RequestResult<CancelEvaluationResponses, CancelEvaluationErrors, ThrowOnError> => options.client.post<CancelEvaluationResponses, CancelEvaluationErrors, ThrowOnError>('/evaluations/{id}/cancel', options);

/**
 * List the documents of an evaluation
 *
 * Returns the documents with their values, in the order of the data set. Values are gone once the document or the run has expired.
 */
export const listEvaluationItems = <ThrowOnError extends boolean = false>(options: Options<ListEvaluationItemsData, ThrowOnError>): RequestResult<ListEvaluationItemsResponses, ListEvaluationItemsErrors, ThrowOnError> => options.client.get<ListEvaluationItemsResponses, ListEvaluationItemsErrors, ThrowOnError>('/evaluations/{id}/items', options);

/**
 * Compare two evaluations
 *
 * Compares an evaluation with another one, which is `before`, over the documents that both have with the same expected values. A
 * verdict is `better` or `worse` where a paired test over documents finds a difference at the 5 % level, for the score and all fields
 * together; `same` where the 95 % interval of the difference lies within one point; otherwise `inconclusive`. `test` names the test.
 *
 */
export const compareEvaluations = <ThrowOnError extends boolean = false>(options: Options<CompareEvaluationsData, ThrowOnError>): RequestResult<CompareEvaluationsResponses, CompareEvaluationsErrors, ThrowOnError> => options.client.get<CompareEvaluationsResponses, CompareEvaluationsErrors, ThrowOnError>('/evaluations/{id}/compare', options);

/**
 * Estimate the review effort
 *
 * Says which values people must review so that the share `target` of all values is right: those with a confidence below `below`. It is
 * not `reliable`, with the `reason`, where the confidence does not order errors or there are too few values.
 *
 */
export const getReviewEffort = <ThrowOnError extends boolean = false>(options: Options<GetReviewEffortData, ThrowOnError>): RequestResult<GetReviewEffortResponses, GetReviewEffortErrors, ThrowOnError> => options.client.get<GetReviewEffortResponses, GetReviewEffortErrors, ThrowOnError>('/evaluations/{id}/review-effort', options);

/**
 * List providers
 *
 * Returns the model providers that this server knows: where they process data, which models are allowed, and which of them is the system fallback that works without a key of the caller's.
 */
export const listProviders = <ThrowOnError extends boolean = false>(options: Options<ListProvidersData, ThrowOnError>): RequestResult<ListProvidersResponses, ListProvidersErrors, ThrowOnError> => options.client.get<ListProvidersResponses, ListProvidersErrors, ThrowOnError>('/providers', options);

/**
 * List the caller's provider keys
 *
 * Lists the caller's keys for model providers, newest first, without their secrets.
 */
export const listProviderKeys = <ThrowOnError extends boolean = false>(options: Options<ListProviderKeysData, ThrowOnError>): RequestResult<ListProviderKeysResponses, ListProviderKeysErrors, ThrowOnError> => options.client.get<ListProviderKeysResponses, ListProviderKeysErrors, ThrowOnError>('/provider-keys', options);

/**
 * Add a provider key
 *
 * Stores a key for a provider of `providers.list`. The secret is encrypted, and no operation returns it. The key is
 * not tested; `providerKeys.verify` does that.
 *
 * Self-hosted providers and Azure OpenAI need a `baseUrl` (`requiresBaseUrl` in `providers.list`); other providers
 * do not accept one. The URL must use https and a public address, unless the operator allows private addresses
 * (`EXCERPT_PROVIDER_ALLOW_PRIVATE`).
 *
 */
export const createProviderKey = <ThrowOnError extends boolean = false>(options: Options<CreateProviderKeyData, ThrowOnError>): RequestResult<CreateProviderKeyResponses, CreateProviderKeyErrors, ThrowOnError> => options.client.post<CreateProviderKeyResponses, CreateProviderKeyErrors, ThrowOnError>('/provider-keys', options);

/**
 * Delete a provider key
 *
 * Deletes the key and its secret. Fails with `in_use` while an environment is bound to it. Locked environments are unbound and use the system fallback. Pending runs that use the key fail with `provider_auth`.
 */
export const deleteProviderKey = <ThrowOnError extends boolean = false>(options: Options<DeleteProviderKeyData, ThrowOnError>): RequestResult<DeleteProviderKeyResponses, DeleteProviderKeyErrors, ThrowOnError> => options.client.delete<DeleteProviderKeyResponses, DeleteProviderKeyErrors, ThrowOnError>('/provider-keys/{id}', options);

/**
 * Get a provider key
 *
 * Returns one of the caller's keys, without its secret.
 */
export const getProviderKey = <ThrowOnError extends boolean = false>(options: Options<GetProviderKeyData, ThrowOnError>): RequestResult<GetProviderKeyResponses, GetProviderKeyErrors, ThrowOnError> => options.client.get<GetProviderKeyResponses, GetProviderKeyErrors, ThrowOnError>('/provider-keys/{id}', options);

/**
 * Update a provider key
 *
 * Changes the fields in the request body. A new secret or `baseUrl` makes the key `unverified`. A new `baseUrl` needs
 * the secret in the same request, so that a stored secret is never sent to another address. Pending runs use the
 * updated key. If its residency differs from the one that a run recorded, the run fails with `provider_auth` and
 * sends nothing.
 *
 */
export const updateProviderKey = <ThrowOnError extends boolean = false>(options: Options<UpdateProviderKeyData, ThrowOnError>): RequestResult<UpdateProviderKeyResponses, UpdateProviderKeyErrors, ThrowOnError> => options.client.patch<UpdateProviderKeyResponses, UpdateProviderKeyErrors, ThrowOnError>('/provider-keys/{id}', options);

/**
 * Verify a provider key
 *
 * Requests the provider's list of models with the key, and sets `status` to `valid`, or to `invalid` if the provider
 * refuses the key. If the provider cannot be reached or has no such list, `status` does not change and `problem`
 * says why. Where the provider's list decides which models are allowed, the new one is used from now on.
 *
 */
export const verifyProviderKey = <ThrowOnError extends boolean = false>(options: Options<VerifyProviderKeyData, ThrowOnError>): RequestResult<VerifyProviderKeyResponses, VerifyProviderKeyErrors, ThrowOnError> => options.client.post<VerifyProviderKeyResponses, VerifyProviderKeyErrors, ThrowOnError>('/provider-keys/{id}/verify', options);

/**
 * List webhook endpoints
 *
 * Returns the webhook endpoints of one environment, newest first, without their secrets.
 */
export const listWebhooks = <ThrowOnError extends boolean = false>(options: Options<ListWebhooksData, ThrowOnError>): RequestResult<ListWebhooksResponses, ListWebhooksErrors, ThrowOnError> => options.client.get<ListWebhooksResponses, ListWebhooksErrors, ThrowOnError>('/workspaces/{slug}/webhooks', options);

/**
 * Create a webhook endpoint
 *
 * Registers a URL that receives the events of one environment, and those of the workspace's schemas. Only this
 * answer and that of `webhooks.rotateSecret` contain the signing secret.
 *
 * The URL must begin with `https://` (`http://` where the operator sets `EXCERPT_WEBHOOK_ALLOW_HTTP`), carry no user name
 * or password, and use port 80, 443 or one from 1024. An address that is private, loopback, link-local or multicast, or
 * that of a metadata service, is refused unless the operator lists it in `EXCERPT_WEBHOOK_ALLOW_PRIVATE`. The address is
 * checked again at each connection. A host that has no address yet is accepted.
 *
 */
export const createWebhook = <ThrowOnError extends boolean = false>(options: Options<CreateWebhookData, ThrowOnError>): RequestResult<CreateWebhookResponses, CreateWebhookErrors, ThrowOnError> => options.client.post<CreateWebhookResponses, CreateWebhookErrors, ThrowOnError>('/workspaces/{slug}/webhooks', options);

/**
 * Delete a webhook endpoint
 *
 * Removes the endpoint with its deliveries, also those that are still due. Only the owner of the workspace may do this.
 */
export const deleteWebhook = <ThrowOnError extends boolean = false>(options: Options<DeleteWebhookData, ThrowOnError>): RequestResult<DeleteWebhookResponses, DeleteWebhookErrors, ThrowOnError> => options.client.delete<DeleteWebhookResponses, DeleteWebhookErrors, ThrowOnError>('/webhooks/{id}', options);

/**
 * Get a webhook endpoint
 *
 * Returns a webhook endpoint without its secret.
 */
export const getWebhook = <ThrowOnError extends boolean = false>(options: Options<GetWebhookData, ThrowOnError>): RequestResult<GetWebhookResponses, GetWebhookErrors, ThrowOnError> => options.client.get<GetWebhookResponses, GetWebhookErrors, ThrowOnError>('/webhooks/{id}', options);

/**
 * Change a webhook endpoint
 *
 * Changes the fields that are sent and keeps the others. `isActive: false` stops deliveries; attempts that are due
 * later are dropped.
 * `isActive: true` starts them again and clears `disabledReason`; events of the time in between are not delivered.
 *
 */
export const updateWebhook = <ThrowOnError extends boolean = false>(options: Options<UpdateWebhookData, ThrowOnError>): RequestResult<UpdateWebhookResponses, UpdateWebhookErrors, ThrowOnError> => options.client.patch<UpdateWebhookResponses, UpdateWebhookErrors, ThrowOnError>('/webhooks/{id}', options);

/**
 * Rotate the signing secret
 *
 * Creates a new signing secret, which only this answer contains. For 24 hours deliveries carry two signatures, one with each of the two secrets, so that a receiver can change over without a gap. After another rotation within that time, the secrets before it sign as well until their 24 hours are over.
 */
export const rotateWebhookSecret = <ThrowOnError extends boolean = false>(options: Options<RotateWebhookSecretData, ThrowOnError>): RequestResult<RotateWebhookSecretResponses, RotateWebhookSecretErrors, ThrowOnError> => options.client.post<RotateWebhookSecretResponses, RotateWebhookSecretErrors, ThrowOnError>('/webhooks/{id}/rotate-secret', options);

/**
 * Send a test event
 *
 * Delivers a `webhook.test` event to this endpoint only, whichever kinds of events it receives. An endpoint that is not active gets one attempt without retries. The attempt appears in `webhooks.listDeliveries`.
 */
export const testWebhook = <ThrowOnError extends boolean = false>(options: Options<TestWebhookData, ThrowOnError>): RequestResult<TestWebhookResponses, TestWebhookErrors, ThrowOnError> => options.client.post<TestWebhookResponses, TestWebhookErrors, ThrowOnError>('/webhooks/{id}/test', options);

/**
 * Deliver failed events again
 *
 * Delivers again, at once and with a new schedule of retries, every event since a time that the endpoint has not accepted: those that are waiting for a retry and those that were given up. Each keeps its id and its body. An endpoint that is not active gets one attempt at each.
 */
export const redeliverWebhookEvents = <ThrowOnError extends boolean = false>(options: Options<RedeliverWebhookEventsData, ThrowOnError>): RequestResult<RedeliverWebhookEventsResponses, RedeliverWebhookEventsErrors, ThrowOnError> => options.client.post<RedeliverWebhookEventsResponses, RedeliverWebhookEventsErrors, ThrowOnError>('/webhooks/{id}/redeliver', options);

/**
 * List deliveries
 *
 * Returns every attempt to deliver an event to a webhook endpoint, newest first: what was sent, what came back and how long it took.
 */
export const listWebhookDeliveries = <ThrowOnError extends boolean = false>(options: Options<ListWebhookDeliveriesData, ThrowOnError>): RequestResult<ListWebhookDeliveriesResponses, ListWebhookDeliveriesErrors, ThrowOnError> => options.client.get<ListWebhookDeliveriesResponses, ListWebhookDeliveriesErrors, ThrowOnError>('/webhooks/{id}/deliveries', options);

/**
 * Deliver an event again
 *
 * Delivers the event of a delivery again, whether it was accepted or not: at once, with its id and its body, and with a new schedule of retries in place of what is left of an earlier one. An endpoint that is not active gets one attempt.
 */
export const redeliverWebhookDelivery = <ThrowOnError extends boolean = false>(options: Options<RedeliverWebhookDeliveryData, ThrowOnError>): RequestResult<RedeliverWebhookDeliveryResponses, RedeliverWebhookDeliveryErrors, ThrowOnError> => options.client.post<RedeliverWebhookDeliveryResponses, RedeliverWebhookDeliveryErrors, ThrowOnError>('/webhooks/{id}/deliveries/{deliveryId}/redeliver', options);

/**
 * Find documents of a person
 *
 * Finds documents by words, in all schemas and environments of a workspace, newest first. Only its owner may do so. Words are looked for in
 * names, texts, metadata, extracted values, corrections and notes of reviews, labels of data sets, examples of the memory and parts of
 * packets.
 *
 * Each word has to be there, as a whole word: `Roth` does not find `Rothmann`, `Roth*` does. Case, accents and punctuation make no
 * difference: `Muller` finds `Müller`. An umlaut may be written with two letters: `Müller` and `Mueller` find `Muller`, `Müller` and
 * `Mueller`. With `match=phrase`, the words follow each other in one text. What OCR misread is found as it was read.
 *
 * Words of more than 50,000 documents, or phrases whose words are in more than 2,000, are refused with `BadRequestError`. The query is in no log and no
 * audit entry.
 *
 */
export const findPrivacyDocuments = <ThrowOnError extends boolean = false>(options: Options<FindPrivacyDocumentsData, ThrowOnError>): RequestResult<FindPrivacyDocumentsResponses, FindPrivacyDocumentsErrors, ThrowOnError> => options.client.get<FindPrivacyDocumentsResponses, FindPrivacyDocumentsErrors, ThrowOnError>('/workspaces/{slug}/privacy/documents', options);

/**
 * Export documents of a person
 *
 * Streams a ZIP archive of the documents that `privacy.findDocuments` finds, up to 10,000: a folder for each document, with its file and
 * `document.json`, which has its text, its runs with data and evidence, its reviews with their corrections, its labels in data sets, its examples in
 * the memory and its packets. The audit log has an entry for the export.
 *
 */
export const exportPrivacyDocuments = <ThrowOnError extends boolean = false>(options: Options<ExportPrivacyDocumentsData, ThrowOnError>): RequestResult<ExportPrivacyDocumentsResponses, ExportPrivacyDocumentsErrors, ThrowOnError> => options.client.get<ExportPrivacyDocumentsResponses, ExportPrivacyDocumentsErrors, ThrowOnError>('/workspaces/{slug}/privacy/archive', options);

/**
 * List erasures
 *
 * Returns the erasures of a workspace, newest first, with what they erased. Only the owner may read them.
 */
export const listErasures = <ThrowOnError extends boolean = false>(options: Options<ListErasuresData, ThrowOnError>): RequestResult<ListErasuresResponses, ListErasuresErrors, ThrowOnError> => options.client.get<ListErasuresResponses, ListErasuresErrors, ThrowOnError>('/workspaces/{slug}/erasures', options);

/**
 * Prepare an erasure
 *
 * Chooses the documents that `privacy.findDocuments` finds with the same words, up to 10,000, and counts what would be erased with them. Nothing is
 * erased before `erasures.confirm`. Documents that come later are not part of it. The words are not stored.
 *
 */
export const createErasure = <ThrowOnError extends boolean = false>(options: Options<CreateErasureData, ThrowOnError>): RequestResult<CreateErasureResponses, CreateErasureErrors, ThrowOnError> => options.client.post<CreateErasureResponses, CreateErasureErrors, ThrowOnError>('/workspaces/{slug}/erasures', options);

/**
 * Get an erasure
 *
 * Returns an erasure. Its status is `prepared`, `erasing` after its confirmation, and `completed` once nothing is left.
 */
export const getErasure = <ThrowOnError extends boolean = false>(options: Options<GetErasureData, ThrowOnError>): RequestResult<GetErasureResponses, GetErasureErrors, ThrowOnError> => options.client.get<GetErasureResponses, GetErasureErrors, ThrowOnError>('/erasures/{id}', options);

/**
 * List documents of an erasure
 *
 * Returns the documents of an erasure in its order, each with what was erased and the entry of the audit log that proves it: together with the erasure, the receipt.
 */
export const listErasureDocuments = <ThrowOnError extends boolean = false>(options: Options<ListErasureDocumentsData, ThrowOnError>): RequestResult<ListErasureDocumentsResponses, ListErasureDocumentsErrors, ThrowOnError> => options.client.get<ListErasureDocumentsResponses, ListErasureDocumentsErrors, ThrowOnError>('/erasures/{id}/documents', options);

/**
 * Confirm an erasure
 *
 * Erases the documents of a prepared erasure with all that is stored about them: files, texts, layouts, runs, reviews, labels (also in frozen versions of
 * data sets), examples of the memory, words of the search, copies in webhook deliveries and in stored answers. Active runs are cancelled first, and
 * environments that the plan locks are no exception. Each document leaves an entry in the audit log, with counts and the hash of its file, and the
 * erasure one with the totals. It goes on after a restart of the server. A repeat changes nothing.
 *
 */
export const confirmErasure = <ThrowOnError extends boolean = false>(options: Options<ConfirmErasureData, ThrowOnError>): RequestResult<ConfirmErasureResponses, ConfirmErasureErrors, ThrowOnError> => options.client.post<ConfirmErasureResponses, ConfirmErasureErrors, ThrowOnError>('/erasures/{id}/confirm', options);

/**
 * Export the audit log
 *
 * Streams the entries that `auditLog.list` lists with the same filters as NDJSON, oldest first: one `AuditEntry` a line. Entries that come while it is
 * read are not part of it.
 *
 */
export const exportAuditLog = <ThrowOnError extends boolean = false>(options: Options<ExportAuditLogData, ThrowOnError>): RequestResult<ExportAuditLogResponses, ExportAuditLogErrors, ThrowOnError> => options.client.get<ExportAuditLogResponses, ExportAuditLogErrors, ThrowOnError>('/audit-log/export', options);

/**
 * List the audit log
 *
 * Returns what people and the server did, newest first: changes to users, keys, workspaces, environments, members, webhook endpoints and
 * pins; documents, runs, batches, exports, schemas, reviews, data sets, evaluations and packets that were created, read, exported,
 * corrected, approved, deleted or have expired; sign-ins, and requests that were refused. They are those of the caller's own keys, and of all
 * workspaces that the caller owns or owned, by any user. With `workspace`, only those of that workspace; only its owner may read them.
 *
 * An entry never changes, and contains no secrets and no content of documents. That of a change of settings, a deletion or an expiry is
 * stored together with it; others within a second. Reading has one entry an hour for each person, target and `details.part`.
 * Within seconds, an entry gets its place in the log and a hash that covers the hash of the one before: `excerpt audit verify`
 * finds entries that were altered, removed or inserted. Entries are kept for `EXCERPT_AUDIT_DAYS`.
 *
 */
export const listAuditLog = <ThrowOnError extends boolean = false>(options: Options<ListAuditLogData, ThrowOnError>): RequestResult<ListAuditLogResponses, ListAuditLogErrors, ThrowOnError> => options.client.get<ListAuditLogResponses, ListAuditLogErrors, ThrowOnError>('/audit-log', options);

/**
 * Upload a document
 *
 * Stores a file as a document in an environment, under a schema, without extracting from it. The name of the file
 * becomes `originalFilename`, and the `name` too unless `name` says otherwise. What kind of file it is, its bytes
 * tell, not its name.
 *
 * The document is `received` at once and parsed soon after. With `pages`, only these pages are parsed. `password`
 * opens a protected PDF; without it, or with a wrong one, the document fails with `document_encrypted`.
 */
export const uploadDocument = <ThrowOnError extends boolean = false>(options: Options<UploadDocumentData, ThrowOnError>): RequestResult<UploadDocumentResponses, UploadDocumentErrors, ThrowOnError> => options.client.post<UploadDocumentResponses, UploadDocumentErrors, ThrowOnError>('/workspaces/{slug}/schemas/{schemaKey}/documents', {
    ...formDataBodySerializer,
    ...options
});

/**
 * Extract from a stored or a new document
 *
 * Starts a run and returns immediately. Read the result with `runs.get(id, { wait: 30 })`.
 *
 * **Document**: exactly one of `documentId`, `name` with `content`, or `file` (`name` defaults to
 * the file name). `content` and `file` create a document. A document of another environment is `NotFoundError`.
 *
 * **Schema**: without `schema`, the latest version of the schema in the path, or the version `versionNumber`.
 * With `schema`, this definition. The schema and the version are created if they do not exist, with `schemaName`
 * and `description`. `schema` and `versionNumber` are mutually exclusive. `instructions`, `examples`, `parameters` and `rules` go
 * with `schema` and belong to its version, as in `POST /schemas`: without `schema`, the version's own apply.
 *
 * **Pages**: `pages` limits what is parsed of a new document, and what is read of a stored one. `password` opens a
 * protected PDF in `file`; without it, or with a wrong one, the run fails with `document_encrypted`.
 *
 * **Samples**: `samples` asks a model several times, so that confidence tells what it is unsure of.
 *
 * **Model**: `model`, else the model of the environment, else the system fallback.
 *
 * The request is atomic: the document, the schema version and the run are created together or not at all.
 *
 */
export const extractFile = <ThrowOnError extends boolean = false>(options: Options<ExtractFileData, ThrowOnError>): RequestResult<ExtractFileResponses, ExtractFileErrors, ThrowOnError> => options.client.post<ExtractFileResponses, ExtractFileErrors, ThrowOnError>('/workspaces/{slug}/schemas/{schemaKey}/extract', {
    ...formDataBodySerializer,
    ...options
});

/**
 * Say what a document is
 *
 * Says of which kind a single document is, how sure that is, and why. Nothing is stored. The built-in engine reads the first 5 pages.
 *
 * **Kinds**: the categories of `splitter`. Without one, the schemas of the workspace by their names, descriptions and fields; where
 * none of them fits, the schema templates that the workspace does not have.
 *
 * A file is sent as multipart form data, a text as `content`, and a stored document by `documentId`.
 *
 */
export const classifyFile = <ThrowOnError extends boolean = false>(options: Options<ClassifyFileData, ThrowOnError>): RequestResult<ClassifyFileResponses, ClassifyFileErrors, ThrowOnError> => options.client.post<ClassifyFileResponses, ClassifyFileErrors, ThrowOnError>('/workspaces/{slug}/classify', {
    ...formDataBodySerializer,
    ...options
});

/**
 * Split a packet
 *
 * Accepts a file with several documents, or a document that is stored already, and splits it by a splitter: the built-in engine finds
 * where documents begin and of which category each is. Each part becomes a document of the environment, under the schema of its
 * category, with `packetId`, `packetPages`, and a PDF of its pages as its file. Parts without a schema, and the file of the packet, are
 * kept under the schema `packets`, which is made for them.
 *
 * With `model`, that model is asked as well, with the text of the pages and their neighbours, and with pictures of scanned pages if it
 * sees (`vision`). Its answer counts beside the signs of the built-in engine, and loses where page numbers say otherwise; if it fails,
 * the built-in engine decides. `asked` says what it cost. That counts in the usage and the budget of the workspace: the model is not
 * asked about more pages once the budget is spent, or where an answer could exceed `maxCost`.
 *
 * Categories learn from the documents that they name as `examples`, from the parts of earlier packets that people approved, and from
 * the documents that are stored under their schemas, as long as these exist.
 *
 * With `extract`, a run is started for each part whose category has a schema. A packet with a part below `reviewBelow` of its splitter
 * waits: `packets.update` corrects it, and `packets.approve` decides it.
 *
 * A packet has up to 1,000 pages (`EXCERPT_MAX_PAGES`), as every document. A file with more is refused with `PayloadTooLargeError` `too_many_pages`: cut it,
 * or upload it as a document with `pages`, and split that document. Its parts keep the page numbers of the file.
 *
 */
export const uploadPacket = <ThrowOnError extends boolean = false>(options: Options<UploadPacketData, ThrowOnError>): RequestResult<UploadPacketResponses, UploadPacketErrors, ThrowOnError> => options.client.post<UploadPacketResponses, UploadPacketErrors, ThrowOnError>('/workspaces/{slug}/packets', {
    ...formDataBodySerializer,
    ...options
});

/**
 * Add documents to a batch
 *
 * Adds documents to a batch that is `open` or `processing`: documents of the environment, or a file, which
 * becomes a document.
 *
 * Of documents by id, all are added, or none: `details` names a document that does not exist.
 *
 * A ZIP file, by its name or since it is no document itself, is unpacked: each member becomes a document, with its path as the
 * name and the `metadata`, `pages` and `password` of the request. Folders and the files that systems add (`__MACOSX/`, `.DS_Store`,
 * `Thumbs.db`) are left out. A member that cannot be read, is protected or is too large does not fail the request: the batch lists
 * it as failed, with the reason. Members are added one after the other; a request that breaks off leaves those that were added.
 *
 */
export const uploadBatchDocuments = <ThrowOnError extends boolean = false>(options: Options<UploadBatchDocumentsData, ThrowOnError>): RequestResult<UploadBatchDocumentsResponses, UploadBatchDocumentsErrors, ThrowOnError> => options.client.post<UploadBatchDocumentsResponses, UploadBatchDocumentsErrors, ThrowOnError>('/batches/{id}/documents', {
    ...formDataBodySerializer,
    ...options
});
