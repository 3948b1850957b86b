// Generated from openapi/ by `npm run generate`. Do not edit.

import type { RequestOptions } from '../http/client-settings.ts';
import type { ApiPromise, FilePromise } from '../resources/api-promise.ts';
import type { Core } from '../resources/core.ts';
import type { PagePromise } from '../resources/page.ts';
import { Resource } from '../resources/resource.ts';
import type {
  ApiKeysCreateParams,
  ApiKeysListParams,
  AuditLogExportParams,
  AuditLogListParams,
  BatchesAddDocumentsParams,
  BatchesAddDocumentsParamsBesideId,
  BatchesCreateParams,
  BatchesGetResultsParams,
  BatchesGetResultsParamsBesideId,
  BatchesListDocumentsParams,
  BatchesListDocumentsParamsBesideId,
  BatchesListParams,
  BatchesRetryParams,
  BatchesRetryParamsBesideId,
  BatchesUploadDocumentsParams,
  BatchesUploadDocumentsParamsBesideId,
  DatasetsAddItemsParams,
  DatasetsAddItemsParamsBesideId,
  DatasetsCreateParams,
  DatasetsDeleteItemParams,
  DatasetsDraftParams,
  DatasetsDraftParamsBesideId,
  DatasetsGetItemParams,
  DatasetsListItemsParams,
  DatasetsListItemsParamsBesideId,
  DatasetsListParams,
  DatasetsListVersionsParams,
  DatasetsListVersionsParamsBesideId,
  DatasetsUpdateItemParams,
  DatasetsUpdateParams,
  DatasetsUpdateParamsBesideId,
  DocumentsCreateParams,
  DocumentsGetPageImageParams,
  DocumentsListParams,
  DocumentsReadParams,
  DocumentsReadParamsBesideId,
  DocumentsUploadParams,
  EnvironmentsGetParams,
  EnvironmentsListParams,
  EnvironmentsUpdateParams,
  ErasuresCreateParams,
  ErasuresListDocumentsParams,
  ErasuresListDocumentsParamsBesideId,
  ErasuresListParams,
  EvaluationsCompareParams,
  EvaluationsCompareParamsBesideId,
  EvaluationsCreateParams,
  EvaluationsGetPinParams,
  EvaluationsGetReviewEffortParams,
  EvaluationsGetReviewEffortParamsBesideId,
  EvaluationsListItemsParams,
  EvaluationsListItemsParamsBesideId,
  EvaluationsListParams,
  EvaluationsUpdatePinParams,
  ExportsCreateParams,
  ExportsGetResultsParams,
  ExportsGetResultsParamsBesideId,
  ExportsListParams,
  ExtractionExtractDocumentParams,
  ExtractionExtractFileParams,
  ExtractionExtractParams,
  InvitesCreateParams,
  InvitesListParams,
  LookupsCreateParams,
  LookupsDeleteParams,
  LookupsGetParams,
  LookupsListParams,
  LookupsListRowsParams,
  LookupsListVersionsParams,
  LookupsReplaceParams,
  MembersAddParams,
  MembersListParams,
  MembersRemoveParams,
  MembersUpdateParams,
  MemoryGetParams,
  MemoryListExamplesParams,
  MemoryMeasureParams,
  MemoryUpdateParams,
  PacketsApproveParams,
  PacketsApproveParamsBesideId,
  PacketsClassifyFileParams,
  PacketsClassifyParams,
  PacketsCreateParams,
  PacketsGetParams,
  PacketsGetParamsBesideId,
  PacketsListParams,
  PacketsUpdateParams,
  PacketsUpdateParamsBesideId,
  PacketsUploadParams,
  PrivacyExportDocumentsParams,
  PrivacyFindDocumentsParams,
  ProviderKeysCreateParams,
  ProviderKeysListParams,
  ProviderKeysUpdateParams,
  ProviderKeysUpdateParamsBesideId,
  ProvidersListParams,
  ReviewsApplySettingsParams,
  ReviewsGetSettingsParams,
  ReviewsListParams,
  ReviewsRejectParams,
  ReviewsRejectParamsBesideId,
  ReviewsUpdateParams,
  ReviewsUpdateParamsBesideId,
  ReviewsUpdateSettingsParams,
  RunsGetParams,
  RunsGetParamsBesideId,
  RunsListCallsParams,
  RunsListCallsParamsBesideId,
  RunsListParams,
  RunsRerunParams,
  RunsRerunParamsBesideId,
  SchemasCheckRulesParams,
  SchemasCreateParams,
  SchemasDeleteParams,
  SchemasGetParams,
  SchemasGetTemplateDocumentParams,
  SchemasGetTemplateParams,
  SchemasGetVersionParams,
  SchemasInferParams,
  SchemasLintParams,
  SchemasListParams,
  SchemasListRuleSetsParams,
  SchemasListTemplatesParams,
  SchemasListVersionsParams,
  SchemasTryRulesParams,
  SplittersCancelEvaluationParams,
  SplittersCreateEvaluationParams,
  SplittersCreateParams,
  SplittersGetEvaluationParams,
  SplittersGetParams,
  SplittersListEvaluationsParams,
  SplittersListParams,
  SplittersListVersionsParams,
  UsageGetBudgetParams,
  UsageGetParams,
  UsageUpdateBudgetParams,
  WebhooksCreateParams,
  WebhooksListDeliveriesParams,
  WebhooksListDeliveriesParamsBesideId,
  WebhooksListParams,
  WebhooksRedeliverDeliveryParams,
  WebhooksRedeliverEventsParams,
  WebhooksRedeliverEventsParamsBesideId,
  WebhooksUpdateParams,
  WebhooksUpdateParamsBesideId,
  WorkspacesCreateParams,
  WorkspacesDeleteParams,
  WorkspacesGetParams,
  WorkspacesListParams,
  WorkspacesUpdateParams,
} from './params.gen.ts';
import type {
  AddBatchDocumentsResponse,
  AddDatasetItemsResponse,
  AddMemberResponse,
  ApplyReviewSettingsResponse,
  ApprovePacketResponse,
  ApproveReviewResponse,
  CancelBatchResponse,
  CancelEvaluationResponse,
  CancelPacketResponse,
  CancelRunResponse,
  CancelSplitterEvaluationResponse,
  CheckRulesResponse,
  ClaimReviewResponse,
  ClassifyFileResponse,
  ClassifyResponse,
  CompareEvaluationsResponse,
  ConfirmErasureResponse,
  CreateApiKeyResponse,
  CreateBatchResponse,
  CreateDatasetResponse,
  CreateDatasetVersionResponse,
  CreateDocumentResponse,
  CreateErasureResponse,
  CreateEvaluationResponse,
  CreateExportResponse,
  CreateInviteResponse,
  CreateLookupResponse,
  CreatePacketResponse,
  CreateProviderKeyResponse,
  CreateSchemaResponse,
  CreateSplitterEvaluationResponse,
  CreateSplitterResponse,
  CreateWebhookResponse,
  CreateWorkspaceResponse,
  DraftDatasetResponse,
  ExtractDocumentResponse,
  ExtractFileResponse,
  ExtractResponse,
  FindPrivacyDocumentsResponse,
  GetBatchResponse,
  GetBudgetResponse,
  GetDatasetItemResponse,
  GetDatasetResponse,
  GetDocumentLayoutResponse,
  GetDocumentResponse,
  GetEnvironmentResponse,
  GetErasureResponse,
  GetEvaluationResponse,
  GetLookupResponse,
  GetMeResponse,
  GetMemoryResponse,
  GetPacketResponse,
  GetPinResponse,
  GetProviderKeyResponse,
  GetReviewEffortResponse,
  GetReviewResponse,
  GetReviewSettingsResponse,
  GetRunResponse,
  GetSchemaResponse,
  GetSchemaTemplateResponse,
  GetSchemaVersionResponse,
  GetSplitterEvaluationResponse,
  GetSplitterResponse,
  GetUsageResponse,
  GetWebhookResponse,
  GetWorkspaceResponse,
  InferSchemaResponse,
  LintSchemaResponse,
  ListApiKeysResponse,
  ListAuditLogResponse,
  ListBatchDocumentsResponse,
  ListBatchesResponse,
  ListDatasetItemsResponse,
  ListDatasetVersionsResponse,
  ListDatasetsResponse,
  ListDocumentsResponse,
  ListEnvironmentsResponse,
  ListErasureDocumentsResponse,
  ListErasuresResponse,
  ListEvaluationItemsResponse,
  ListEvaluationsResponse,
  ListExportsResponse,
  ListInvitesResponse,
  ListLookupRowsResponse,
  ListLookupVersionsResponse,
  ListLookupsResponse,
  ListMembersResponse,
  ListMemoryExamplesResponse,
  ListPacketsResponse,
  ListProviderKeysResponse,
  ListProvidersResponse,
  ListReviewsResponse,
  ListRuleSetsResponse,
  ListRunCallsResponse,
  ListRunsResponse,
  ListSchemaTemplatesResponse,
  ListSchemaVersionsResponse,
  ListSchemasResponse,
  ListSplitterEvaluationsResponse,
  ListSplitterVersionsResponse,
  ListSplittersResponse,
  ListWebhookDeliveriesResponse,
  ListWebhooksResponse,
  ListWorkspacesResponse,
  MeasureMemoryResponse,
  ReadDocumentResponse,
  RedeliverWebhookDeliveryResponse,
  RedeliverWebhookEventsResponse,
  RejectReviewResponse,
  ReleaseReviewResponse,
  ReopenReviewResponse,
  ReplaceLookupResponse,
  RequestReviewResponse,
  RerunRunResponse,
  RetryBatchResponse,
  RotateWebhookSecretResponse,
  StartBatchResponse,
  StreamRunEventsResponse,
  TestWebhookResponse,
  TryRulesResponse,
  UpdateBudgetResponse,
  UpdateDatasetItemResponse,
  UpdateDatasetResponse,
  UpdateEnvironmentResponse,
  UpdateMemberResponse,
  UpdateMemoryResponse,
  UpdatePacketResponse,
  UpdatePinResponse,
  UpdateProviderKeyResponse,
  UpdateReviewResponse,
  UpdateReviewSettingsResponse,
  UpdateWebhookResponse,
  UpdateWorkspaceResponse,
  UploadBatchDocumentsResponse,
  UploadDocumentResponse,
  UploadPacketResponse,
  VerifyProviderKeyResponse,
} from './types.gen.ts';

export class Me extends Resource {
  /**
   * Get the caller
   *
   * Returns the user that the API key belongs to, with the plan. A good first request to try a key with.
   */
  get(options?: RequestOptions): ApiPromise<GetMeResponse>;
  get(...args: unknown[]): ApiPromise<GetMeResponse> {
    return this.core.call('GET /me', args);
  }
}

export class ApiKeys extends Resource {
  /**
   * List the caller's API keys
   *
   * Returns the keys of the caller, newest first, each with a masked form of its secret and its last use.
   *
   * @throws PermissionDeniedError
   */
  list(params?: ApiKeysListParams, options?: RequestOptions): PagePromise<ListApiKeysResponse['data'][number]>;
  list(...args: unknown[]): PagePromise<ListApiKeysResponse['data'][number]> {
    return this.core.list('GET /api-keys', args);
  }

  /**
   * Make an API key
   *
   * Makes a key for the caller. A key that is limited to a workspace, an environment or a role works for what is inside of these limits only: it can make no keys, workspaces, provider keys, members or invites. The answer is the only one that ever carries the secret, in `key`: the server keeps nothing but a hash of it.
   *
   * @throws PermissionDeniedError, NotFoundError, ConflictError, GoneError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  create(params: ApiKeysCreateParams, options?: RequestOptions): ApiPromise<CreateApiKeyResponse>;
  create(...args: unknown[]): ApiPromise<CreateApiKeyResponse> {
    return this.core.call('POST /api-keys', args, []);
  }

  /**
   * Revoke an API key
   *
   * Revokes a key of the caller at once; it may be the one that the request is made with.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  delete(id: string, options?: RequestOptions): ApiPromise<void>;
  delete(...args: unknown[]): ApiPromise<void> {
    return this.core.call('DELETE /api-keys/{id}', args);
  }
}

export class Workspaces extends Resource {
  /**
   * List workspaces
   *
   * Returns the workspaces that the caller owns or is a member of, newest first.
   */
  list(params?: WorkspacesListParams, options?: RequestOptions): PagePromise<ListWorkspacesResponse['data'][number]>;
  list(...args: unknown[]): PagePromise<ListWorkspacesResponse['data'][number]> {
    return this.core.list('GET /workspaces', args);
  }

  /**
   * Create a workspace
   *
   * Creates a workspace, owned by the caller, with its environments production, staging and development. Without `slug` one is derived from `name` (`Müller & Söhne` gives `mueller-soehne`), with `-2`, `-3`, … where it is taken.
   *
   * @throws PermissionDeniedError, ConflictError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  create(params: WorkspacesCreateParams, options?: RequestOptions): ApiPromise<CreateWorkspaceResponse>;
  create(...args: unknown[]): ApiPromise<CreateWorkspaceResponse> {
    return this.core.call('POST /workspaces', args, []);
  }

  /**
   * Get a workspace
   *
   * Returns one workspace that the caller owns or is a member of.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  get(params?: WorkspacesGetParams, options?: RequestOptions): ApiPromise<GetWorkspaceResponse>;
  get(...args: unknown[]): ApiPromise<GetWorkspaceResponse> {
    return this.core.call('GET /workspaces/{slug}', args);
  }

  /**
   * Change a workspace
   *
   * Changes the name, the description or both. The slug never changes. Only the owner may do it.
   *
   * @throws PermissionDeniedError, NotFoundError, PayloadTooLargeError, UnsupportedMediaTypeError
   */
  update(params: WorkspacesUpdateParams, options?: RequestOptions): ApiPromise<UpdateWorkspaceResponse>;
  update(...args: unknown[]): ApiPromise<UpdateWorkspaceResponse> {
    return this.core.call('PATCH /workspaces/{slug}', args, []);
  }

  /**
   * Delete a workspace
   *
   * Removes the workspace and everything under it: environments, schemas, documents, runs and webhooks. This cannot be undone. Only the owner may do it.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  delete(params?: WorkspacesDeleteParams, options?: RequestOptions): ApiPromise<void>;
  delete(...args: unknown[]): ApiPromise<void> {
    return this.core.call('DELETE /workspaces/{slug}', args);
  }
}

export class Members extends Resource {
  /**
   * List members
   *
   * Lists the users that may work in the workspace, including the owner, newest first.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  list(params?: MembersListParams, options?: RequestOptions): PagePromise<ListMembersResponse['data'][number]>;
  list(...args: unknown[]): PagePromise<ListMembersResponse['data'][number]> {
    return this.core.list('GET /workspaces/{slug}/members', args);
  }

  /**
   * Add a member
   *
   * Lets another user of the service work in the workspace, in a role. The user finds the identifier to give with `me.get`. Adding somebody who is a member already changes nothing, not the role either. Only an owner may do it, with an API key that is not limited.
   *
   * @throws PermissionDeniedError, NotFoundError, ConflictError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  add(params: MembersAddParams, options?: RequestOptions): ApiPromise<AddMemberResponse>;
  add(...args: unknown[]): ApiPromise<AddMemberResponse> {
    return this.core.call('POST /workspaces/{slug}/members', args, []);
  }

  /**
   * Change the role of a member
   *
   * Gives a member another role, which counts from the next request on. Only an owner may do it, with an API key that is not limited. Who created the workspace stays its owner (`PermissionDeniedError`).
   *
   * @throws PermissionDeniedError, NotFoundError, PayloadTooLargeError, UnsupportedMediaTypeError
   */
  update(params: MembersUpdateParams, options?: RequestOptions): ApiPromise<UpdateMemberResponse>;
  update(...args: unknown[]): ApiPromise<UpdateMemberResponse> {
    return this.core.call('PATCH /workspaces/{slug}/members/{userId}', args, []);
  }

  /**
   * Remove a member
   *
   * Ends the membership at once; what the member created stays. Webhook endpoints whose URL the member chose or which the member activated, last, are deactivated (`member_removed`). Only an owner may do it, and who created the workspace cannot be removed (`PermissionDeniedError`).
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  remove(params: MembersRemoveParams, options?: RequestOptions): ApiPromise<void>;
  remove(...args: unknown[]): ApiPromise<void> {
    return this.core.call('DELETE /workspaces/{slug}/members/{userId}', args);
  }
}

export class Invites extends Resource {
  /**
   * List invites
   *
   * Lists the invites that still work, newest first, without their links. Only the owner may do it.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  list(params?: InvitesListParams, options?: RequestOptions): PagePromise<ListInvitesResponse['data'][number]>;
  list(...args: unknown[]): PagePromise<ListInvitesResponse['data'][number]> {
    return this.core.list('GET /workspaces/{slug}/invites', args);
  }

  /**
   * Invite a person
   *
   * Makes a link for a person who has no account yet. Whoever follows it chooses a name and a password or a passkey, and is a member with this role. A user who is signed in joins instead. The link works once and until `expiresAt`, a week by default (`EXCERPT_INVITE_HOURS`). The answer is the only one that carries it, in `url`; send it yourself, since the server sends no mail. Only the owner may do it.
   *
   * @throws PermissionDeniedError, NotFoundError, ConflictError, GoneError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  create(params: InvitesCreateParams, options?: RequestOptions): ApiPromise<CreateInviteResponse>;
  create(...args: unknown[]): ApiPromise<CreateInviteResponse> {
    return this.core.call('POST /workspaces/{slug}/invites', args, []);
  }

  /**
   * Withdraw an invite
   *
   * The link stops working at once. Only the owner of the workspace may do it.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  delete(id: string, options?: RequestOptions): ApiPromise<void>;
  delete(...args: unknown[]): ApiPromise<void> {
    return this.core.call('DELETE /invites/{id}', args);
  }
}

export class Environments extends Resource {
  /**
   * List environments
   *
   * Returns the three environments of the workspace, in the order production, staging, development.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  list(params?: EnvironmentsListParams, options?: RequestOptions): PagePromise<ListEnvironmentsResponse['data'][number]>;
  list(...args: unknown[]): PagePromise<ListEnvironmentsResponse['data'][number]> {
    return this.core.list('GET /workspaces/{slug}/environments', args);
  }

  /**
   * Get an environment
   *
   * Returns one environment with the provider key and model that it is bound to, and in `resolved` what its extractions use.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  get(params: EnvironmentsGetParams, options?: RequestOptions): ApiPromise<GetEnvironmentResponse>;
  get(...args: unknown[]): ApiPromise<GetEnvironmentResponse> {
    return this.core.call('GET /workspaces/{slug}/environments/{envSlug}', args);
  }

  /**
   * Update an environment
   *
   * Changes the fields that are sent and keeps the others. The `providerKeyId` and the `model` that result must
   * fit together:
   *
   * - `providerKeyId: null` needs `model: null`: the environment is back at the system fallback.
   * - `model: null` with a key inherits the key's `defaultModel`.
   * - A `model` must be one of the `models` of the key's provider in `providers.list`, or of those that the provider lists
   *   for the key. With `anyModel`, every model is allowed.
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
   * @throws PermissionDeniedError, NotFoundError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  update(params: EnvironmentsUpdateParams, options?: RequestOptions): ApiPromise<UpdateEnvironmentResponse>;
  update(...args: unknown[]): ApiPromise<UpdateEnvironmentResponse> {
    return this.core.call('PATCH /workspaces/{slug}/environments/{envSlug}', args, []);
  }
}

export class Schemas extends Resource {
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
   * @throws PaymentRequiredError, PermissionDeniedError, NotFoundError, ConflictError, GoneError, PreconditionFailedError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  infer(params: SchemasInferParams, options?: RequestOptions): ApiPromise<InferSchemaResponse>;
  infer(...args: unknown[]): ApiPromise<InferSchemaResponse> {
    return this.core.call('POST /workspaces/{slug}/infer-schema', args, ['env']);
  }

  /**
   * List schema templates
   *
   * Returns the starting schemas: definitions for usual kinds of documents, to copy and change. Each comes with a document to try it on. The order is fixed.
   */
  listTemplates(params?: SchemasListTemplatesParams, options?: RequestOptions): PagePromise<ListSchemaTemplatesResponse['data'][number]>;
  listTemplates(...args: unknown[]): PagePromise<ListSchemaTemplatesResponse['data'][number]> {
    return this.core.list('GET /schema-templates', args);
  }

  /**
   * Get a schema template
   *
   * Returns one starting schema with its definition.
   *
   * @throws NotFoundError
   */
  getTemplate(params: SchemasGetTemplateParams, options?: RequestOptions): ApiPromise<GetSchemaTemplateResponse>;
  getTemplate(...args: unknown[]): ApiPromise<GetSchemaTemplateResponse> {
    return this.core.call('GET /schema-templates/{key}', args);
  }

  /**
   * Download the document of a schema template
   *
   * Returns a fictitious document of the template's kind, to upload and extract from.
   *
   * @throws NotFoundError
   */
  getTemplateDocument(params: SchemasGetTemplateDocumentParams, options?: RequestOptions): FilePromise;
  getTemplateDocument(...args: unknown[]): FilePromise {
    return this.core.download('GET /schema-templates/{key}/document', args);
  }

  /**
   * List sets of rules
   *
   * Returns ready sets of rules, such as the arithmetic of EN 16931, to take over into a schema with the fields that they read. The order is fixed.
   */
  listRuleSets(params?: SchemasListRuleSetsParams, options?: RequestOptions): PagePromise<ListRuleSetsResponse['data'][number]>;
  listRuleSets(...args: unknown[]): PagePromise<ListRuleSetsResponse['data'][number]> {
    return this.core.list('GET /rule-sets', args);
  }

  /**
   * List schemas
   *
   * Returns the schema families of the workspace, newest first. All environments share them.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  list(params?: SchemasListParams, options?: RequestOptions): PagePromise<ListSchemasResponse['data'][number]>;
  list(...args: unknown[]): PagePromise<ListSchemasResponse['data'][number]> {
    return this.core.list('GET /workspaces/{slug}/schemas', args);
  }

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
   * @throws PermissionDeniedError, NotFoundError, ConflictError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  create(params: SchemasCreateParams, options?: RequestOptions): ApiPromise<CreateSchemaResponse>;
  create(...args: unknown[]): ApiPromise<CreateSchemaResponse> {
    return this.core.call('POST /workspaces/{slug}/schemas', args, []);
  }

  /**
   * Get a schema
   *
   * Returns one schema family. Its definitions are listed under `…/versions`.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  get(params: SchemasGetParams, options?: RequestOptions): ApiPromise<GetSchemaResponse>;
  get(...args: unknown[]): ApiPromise<GetSchemaResponse> {
    return this.core.call('GET /workspaces/{slug}/schemas/{schemaKey}', args);
  }

  /**
   * Delete a schema
   *
   * Deletes the schema with all of its versions, documents and runs, in every environment. Runs of other schemas that use its documents are deleted with these documents: while there are any, the answer is `ConflictError` `in_use`, unless `cascade` is true. While a run of the schema or over its documents is active, or a batch of the schema is processing, the answer is `ConflictError` in any case. Only the owner of the workspace may delete a schema.
   *
   * @throws PermissionDeniedError, NotFoundError, ConflictError
   */
  delete(params: SchemasDeleteParams, options?: RequestOptions): ApiPromise<void>;
  delete(...args: unknown[]): ApiPromise<void> {
    return this.core.call('DELETE /workspaces/{slug}/schemas/{schemaKey}', args);
  }

  /**
   * List the versions of a schema
   *
   * Returns the versions with their definitions, highest `versionNumber` first.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  listVersions(params: SchemasListVersionsParams, options?: RequestOptions): PagePromise<ListSchemaVersionsResponse['data'][number]>;
  listVersions(...args: unknown[]): PagePromise<ListSchemaVersionsResponse['data'][number]> {
    return this.core.list('GET /workspaces/{slug}/schemas/{schemaKey}/versions', args);
  }

  /**
   * Get a version of a schema
   *
   * Returns one version with its definition. Versions are immutable.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  getVersion(params: SchemasGetVersionParams, options?: RequestOptions): ApiPromise<GetSchemaVersionResponse>;
  getVersion(...args: unknown[]): ApiPromise<GetSchemaVersionResponse> {
    return this.core.call('GET /workspaces/{slug}/schemas/{schemaKey}/versions/{versionNumber}', args);
  }

  /**
   * Lint a definition
   *
   * Returns warnings about a definition without storing it: optional fields that are not nullable, missing descriptions, vague names, and constraints that the strict mode of a provider does not support. The schema need not exist. An invalid definition is `UnprocessableEntityError`, as it is when a schema is created.
   *
   * @throws PermissionDeniedError, NotFoundError, ConflictError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  lint(params: SchemasLintParams, options?: RequestOptions): ApiPromise<LintSchemaResponse>;
  lint(...args: unknown[]): ApiPromise<LintSchemaResponse> {
    return this.core.call('POST /workspaces/{slug}/schemas/{schemaKey}/lint', args, []);
  }

  /**
   * Try rules on stored runs
   *
   * Checks rules with the data of the newest completed runs of a schema in one environment, as they were extracted. Nothing is stored,
   * and the runs stay as they are. A rule that cannot be read is `UnprocessableEntityError`, with its place. `today()` is the day on which a run ended. Derived
   * fields of the definition are filled again, with the tables as they are now. A trial gives at most 5,000 results and reads data of
   * at most 20 million characters: with many rules or large data, it tries fewer runs than `limit`.
   *
   * @throws PermissionDeniedError, NotFoundError, ConflictError, GoneError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  tryRules(params: SchemasTryRulesParams, options?: RequestOptions): ApiPromise<TryRulesResponse>;
  tryRules(...args: unknown[]): ApiPromise<TryRulesResponse> {
    return this.core.call('POST /workspaces/{slug}/schemas/{schemaKey}/rules/try', args, ['env']);
  }

  /**
   * Check rules with data
   *
   * Says what the rules of a version say of data that are sent, such as those of a run while a person corrects them, and fills derived
   * fields with the tables as they are now. Nothing is stored. The data need not fit the definition; what a rule cannot compare is
   * unknown. More steps than a run may take are not taken either.
   *
   * @throws PermissionDeniedError, NotFoundError, ConflictError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  checkRules(params: SchemasCheckRulesParams, options?: RequestOptions): ApiPromise<CheckRulesResponse>;
  checkRules(...args: unknown[]): ApiPromise<CheckRulesResponse> {
    return this.core.call('POST /workspaces/{slug}/schemas/{schemaKey}/rules/check', args, []);
  }
}

export class Lookups extends Resource {
  /**
   * List the lookups
   *
   * Lists the tables of the workspace by their keys, without their rows.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  list(params?: LookupsListParams, options?: RequestOptions): PagePromise<ListLookupsResponse['data'][number]>;
  list(...args: unknown[]): PagePromise<ListLookupsResponse['data'][number]> {
    return this.core.list('GET /workspaces/{slug}/lookups', args);
  }

  /**
   * Create a lookup
   *
   * Stores a CSV file as a table that rules look values up in: `lookup("vendors", "vatId", seller.vatId)`. The first row names the
   * columns. Cells are separated by commas, semicolons or tabs, and the text is UTF-8 or Windows-1252. A column whose cells are
   * all numbers like `1234.5` is a column of numbers; an empty cell is a missing value. Up to 100,000 rows, 100 columns and 20 MiB.
   *
   * @throws PermissionDeniedError, NotFoundError, ConflictError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  create(params: LookupsCreateParams, options?: RequestOptions): ApiPromise<CreateLookupResponse>;
  create(...args: unknown[]): ApiPromise<CreateLookupResponse> {
    return this.core.call('POST /workspaces/{slug}/lookups', args, []);
  }

  /**
   * Get a lookup
   *
   * Returns a table of the workspace, without its rows.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  get(params: LookupsGetParams, options?: RequestOptions): ApiPromise<GetLookupResponse>;
  get(...args: unknown[]): ApiPromise<GetLookupResponse> {
    return this.core.call('GET /workspaces/{slug}/lookups/{key}', args);
  }

  /**
   * Replace a lookup
   *
   * Replaces the columns and all rows at once by those of a CSV file, and increases `version`; `changes` counts the rows that are new and gone. A run uses either the rows before or those after, and its `lookups` say which. The rows of the last ten versions are kept.
   *
   * @throws PermissionDeniedError, NotFoundError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  replace(params: LookupsReplaceParams, options?: RequestOptions): ApiPromise<ReplaceLookupResponse>;
  replace(...args: unknown[]): ApiPromise<ReplaceLookupResponse> {
    return this.core.call('PUT /workspaces/{slug}/lookups/{key}', args, []);
  }

  /**
   * Delete a lookup
   *
   * Deletes a table of the workspace with its versions. While the latest or a pinned version of a schema uses it, it is `ConflictError` `in_use`, and `message` names the schemas. Only the owner may do this.
   *
   * @throws PermissionDeniedError, NotFoundError, ConflictError
   */
  delete(params: LookupsDeleteParams, options?: RequestOptions): ApiPromise<void>;
  delete(...args: unknown[]): ApiPromise<void> {
    return this.core.call('DELETE /workspaces/{slug}/lookups/{key}', args);
  }

  /**
   * List the rows of a lookup
   *
   * Lists the rows of a table in the order of its file, or those with a text in one of their cells. Rows of an earlier version are kept for the last ten versions.
   *
   * @throws NotFoundError
   */
  listRows(params: LookupsListRowsParams, options?: RequestOptions): PagePromise<ListLookupRowsResponse['data'][number]>;
  listRows(...args: unknown[]): PagePromise<ListLookupRowsResponse['data'][number]> {
    return this.core.list('GET /workspaces/{slug}/lookups/{key}/rows', args);
  }

  /**
   * List the versions of a lookup
   *
   * Lists the versions of a table, the latest first.
   *
   * @throws NotFoundError
   */
  listVersions(params: LookupsListVersionsParams, options?: RequestOptions): PagePromise<ListLookupVersionsResponse['data'][number]>;
  listVersions(...args: unknown[]): PagePromise<ListLookupVersionsResponse['data'][number]> {
    return this.core.list('GET /workspaces/{slug}/lookups/{key}/versions', args);
  }
}

export class Documents extends Resource {
  /**
   * List documents
   *
   * Returns the documents of a schema in one environment, newest first, each with its whole text. `content=false` leaves the text out, which makes the answer much smaller. `query` searches names and texts.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  list(params: DocumentsListParams, options?: RequestOptions): PagePromise<ListDocumentsResponse['data'][number]>;
  list(...args: unknown[]): PagePromise<ListDocumentsResponse['data'][number]> {
    return this.core.list('GET /workspaces/{slug}/schemas/{schemaKey}/documents', args);
  }

  /**
   * Upload a document
   *
   * Stores a text as a document in an environment, under a schema, without extracting from it: `name`, and the text
   * in `content`, which is plain text unless `mimeType` says otherwise.
   *
   * The document is `received` at once and parsed soon after. With `pages`, only these pages are parsed. `password`
   * opens a protected PDF; without it, or with a wrong one, the document fails with `document_encrypted`.
   *
   * @throws PermissionDeniedError, NotFoundError, ConflictError, GoneError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  create(params: DocumentsCreateParams, options?: RequestOptions): ApiPromise<CreateDocumentResponse>;
  create(...args: unknown[]): ApiPromise<CreateDocumentResponse> {
    return this.core.call('POST /workspaces/{slug}/schemas/{schemaKey}/documents', args, ['env']);
  }

  /**
   * Get a document
   *
   * Returns one document with its text, once that is parsed, and the data of its newest completed run.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  get(id: string, options?: RequestOptions): ApiPromise<GetDocumentResponse>;
  get(...args: unknown[]): ApiPromise<GetDocumentResponse> {
    return this.core.call('GET /documents/{id}', args);
  }

  /**
   * Delete a document
   *
   * Deletes the document with its file, its runs, and their content in webhook deliveries and in answers that are stored for repeats. Refused with `ConflictError` while runs of it are active, and with `PermissionDeniedError` in a locked environment. Only the owner of the workspace may do it.
   *
   * @throws PermissionDeniedError, NotFoundError, ConflictError
   */
  delete(id: string, options?: RequestOptions): ApiPromise<void>;
  delete(...args: unknown[]): ApiPromise<void> {
    return this.core.call('DELETE /documents/{id}', args);
  }

  /**
   * Download a document
   *
   * Returns the bytes that were uploaded, with their media type and, in `Content-Disposition`, the original file name. A single byte range may be asked for with `Range`.
   *
   * @throws PermissionDeniedError, NotFoundError, GoneError
   */
  getFile(id: string, options?: RequestOptions): FilePromise;
  getFile(...args: unknown[]): FilePromise {
    return this.core.download('GET /documents/{id}/file', args);
  }

  /**
   * Get the layout of a document
   *
   * Returns the document as extraction reads it: pages, lines, words with their boxes, tables. A document that is still `received` is parsed first, which can take a while. A document that cannot be parsed is answered with `UnprocessableEntityError` and the code of its `errorCode`.
   *
   * @throws PermissionDeniedError, NotFoundError, GoneError, PayloadTooLargeError, UnprocessableEntityError
   */
  getLayout(id: string, options?: RequestOptions): ApiPromise<GetDocumentLayoutResponse>;
  getLayout(...args: unknown[]): ApiPromise<GetDocumentLayoutResponse> {
    return this.core.call('GET /documents/{id}/layout', args);
  }

  /**
   * Read a region of a page
   *
   * Returns the words in a box of a page: those whose centre is in it, in reading order. With `schema`, the JSON Schema of a field,
   * `value` is the text brought into the field's type and format; it is null where the text has no such value or more than one
   * meaning. A page without geometry has no words with boxes.
   *
   * @throws PermissionDeniedError, NotFoundError, ConflictError, GoneError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  read(id: string, params: DocumentsReadParamsBesideId, options?: RequestOptions): ApiPromise<ReadDocumentResponse>;
  /**
   * Read a region of a page
   *
   * Returns the words in a box of a page: those whose centre is in it, in reading order. With `schema`, the JSON Schema of a field,
   * `value` is the text brought into the field's type and format; it is null where the text has no such value or more than one
   * meaning. A page without geometry has no words with boxes.
   *
   * @throws PermissionDeniedError, NotFoundError, ConflictError, GoneError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  read(params: DocumentsReadParams, options?: RequestOptions): ApiPromise<ReadDocumentResponse>;
  read(...args: unknown[]): ApiPromise<ReadDocumentResponse> {
    return this.core.call('POST /documents/{id}/read', args, []);
  }

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
   * @throws PermissionDeniedError, NotFoundError, GoneError, UnprocessableEntityError
   */
  getPageImage(params: DocumentsGetPageImageParams, options?: RequestOptions): FilePromise;
  getPageImage(...args: unknown[]): FilePromise {
    return this.core.download('GET /documents/{id}/pages/{pageNumber}/image', args);
  }

  /**
   * Upload a document
   *
   * Stores a file as a document in an environment, under a schema, without extracting from it. The name of the file
   * becomes `originalFilename`, and the `name` too unless `name` says otherwise. What kind of file it is, its bytes
   * tell, not its name.
   *
   * The document is `received` at once and parsed soon after. With `pages`, only these pages are parsed. `password`
   * opens a protected PDF; without it, or with a wrong one, the document fails with `document_encrypted`.
   *
   * @throws PermissionDeniedError, NotFoundError, ConflictError, GoneError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  upload(params: DocumentsUploadParams, options?: RequestOptions): ApiPromise<UploadDocumentResponse>;
  upload(...args: unknown[]): ApiPromise<UploadDocumentResponse> {
    return this.core.call('POST /workspaces/{slug}/schemas/{schemaKey}/documents', args, ['env']);
  }
}

export class Extraction extends Resource {
  /**
   * Extract from a document
   *
   * Starts a run for the document in the path and returns immediately. Read the result with `runs.get(id, { wait: 30 })`. The fields have the same meaning as in the extract request. Without a body, or with an empty object, the run uses the latest version of the schema and the model of the environment.
   *
   * @throws PaymentRequiredError, PermissionDeniedError, NotFoundError, ConflictError, GoneError, PreconditionFailedError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  extractDocument(params: ExtractionExtractDocumentParams, options?: RequestOptions): ApiPromise<ExtractDocumentResponse>;
  extractDocument(...args: unknown[]): ApiPromise<ExtractDocumentResponse> {
    return this.core.call('POST /workspaces/{slug}/schemas/{schemaKey}/documents/{id}/extract', args, ['env']);
  }

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
   * @throws PaymentRequiredError, PermissionDeniedError, NotFoundError, ConflictError, GoneError, PreconditionFailedError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  extract(params: ExtractionExtractParams, options?: RequestOptions): ApiPromise<ExtractResponse>;
  extract(...args: unknown[]): ApiPromise<ExtractResponse> {
    return this.core.call('POST /workspaces/{slug}/schemas/{schemaKey}/extract', args, ['env']);
  }

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
   * @throws PaymentRequiredError, PermissionDeniedError, NotFoundError, ConflictError, GoneError, PreconditionFailedError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  extractFile(params: ExtractionExtractFileParams, options?: RequestOptions): ApiPromise<ExtractFileResponse>;
  extractFile(...args: unknown[]): ApiPromise<ExtractFileResponse> {
    return this.core.call('POST /workspaces/{slug}/schemas/{schemaKey}/extract', args, ['env']);
  }
}

export class Runs extends Resource {
  /**
   * List runs
   *
   * Returns the runs of a schema in one environment, newest first unless `sort` says otherwise. Filters are combined.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  list(params: RunsListParams, options?: RequestOptions): PagePromise<ListRunsResponse['data'][number]>;
  list(...args: unknown[]): PagePromise<ListRunsResponse['data'][number]> {
    return this.core.list('GET /workspaces/{slug}/schemas/{schemaKey}/runs', args);
  }

  /**
   * Get a run
   *
   * Returns one run. With `wait`, the request is held open until the run is final or the time has passed, and returns the run in its current state. This replaces polling.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  get(id: string, options?: RunsGetParamsBesideId & RequestOptions): ApiPromise<GetRunResponse>;
  /**
   * Get a run
   *
   * Returns one run. With `wait`, the request is held open until the run is final or the time has passed, and returns the run in its current state. This replaces polling.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  get(params: RunsGetParams, options?: RequestOptions): ApiPromise<GetRunResponse>;
  get(...args: unknown[]): ApiPromise<GetRunResponse> {
    return this.core.call('GET /runs/{id}', args);
  }

  /**
   * Delete a run
   *
   * Deletes a run and its data. The document is kept. A run that is not final is `ConflictError`: cancel it first. A run of a locked environment is `PermissionDeniedError`. Only the owner of the workspace may delete a run.
   *
   * @throws PermissionDeniedError, NotFoundError, ConflictError
   */
  delete(id: string, options?: RequestOptions): ApiPromise<void>;
  delete(...args: unknown[]): ApiPromise<void> {
    return this.core.call('DELETE /runs/{id}', args);
  }

  /**
   * Cancel a run
   *
   * Cancels a pending or processing run. Its status becomes `cancelled` immediately. A final run is `ConflictError`.
   *
   * @throws PermissionDeniedError, NotFoundError, ConflictError, GoneError, UnprocessableEntityError
   */
  cancel(id: string, options?: RequestOptions): ApiPromise<CancelRunResponse>;
  cancel(...args: unknown[]): ApiPromise<CancelRunResponse> {
    return this.core.call('POST /runs/{id}/cancel', args);
  }

  /**
   * Rerun a run
   *
   * Starts a new run with the same document, schema version and model. The original run does not change. A run that failed or was cancelled keeps the answers that it has paid for, and the new run asks only what is missing: `reusedCalls` counts them. Answers that failed the run are asked for again.
   *
   * @throws PaymentRequiredError, PermissionDeniedError, NotFoundError, ConflictError, GoneError, PreconditionFailedError, UnprocessableEntityError
   */
  rerun(id: string, options?: RunsRerunParamsBesideId & RequestOptions): ApiPromise<RerunRunResponse>;
  /**
   * Rerun a run
   *
   * Starts a new run with the same document, schema version and model. The original run does not change. A run that failed or was cancelled keeps the answers that it has paid for, and the new run asks only what is missing: `reusedCalls` counts them. Answers that failed the run are asked for again.
   *
   * @throws PaymentRequiredError, PermissionDeniedError, NotFoundError, ConflictError, GoneError, PreconditionFailedError, UnprocessableEntityError
   */
  rerun(params: RunsRerunParams, options?: RequestOptions): ApiPromise<RerunRunResponse>;
  rerun(...args: unknown[]): ApiPromise<RerunRunResponse> {
    return this.core.call('POST /runs/{id}/rerun', args);
  }

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
   * @throws PermissionDeniedError, NotFoundError
   */
  listCalls(id: string, options?: RunsListCallsParamsBesideId & RequestOptions): PagePromise<ListRunCallsResponse['data'][number]>;
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
   * @throws PermissionDeniedError, NotFoundError
   */
  listCalls(params: RunsListCallsParams, options?: RequestOptions): PagePromise<ListRunCallsResponse['data'][number]>;
  listCalls(...args: unknown[]): PagePromise<ListRunCallsResponse['data'][number]> {
    return this.core.list('GET /runs/{id}/calls', args);
  }

  /**
   * Follow a run
   *
   * Yields the current status, then every change of status and every step of progress. It ends after the final
   * status.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  streamEvents(id: string, options?: RequestOptions): AsyncGenerator<StreamRunEventsResponse, void, undefined>;
  streamEvents(...args: unknown[]): AsyncGenerator<StreamRunEventsResponse, void, undefined> {
    return this.core.stream('GET /runs/{id}/events', args);
  }
}

export class Exports extends Resource {
  /**
   * List exports
   *
   * Returns the exports of a schema in one environment, newest first.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  list(params: ExportsListParams, options?: RequestOptions): PagePromise<ListExportsResponse['data'][number]>;
  list(...args: unknown[]): PagePromise<ListExportsResponse['data'][number]> {
    return this.core.list('GET /workspaces/{slug}/schemas/{schemaKey}/exports', args);
  }

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
   * @throws PermissionDeniedError, NotFoundError, ConflictError, GoneError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  create(params: ExportsCreateParams, options?: RequestOptions): ApiPromise<CreateExportResponse>;
  create(...args: unknown[]): ApiPromise<CreateExportResponse> {
    return this.core.call('POST /workspaces/{slug}/schemas/{schemaKey}/exports', args, ['env']);
  }

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
   * @throws PermissionDeniedError, NotFoundError
   */
  getResults(id: string, options?: ExportsGetResultsParamsBesideId & RequestOptions): FilePromise;
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
   * @throws PermissionDeniedError, NotFoundError
   */
  getResults(params: ExportsGetResultsParams, options?: RequestOptions): FilePromise;
  getResults(...args: unknown[]): FilePromise {
    return this.core.download('GET /exports/{id}/results', args);
  }
}

export class Batches extends Resource {
  /**
   * List batches
   *
   * Returns the batches of a schema in one environment, newest first. Filters are combined.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  list(params: BatchesListParams, options?: RequestOptions): PagePromise<ListBatchesResponse['data'][number]>;
  list(...args: unknown[]): PagePromise<ListBatchesResponse['data'][number]> {
    return this.core.list('GET /workspaces/{slug}/schemas/{schemaKey}/batches', args);
  }

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
   * @throws PaymentRequiredError, PermissionDeniedError, NotFoundError, ConflictError, GoneError, PreconditionFailedError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  create(params: BatchesCreateParams, options?: RequestOptions): ApiPromise<CreateBatchResponse>;
  create(...args: unknown[]): ApiPromise<CreateBatchResponse> {
    return this.core.call('POST /workspaces/{slug}/schemas/{schemaKey}/batches', args, ['env']);
  }

  /**
   * Get a batch
   *
   * Returns one batch, with the number of its documents in each state.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  get(id: string, options?: RequestOptions): ApiPromise<GetBatchResponse>;
  get(...args: unknown[]): ApiPromise<GetBatchResponse> {
    return this.core.call('GET /batches/{id}', args);
  }

  /**
   * List the documents of a batch
   *
   * Returns the documents of a batch in the order in which they were added.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  listDocuments(id: string, options?: BatchesListDocumentsParamsBesideId & RequestOptions): PagePromise<ListBatchDocumentsResponse['data'][number]>;
  /**
   * List the documents of a batch
   *
   * Returns the documents of a batch in the order in which they were added.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  listDocuments(params: BatchesListDocumentsParams, options?: RequestOptions): PagePromise<ListBatchDocumentsResponse['data'][number]>;
  listDocuments(...args: unknown[]): PagePromise<ListBatchDocumentsResponse['data'][number]> {
    return this.core.list('GET /batches/{id}/documents', args);
  }

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
   * @throws PermissionDeniedError, NotFoundError, ConflictError, GoneError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  addDocuments(id: string, params: BatchesAddDocumentsParamsBesideId, options?: RequestOptions): ApiPromise<AddBatchDocumentsResponse>;
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
   * @throws PermissionDeniedError, NotFoundError, ConflictError, GoneError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  addDocuments(params: BatchesAddDocumentsParams, options?: RequestOptions): ApiPromise<AddBatchDocumentsResponse>;
  addDocuments(...args: unknown[]): ApiPromise<AddBatchDocumentsResponse> {
    return this.core.call('POST /batches/{id}/documents', args, []);
  }

  /**
   * Start a batch
   *
   * Starts an open batch. A batch without documents is completed at once. A batch that is `processing` or `completed` does not change.
   *
   * @throws PaymentRequiredError, PermissionDeniedError, NotFoundError, ConflictError, GoneError, UnprocessableEntityError
   */
  start(id: string, options?: RequestOptions): ApiPromise<StartBatchResponse>;
  start(...args: unknown[]): ApiPromise<StartBatchResponse> {
    return this.core.call('POST /batches/{id}/start', args);
  }

  /**
   * Cancel a batch
   *
   * Cancels a batch that is `open` or `processing`: its waiting documents and its runs that are not final become `cancelled`. What is completed is kept. A batch that has ended is `ConflictError`.
   *
   * @throws PaymentRequiredError, PermissionDeniedError, NotFoundError, ConflictError, GoneError, UnprocessableEntityError
   */
  cancel(id: string, options?: RequestOptions): ApiPromise<CancelBatchResponse>;
  cancel(...args: unknown[]): ApiPromise<CancelBatchResponse> {
    return this.core.call('POST /batches/{id}/cancel', args);
  }

  /**
   * Retry failed documents
   *
   * Extracts again from each document whose run failed, with the same schema version and model, and with the provider key that is
   * available now. The batch is `processing` again, and another `batch.completed` follows. Earlier runs are kept, and the new ones take
   * over the model's answers that those have paid for: `reusedCalls` of a run counts them. Documents that could
   * not be added stay failed. Without failed documents nothing changes. A batch that is `open` or `cancelled` is `ConflictError`.
   *
   * @throws PaymentRequiredError, PermissionDeniedError, NotFoundError, ConflictError, GoneError, PreconditionFailedError, UnprocessableEntityError
   */
  retry(id: string, options?: BatchesRetryParamsBesideId & RequestOptions): ApiPromise<RetryBatchResponse>;
  /**
   * Retry failed documents
   *
   * Extracts again from each document whose run failed, with the same schema version and model, and with the provider key that is
   * available now. The batch is `processing` again, and another `batch.completed` follows. Earlier runs are kept, and the new ones take
   * over the model's answers that those have paid for: `reusedCalls` of a run counts them. Documents that could
   * not be added stay failed. Without failed documents nothing changes. A batch that is `open` or `cancelled` is `ConflictError`.
   *
   * @throws PaymentRequiredError, PermissionDeniedError, NotFoundError, ConflictError, GoneError, PreconditionFailedError, UnprocessableEntityError
   */
  retry(params: BatchesRetryParams, options?: RequestOptions): ApiPromise<RetryBatchResponse>;
  retry(...args: unknown[]): ApiPromise<RetryBatchResponse> {
    return this.core.call('POST /batches/{id}/retry', args);
  }

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
   * @throws PermissionDeniedError, NotFoundError, GoneError
   */
  getResults(id: string, options?: BatchesGetResultsParamsBesideId & RequestOptions): FilePromise;
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
   * @throws PermissionDeniedError, NotFoundError, GoneError
   */
  getResults(params: BatchesGetResultsParams, options?: RequestOptions): FilePromise;
  getResults(...args: unknown[]): FilePromise {
    return this.core.download('GET /batches/{id}/results', args);
  }

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
   * @throws PermissionDeniedError, NotFoundError, ConflictError, GoneError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  uploadDocuments(id: string, params: BatchesUploadDocumentsParamsBesideId, options?: RequestOptions): ApiPromise<UploadBatchDocumentsResponse>;
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
   * @throws PermissionDeniedError, NotFoundError, ConflictError, GoneError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  uploadDocuments(params: BatchesUploadDocumentsParams, options?: RequestOptions): ApiPromise<UploadBatchDocumentsResponse>;
  uploadDocuments(...args: unknown[]): ApiPromise<UploadBatchDocumentsResponse> {
    return this.core.call('POST /batches/{id}/documents', args, []);
  }
}

export class Datasets extends Resource {
  /**
   * List data sets
   *
   * Returns the data sets of a schema in one environment, newest first.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  list(params: DatasetsListParams, options?: RequestOptions): PagePromise<ListDatasetsResponse['data'][number]>;
  list(...args: unknown[]): PagePromise<ListDatasetsResponse['data'][number]> {
    return this.core.list('GET /workspaces/{slug}/schemas/{schemaKey}/datasets', args);
  }

  /**
   * Create a data set
   *
   * Creates an empty data set of a schema in one environment. With `collect`, the data of each review that is approved from then on
   * becomes a labelled item.
   *
   * @throws PermissionDeniedError, NotFoundError, ConflictError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  create(params: DatasetsCreateParams, options?: RequestOptions): ApiPromise<CreateDatasetResponse>;
  create(...args: unknown[]): ApiPromise<CreateDatasetResponse> {
    return this.core.call('POST /workspaces/{slug}/schemas/{schemaKey}/datasets', args, ['env']);
  }

  /**
   * Get a data set
   *
   * Returns one data set, with the number of its items by label.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  get(id: string, options?: RequestOptions): ApiPromise<GetDatasetResponse>;
  get(...args: unknown[]): ApiPromise<GetDatasetResponse> {
    return this.core.call('GET /datasets/{id}', args);
  }

  /**
   * Change a data set
   *
   * Changes the fields that are sent. `comparators` replaces all of them. Evaluations keep the comparators that they began with.
   *
   * @throws PermissionDeniedError, NotFoundError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  update(id: string, params: DatasetsUpdateParamsBesideId, options?: RequestOptions): ApiPromise<UpdateDatasetResponse>;
  /**
   * Change a data set
   *
   * Changes the fields that are sent. `comparators` replaces all of them. Evaluations keep the comparators that they began with.
   *
   * @throws PermissionDeniedError, NotFoundError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  update(params: DatasetsUpdateParams, options?: RequestOptions): ApiPromise<UpdateDatasetResponse>;
  update(...args: unknown[]): ApiPromise<UpdateDatasetResponse> {
    return this.core.call('PATCH /datasets/{id}', args, []);
  }

  /**
   * Delete a data set
   *
   * Deletes a data set with its items, versions and evaluations. The documents stay. While an evaluation of it runs, or a gate uses it,
   * it is `ConflictError` `in_use`.
   *
   * @throws PermissionDeniedError, NotFoundError, ConflictError
   */
  delete(id: string, options?: RequestOptions): ApiPromise<void>;
  delete(...args: unknown[]): ApiPromise<void> {
    return this.core.call('DELETE /datasets/{id}', args);
  }

  /**
   * List the items of a data set
   *
   * Returns the items. Drafts of a `blind` data set are returned without their values.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  listItems(id: string, options?: DatasetsListItemsParamsBesideId & RequestOptions): PagePromise<ListDatasetItemsResponse['data'][number]>;
  /**
   * List the items of a data set
   *
   * Returns the items. Drafts of a `blind` data set are returned without their values.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  listItems(params: DatasetsListItemsParams, options?: RequestOptions): PagePromise<ListDatasetItemsResponse['data'][number]>;
  listItems(...args: unknown[]): PagePromise<ListDatasetItemsResponse['data'][number]> {
    return this.core.list('GET /datasets/{id}/items', args);
  }

  /**
   * Add items to a data set
   *
   * Adds up to 1,000 documents of the data set's schema and environment, all or none. With `expected` an item is labelled, or a draft
   * if `label` says so. With `runId` the document is that of the run: the data that a review approved is the label, other data a draft.
   *
   * A document that the data set has already keeps its item: a label replaces what it had, a draft only another draft.
   *
   * @throws PermissionDeniedError, NotFoundError, ConflictError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  addItems(id: string, params: DatasetsAddItemsParamsBesideId, options?: RequestOptions): ApiPromise<AddDatasetItemsResponse>;
  /**
   * Add items to a data set
   *
   * Adds up to 1,000 documents of the data set's schema and environment, all or none. With `expected` an item is labelled, or a draft
   * if `label` says so. With `runId` the document is that of the run: the data that a review approved is the label, other data a draft.
   *
   * A document that the data set has already keeps its item: a label replaces what it had, a draft only another draft.
   *
   * @throws PermissionDeniedError, NotFoundError, ConflictError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  addItems(params: DatasetsAddItemsParams, options?: RequestOptions): ApiPromise<AddDatasetItemsResponse>;
  addItems(...args: unknown[]): ApiPromise<AddDatasetItemsResponse> {
    return this.core.call('POST /datasets/{id}/items', args, []);
  }

  /**
   * Get an item of a data set
   *
   * Returns one item, with every label that it had.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  getItem(params: DatasetsGetItemParams, options?: RequestOptions): ApiPromise<GetDatasetItemResponse>;
  getItem(...args: unknown[]): ApiPromise<GetDatasetItemResponse> {
    return this.core.call('GET /datasets/{id}/items/{itemId}', args);
  }

  /**
   * Label an item
   *
   * Saves what a person says of the document. With `expected` the item is labelled. `label` `unlabelled` takes the label back. A note
   * and unreadable fields do not change the label.
   *
   * With `second` the values are the second label of an item that needs one. They are kept beside the first label, which stays, and
   * `second.disagreements` says where the two differ. The next label without `second` resolves them.
   *
   * @throws PermissionDeniedError, NotFoundError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  updateItem(params: DatasetsUpdateItemParams, options?: RequestOptions): ApiPromise<UpdateDatasetItemResponse>;
  updateItem(...args: unknown[]): ApiPromise<UpdateDatasetItemResponse> {
    return this.core.call('PATCH /datasets/{id}/items/{itemId}', args, []);
  }

  /**
   * Remove an item from a data set
   *
   * Removes an item. Its document stays, and so do the versions that were frozen with it.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  deleteItem(params: DatasetsDeleteItemParams, options?: RequestOptions): ApiPromise<void>;
  deleteItem(...args: unknown[]): ApiPromise<void> {
    return this.core.call('DELETE /datasets/{id}/items/{itemId}', args);
  }

  /**
   * Draft labels
   *
   * Extracts from the unlabelled documents, with the priority of batches, and stores the data as drafts. `items.drafting` counts those
   * that wait. A draft never replaces a label, even one that a person saves meanwhile. Failed documents stay unlabelled.
   *
   * @throws PaymentRequiredError, PermissionDeniedError, NotFoundError, ConflictError, PreconditionFailedError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  draft(id: string, params?: DatasetsDraftParamsBesideId, options?: RequestOptions): ApiPromise<DraftDatasetResponse>;
  /**
   * Draft labels
   *
   * Extracts from the unlabelled documents, with the priority of batches, and stores the data as drafts. `items.drafting` counts those
   * that wait. A draft never replaces a label, even one that a person saves meanwhile. Failed documents stay unlabelled.
   *
   * @throws PaymentRequiredError, PermissionDeniedError, NotFoundError, ConflictError, PreconditionFailedError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  draft(params: DatasetsDraftParams, options?: RequestOptions): ApiPromise<DraftDatasetResponse>;
  draft(...args: unknown[]): ApiPromise<DraftDatasetResponse> {
    return this.core.call('POST /datasets/{id}/draft', args, []);
  }

  /**
   * List the versions of a data set
   *
   * Returns the frozen versions, highest `version` first.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  listVersions(id: string, options?: DatasetsListVersionsParamsBesideId & RequestOptions): PagePromise<ListDatasetVersionsResponse['data'][number]>;
  /**
   * List the versions of a data set
   *
   * Returns the frozen versions, highest `version` first.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  listVersions(params: DatasetsListVersionsParams, options?: RequestOptions): PagePromise<ListDatasetVersionsResponse['data'][number]>;
  listVersions(...args: unknown[]): PagePromise<ListDatasetVersionsResponse['data'][number]> {
    return this.core.list('GET /datasets/{id}/versions', args);
  }

  /**
   * Freeze a version
   *
   * Freezes the labelled items as the next version. A version never changes, but an item whose document is deleted or expires leaves
   * every version with its values. Without labelled items it is `UnprocessableEntityError` `dataset_empty`.
   *
   * @throws PermissionDeniedError, NotFoundError, ConflictError, UnprocessableEntityError
   */
  createVersion(id: string, options?: RequestOptions): ApiPromise<CreateDatasetVersionResponse>;
  createVersion(...args: unknown[]): ApiPromise<CreateDatasetVersionResponse> {
    return this.core.call('POST /datasets/{id}/versions', args);
  }
}

export class Evaluations extends Resource {
  /**
   * List evaluations
   *
   * Returns the evaluations of a schema in one environment, newest first. Filters are combined.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  list(params: EvaluationsListParams, options?: RequestOptions): PagePromise<ListEvaluationsResponse['data'][number]>;
  list(...args: unknown[]): PagePromise<ListEvaluationsResponse['data'][number]> {
    return this.core.list('GET /workspaces/{slug}/schemas/{schemaKey}/evaluations', args);
  }

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
   * @throws PaymentRequiredError, PermissionDeniedError, NotFoundError, ConflictError, PreconditionFailedError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  create(params: EvaluationsCreateParams, options?: RequestOptions): ApiPromise<CreateEvaluationResponse>;
  create(...args: unknown[]): ApiPromise<CreateEvaluationResponse> {
    return this.core.call('POST /workspaces/{slug}/schemas/{schemaKey}/evaluations', args, ['env']);
  }

  /**
   * Get the pinned version
   *
   * Returns the version of a schema that one environment serves. Nothing is pinned until it is set.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  getPin(params: EvaluationsGetPinParams, options?: RequestOptions): ApiPromise<GetPinResponse>;
  getPin(...args: unknown[]): ApiPromise<GetPinResponse> {
    return this.core.call('GET /workspaces/{slug}/schemas/{schemaKey}/pin', args);
  }

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
   * @throws PermissionDeniedError, NotFoundError, ConflictError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  updatePin(params: EvaluationsUpdatePinParams, options?: RequestOptions): ApiPromise<UpdatePinResponse>;
  updatePin(...args: unknown[]): ApiPromise<UpdatePinResponse> {
    return this.core.call('PUT /workspaces/{slug}/schemas/{schemaKey}/pin', args, ['env']);
  }

  /**
   * Get an evaluation
   *
   * Returns one evaluation, with its progress and, once it is completed, its scores.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  get(id: string, options?: RequestOptions): ApiPromise<GetEvaluationResponse>;
  get(...args: unknown[]): ApiPromise<GetEvaluationResponse> {
    return this.core.call('GET /evaluations/{id}', args);
  }

  /**
   * Cancel an evaluation
   *
   * Cancels an evaluation and its runs that are not final. One that has ended is `ConflictError` `evaluation_not_active`.
   *
   * @throws PermissionDeniedError, NotFoundError, ConflictError, UnprocessableEntityError
   */
  cancel(id: string, options?: RequestOptions): ApiPromise<CancelEvaluationResponse>;
  cancel(...args: unknown[]): ApiPromise<CancelEvaluationResponse> {
    return this.core.call('POST /evaluations/{id}/cancel', args);
  }

  /**
   * List the documents of an evaluation
   *
   * Returns the documents with their values, in the order of the data set. Values are gone once the document or the run has expired.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  listItems(id: string, options?: EvaluationsListItemsParamsBesideId & RequestOptions): PagePromise<ListEvaluationItemsResponse['data'][number]>;
  /**
   * List the documents of an evaluation
   *
   * Returns the documents with their values, in the order of the data set. Values are gone once the document or the run has expired.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  listItems(params: EvaluationsListItemsParams, options?: RequestOptions): PagePromise<ListEvaluationItemsResponse['data'][number]>;
  listItems(...args: unknown[]): PagePromise<ListEvaluationItemsResponse['data'][number]> {
    return this.core.list('GET /evaluations/{id}/items', args);
  }

  /**
   * Compare two evaluations
   *
   * Compares an evaluation with another one, which is `before`, over the documents that both have with the same expected values. A
   * verdict is `better` or `worse` where a paired test over documents finds a difference at the 5 % level, for the score and all fields
   * together; `same` where the 95 % interval of the difference lies within one point; otherwise `inconclusive`. `test` names the test.
   *
   * @throws PermissionDeniedError, NotFoundError, ConflictError, UnprocessableEntityError
   */
  compare(id: string, options?: EvaluationsCompareParamsBesideId & RequestOptions): ApiPromise<CompareEvaluationsResponse>;
  /**
   * Compare two evaluations
   *
   * Compares an evaluation with another one, which is `before`, over the documents that both have with the same expected values. A
   * verdict is `better` or `worse` where a paired test over documents finds a difference at the 5 % level, for the score and all fields
   * together; `same` where the 95 % interval of the difference lies within one point; otherwise `inconclusive`. `test` names the test.
   *
   * @throws PermissionDeniedError, NotFoundError, ConflictError, UnprocessableEntityError
   */
  compare(params: EvaluationsCompareParams, options?: RequestOptions): ApiPromise<CompareEvaluationsResponse>;
  compare(...args: unknown[]): ApiPromise<CompareEvaluationsResponse> {
    return this.core.call('GET /evaluations/{id}/compare', args);
  }

  /**
   * Estimate the review effort
   *
   * Says which values people must review so that the share `target` of all values is right: those with a confidence below `below`. It is
   * not `reliable`, with the `reason`, where the confidence does not order errors or there are too few values.
   *
   * @throws PermissionDeniedError, NotFoundError, ConflictError
   */
  getReviewEffort(id: string, options?: EvaluationsGetReviewEffortParamsBesideId & RequestOptions): ApiPromise<GetReviewEffortResponse>;
  /**
   * Estimate the review effort
   *
   * Says which values people must review so that the share `target` of all values is right: those with a confidence below `below`. It is
   * not `reliable`, with the `reason`, where the confidence does not order errors or there are too few values.
   *
   * @throws PermissionDeniedError, NotFoundError, ConflictError
   */
  getReviewEffort(params: EvaluationsGetReviewEffortParams, options?: RequestOptions): ApiPromise<GetReviewEffortResponse>;
  getReviewEffort(...args: unknown[]): ApiPromise<GetReviewEffortResponse> {
    return this.core.call('GET /evaluations/{id}/review-effort', args);
  }
}

export class Memory extends Resource {
  /**
   * Get the memory of a schema
   *
   * Returns whether extractions by a schema use the memory in one environment, how many examples it has, and what it gained when it was
   * last measured.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  get(params: MemoryGetParams, options?: RequestOptions): ApiPromise<GetMemoryResponse>;
  get(...args: unknown[]): ApiPromise<GetMemoryResponse> {
    return this.core.call('GET /workspaces/{slug}/schemas/{schemaKey}/memory', args);
  }

  /**
   * Switch the memory on or off
   *
   * With `on`, extractions by the schema in the environment use its examples, from the next run on. Examples are kept whether it is on
   * or off: they come from approved reviews and from labelled items of data sets, and go with their documents.
   *
   * @throws PermissionDeniedError, NotFoundError, PayloadTooLargeError, UnsupportedMediaTypeError
   */
  update(params: MemoryUpdateParams, options?: RequestOptions): ApiPromise<UpdateMemoryResponse>;
  update(...args: unknown[]): ApiPromise<UpdateMemoryResponse> {
    return this.core.call('PUT /workspaces/{slug}/schemas/{schemaKey}/memory', args, ['env']);
  }

  /**
   * Measure what the memory gains
   *
   * Evaluates a data set of the schema with the memory: each document is extracted without its own example and without those of its
   * near duplicates. Without an evaluation of the same frozen version without the memory, that one is started too. Both together are
   * the `gain` of the memory; `compare` shows it by field, with margins.
   *
   * @throws PaymentRequiredError, PermissionDeniedError, NotFoundError, ConflictError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  measure(params: MemoryMeasureParams, options?: RequestOptions): ApiPromise<MeasureMemoryResponse>;
  measure(...args: unknown[]): ApiPromise<MeasureMemoryResponse> {
    return this.core.call('POST /workspaces/{slug}/schemas/{schemaKey}/memory/measure', args, ['env']);
  }

  /**
   * List the examples of the memory
   *
   * Returns the examples of a schema in one environment, newest first. They are kept small, see `kept`.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  listExamples(params: MemoryListExamplesParams, options?: RequestOptions): PagePromise<ListMemoryExamplesResponse['data'][number]>;
  listExamples(...args: unknown[]): PagePromise<ListMemoryExamplesResponse['data'][number]> {
    return this.core.list('GET /workspaces/{slug}/schemas/{schemaKey}/memory/examples', args);
  }

  /**
   * Delete an example of the memory
   *
   * Deletes an example: from the next run on, nothing is learned from it. Its document, review and label stay. It comes back when the
   * review is approved again, or the label is saved again.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  deleteExample(id: string, options?: RequestOptions): ApiPromise<void>;
  deleteExample(...args: unknown[]): ApiPromise<void> {
    return this.core.call('DELETE /memory-examples/{id}', args);
  }
}

export class Usage extends Resource {
  /**
   * Get the usage of a month
   *
   * Answers how many runs of the workspace ended in a month (UTC), their tokens and their cost, by provider and model. Deleted and expired runs are counted.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  get(params?: UsageGetParams, options?: RequestOptions): ApiPromise<GetUsageResponse>;
  get(...args: unknown[]): ApiPromise<GetUsageResponse> {
    return this.core.call('GET /workspaces/{slug}/usage', args);
  }

  /**
   * Get the budget of a workspace
   *
   * Returns the limits of a workspace for a month (UTC), and what its runs have used of them in the current one.
   *
   * @throws NotFoundError
   */
  getBudget(params?: UsageGetBudgetParams, options?: RequestOptions): ApiPromise<GetBudgetResponse>;
  getBudget(...args: unknown[]): ApiPromise<GetBudgetResponse> {
    return this.core.call('GET /workspaces/{slug}/budget', args);
  }

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
   * @throws PermissionDeniedError, NotFoundError, PayloadTooLargeError, UnsupportedMediaTypeError
   */
  updateBudget(params: UsageUpdateBudgetParams, options?: RequestOptions): ApiPromise<UpdateBudgetResponse>;
  updateBudget(...args: unknown[]): ApiPromise<UpdateBudgetResponse> {
    return this.core.call('PUT /workspaces/{slug}/budget', args, []);
  }
}

export class Reviews extends Resource {
  /**
   * Get review settings
   *
   * Returns when runs of a schema need a review in one environment.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  getSettings(params: ReviewsGetSettingsParams, options?: RequestOptions): ApiPromise<GetReviewSettingsResponse>;
  getSettings(...args: unknown[]): ApiPromise<GetReviewSettingsResponse> {
    return this.core.call('GET /workspaces/{slug}/schemas/{schemaKey}/review-settings', args);
  }

  /**
   * Set review settings
   *
   * Sets when a completed run of a schema needs a review in one environment: when any of the conditions holds. A field that is
   * left out is unset. A path that the schema's latest version does not describe is `BadRequestError`. The settings apply to runs that complete
   * afterwards; `reviews.applySettings` applies them to stored ones.
   *
   * @throws PermissionDeniedError, NotFoundError, PayloadTooLargeError, UnsupportedMediaTypeError
   */
  updateSettings(params: ReviewsUpdateSettingsParams, options?: RequestOptions): ApiPromise<UpdateReviewSettingsResponse>;
  updateSettings(...args: unknown[]): ApiPromise<UpdateReviewSettingsResponse> {
    return this.core.call('PUT /workspaces/{slug}/schemas/{schemaKey}/review-settings', args, ['env']);
  }

  /**
   * Apply review settings to stored runs
   *
   * Looks at the newest 1,000 completed runs of a schema in one environment, and begins the reviews of those that meet a condition
   * of the settings. A run that has a review keeps it. With `dryRun` nothing is begun, and `settings` can be tried before they are
   * set.
   *
   * @throws PermissionDeniedError, NotFoundError, ConflictError, GoneError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  applySettings(params: ReviewsApplySettingsParams, options?: RequestOptions): ApiPromise<ApplyReviewSettingsResponse>;
  applySettings(...args: unknown[]): ApiPromise<ApplyReviewSettingsResponse> {
    return this.core.call('POST /workspaces/{slug}/schemas/{schemaKey}/review-settings/apply', args, ['env']);
  }

  /**
   * List reviews
   *
   * Returns the reviews of one environment, newest first. Filters are combined.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  list(params?: ReviewsListParams, options?: RequestOptions): PagePromise<ListReviewsResponse['data'][number]>;
  list(...args: unknown[]): PagePromise<ListReviewsResponse['data'][number]> {
    return this.core.list('GET /workspaces/{slug}/reviews', args);
  }

  /**
   * Get a review
   *
   * Returns the review of a run, with its corrections. A run without a review is `NotFoundError`.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  get(id: string, options?: RequestOptions): ApiPromise<GetReviewResponse>;
  get(...args: unknown[]): ApiPromise<GetReviewResponse> {
    return this.core.call('GET /runs/{id}/review', args);
  }

  /**
   * Request a review
   *
   * Asks for a review of a completed run, whatever the settings of its schema. A run that has a review keeps it. A run that is not
   * completed is `ConflictError`.
   *
   * @throws PermissionDeniedError, NotFoundError, ConflictError, GoneError, UnprocessableEntityError
   */
  request(id: string, options?: RequestOptions): ApiPromise<RequestReviewResponse>;
  request(...args: unknown[]): ApiPromise<RequestReviewResponse> {
    return this.core.call('POST /runs/{id}/review', args);
  }

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
   * @throws PermissionDeniedError, NotFoundError, ConflictError, GoneError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  update(id: string, params: ReviewsUpdateParamsBesideId, options?: RequestOptions): ApiPromise<UpdateReviewResponse>;
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
   * @throws PermissionDeniedError, NotFoundError, ConflictError, GoneError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  update(params: ReviewsUpdateParams, options?: RequestOptions): ApiPromise<UpdateReviewResponse>;
  update(...args: unknown[]): ApiPromise<UpdateReviewResponse> {
    return this.core.call('PATCH /runs/{id}/review', args, []);
  }

  /**
   * Claim a review
   *
   * Reserves a review for the caller for 10 minutes, so that two people do not do the same work, and makes it `in_review`. Claiming
   * it again renews the claim. This begins the review of a completed run that has none.
   *
   * @throws PermissionDeniedError, NotFoundError, ConflictError, GoneError, UnprocessableEntityError
   */
  claim(id: string, options?: RequestOptions): ApiPromise<ClaimReviewResponse>;
  claim(...args: unknown[]): ApiPromise<ClaimReviewResponse> {
    return this.core.call('POST /runs/{id}/review/claim', args);
  }

  /**
   * Release a review
   *
   * Ends the caller's claim, so that others need not wait for its end. A review without corrections is `needed` again. A review that
   * the caller has not claimed is returned as it is.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  release(id: string, options?: RequestOptions): ApiPromise<ReleaseReviewResponse>;
  release(...args: unknown[]): ApiPromise<ReleaseReviewResponse> {
    return this.core.call('DELETE /runs/{id}/review/claim', args);
  }

  /**
   * Approve a review
   *
   * Approves the data as corrected: the run's `reviewedData`. The event `run.reviewed` is sent. This begins the review of a completed
   * run that has none.
   *
   * @throws PermissionDeniedError, NotFoundError, ConflictError, GoneError, UnprocessableEntityError
   */
  approve(id: string, options?: RequestOptions): ApiPromise<ApproveReviewResponse>;
  approve(...args: unknown[]): ApiPromise<ApproveReviewResponse> {
    return this.core.call('POST /runs/{id}/review/approve', args);
  }

  /**
   * Reject a review
   *
   * Rejects the data of a run, with a reason. The event `run.reviewed` is sent. This begins the review of a completed run that has
   * none.
   *
   * @throws PermissionDeniedError, NotFoundError, ConflictError, GoneError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  reject(id: string, params: ReviewsRejectParamsBesideId, options?: RequestOptions): ApiPromise<RejectReviewResponse>;
  /**
   * Reject a review
   *
   * Rejects the data of a run, with a reason. The event `run.reviewed` is sent. This begins the review of a completed run that has
   * none.
   *
   * @throws PermissionDeniedError, NotFoundError, ConflictError, GoneError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  reject(params: ReviewsRejectParams, options?: RequestOptions): ApiPromise<RejectReviewResponse>;
  reject(...args: unknown[]): ApiPromise<RejectReviewResponse> {
    return this.core.call('POST /runs/{id}/review/reject', args, []);
  }

  /**
   * Reopen a review
   *
   * Makes an approved or rejected review `in_review` again, with its corrections. One that is open is `ConflictError`.
   *
   * @throws PermissionDeniedError, NotFoundError, ConflictError, GoneError, UnprocessableEntityError
   */
  reopen(id: string, options?: RequestOptions): ApiPromise<ReopenReviewResponse>;
  reopen(...args: unknown[]): ApiPromise<ReopenReviewResponse> {
    return this.core.call('POST /runs/{id}/review/reopen', args);
  }
}

export class Splitters extends Resource {
  /**
   * List splitters
   *
   * Returns the splitters of a workspace, newest first, each with its latest version.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  list(params?: SplittersListParams, options?: RequestOptions): PagePromise<ListSplittersResponse['data'][number]>;
  list(...args: unknown[]): PagePromise<ListSplittersResponse['data'][number]> {
    return this.core.list('GET /workspaces/{slug}/splitters', args);
  }

  /**
   * Create a splitter, or a version of one
   *
   * A splitter says which kinds of documents a packet may have, in your own words. With a new `key`, it is created; with the key of
   * one that exists, different content becomes its next version, and equal content changes nothing.
   *
   * @throws PermissionDeniedError, NotFoundError, ConflictError, GoneError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  create(params: SplittersCreateParams, options?: RequestOptions): ApiPromise<CreateSplitterResponse>;
  create(...args: unknown[]): ApiPromise<CreateSplitterResponse> {
    return this.core.call('POST /workspaces/{slug}/splitters', args, []);
  }

  /**
   * Get a splitter
   *
   * Returns a splitter with its latest version.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  get(params: SplittersGetParams, options?: RequestOptions): ApiPromise<GetSplitterResponse>;
  get(...args: unknown[]): ApiPromise<GetSplitterResponse> {
    return this.core.call('GET /workspaces/{slug}/splitters/{splitterKey}', args);
  }

  /**
   * List the versions of a splitter
   *
   * Returns the versions of a splitter, newest first. A version never changes.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  listVersions(params: SplittersListVersionsParams, options?: RequestOptions): PagePromise<ListSplitterVersionsResponse['data'][number]>;
  listVersions(...args: unknown[]): PagePromise<ListSplitterVersionsResponse['data'][number]> {
    return this.core.list('GET /workspaces/{slug}/splitters/{splitterKey}/versions', args);
  }

  /**
   * List evaluations of a splitter
   *
   * Returns the evaluations of a splitter in one environment, newest first, without their packets.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  listEvaluations(params: SplittersListEvaluationsParams, options?: RequestOptions): PagePromise<ListSplitterEvaluationsResponse['data'][number]>;
  listEvaluations(...args: unknown[]): PagePromise<ListSplitterEvaluationsResponse['data'][number]> {
    return this.core.list('GET /workspaces/{slug}/splitters/{splitterKey}/evaluations', args);
  }

  /**
   * Evaluate a splitter
   *
   * Splits packets that people approved once more, by a version of the splitter, and counts what it finds as they did. Nothing of it is
   * stored but the counts: no packet changes, and no part becomes a document. What people approved of a packet teaches nothing while that
   * packet is split.
   *
   * With `model`, that model is asked as well, and its calls count in the usage and the budget of the workspace.
   *
   * @throws PaymentRequiredError, PermissionDeniedError, NotFoundError, ConflictError, PreconditionFailedError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  createEvaluation(params: SplittersCreateEvaluationParams, options?: RequestOptions): ApiPromise<CreateSplitterEvaluationResponse>;
  createEvaluation(...args: unknown[]): ApiPromise<CreateSplitterEvaluationResponse> {
    return this.core.call('POST /workspaces/{slug}/splitters/{splitterKey}/evaluations', args, ['env']);
  }

  /**
   * Get an evaluation of a splitter
   *
   * Returns an evaluation with its figures and its packets.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  getEvaluation(params: SplittersGetEvaluationParams, options?: RequestOptions): ApiPromise<GetSplitterEvaluationResponse>;
  getEvaluation(...args: unknown[]): ApiPromise<GetSplitterEvaluationResponse> {
    return this.core.call('GET /workspaces/{slug}/splitters/{splitterKey}/evaluations/{id}', args);
  }

  /**
   * Cancel an evaluation of a splitter
   *
   * Stops an evaluation that is not final. The packets that were counted stay counted.
   *
   * @throws PermissionDeniedError, NotFoundError, ConflictError, UnprocessableEntityError
   */
  cancelEvaluation(params: SplittersCancelEvaluationParams, options?: RequestOptions): ApiPromise<CancelSplitterEvaluationResponse>;
  cancelEvaluation(...args: unknown[]): ApiPromise<CancelSplitterEvaluationResponse> {
    return this.core.call('POST /workspaces/{slug}/splitters/{splitterKey}/evaluations/{id}/cancel', args);
  }
}

export class Packets extends Resource {
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
   * @throws PermissionDeniedError, NotFoundError, ConflictError, GoneError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  classify(params: PacketsClassifyParams, options?: RequestOptions): ApiPromise<ClassifyResponse>;
  classify(...args: unknown[]): ApiPromise<ClassifyResponse> {
    return this.core.call('POST /workspaces/{slug}/classify', args, ['env']);
  }

  /**
   * List packets
   *
   * Returns the packets of one environment, newest first, without their pages.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  list(params?: PacketsListParams, options?: RequestOptions): PagePromise<ListPacketsResponse['data'][number]>;
  list(...args: unknown[]): PagePromise<ListPacketsResponse['data'][number]> {
    return this.core.list('GET /workspaces/{slug}/packets', args);
  }

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
   * @throws PaymentRequiredError, PermissionDeniedError, NotFoundError, ConflictError, GoneError, PreconditionFailedError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  create(params: PacketsCreateParams, options?: RequestOptions): ApiPromise<CreatePacketResponse>;
  create(...args: unknown[]): ApiPromise<CreatePacketResponse> {
    return this.core.call('POST /workspaces/{slug}/packets', args, ['env']);
  }

  /**
   * Get a packet
   *
   * Returns a packet with its parts and pages. With `wait`, the request is held open until the packet is final or needs a review, or the
   * time has passed, and returns the packet in its current state.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  get(id: string, options?: PacketsGetParamsBesideId & RequestOptions): ApiPromise<GetPacketResponse>;
  /**
   * Get a packet
   *
   * Returns a packet with its parts and pages. With `wait`, the request is held open until the packet is final or needs a review, or the
   * time has passed, and returns the packet in its current state.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  get(params: PacketsGetParams, options?: RequestOptions): ApiPromise<GetPacketResponse>;
  get(...args: unknown[]): ApiPromise<GetPacketResponse> {
    return this.core.call('GET /packets/{id}', args);
  }

  /**
   * Correct a packet
   *
   * Replaces the parts of a packet that waits for a person. Parts need not be contiguous, and pages may be left out. With `revision`, the
   * correction is refused if another person was faster.
   *
   * @throws PermissionDeniedError, NotFoundError, ConflictError, GoneError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  update(id: string, params: PacketsUpdateParamsBesideId, options?: RequestOptions): ApiPromise<UpdatePacketResponse>;
  /**
   * Correct a packet
   *
   * Replaces the parts of a packet that waits for a person. Parts need not be contiguous, and pages may be left out. With `revision`, the
   * correction is refused if another person was faster.
   *
   * @throws PermissionDeniedError, NotFoundError, ConflictError, GoneError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  update(params: PacketsUpdateParams, options?: RequestOptions): ApiPromise<UpdatePacketResponse>;
  update(...args: unknown[]): ApiPromise<UpdatePacketResponse> {
    return this.core.call('PATCH /packets/{id}', args, []);
  }

  /**
   * Delete a packet
   *
   * Deletes a packet with its parts, their runs and its file. A document that was stored before the packet is kept. Only the owner of the
   * workspace may delete a packet.
   *
   * @throws PermissionDeniedError, NotFoundError, ConflictError
   */
  delete(id: string, options?: RequestOptions): ApiPromise<void>;
  delete(...args: unknown[]): ApiPromise<void> {
    return this.core.call('DELETE /packets/{id}', args);
  }

  /**
   * Approve a packet
   *
   * Decides the parts of a packet that waits for a person. They become documents then, and runs if `extract` was asked for. With
   * `revision`, the approval is refused if another person changed the parts meanwhile.
   *
   * @throws PaymentRequiredError, PermissionDeniedError, NotFoundError, ConflictError, GoneError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  approve(id: string, params?: PacketsApproveParamsBesideId, options?: RequestOptions): ApiPromise<ApprovePacketResponse>;
  /**
   * Approve a packet
   *
   * Decides the parts of a packet that waits for a person. They become documents then, and runs if `extract` was asked for. With
   * `revision`, the approval is refused if another person changed the parts meanwhile.
   *
   * @throws PaymentRequiredError, PermissionDeniedError, NotFoundError, ConflictError, GoneError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  approve(params: PacketsApproveParams, options?: RequestOptions): ApiPromise<ApprovePacketResponse>;
  approve(...args: unknown[]): ApiPromise<ApprovePacketResponse> {
    return this.core.call('POST /packets/{id}/approve', args, []);
  }

  /**
   * Cancel a packet
   *
   * Stops a packet that is not final. Parts that are documents already are kept.
   *
   * @throws PermissionDeniedError, NotFoundError, ConflictError, GoneError, UnprocessableEntityError
   */
  cancel(id: string, options?: RequestOptions): ApiPromise<CancelPacketResponse>;
  cancel(...args: unknown[]): ApiPromise<CancelPacketResponse> {
    return this.core.call('POST /packets/{id}/cancel', args);
  }

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
   * @throws PermissionDeniedError, NotFoundError, ConflictError, GoneError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  classifyFile(params: PacketsClassifyFileParams, options?: RequestOptions): ApiPromise<ClassifyFileResponse>;
  classifyFile(...args: unknown[]): ApiPromise<ClassifyFileResponse> {
    return this.core.call('POST /workspaces/{slug}/classify', args, ['env']);
  }

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
   * @throws PaymentRequiredError, PermissionDeniedError, NotFoundError, ConflictError, GoneError, PreconditionFailedError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  upload(params: PacketsUploadParams, options?: RequestOptions): ApiPromise<UploadPacketResponse>;
  upload(...args: unknown[]): ApiPromise<UploadPacketResponse> {
    return this.core.call('POST /workspaces/{slug}/packets', args, ['env']);
  }
}

export class Providers extends Resource {
  /**
   * List providers
   *
   * Returns the model providers that this server knows: where they process data, which models are allowed, and which of them is the system fallback that works without a key of the caller's.
   */
  list(params?: ProvidersListParams, options?: RequestOptions): PagePromise<ListProvidersResponse['data'][number]>;
  list(...args: unknown[]): PagePromise<ListProvidersResponse['data'][number]> {
    return this.core.list('GET /providers', args);
  }
}

export class ProviderKeys extends Resource {
  /**
   * List the caller's provider keys
   *
   * Lists the caller's keys for model providers, newest first, without their secrets.
   *
   * @throws PermissionDeniedError
   */
  list(params?: ProviderKeysListParams, options?: RequestOptions): PagePromise<ListProviderKeysResponse['data'][number]>;
  list(...args: unknown[]): PagePromise<ListProviderKeysResponse['data'][number]> {
    return this.core.list('GET /provider-keys', args);
  }

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
   * @throws PermissionDeniedError, ConflictError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  create(params: ProviderKeysCreateParams, options?: RequestOptions): ApiPromise<CreateProviderKeyResponse>;
  create(...args: unknown[]): ApiPromise<CreateProviderKeyResponse> {
    return this.core.call('POST /provider-keys', args, []);
  }

  /**
   * Get a provider key
   *
   * Returns one of the caller's keys, without its secret.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  get(id: string, options?: RequestOptions): ApiPromise<GetProviderKeyResponse>;
  get(...args: unknown[]): ApiPromise<GetProviderKeyResponse> {
    return this.core.call('GET /provider-keys/{id}', args);
  }

  /**
   * Update a provider key
   *
   * Changes the fields in the request body. A new secret or `baseUrl` makes the key `unverified`. A new `baseUrl` needs
   * the secret in the same request, so that a stored secret is never sent to another address. Pending runs use the
   * updated key. If its residency differs from the one that a run recorded, the run fails with `provider_auth` and
   * sends nothing.
   *
   * @throws PermissionDeniedError, NotFoundError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  update(id: string, params: ProviderKeysUpdateParamsBesideId, options?: RequestOptions): ApiPromise<UpdateProviderKeyResponse>;
  /**
   * Update a provider key
   *
   * Changes the fields in the request body. A new secret or `baseUrl` makes the key `unverified`. A new `baseUrl` needs
   * the secret in the same request, so that a stored secret is never sent to another address. Pending runs use the
   * updated key. If its residency differs from the one that a run recorded, the run fails with `provider_auth` and
   * sends nothing.
   *
   * @throws PermissionDeniedError, NotFoundError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  update(params: ProviderKeysUpdateParams, options?: RequestOptions): ApiPromise<UpdateProviderKeyResponse>;
  update(...args: unknown[]): ApiPromise<UpdateProviderKeyResponse> {
    return this.core.call('PATCH /provider-keys/{id}', args, []);
  }

  /**
   * Delete a provider key
   *
   * Deletes the key and its secret. Fails with `in_use` while an environment is bound to it. Locked environments are unbound and use the system fallback. Pending runs that use the key fail with `provider_auth`.
   *
   * @throws PermissionDeniedError, NotFoundError, ConflictError
   */
  delete(id: string, options?: RequestOptions): ApiPromise<void>;
  delete(...args: unknown[]): ApiPromise<void> {
    return this.core.call('DELETE /provider-keys/{id}', args);
  }

  /**
   * Verify a provider key
   *
   * Requests the provider's list of models with the key, and sets `status` to `valid`, or to `invalid` if the provider
   * refuses the key. If the provider cannot be reached or has no such list, `status` does not change and `problem`
   * says why. Where the provider's list decides which models are allowed, the new one is used from now on.
   *
   * @throws PermissionDeniedError, NotFoundError, ConflictError, UnprocessableEntityError
   */
  verify(id: string, options?: RequestOptions): ApiPromise<VerifyProviderKeyResponse>;
  verify(...args: unknown[]): ApiPromise<VerifyProviderKeyResponse> {
    return this.core.call('POST /provider-keys/{id}/verify', args);
  }
}

export class Webhooks extends Resource {
  /**
   * List webhook endpoints
   *
   * Returns the webhook endpoints of one environment, newest first, without their secrets.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  list(params?: WebhooksListParams, options?: RequestOptions): PagePromise<ListWebhooksResponse['data'][number]>;
  list(...args: unknown[]): PagePromise<ListWebhooksResponse['data'][number]> {
    return this.core.list('GET /workspaces/{slug}/webhooks', args);
  }

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
   * @throws PermissionDeniedError, NotFoundError, ConflictError, GoneError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  create(params: WebhooksCreateParams, options?: RequestOptions): ApiPromise<CreateWebhookResponse>;
  create(...args: unknown[]): ApiPromise<CreateWebhookResponse> {
    return this.core.call('POST /workspaces/{slug}/webhooks', args, ['env']);
  }

  /**
   * Get a webhook endpoint
   *
   * Returns a webhook endpoint without its secret.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  get(id: string, options?: RequestOptions): ApiPromise<GetWebhookResponse>;
  get(...args: unknown[]): ApiPromise<GetWebhookResponse> {
    return this.core.call('GET /webhooks/{id}', args);
  }

  /**
   * Change a webhook endpoint
   *
   * Changes the fields that are sent and keeps the others. `isActive: false` stops deliveries; attempts that are due
   * later are dropped.
   * `isActive: true` starts them again and clears `disabledReason`; events of the time in between are not delivered.
   *
   * @throws PermissionDeniedError, NotFoundError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  update(id: string, params: WebhooksUpdateParamsBesideId, options?: RequestOptions): ApiPromise<UpdateWebhookResponse>;
  /**
   * Change a webhook endpoint
   *
   * Changes the fields that are sent and keeps the others. `isActive: false` stops deliveries; attempts that are due
   * later are dropped.
   * `isActive: true` starts them again and clears `disabledReason`; events of the time in between are not delivered.
   *
   * @throws PermissionDeniedError, NotFoundError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  update(params: WebhooksUpdateParams, options?: RequestOptions): ApiPromise<UpdateWebhookResponse>;
  update(...args: unknown[]): ApiPromise<UpdateWebhookResponse> {
    return this.core.call('PATCH /webhooks/{id}', args, []);
  }

  /**
   * Delete a webhook endpoint
   *
   * Removes the endpoint with its deliveries, also those that are still due. Only the owner of the workspace may do this.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  delete(id: string, options?: RequestOptions): ApiPromise<void>;
  delete(...args: unknown[]): ApiPromise<void> {
    return this.core.call('DELETE /webhooks/{id}', args);
  }

  /**
   * Rotate the signing secret
   *
   * Creates a new signing secret, which only this answer contains. For 24 hours deliveries carry two signatures, one with each of the two secrets, so that a receiver can change over without a gap. After another rotation within that time, the secrets before it sign as well until their 24 hours are over.
   *
   * @throws PermissionDeniedError, NotFoundError, ConflictError, GoneError, UnprocessableEntityError
   */
  rotateSecret(id: string, options?: RequestOptions): ApiPromise<RotateWebhookSecretResponse>;
  rotateSecret(...args: unknown[]): ApiPromise<RotateWebhookSecretResponse> {
    return this.core.call('POST /webhooks/{id}/rotate-secret', args);
  }

  /**
   * Send a test event
   *
   * Delivers a `webhook.test` event to this endpoint only, whichever kinds of events it receives. An endpoint that is not active gets one attempt without retries. The attempt appears in `webhooks.listDeliveries`.
   *
   * @throws PermissionDeniedError, NotFoundError, ConflictError, UnprocessableEntityError
   */
  test(id: string, options?: RequestOptions): ApiPromise<TestWebhookResponse>;
  test(...args: unknown[]): ApiPromise<TestWebhookResponse> {
    return this.core.call('POST /webhooks/{id}/test', args);
  }

  /**
   * Deliver failed events again
   *
   * Delivers again, at once and with a new schedule of retries, every event since a time that the endpoint has not accepted: those that are waiting for a retry and those that were given up. Each keeps its id and its body. An endpoint that is not active gets one attempt at each.
   *
   * @throws PermissionDeniedError, NotFoundError, ConflictError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  redeliverEvents(id: string, params: WebhooksRedeliverEventsParamsBesideId, options?: RequestOptions): ApiPromise<RedeliverWebhookEventsResponse>;
  /**
   * Deliver failed events again
   *
   * Delivers again, at once and with a new schedule of retries, every event since a time that the endpoint has not accepted: those that are waiting for a retry and those that were given up. Each keeps its id and its body. An endpoint that is not active gets one attempt at each.
   *
   * @throws PermissionDeniedError, NotFoundError, ConflictError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  redeliverEvents(params: WebhooksRedeliverEventsParams, options?: RequestOptions): ApiPromise<RedeliverWebhookEventsResponse>;
  redeliverEvents(...args: unknown[]): ApiPromise<RedeliverWebhookEventsResponse> {
    return this.core.call('POST /webhooks/{id}/redeliver', args, []);
  }

  /**
   * List deliveries
   *
   * Returns every attempt to deliver an event to a webhook endpoint, newest first: what was sent, what came back and how long it took.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  listDeliveries(id: string, options?: WebhooksListDeliveriesParamsBesideId & RequestOptions): PagePromise<ListWebhookDeliveriesResponse['data'][number]>;
  /**
   * List deliveries
   *
   * Returns every attempt to deliver an event to a webhook endpoint, newest first: what was sent, what came back and how long it took.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  listDeliveries(params: WebhooksListDeliveriesParams, options?: RequestOptions): PagePromise<ListWebhookDeliveriesResponse['data'][number]>;
  listDeliveries(...args: unknown[]): PagePromise<ListWebhookDeliveriesResponse['data'][number]> {
    return this.core.list('GET /webhooks/{id}/deliveries', args);
  }

  /**
   * Deliver an event again
   *
   * Delivers the event of a delivery again, whether it was accepted or not: at once, with its id and its body, and with a new schedule of retries in place of what is left of an earlier one. An endpoint that is not active gets one attempt.
   *
   * @throws PermissionDeniedError, NotFoundError, ConflictError, GoneError, UnprocessableEntityError
   */
  redeliverDelivery(params: WebhooksRedeliverDeliveryParams, options?: RequestOptions): ApiPromise<RedeliverWebhookDeliveryResponse>;
  redeliverDelivery(...args: unknown[]): ApiPromise<RedeliverWebhookDeliveryResponse> {
    return this.core.call('POST /webhooks/{id}/deliveries/{deliveryId}/redeliver', args);
  }
}

export class Privacy extends Resource {
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
   * @throws PermissionDeniedError, NotFoundError
   */
  findDocuments(params: PrivacyFindDocumentsParams, options?: RequestOptions): PagePromise<FindPrivacyDocumentsResponse['data'][number]>;
  findDocuments(...args: unknown[]): PagePromise<FindPrivacyDocumentsResponse['data'][number]> {
    return this.core.list('GET /workspaces/{slug}/privacy/documents', args);
  }

  /**
   * Export documents of a person
   *
   * Streams a ZIP archive of the documents that `privacy.findDocuments` finds, up to 10,000: a folder for each document, with its file and
   * `document.json`, which has its text, its runs with data and evidence, its reviews with their corrections, its labels in data sets, its examples in
   * the memory and its packets. The audit log has an entry for the export.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  exportDocuments(params: PrivacyExportDocumentsParams, options?: RequestOptions): FilePromise;
  exportDocuments(...args: unknown[]): FilePromise {
    return this.core.download('GET /workspaces/{slug}/privacy/archive', args);
  }
}

export class Erasures extends Resource {
  /**
   * List erasures
   *
   * Returns the erasures of a workspace, newest first, with what they erased. Only the owner may read them.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  list(params?: ErasuresListParams, options?: RequestOptions): PagePromise<ListErasuresResponse['data'][number]>;
  list(...args: unknown[]): PagePromise<ListErasuresResponse['data'][number]> {
    return this.core.list('GET /workspaces/{slug}/erasures', args);
  }

  /**
   * Prepare an erasure
   *
   * Chooses the documents that `privacy.findDocuments` finds with the same words, up to 10,000, and counts what would be erased with them. Nothing is
   * erased before `erasures.confirm`. Documents that come later are not part of it. The words are not stored.
   *
   * @throws PermissionDeniedError, NotFoundError, ConflictError, GoneError, PayloadTooLargeError, UnsupportedMediaTypeError, UnprocessableEntityError
   */
  create(params: ErasuresCreateParams, options?: RequestOptions): ApiPromise<CreateErasureResponse>;
  create(...args: unknown[]): ApiPromise<CreateErasureResponse> {
    return this.core.call('POST /workspaces/{slug}/erasures', args, []);
  }

  /**
   * Get an erasure
   *
   * Returns an erasure. Its status is `prepared`, `erasing` after its confirmation, and `completed` once nothing is left.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  get(id: string, options?: RequestOptions): ApiPromise<GetErasureResponse>;
  get(...args: unknown[]): ApiPromise<GetErasureResponse> {
    return this.core.call('GET /erasures/{id}', args);
  }

  /**
   * List documents of an erasure
   *
   * Returns the documents of an erasure in its order, each with what was erased and the entry of the audit log that proves it: together with the erasure, the receipt.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  listDocuments(id: string, options?: ErasuresListDocumentsParamsBesideId & RequestOptions): PagePromise<ListErasureDocumentsResponse['data'][number]>;
  /**
   * List documents of an erasure
   *
   * Returns the documents of an erasure in its order, each with what was erased and the entry of the audit log that proves it: together with the erasure, the receipt.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  listDocuments(params: ErasuresListDocumentsParams, options?: RequestOptions): PagePromise<ListErasureDocumentsResponse['data'][number]>;
  listDocuments(...args: unknown[]): PagePromise<ListErasureDocumentsResponse['data'][number]> {
    return this.core.list('GET /erasures/{id}/documents', args);
  }

  /**
   * Confirm an erasure
   *
   * Erases the documents of a prepared erasure with all that is stored about them: files, texts, layouts, runs, reviews, labels (also in frozen versions of
   * data sets), examples of the memory, words of the search, copies in webhook deliveries and in stored answers. Active runs are cancelled first, and
   * environments that the plan locks are no exception. Each document leaves an entry in the audit log, with counts and the hash of its file, and the
   * erasure one with the totals. It goes on after a restart of the server. A repeat changes nothing.
   *
   * @throws PermissionDeniedError, NotFoundError, ConflictError, GoneError, UnprocessableEntityError
   */
  confirm(id: string, options?: RequestOptions): ApiPromise<ConfirmErasureResponse>;
  confirm(...args: unknown[]): ApiPromise<ConfirmErasureResponse> {
    return this.core.call('POST /erasures/{id}/confirm', args);
  }
}

export class AuditLog extends Resource {
  /**
   * Export the audit log
   *
   * Streams the entries that `auditLog.list` lists with the same filters as NDJSON, oldest first: one `AuditEntry` a line. Entries that come while it is
   * read are not part of it.
   *
   * @throws PermissionDeniedError, NotFoundError
   */
  export(params?: AuditLogExportParams, options?: RequestOptions): FilePromise;
  export(...args: unknown[]): FilePromise {
    return this.core.download('GET /audit-log/export', args);
  }

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
   * @throws PermissionDeniedError, NotFoundError
   */
  list(params?: AuditLogListParams, options?: RequestOptions): PagePromise<ListAuditLogResponse['data'][number]>;
  list(...args: unknown[]): PagePromise<ListAuditLogResponse['data'][number]> {
    return this.core.list('GET /audit-log', args);
  }
}

/** Every operation of the contract, by its noun. */
export class Resources {
  readonly me: Me;
  readonly apiKeys: ApiKeys;
  readonly workspaces: Workspaces;
  readonly members: Members;
  readonly invites: Invites;
  readonly environments: Environments;
  readonly schemas: Schemas;
  readonly lookups: Lookups;
  readonly documents: Documents;
  readonly extraction: Extraction;
  readonly runs: Runs;
  readonly exports: Exports;
  readonly batches: Batches;
  readonly datasets: Datasets;
  readonly evaluations: Evaluations;
  readonly memory: Memory;
  readonly usage: Usage;
  readonly reviews: Reviews;
  readonly splitters: Splitters;
  readonly packets: Packets;
  readonly providers: Providers;
  readonly providerKeys: ProviderKeys;
  readonly webhooks: Webhooks;
  readonly privacy: Privacy;
  readonly erasures: Erasures;
  readonly auditLog: AuditLog;

  constructor(core: Core) {
    this.me = new Me(core);
    this.apiKeys = new ApiKeys(core);
    this.workspaces = new Workspaces(core);
    this.members = new Members(core);
    this.invites = new Invites(core);
    this.environments = new Environments(core);
    this.schemas = new Schemas(core);
    this.lookups = new Lookups(core);
    this.documents = new Documents(core);
    this.extraction = new Extraction(core);
    this.runs = new Runs(core);
    this.exports = new Exports(core);
    this.batches = new Batches(core);
    this.datasets = new Datasets(core);
    this.evaluations = new Evaluations(core);
    this.memory = new Memory(core);
    this.usage = new Usage(core);
    this.reviews = new Reviews(core);
    this.splitters = new Splitters(core);
    this.packets = new Packets(core);
    this.providers = new Providers(core);
    this.providerKeys = new ProviderKeys(core);
    this.webhooks = new Webhooks(core);
    this.privacy = new Privacy(core);
    this.erasures = new Erasures(core);
    this.auditLog = new AuditLog(core);
  }
}
