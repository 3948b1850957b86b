// Generated from openapi/ by `npm run generate`. Do not edit.

export type ClientOptions = {
    baseUrl: 'http://127.0.0.1:8787' | (string & {});
};

export type Webhooks = OnRunCompletedWebhookRequest | OnRunFailedWebhookRequest | OnRunCancelledWebhookRequest | OnRunReviewNeededWebhookRequest | OnRunReviewedWebhookRequest | OnBatchCompletedWebhookRequest | OnEvaluationCompletedWebhookRequest | OnPacketCompletedWebhookRequest | OnPacketReviewNeededWebhookRequest | OnDocumentParsedWebhookRequest | OnDocumentFailedWebhookRequest | OnAuditRecordedWebhookRequest | OnBudgetWarningWebhookRequest | OnBudgetExceededWebhookRequest | OnSchemaVersionCreatedWebhookRequest | OnWebhookTestWebhookRequest;

/**
 * The body of a delivery, by its `type`. Kinds may be added.
 */
export type WebhookEvent = ({
    type: 'run.completed';
} & RunCompletedEvent) | ({
    type: 'run.failed';
} & RunFailedEvent) | ({
    type: 'run.cancelled';
} & RunCancelledEvent) | ({
    type: 'run.review_needed';
} & RunReviewNeededEvent) | ({
    type: 'run.reviewed';
} & RunReviewedEvent) | ({
    type: 'batch.completed';
} & BatchCompletedEvent) | ({
    type: 'evaluation.completed';
} & EvaluationCompletedEvent) | ({
    type: 'packet.completed';
} & PacketCompletedEvent) | ({
    type: 'packet.review_needed';
} & PacketReviewNeededEvent) | ({
    type: 'document.parsed';
} & DocumentParsedEvent) | ({
    type: 'document.failed';
} & DocumentFailedEvent) | ({
    type: 'schema.version.created';
} & SchemaVersionCreatedEvent) | ({
    type: 'audit.recorded';
} & AuditRecordedEvent) | ({
    type: 'budget.warning';
} & BudgetWarningEvent) | ({
    type: 'budget.exceeded';
} & BudgetExceededEvent) | ({
    type: 'webhook.test';
} & WebhookTestEvent);

/**
 * The user that an API key belongs to.
 */
export type CurrentUser = {
    /**
     * Identifier of the user, as in `createdBy` and for `members.add`.
     */
    id: string;
    /**
     * The user's name.
     */
    name: string;
    /**
     * On `free`, the environments staging and development are locked; on `pro` nothing is.
     */
    plan: 'free' | 'pro' | OtherValue;
};

export type ApiErrorDetail = {
    /**
     * The part of the request that is at fault.
     */
    in: 'body' | 'query' | 'path' | 'header';
    /**
     * JSON Pointer to the fault in that part.
     */
    path: string;
    /**
     * What is wrong there.
     */
    message: string;
};

/**
 * The limit that refused a request.
 */
export type BudgetExceeded = {
    /**
     * The limit.
     */
    limit: 'cost' | 'pages' | OtherValue;
    /**
     * Its value.
     */
    max: number;
    /**
     * Of a limit of the cost.
     */
    currency?: string;
    /**
     * By runs that have ended.
     */
    spent: number;
    /**
     * For runs that have not ended.
     */
    reserved: number;
    /**
     * The month (UTC), such as `2026-01`.
     */
    period: string;
    /**
     * When the next month begins.
     */
    resetsAt: string;
};

/**
 * The body of every answer that is not a success.
 */
export type ApiError = {
    /**
     * What went wrong, for programs. An open list: treat a code that you do not know by the HTTP status. Known: 400 `invalid_json` `validation_failed` `invalid_multipart`; 401 `unauthorized`; 402 `budget_exceeded`; 403 `forbidden` `environment_locked`; 404 `not_found`; 405 `method_not_allowed`; 406 `not_acceptable`; 408 `request_timeout`; 409 `slug_taken` `run_not_active` `in_use` `idempotency_in_flight` `review_not_open` `review_claimed` `review_changed` `batch_not_open` `batch_not_active` `packet_not_open` `packet_changed` `evaluation_not_active` `evaluation_not_completed` `gate_failed` `lookup_exists`; 410 `content_expired`; 412 `no_key`; 413 `payload_too_large` `too_many_pages`; 415 `unsupported_media_type` `unsupported_file_type`; 416 `range_not_satisfiable`; 417 `expectation_failed`; 422 `invalid_schema` `slug_underivable` `model_not_allowed` `model_requires_key` `unknown_provider` `provider_mismatch` `provider_key_invalid` `residency_not_allowed` `invalid_url` `empty_document` `document_unreadable` `document_encrypted` `document_empty` `parse_timeout` `idempotency_mismatch` `correction_invalid` `expected_invalid` `comparators_invalid` `document_mismatch` `dataset_empty` `evaluation_invalid` `parts_invalid` `evaluation_incomparable` `pin_invalid` `lookup_invalid`; 429 `queue_full` `rate_limited`; 431 `headers_too_large`; 500 `internal_error`; 503 `shutting_down` `unavailable`.
     */
    code: string;
    /**
     * What went wrong, in a sentence that a person can act on. Its wording may change.
     */
    message: string;
    /**
     * Whether the same request can succeed later without being changed.
     */
    retryable: boolean;
    /**
     * The `x-request-id` of this exchange.
     */
    requestId: string;
    /**
     * The single faults, where a request failed validation.
     */
    details?: Array<ApiErrorDetail>;
    budget?: BudgetExceeded;
};

/**
 * `read` may only call GET operations; `write` may do whatever its user may.
 */
export type ApiKeyScope = 'read' | 'write';

/**
 * A key that authenticates its user.
 */
export type ApiKey = {
    /**
     * Identifier of the key.
     */
    id: string;
    /**
     * What the key is for.
     */
    name: string;
    scope: ApiKeyScope;
    /**
     * The only workspace that the key is for; null for all of the user.
     */
    workspace: string | null;
    /**
     * The only environment that the key is for; null for all.
     */
    env: 'production' | 'staging' | 'development' | null;
    /**
     * The most that the key may do; null for what its user may.
     */
    role: 'owner' | 'member' | 'reviewer' | 'reader' | null;
    /**
     * The ends of the secret, to recognise it by.
     */
    maskedKey: string;
    /**
     * When the key stops working; null for never.
     */
    expiresAt: string | null;
    /**
     * When the key was last used, to the minute or so; null for never.
     */
    lastUsedAt: string | null;
    /**
     * ISO 8601, UTC, with milliseconds.
     */
    createdAt: string;
};

export type ApiKeyList = {
    /**
     * How many resources there are on all pages.
     */
    total: number;
    /**
     * Number of this page.
     */
    page: number;
    /**
     * Resources per page, as asked for.
     */
    pageSize: number;
    data: Array<ApiKey>;
};

export type ApiKeyInput = {
    /**
     * A name for people, 1 to 200 characters, not blank.
     */
    name: string;
    /**
     * What the key may do.
     */
    scope?: 'read' | 'write';
    /**
     * When the key shall stop working, in the future; null or absent for never.
     */
    expiresAt?: string | null;
    /**
     * The only workspace that the key is for. Others do not exist for the key: they are 404. The key ends with the workspace.
     */
    workspace?: string | null;
    /**
     * The only environment that the key is for, and the default of its requests. What the environments share can be read, not changed.
     */
    env?: 'production' | 'staging' | 'development' | null;
    /**
     * The most that the key may do. The role of its user counts where that is less.
     */
    role?: 'owner' | 'member' | 'reviewer' | 'reader' | null;
};

/**
 * A new key with its secret.
 */
export type ApiKeyCreated = ApiKey & {
    /**
     * The secret. It is shown in this answer and never again.
     */
    key: string;
};

/**
 * What a member of a workspace may do. `owner`: everything. `member`: everything but delete, change the workspace and its environments, read prompts and the audit log, and manage members. `reviewer`: read documents, runs, schemas and data sets, and do reviews, correct packets and label items of data sets. `reader`: read everything but prompts and the audit log.
 */
export type Role = 'owner' | 'member' | 'reviewer' | 'reader';

/**
 * A container of environments, schemas, documents and runs.
 */
export type Workspace = {
    /**
     * Identifier of the workspace.
     */
    id: string;
    /**
     * Slug of the workspace in URLs, unique in the service.
     */
    slug: string;
    /**
     * Display name.
     */
    name: string;
    /**
     * Purpose of the workspace; null if not given.
     */
    description: string | null;
    role: Role;
    /**
     * Identifier of the user who created and owns it.
     */
    createdBy: string;
    /**
     * ISO 8601, UTC, with milliseconds.
     */
    createdAt: string;
    /**
     * ISO 8601, UTC, with milliseconds.
     */
    updatedAt: string;
};

export type WorkspaceList = {
    /**
     * How many resources there are on all pages.
     */
    total: number;
    /**
     * Number of this page.
     */
    page: number;
    /**
     * Resources per page, as asked for.
     */
    pageSize: number;
    data: Array<Workspace>;
};

export type WorkspaceInput = {
    /**
     * A name for people, 1 to 200 characters, not blank.
     */
    name: string;
    /**
     * A text for people, up to 2,000 characters.
     */
    description?: string;
    /**
     * 2 to 64 lower-case letters, digits, `-` and `_`; a letter or digit at both ends.
     */
    slug?: string;
};

export type WorkspacePatch = {
    /**
     * A name for people, 1 to 200 characters, not blank.
     */
    name?: string;
    /**
     * Purpose of the workspace, up to 2,000 characters; null removes it.
     */
    description?: string | null;
};

/**
 * A user who may work in a workspace.
 */
export type Member = {
    /**
     * Identifier of the user.
     */
    userId: string;
    /**
     * Name of the user.
     */
    name: string;
    /**
     * What the user may do, as in `Role`. A `former` member may do nothing.
     */
    role: 'owner' | 'member' | 'reviewer' | 'reader' | 'former' | OtherValue;
    /**
     * When the user became a member; for a former member, when the membership ended.
     */
    createdAt: string;
};

export type MemberList = {
    /**
     * How many resources there are on all pages.
     */
    total: number;
    /**
     * Number of this page.
     */
    page: number;
    /**
     * Resources per page, as asked for.
     */
    pageSize: number;
    data: Array<Member>;
};

export type MemberInput = {
    /**
     * Identifier of the user to add.
     */
    userId: string;
    /**
     * What the user may do.
     */
    role?: 'owner' | 'member' | 'reviewer' | 'reader';
};

export type MemberPatch = {
    role: Role;
};

/**
 * What the person may do in the workspace.
 */
export type InviteRole = 'owner' | 'member' | 'reviewer' | 'reader';

/**
 * A link that makes a person a member, without the link.
 */
export type Invite = {
    /**
     * Identifier of the invite.
     */
    id: string;
    role: InviteRole;
    /**
     * The address that the new user can sign in with, in lower case; null for a name only.
     */
    email: string | null;
    /**
     * Identifier of the user that made the invite.
     */
    createdBy: string;
    /**
     * When the link stops working.
     */
    expiresAt: string;
    /**
     * When the invite was made.
     */
    createdAt: string;
};

export type InviteList = {
    /**
     * How many resources there are on all pages.
     */
    total: number;
    /**
     * Number of this page.
     */
    page: number;
    /**
     * Resources per page, as asked for.
     */
    pageSize: number;
    data: Array<Invite>;
};

export type InviteInput = {
    role: InviteRole;
    /**
     * The person's e-mail address, to sign in with it. No mail is sent.
     */
    email?: string | null;
};

/**
 * A new invite, with its link.
 */
export type InviteCreated = Invite & {
    /**
     * The link for the person. It is shown only here.
     */
    url: string;
};

/**
 * One of the three environments of a workspace.
 */
export type Environment = {
    /**
     * Identifier of the environment.
     */
    id: string;
    /**
     * Identifier of its workspace.
     */
    workspaceId: string;
    /**
     * Slug of the environment in URLs and in the parameter `env`.
     */
    slug: 'production' | 'staging' | 'development';
    /**
     * Display name.
     */
    name: string;
    /**
     * True for production.
     */
    isDefault: boolean;
    /**
     * True if the owner's plan does not include it. A locked environment can only be read.
     */
    isLocked: boolean;
    /**
     * How many days after their `createdAt` documents and runs expire; null to keep them. An expired one is still returned and listed, with `expiredAt` and without its content and data.
     */
    retentionDays: number | null;
    /**
     * ISO 8601, UTC, with milliseconds.
     */
    createdAt: string;
    /**
     * ISO 8601, UTC, with milliseconds.
     */
    updatedAt: string;
};

export type EnvironmentList = {
    /**
     * How many resources there are on all pages.
     */
    total: number;
    /**
     * Number of this page.
     */
    page: number;
    /**
     * Resources per page, as asked for.
     */
    pageSize: number;
    data: Array<Environment>;
};

/**
 * Where documents may be processed, such as `[EU]`; empty for anywhere. It is checked when a run is accepted and again before each call. Only a residency that a document of the provider or the operator states satisfies it.
 */
export type AllowedResidencies = Array<string>;

/**
 * A model that takes over from another.
 */
export type ModelFallback = {
    /**
     * A provider key of the owner.
     */
    providerKeyId: string;
    /**
     * A model of the key's provider; null for the key's default model.
     */
    model: string | null;
};

/**
 * `user` where a key of the caller is used, `system` where the system fallback is.
 */
export type KeySource = 'user' | 'system';

/**
 * What extractions in the environment will use, computed when it is read.
 */
export type ResolvedModel = {
    /**
     * Identifier of the provider, as in `providers.list`.
     */
    provider: string;
    /**
     * Identifier of the model.
     */
    model: string;
    /**
     * Where the provider processes data, such as `EU` or `US`; `unknown` where neither the provider nor the operator states it.
     */
    residency: string;
    keySource: KeySource;
};

/**
 * An environment with its binding.
 */
export type EnvironmentDetail = Environment & {
    /**
     * The bound provider key; null for the system fallback.
     */
    providerKeyId: string | null;
    /**
     * The model set here; null to inherit the key's default model, or the system's without a key.
     */
    model: string | null;
    /**
     * Whether each extraction asks the model a second, differently framed time, to tell what it is sure of. It costs about twice the tokens; the built-in extractor does without.
     */
    verify: boolean;
    allowedResidencies: AllowedResidencies;
    /**
     * Models that take over in this order when the one before fails.
     */
    fallbacks: Array<ModelFallback>;
    /**
     * Whether what models are sent and answer is kept, encrypted, for the owner to read. False unless it was switched on.
     */
    keepPrompts: boolean;
    /**
     * How many days after a call its request and answer are erased, if the run does not expire before.
     */
    promptRetentionDays: number;
    resolved: ResolvedModel;
};

export type ModelFallbackInput = {
    /**
     * A provider key of the caller.
     */
    providerKeyId: string;
    /**
     * A model of the key's provider; without it, the key's default model.
     */
    model?: string | null;
};

export type EnvironmentPatch = {
    /**
     * A provider key of the caller; null to go back to the system fallback.
     */
    providerKeyId?: string | null;
    /**
     * A model of the key's provider; null to inherit.
     */
    model?: string | null;
    /**
     * Whether extractions ask the model a second time to confirm the values.
     */
    verify?: boolean;
    /**
     * How many days documents and runs are kept; null to keep them without end.
     */
    retentionDays?: number | null;
    allowedResidencies?: AllowedResidencies;
    /**
     * Replaces the fallbacks; an empty list removes them.
     */
    fallbacks?: Array<ModelFallbackInput>;
    /**
     * Whether what models are sent and answer is kept.
     */
    keepPrompts?: boolean;
    /**
     * How many days it is kept. It also applies to what was kept before.
     */
    promptRetentionDays?: number;
};

/**
 * A document with its text in `content`, or with its bytes in `data`.
 */
export type InferenceSample = {
    /**
     * Its name or file name.
     */
    name: string;
    /**
     * Its text.
     */
    content?: string;
    /**
     * Media type of `content`; plain text by default.
     */
    mimeType?: 'text/plain' | 'text/markdown' | 'text/html';
    /**
     * A file in base64.
     */
    data?: string;
};

export type InferSchemaInput = {
    /**
     * Stored documents of the environment, of any schema.
     */
    documentIds?: Array<string>;
    /**
     * Documents that are sent along. They are not stored.
     */
    samples?: Array<InferenceSample>;
    /**
     * What the definition is for, or which fields it should have, in words.
     */
    wish?: string;
    /**
     * The model to ask, as `<provider>/<model>`.
     */
    model?: string;
};

/**
 * A field of the first level of the proposed definition.
 */
export type ProposedField = {
    /**
     * JSON Pointer into the definition.
     */
    path: string;
    /**
     * The label or heading that the documents have for it; null where a field has none of its own.
     */
    label: string | null;
    /**
     * How many of the documents have a value for it.
     */
    documents: number;
};

/**
 * A rule, such as `net + tax = total` or `every item in lineItems satisfies near(item.quantity * item.unitPrice, item.amount)`.
 */
export type SchemaRule = {
    /**
     * Names the rule in runs.
     */
    name: string;
    /**
     * An expression that is true where the rule holds. A missing value makes the answer unknown.
     */
    check: string;
    /**
     * The rule applies only where this is true.
     */
    when?: string;
    /**
     * How much a violation matters.
     */
    severity: 'error' | 'warning';
    /**
     * What people are told of a violation; its numbers are added.
     */
    message?: string;
};

export type LintWarning = {
    /**
     * JSON Pointer into the definition; of a rule, `/rules/0/check`.
     */
    path: string;
    /**
     * Machine-readable kind of the warning. An open list.
     */
    code: string;
    /**
     * The warning in a sentence.
     */
    message: string;
    /**
     * The provider that the warning applies to; absent if it applies to all.
     */
    provider?: string;
};

/**
 * An amount of money.
 */
export type Cost = {
    /**
     * The amount, exact to a billionth.
     */
    amount: number;
    /**
     * ISO 4217 code, such as USD.
     */
    currency: string;
};

/**
 * A proposed schema. It is not stored.
 */
export type SchemaProposal = {
    /**
     * A key for it, such as `invoice`.
     */
    schemaKey: string;
    /**
     * A name for people.
     */
    name: string;
    /**
     * What kind of document it is for.
     */
    description: string;
    /**
     * The JSON Schema.
     */
    definition: {
        [key: string]: unknown;
    };
    /**
     * The fields of the first level, with what the documents have of them.
     */
    fields: Array<ProposedField>;
    /**
     * What holds for all of the documents, and has all of its values in at least one of them: sums of columns, totals, products in rows, orders of dates, check digits. Without values that agree by chance.
     */
    rules: Array<SchemaRule>;
    /**
     * Warnings about the definition, as of the lint operation.
     */
    warnings: Array<LintWarning>;
    /**
     * Sentences for a person, as why no model answered.
     */
    notes: Array<string>;
    /**
     * The provider that proposed it; `local` for the built-in extractor.
     */
    provider: string;
    /**
     * Its model.
     */
    model: string;
    /**
     * Where the provider processes data.
     */
    residency: string;
    /**
     * Whose key was used.
     */
    keySource: 'system' | 'user';
    /**
     * Tokens sent; null where none are counted.
     */
    inputTokens: number | null;
    /**
     * Tokens generated; null where none are counted.
     */
    outputTokens: number | null;
    /**
     * What it cost; null if unknown or nothing was paid.
     */
    cost: Cost | null;
};

/**
 * A document to try the template on.
 */
export type SchemaTemplateDocument = {
    /**
     * Its file name, such as `invoice.pdf`.
     */
    name: string;
    /**
     * Its media type.
     */
    mimeType: string;
    /**
     * Bytes of the file.
     */
    fileSize: number;
};

/**
 * A starting schema.
 */
export type SchemaTemplate = {
    /**
     * Its key, such as `invoice`.
     */
    key: string;
    /**
     * Its name for people.
     */
    name: string;
    /**
     * What kind of document it is for.
     */
    description: string;
    /**
     * The JSON Schema. Every value may be null, and every field has a description.
     */
    definition: {
        [key: string]: unknown;
    };
    /**
     * What is usually true of such documents.
     */
    rules: Array<SchemaRule>;
    document: SchemaTemplateDocument;
};

export type SchemaTemplateList = {
    /**
     * How many resources there are on all pages.
     */
    total: number;
    /**
     * Number of this page.
     */
    page: number;
    /**
     * Resources per page, as asked for.
     */
    pageSize: number;
    data: Array<SchemaTemplate>;
};

/**
 * Rules that belong together, and the fields that they read.
 */
export type RuleSet = {
    /**
     * Its key, such as `en-16931`.
     */
    key: string;
    /**
     * Its name for people.
     */
    name: string;
    /**
     * What the rules check.
     */
    description: string;
    /**
     * The fields that the rules read, as properties of a definition.
     */
    properties: {
        [key: string]: unknown;
    };
    /**
     * The rules.
     */
    rules: Array<SchemaRule>;
};

export type RuleSetList = {
    /**
     * How many resources there are on all pages.
     */
    total: number;
    /**
     * Number of this page.
     */
    page: number;
    /**
     * Resources per page, as asked for.
     */
    pageSize: number;
    data: Array<RuleSet>;
};

/**
 * What the last replacement changed; null for the first version, and where it was not counted. A row with a changed cell counts as removed and as added.
 */
export type LookupChanges = {
    /**
     * Rows that the version before did not have.
     */
    rowsAdded: number;
    /**
     * Rows that only the version before had.
     */
    rowsRemoved: number;
} | null;

/**
 * A schema that looks values up in a table.
 */
export type LookupUse = {
    /**
     * Key of the schema.
     */
    schemaKey: string;
    /**
     * Its name.
     */
    name: string;
};

/**
 * A table that rules look values up in.
 */
export type Lookup = {
    /**
     * Names the table in rules.
     */
    key: string;
    /**
     * The names of the columns.
     */
    columns: Array<string>;
    /**
     * Number of rows, without the header.
     */
    rows: number;
    /**
     * Counts the replacements.
     */
    version: number;
    changes: LookupChanges;
    /**
     * The schemas whose latest or pinned version looks values up in it, by their keys.
     */
    usedBy: Array<LookupUse>;
    /**
     * ISO 8601, UTC, with milliseconds.
     */
    createdAt: string;
    /**
     * ISO 8601, UTC, with milliseconds.
     */
    updatedAt: string;
    /**
     * The user that replaced the rows last; null if the user was deleted.
     */
    updatedBy: string | null;
};

export type LookupList = {
    /**
     * How many resources there are on all pages.
     */
    total: number;
    /**
     * Number of this page.
     */
    page: number;
    /**
     * Resources per page, as asked for.
     */
    pageSize: number;
    /**
     * The lookups of the page.
     */
    data: Array<Lookup>;
};

export type LookupUpload = {
    /**
     * Names the table in rules.
     */
    key: string;
    /**
     * The CSV file.
     */
    file: Blob | File;
};

export type LookupReplacement = {
    /**
     * The CSV file.
     */
    file: Blob | File;
};

export type LookupRows = {
    /**
     * The names of the columns.
     */
    columns: Array<string>;
    /**
     * The version that the rows are of.
     */
    version: number;
    /**
     * How many resources there are on all pages.
     */
    total: number;
    /**
     * Number of this page.
     */
    page: number;
    /**
     * Resources per page, as asked for.
     */
    pageSize: number;
    /**
     * The rows of the page, each with a text for each column. An empty text is a missing value.
     */
    data: Array<Array<string>>;
};

/**
 * A state of a table.
 */
export type LookupVersion = {
    /**
     * Its number.
     */
    version: number;
    /**
     * The names of the columns.
     */
    columns: Array<string>;
    /**
     * Number of rows of this version, without the header.
     */
    rows: number;
    changes: LookupChanges;
    /**
     * Whether its rows can be read.
     */
    isKept: boolean;
    /**
     * ISO 8601, UTC, with milliseconds.
     */
    createdAt: string;
    /**
     * The user that stored the version; null if the user was deleted.
     */
    createdBy: string | null;
};

export type LookupVersionList = {
    /**
     * How many resources there are on all pages.
     */
    total: number;
    /**
     * Number of this page.
     */
    page: number;
    /**
     * Resources per page, as asked for.
     */
    pageSize: number;
    /**
     * The versions of the page.
     */
    data: Array<LookupVersion>;
};

/**
 * A schema with all of its versions.
 */
export type SchemaFamily = {
    /**
     * Identifier of the family.
     */
    id: string;
    /**
     * Identifier of the workspace.
     */
    workspaceId: string;
    /**
     * Key of the schema in URLs, unique in the workspace.
     */
    schemaKey: string;
    /**
     * Display name.
     */
    name: string;
    /**
     * Purpose of the schema; null if not given.
     */
    description: string | null;
    /**
     * Number of the latest version.
     */
    latestVersionNumber: number;
    /**
     * ISO 8601, UTC, with milliseconds.
     */
    createdAt: string;
    /**
     * ISO 8601, UTC, with milliseconds.
     */
    updatedAt: string;
};

export type SchemaFamilyList = {
    /**
     * How many resources there are on all pages.
     */
    total: number;
    /**
     * Number of this page.
     */
    page: number;
    /**
     * Resources per page, as asked for.
     */
    pageSize: number;
    data: Array<SchemaFamily>;
};

/**
 * A JSON Schema (2020-12; draft-07 is accepted) whose root is an object with properties. Local `$ref`, `$defs`, recursion, `oneOf`, `anyOf`, `allOf`, `enum`, `const`, `pattern` and `format` are supported; a remote `$ref`, untyped array items, a property called `__proto__`, more than 5,000 properties, 20 levels or 1,000 schemas in a `oneOf` are refused with `UnprocessableEntityError` `invalid_schema`. Describe each field and let what a document may lack be nullable: both make extraction better.
 */
export type NewDefinition = {
    [key: string]: unknown;
};

/**
 * An excerpt of a document with the values that are to be extracted from it.
 */
export type SchemaExample = {
    /**
     * Text of a document.
     */
    excerpt: string;
    /**
     * Its values, in the form of the definition.
     */
    values: {
        [key: string]: unknown;
    };
};

/**
 * Excerpts of documents with their values. The built-in extractor ignores them.
 */
export type SchemaExamples = Array<SchemaExample>;

/**
 * Parameters of calls to models. A run has a warning for each that its provider does not accept.
 */
export type ModelParameters = {
    /**
     * 0 by default.
     */
    temperature?: number;
    /**
     * 1 by default.
     */
    seed?: number;
    /**
     * How long the model may think; the provider's default without it.
     */
    reasoningEffort?: 'none' | 'minimal' | 'low' | 'medium' | 'high' | 'xhigh' | 'max';
};

/**
 * What must be true of the data, in FEEL, the expression language of DMN. A run says of each rule whether it holds, is violated, or cannot be known.
 */
export type SchemaRules = Array<SchemaRule>;

export type SchemaInput = {
    /**
     * 1 to 64 letters, digits, `.`, `_` and `-`, not only dots; unique in the workspace.
     */
    schemaKey: string;
    /**
     * A name for people, 1 to 200 characters, not blank.
     */
    name: string;
    /**
     * A text for people, up to 2,000 characters.
     */
    description?: string;
    definition: NewDefinition;
    /**
     * What models are told beside the definition, such as which of two dates is meant. The built-in extractor ignores it.
     */
    instructions?: string;
    examples?: SchemaExamples;
    parameters?: ModelParameters;
    rules?: SchemaRules;
};

/**
 * One version of a schema. Immutable.
 */
export type SchemaVersion = {
    /**
     * Identifier of the version.
     */
    id: string;
    /**
     * Identifier of the schema family.
     */
    familyId: string;
    /**
     * Number of the version in the family, starting at 1.
     */
    versionNumber: number;
    /**
     * `sha256:` and the hexadecimal digest of the definition's canonical JSON (RFC 8785). If the version has `instructions`, `examples`, `parameters` or `rules`, it is the digest of an object with `definition` and those of them that it has.
     */
    definitionHash: string;
    /**
     * The JSON Schema, unchanged.
     */
    definition: {
        [key: string]: unknown;
    };
    /**
     * What models are told beside the definition; null for nothing.
     */
    instructions: string | null;
    /**
     * Excerpts of documents with their values.
     */
    examples: Array<SchemaExample>;
    /**
     * Parameters of calls to models; null for the defaults.
     */
    parameters: ModelParameters | null;
    /**
     * What must be true of the data.
     */
    rules: Array<SchemaRule>;
    /**
     * ISO 8601, UTC, with milliseconds.
     */
    createdAt: string;
};

/**
 * A schema family with its latest version.
 */
export type SchemaFamilyWithLatestVersion = SchemaFamily & {
    latestVersion: SchemaVersion;
};

export type SchemaVersionList = {
    /**
     * How many resources there are on all pages.
     */
    total: number;
    /**
     * Number of this page.
     */
    page: number;
    /**
     * Resources per page, as asked for.
     */
    pageSize: number;
    data: Array<SchemaVersion>;
};

export type LintInput = {
    definition: NewDefinition;
    rules?: SchemaRules;
};

export type LintResult = {
    warnings: Array<LintWarning>;
};

export type RuleTrialInput = {
    rules: SchemaRules;
    /**
     * Only runs of this version are tried, and its definition says which fields there are.
     */
    versionNumber?: number;
    /**
     * The JSON Schema whose fields the rules name, such as one that is not stored yet; by default that of `versionNumber`, or else of the latest version.
     */
    definition?: NewDefinition;
    /**
     * How many runs are tried at most.
     */
    limit?: number;
};

/**
 * What a rule said of the runs.
 */
export type TriedRule = {
    /**
     * Name of the rule.
     */
    name: string;
    /**
     * Of the rule.
     */
    severity: 'error' | 'warning';
    /**
     * Runs for which it holds.
     */
    holds: number;
    /**
     * Runs that violate it.
     */
    violated: number;
    /**
     * Runs for which it is not known, such as those that lack a value.
     */
    unknown: number;
};

/**
 * Whether a rule holds for the data of the run.
 */
export type RuleResult = {
    /**
     * Name of the rule.
     */
    name: string;
    /**
     * Severity of the rule.
     */
    severity: 'error' | 'warning';
    /**
     * `unknown` where a value that the rule reads is missing, or of a type that it cannot compare.
     */
    result: 'holds' | 'violated' | 'unknown';
    /**
     * The values that the rule reads, as JSON Pointers; of violated rows only theirs. At most 100.
     */
    paths: Array<string>;
    /**
     * The violated entries of the list that the rule is about, from 0; absent for other rules.
     */
    rows?: Array<number>;
    /**
     * Why it does not hold, with its numbers; null where it holds.
     */
    message: string | null;
};

export type TriedRun = {
    /**
     * Identifier of the run.
     */
    runId: string;
    /**
     * Identifier of its document.
     */
    documentId: string;
    /**
     * Name of its document.
     */
    documentName: string;
    /**
     * Version of the schema by which it extracted.
     */
    versionNumber: number;
    /**
     * ISO 8601, UTC, with milliseconds.
     */
    createdAt: string;
    /**
     * What each rule says of it, in the order of the rules.
     */
    results: Array<RuleResult>;
};

export type RuleTrial = {
    /**
     * How often each rule holds, in the order in which they were sent.
     */
    rules: Array<TriedRule>;
    /**
     * The runs that were tried, newest first.
     */
    runs: Array<TriedRun>;
    /**
     * The tables that values were looked up in, in these versions.
     */
    lookups: Array<{
        /**
         * Key of the lookup.
         */
        key: string;
        /**
         * Its version.
         */
        version: number;
    }>;
};

export type RuleCheckInput = {
    /**
     * What is checked. Its derived fields are filled again.
     */
    data: {
        [key: string]: unknown;
    };
    /**
     * Whose rules are checked; by default the latest.
     */
    versionNumber?: number;
    /**
     * What `today()` says; by default the date of the server.
     */
    date?: string;
};

/**
 * A table that the rules of a run looked values up in.
 */
export type UsedLookup = {
    /**
     * Key of the lookup.
     */
    key: string;
    /**
     * The version that was used.
     */
    version: number;
};

export type RuleCheck = {
    /**
     * What each rule says of the data, in the order of the rules.
     */
    rules: Array<RuleResult>;
    /**
     * The data with their derived fields. One that cannot be filled is null, or left out where the schema allows no null.
     */
    data: {
        [key: string]: unknown;
    };
    /**
     * The tables that values were looked up in, in these versions.
     */
    lookups: Array<UsedLookup>;
};

/**
 * `received` until it is parsed, then `parsed`; `failed` where it cannot be, and then `errorCode` says why.
 */
export type DocumentStatus = 'received' | 'parsed' | 'failed';

/**
 * Why a document could not be parsed.
 */
export type DocumentErrorCode = {
    /**
     * An open list. Known: `document_unreadable` `document_encrypted` `document_empty` `too_many_pages` `payload_too_large` `parse_timeout` `internal_error`.
     */
    code: string;
    /**
     * Whether parsing the same bytes again can succeed.
     */
    retryable: boolean;
    /**
     * Technical detail, free of the document's content.
     */
    detail?: string;
};

/**
 * Up to 50 strings of the caller's own, each up to 500 characters under a key of 1 to 64 characters, none of them a control character. The service stores and returns them, filters lists by them, and reads nothing into them.
 */
export type Metadata = {
    [key: string]: string;
};

/**
 * A file or text to extract from.
 */
export type DocumentResource = {
    /**
     * Identifier of the document.
     */
    id: string;
    /**
     * Identifier of its environment.
     */
    environmentId: string;
    /**
     * Identifier of its schema family.
     */
    schemaFamilyId: string;
    /**
     * Display name.
     */
    name: string;
    /**
     * The text; null until the document is parsed, once it has expired, and with `content=false`.
     */
    content: string | null;
    /**
     * The media type, recognised by its bytes.
     */
    mimeType: string | null;
    /**
     * Bytes of the file or text.
     */
    fileSize: number | null;
    /**
     * The name of the file that was uploaded; null for a text.
     */
    originalFilename: string | null;
    /**
     * Number of pages; null for formats without pages.
     */
    pageCount: number | null;
    /**
     * The pages that are read, such as `1-3,7,-1`; null for all.
     */
    pages: string | null;
    status: DocumentStatus;
    /**
     * Why the document could not be parsed; null unless it is `failed`.
     */
    errorCode: DocumentErrorCode | null;
    /**
     * Sentences about what parsing guessed, replaced or left out, such as a charset that the text does not declare. Empty until the document is parsed.
     */
    warnings: Array<string>;
    /**
     * The data of the document's newest completed run; null before there is one and once the document has expired.
     */
    extractedData: {
        [key: string]: unknown;
    } | null;
    metadata: Metadata;
    /**
     * ISO 8601, UTC, with milliseconds.
     */
    createdAt: string;
    /**
     * ISO 8601, UTC, with milliseconds.
     */
    updatedAt: string;
    /**
     * The packet whose part it is; null for other documents.
     */
    packetId: string | null;
    /**
     * The pages of the packet that it has, such as `1-3`.
     */
    packetPages: string | null;
    /**
     * When the retention of the environment erased its content and file; null before.
     */
    expiredAt: string | null;
};

export type DocumentList = {
    /**
     * How many resources there are on all pages.
     */
    total: number;
    /**
     * Number of this page.
     */
    page: number;
    /**
     * Resources per page, as asked for.
     */
    pageSize: number;
    data: Array<DocumentResource>;
};

/**
 * What kind of text `content` is.
 */
export type TextMimeType = 'text/plain' | 'text/markdown' | 'text/html' | 'text/csv';

export type DocumentInput = {
    /**
     * A name for people, 1 to 200 characters, not blank.
     */
    name: string;
    /**
     * The text. An empty one is refused with `UnprocessableEntityError` `empty_document`.
     */
    content?: string;
    mimeType?: TextMimeType;
    /**
     * Which pages are read, such as `1-3,7,-1`: page numbers and ranges between commas. Negative numbers count from the last page, which is `-1`. The limit of pages counts only these. Page numbers in results remain those of the file.
     */
    pages?: string;
    metadata?: Metadata;
};

export type DocumentUpload = {
    /**
     * The file, with its file name.
     */
    file: Blob | File;
    /**
     * Display name; the file name by default.
     */
    name?: string;
    /**
     * Which pages are read, such as `1-3,7,-1`: page numbers and ranges between commas. Negative numbers count from the last page, which is `-1`. The limit of pages counts only these. Page numbers in results remain those of the file.
     */
    pages?: string;
    /**
     * Strings of your own: an object with up to 50 strings.
     */
    metadata?: string | {
        [key: string]: unknown;
    };
};

/**
 * Whether a model that sees also gets pictures of the pages: of scanned pages (`auto`, the default), of all pages, charts and stamps included (`always`), or of none (`never`). With `always`, providers that read PDF files get the pages of a PDF as a PDF instead. Evidence is always found in the document's text.
 */
export type Vision = 'auto' | 'always' | 'never';

/**
 * At most one of `schema` and `versionNumber`.
 */
export type ExtractDocumentInput = {
    /**
     * Version of the schema in the path; defaults to the latest. Mutually exclusive with `schema`.
     */
    versionNumber?: number;
    schema?: NewDefinition;
    /**
     * With `schema`: the name of the schema; defaults to its key.
     */
    schemaName?: string;
    /**
     * With `schema`: the purpose of the schema.
     */
    description?: string;
    /**
     * What models are told beside the definition, such as which of two dates is meant. The built-in extractor ignores it.
     */
    instructions?: string;
    examples?: SchemaExamples;
    parameters?: ModelParameters;
    rules?: SchemaRules;
    /**
     * The model for this run, as `<provider>/<model>`. It overrides the model of the environment. The run uses a provider key of the caller: the key that the environment is bound to, else the newest key for the provider that is not `invalid`. Without a key, the provider must be the system fallback or the built-in extractor.
     */
    model?: string;
    /**
     * Which pages are read, such as `1-3,7,-1`: page numbers and ranges between commas. Negative numbers count from the last page, which is `-1`. The limit of pages counts only these. Page numbers in results remain those of the file.
     */
    pages?: string;
    /**
     * How often the model is asked each question. The answers differ where the model is unsure: the value of most answers is used, and agreement decides about its confidence. The cost grows with the number. The built-in extractor always asks once.
     */
    samples?: number;
    vision?: Vision;
    /**
     * The most that the run may cost, in the currency of the model's price. A call that could exceed it is not made: the run completes with a warning if its result is valid without that call, and else fails with `cost_limit`. A model without a known price is refused.
     */
    maxCost?: number;
    metadata?: Metadata;
};

/**
 * `pending` is queued and `processing` is executing. `completed`, `failed` and `cancelled` are final and never change.
 */
export type RunStatus = 'pending' | 'processing' | 'completed' | 'failed' | 'cancelled';

/**
 * A run that was accepted and is queued.
 */
export type RunAccepted = {
    /**
     * Identifier of the run, for `runs.get`.
     */
    runId: string;
    status: RunStatus;
};

export type ExtractInput = ({
    /**
     * A document of the environment.
     */
    documentId: string;
} | {
    /**
     * With `content`: the name of the new document.
     */
    name: string;
    /**
     * The text of a new document.
     */
    content: string;
}) & {
    /**
     * A document of the environment.
     */
    documentId?: string;
    /**
     * With `content`: the name of the new document.
     */
    name?: string;
    /**
     * The text of a new document.
     */
    content?: string;
    mimeType?: TextMimeType;
    /**
     * Version of the schema in the path; defaults to the latest. Mutually exclusive with `schema`.
     */
    versionNumber?: number;
    schema?: NewDefinition;
    /**
     * With `schema`: the name of the schema; defaults to its key.
     */
    schemaName?: string;
    /**
     * With `schema`: the purpose of the schema.
     */
    description?: string;
    /**
     * What models are told beside the definition, such as which of two dates is meant. The built-in extractor ignores it.
     */
    instructions?: string;
    examples?: SchemaExamples;
    parameters?: ModelParameters;
    rules?: SchemaRules;
    /**
     * The model for this run, as `<provider>/<model>`. It overrides the model of the environment. The run uses a provider key of the caller: the key that the environment is bound to, else the newest key for the provider that is not `invalid`. Without a key, the provider must be the system fallback or the built-in extractor.
     */
    model?: string;
    /**
     * Which pages are read, such as `1-3,7,-1`: page numbers and ranges between commas. Negative numbers count from the last page, which is `-1`. The limit of pages counts only these. Page numbers in results remain those of the file.
     */
    pages?: string;
    /**
     * How often the model is asked each question. The answers differ where the model is unsure: the value of most answers is used, and agreement decides about its confidence. The cost grows with the number. The built-in extractor always asks once.
     */
    samples?: number;
    vision?: Vision;
    /**
     * The most that the run may cost, in the currency of the model's price. A call that could exceed it is not made: the run completes with a warning if its result is valid without that call, and else fails with `cost_limit`. A model without a known price is refused.
     */
    maxCost?: number;
    metadata?: Metadata;
};

export type ExtractUpload = ({
    /**
     * The file, with its file name.
     */
    file: Blob | File;
} | {
    /**
     * A document of the environment.
     */
    documentId: string;
}) & {
    /**
     * The file, with its file name.
     */
    file?: Blob | File;
    /**
     * A document of the environment, instead of `file`.
     */
    documentId?: string;
    /**
     * The name of the new document; defaults to the file name.
     */
    name?: string;
    /**
     * Version of the schema in the path; defaults to the latest. Mutually exclusive with `schema`.
     */
    versionNumber?: number;
    /**
     * A definition.
     */
    schema?: string | {
        [key: string]: unknown;
    };
    /**
     * With `schema`: the name of the schema; defaults to its key.
     */
    schemaName?: string;
    /**
     * With `schema`: the purpose of the schema.
     */
    description?: string;
    /**
     * What models are told beside the definition, such as which of two dates is meant. The built-in extractor ignores it.
     */
    instructions?: string;
    /**
     * With `schema`: examples for models.
     */
    examples?: string | Array<{
        [key: string]: unknown;
    }>;
    /**
     * With `schema`: parameters of calls to models.
     */
    parameters?: string | {
        [key: string]: unknown;
    };
    /**
     * With `schema`: what must be true of the data.
     */
    rules?: string | Array<{
        [key: string]: unknown;
    }>;
    /**
     * The model for this run, as `<provider>/<model>`. It overrides the model of the environment. The run uses a provider key of the caller: the key that the environment is bound to, else the newest key for the provider that is not `invalid`. Without a key, the provider must be the system fallback or the built-in extractor.
     */
    model?: string;
    /**
     * Which pages are read, such as `1-3,7,-1`: page numbers and ranges between commas. Negative numbers count from the last page, which is `-1`. The limit of pages counts only these. Page numbers in results remain those of the file.
     */
    pages?: string;
    /**
     * How often the model is asked each question. The answers differ where the model is unsure: the value of most answers is used, and agreement decides about its confidence. The cost grows with the number. The built-in extractor always asks once.
     */
    samples?: number;
    vision?: Vision;
    /**
     * The most that the run may cost, as a decimal number.
     */
    maxCost?: string;
    /**
     * Strings of your own: an object with up to 50 strings.
     */
    metadata?: string | {
        [key: string]: unknown;
    };
};

/**
 * A file and how it is extracted; at most one of `schema` and `versionNumber`.
 */
export type ExtractFileUpload = {
    /**
     * The file, with its file name.
     */
    file: Blob | File;
    /**
     * The name of the new document; defaults to the file name.
     */
    name?: string;
    /**
     * Version of the schema in the path; defaults to the latest. Mutually exclusive with `schema`.
     */
    versionNumber?: number;
    /**
     * A definition.
     */
    schema?: string;
    /**
     * With `schema`: the name of the schema; defaults to its key.
     */
    schemaName?: string;
    /**
     * With `schema`: the purpose of the schema.
     */
    description?: string;
    /**
     * What models are told beside the definition, such as which of two dates is meant. The built-in extractor ignores it.
     */
    instructions?: string;
    /**
     * With `schema`: examples for models.
     */
    examples?: string;
    /**
     * With `schema`: parameters of calls to models.
     */
    parameters?: string;
    /**
     * With `schema`: what must be true of the data.
     */
    rules?: string;
    /**
     * The model for this run, as `<provider>/<model>`. It overrides the model of the environment. The run uses a provider key of the caller: the key that the environment is bound to, else the newest key for the provider that is not `invalid`. Without a key, the provider must be the system fallback or the built-in extractor.
     */
    model?: string;
    /**
     * Which pages are read, such as `1-3,7,-1`: page numbers and ranges between commas. Negative numbers count from the last page, which is `-1`. The limit of pages counts only these. Page numbers in results remain those of the file.
     */
    pages?: string;
    /**
     * Strings of your own: an object with up to 50 strings.
     */
    metadata?: string;
};

/**
 * `needed` waits for a person; `in_review` is claimed or has corrections. `approved` and `rejected` are decided, until the review is reopened.
 */
export type ReviewStatus = 'needed' | 'in_review' | 'approved' | 'rejected' | OtherValue;

/**
 * A user.
 */
export type RunPerson = {
    /**
     * Identifier of the user.
     */
    id: string;
    /**
     * Name of the user.
     */
    name: string;
};

/**
 * An earlier document with the same bytes.
 */
export type EarlierDocument = {
    /**
     * Identifier of the document.
     */
    id: string;
    /**
     * Name of the document.
     */
    name: string;
    /**
     * ISO 8601, UTC, with milliseconds.
     */
    createdAt: string;
};

/**
 * A run in a list.
 */
export type RunListItem = {
    /**
     * Identifier of the run.
     */
    id: string;
    /**
     * Name of the environment.
     */
    environmentName: string;
    /**
     * Name of the document.
     */
    documentName: string;
    /**
     * Identifier of the document.
     */
    documentId: string;
    /**
     * The batch that it is part of; null for none.
     */
    batchId: string | null;
    /**
     * Confidence of the run; null until it is completed.
     */
    confidence: number | null;
    /**
     * Status of the run's review; null without one.
     */
    reviewStatus: ReviewStatus | null;
    /**
     * The user that approved or rejected the run, or has claimed its review; null if none did.
     */
    reviewer: RunPerson | null;
    /**
     * When the review was approved or rejected; null before.
     */
    decidedAt: string | null;
    /**
     * Whether a review changed the data.
     */
    corrected: boolean;
    /**
     * When the run was last exported; null if it never was.
     */
    exportedAt: string | null;
    /**
     * The earliest document of the schema in this environment that has the same bytes; null if this is the first one, and once the document has expired.
     */
    duplicateOf: EarlierDocument | null;
    /**
     * Number of the schema version.
     */
    schemaVersionNumber: number;
    status: RunStatus;
    /**
     * The provider, as resolved when the run was accepted.
     */
    provider: string;
    /**
     * The model, as resolved when the run was accepted.
     */
    model: string;
    keySource: KeySource;
    /**
     * The result; null until the run is completed, and once it has expired.
     */
    extractedData: {
        [key: string]: unknown;
    } | null;
    metadata: Metadata;
    /**
     * ISO 8601, UTC, with milliseconds.
     */
    createdAt: string;
    /**
     * ISO 8601, UTC, with milliseconds.
     */
    updatedAt: string;
    /**
     * When the retention of the environment erased its data; null before.
     */
    expiredAt: string | null;
};

export type RunList = {
    /**
     * How many resources there are on all pages.
     */
    total: number;
    /**
     * Number of this page.
     */
    page: number;
    /**
     * Resources per page, as asked for.
     */
    pageSize: number;
    data: Array<RunListItem>;
};

/**
 * Runs whose results were exported together.
 */
export type Export = {
    /**
     * Identifier of the export.
     */
    id: string;
    /**
     * Identifier of its environment.
     */
    environmentId: string;
    /**
     * Identifier of the schema.
     */
    schemaFamilyId: string;
    /**
     * How many runs it has. Deleted ones do not count.
     */
    runCount: number;
    createdBy: RunPerson;
    /**
     * ISO 8601, UTC, with milliseconds.
     */
    createdAt: string;
};

/**
 * A page of exports.
 */
export type ExportList = {
    /**
     * How many resources there are on all pages.
     */
    total: number;
    /**
     * Number of this page.
     */
    page: number;
    /**
     * Resources per page, as asked for.
     */
    pageSize: number;
    /**
     * The exports of this page.
     */
    data: Array<Export>;
};

/**
 * The filters of `runs.list`, combined.
 */
export type ExportFilter = {
    /**
     * Only runs of this document.
     */
    documentId?: string;
    /**
     * Only runs with this version of the schema.
     */
    versionNumber?: number;
    /**
     * Only runs of this batch.
     */
    batchId?: string;
    /**
     * Only runs whose document has this text in its name.
     */
    name?: string;
    /**
     * Only runs of this model, as `<provider>/<model>`.
     */
    model?: string;
    /**
     * Only runs that were created at this time or later.
     */
    createdFrom?: string;
    /**
     * Only runs that were created before this time.
     */
    createdBefore?: string;
    /**
     * Only runs whose confidence is below this.
     */
    confidenceBelow?: number;
    /**
     * Only runs whose confidence is this or above.
     */
    confidenceFrom?: number;
    /**
     * Only runs whose review has this status; `none` for runs without a review.
     */
    reviewStatus?: 'none' | 'needed' | 'in_review' | 'approved' | 'rejected';
    /**
     * Only runs whose review was approved or rejected at this time or later.
     */
    decidedFrom?: string;
    /**
     * Only runs whose data a review changed, or only those whose data it did not.
     */
    corrected?: boolean;
    /**
     * Only runs that are part of an export, or only those that are not.
     */
    exported?: boolean;
};

/**
 * The runs to export.
 */
export type ExportInput = {
    /**
     * These runs. Not with `filter`.
     */
    runIds?: Array<string>;
    filter?: ExportFilter;
};

/**
 * `open` takes documents until it is started. `processing` has documents that wait or whose runs are not final. `completed` has none: each document is completed, failed or cancelled. `cancelled` was ended by a caller.
 */
export type BatchStatus = 'open' | 'processing' | 'completed' | 'cancelled';

/**
 * The number of documents in each state.
 */
export type BatchCounts = {
    /**
     * All documents.
     */
    total: number;
    /**
     * Documents without a run.
     */
    waiting: number;
    /**
     * Documents whose run is queued.
     */
    pending: number;
    /**
     * Documents whose run is executing.
     */
    processing: number;
    /**
     * Documents whose run is completed.
     */
    completed: number;
    /**
     * Documents whose run failed, and those that could not be added.
     */
    failed: number;
    /**
     * Documents that were cancelled, by themselves or with the batch.
     */
    cancelled: number;
};

/**
 * Documents that are extracted together.
 */
export type Batch = {
    /**
     * Identifier of the batch.
     */
    id: string;
    /**
     * Identifier of its environment.
     */
    environmentId: string;
    /**
     * Identifier of the schema.
     */
    schemaFamilyId: string;
    /**
     * Identifier of the schema version.
     */
    schemaVersionId: string;
    /**
     * Number of the schema version.
     */
    schemaVersionNumber: number;
    /**
     * A name for people; null without one, and once the batch has expired.
     */
    name: string | null;
    status: BatchStatus;
    counts: BatchCounts;
    /**
     * The provider, as resolved when the batch was created.
     */
    provider: string;
    /**
     * The model, as resolved when the batch was created.
     */
    model: string;
    keySource: KeySource;
    /**
     * Where the provider processes data, such as `EU` or `US`.
     */
    residency: string;
    /**
     * How often the model is asked each question.
     */
    samples: number;
    vision: Vision;
    /**
     * The most that each run may cost, in the currency of the price of the model; null for no limit.
     */
    maxCost: number | null;
    /**
     * The splitter that splits its documents; null if they are extracted as they are.
     */
    splitter: {
        /**
         * Its key.
         */
        key: string;
        /**
         * Its version, the latest when the batch was created.
         */
        versionNumber: number;
    } | null;
    /**
     * Whether runs are started; false where documents are only split.
     */
    extract: boolean;
    metadata: Metadata;
    /**
     * ISO 8601, UTC, with milliseconds.
     */
    createdAt: string;
    /**
     * ISO 8601, UTC, with milliseconds.
     */
    updatedAt: string;
    /**
     * ISO 8601, UTC, with milliseconds; null while it has not happened.
     */
    startedAt: string | null;
    /**
     * When it was completed or cancelled; null before.
     */
    completedAt: string | null;
    /**
     * When the retention of the environment erased its name, metadata and results; null before.
     */
    expiredAt: string | null;
};

/**
 * A page of batches.
 */
export type BatchList = {
    /**
     * How many resources there are on all pages.
     */
    total: number;
    /**
     * Number of this page.
     */
    page: number;
    /**
     * Resources per page, as asked for.
     */
    pageSize: number;
    /**
     * The batches of this page.
     */
    data: Array<Batch>;
};

export type NewBatchDocument = {
    /**
     * A document of the environment.
     */
    documentId: string;
    metadata?: Metadata;
};

export type BatchInput = {
    /**
     * A name for people, 1 to 200 characters, not blank.
     */
    name?: string;
    /**
     * Documents of the environment, each with the `metadata` of its run. Up to 10,000 in a batch.
     */
    documents?: Array<NewBatchDocument>;
    /**
     * Whether the batch starts at once; true by default if it has `documents`, else false.
     */
    start?: boolean;
    /**
     * Version of the schema; the latest by default.
     */
    versionNumber?: number;
    /**
     * The model for this run, as `<provider>/<model>`. It overrides the model of the environment. The run uses a provider key of the caller: the key that the environment is bound to, else the newest key for the provider that is not `invalid`. Without a key, the provider must be the system fallback or the built-in extractor.
     */
    model?: string;
    /**
     * How often the model is asked each question. The answers differ where the model is unsure: the value of most answers is used, and agreement decides about its confidence. The cost grows with the number. The built-in extractor always asks once.
     */
    samples?: number;
    vision?: Vision;
    /**
     * The most that the run may cost, in the currency of the model's price. A call that could exceed it is not made: the run completes with a warning if its result is valid without that call, and else fails with `cost_limit`. A model without a known price is refused.
     */
    maxCost?: number;
    /**
     * Key of a splitter. Each document of the batch becomes a packet, which is split by its latest version, and no run of its own. Not with `samples` or `versionNumber`. With the schema `packets`, the batch has documents of all kinds.
     */
    splitter?: string;
    /**
     * With a `splitter`: whether a run is started for each part whose category has a schema.
     */
    extract?: boolean;
    metadata?: Metadata;
};

/**
 * What people should know as they label a field, by JSON Pointer; the step `*` is each row of a list.
 */
export type Guidelines = {
    [key: string]: string;
};

/**
 * `approved_reviews`: each approved review of the schema in the environment becomes a labelled item. Null: nothing.
 */
export type CollectRule = 'approved_reviews' | null;

/**
 * How two values are compared.
 */
export type Comparator = {
    /**
     * `text`: by letters and digits, or by their similarity if `atLeast` is given. `number`: may differ by `within`. `date`: the same day. `exact`: the same characters.
     */
    kind: 'text' | 'number' | 'date' | 'exact';
    /**
     * For `text`: the least similarity, 1 minus the edit distance over the longer length.
     */
    atLeast?: number;
    /**
     * For `number`: the largest difference; 0.005 by default.
     */
    within?: number;
};

/**
 * How the values of fields are compared, by JSON Pointer; the step `*` is each row of a list. The default follows the schema: numbers to half a cent, dates by day, texts by their letters and digits.
 */
export type Comparators = {
    [key: string]: Comparator;
};

/**
 * The number of items.
 */
export type DatasetCounts = {
    /**
     * All items.
     */
    total: number;
    /**
     * Items without a label and without a draft.
     */
    unlabelled: number;
    /**
     * Items with a draft of an engine that no person has checked.
     */
    draft: number;
    /**
     * A person has.
     */
    labelled: number;
    /**
     * Unlabelled items whose draft is being made.
     */
    drafting: number;
};

/**
 * Documents of a schema in one environment, with the values that are expected of them.
 */
export type Dataset = {
    /**
     * Identifier of the data set.
     */
    id: string;
    /**
     * Key of the schema.
     */
    schemaKey: string;
    /**
     * The environment.
     */
    env: 'production' | 'staging' | 'development';
    /**
     * Name for people.
     */
    name: string;
    /**
     * What the data set is for; null if not given.
     */
    description: string | null;
    guidelines: Guidelines;
    collect: CollectRule;
    comparators: Comparators;
    /**
     * Whether people label without seeing drafts.
     */
    blind: boolean;
    /**
     * The share of labelled items that need a second label.
     */
    twice: number;
    items: DatasetCounts;
    /**
     * The number of the latest frozen version; null before the first.
     */
    latestVersion: number | null;
    /**
     * ISO 8601, UTC, with milliseconds.
     */
    createdAt: string;
    /**
     * ISO 8601, UTC, with milliseconds.
     */
    updatedAt: string;
};

export type DatasetList = {
    /**
     * How many resources there are on all pages.
     */
    total: number;
    /**
     * Number of this page.
     */
    page: number;
    /**
     * Resources per page, as asked for.
     */
    pageSize: number;
    data: Array<Dataset>;
};

export type DatasetInput = {
    /**
     * A name for people, 1 to 200 characters, not blank.
     */
    name: string;
    /**
     * A text for people, up to 2,000 characters.
     */
    description?: string;
    guidelines?: Guidelines;
    collect?: CollectRule;
    comparators?: Comparators;
    /**
     * Whether people label without seeing drafts, as for documents that judge versions.
     */
    blind?: boolean;
    /**
     * The share of labelled items that need the label of a second person.
     */
    twice?: number;
};

/**
 * Status of the evaluation. `pending` and `processing` are not final; `failed` means that no document gave a result.
 */
export type EvaluationStatus = 'pending' | 'processing' | 'completed' | 'failed' | 'cancelled';

export type EvaluatedDataset = {
    /**
     * Identifier of the data set.
     */
    id: string;
    /**
     * The frozen version.
     */
    version: number;
};

/**
 * The number of documents.
 */
export type EvaluationProgress = {
    /**
     * All of them.
     */
    total: number;
    /**
     * Those with a result.
     */
    completed: number;
    /**
     * Documents without a result; each of their expected values counts as missed.
     */
    failed: number;
};

/**
 * How good the values are.
 */
export type EvaluationScore = {
    /**
     * Right values among those given, 1 if none was given and none expected.
     */
    precision: number;
    /**
     * Right values among those expected.
     */
    recall: number;
    /**
     * Harmonic mean of precision and recall.
     */
    f1: number;
    /**
     * Share of documents without any error.
     */
    exactDocuments: number;
    /**
     * Values that differ from the expected ones.
     */
    wrong: number;
    /**
     * Expected values that were not given.
     */
    missed: number;
    /**
     * Values where none was expected, rows that match none included.
     */
    invented: number;
};

/**
 * The score of a field.
 */
export type EvaluationField = {
    /**
     * JSON Pointer; the step `*` is each row of a list.
     */
    path: string;
    /**
     * Values that were judged.
     */
    observations: number;
    /**
     * Right values among those given.
     */
    precision: number;
    /**
     * Right values among those expected.
     */
    recall: number;
    /**
     * Harmonic mean of precision and recall.
     */
    f1: number;
    /**
     * The 95 % interval (Wilson) of the share of right observations: from, to.
     */
    margin: [
        number,
        number
    ];
    /**
     * Values that differ from the expected ones.
     */
    wrong: number;
    /**
     * Expected values that were not given.
     */
    missed: number;
    /**
     * Values where none was expected.
     */
    invented: number;
};

/**
 * What a rule of the schema version said of the documents whose runs gave data.
 */
export type EvaluationRule = {
    /**
     * Name of the rule.
     */
    name: string;
    /**
     * Of the rule.
     */
    severity: 'error' | 'warning';
    /**
     * Documents for which it holds.
     */
    holds: number;
    /**
     * Documents that violate it.
     */
    violated: number;
    /**
     * Documents for which it is not known, such as those that lack a value.
     */
    unknown: number;
};

export type ReliabilityBin = {
    /**
     * Lower bound of the confidence in the bin, which is 0.1 wide.
     */
    from: number;
    /**
     * Values in it.
     */
    count: number;
    /**
     * Mean confidence of the values.
     */
    confidence: number;
    /**
     * Share that is right.
     */
    accuracy: number;
};

/**
 * What the confidence of values is worth. Null where there are too few values.
 */
export type EvaluationCalibration = {
    /**
     * Probability that a right value has more confidence than a wrong one.
     */
    auroc: number | null;
    /**
     * Mean distance of confidence and accuracy, in ten bins.
     */
    ece: number | null;
    /**
     * Share of values, the most confident first, of which 95 % are right.
     */
    coverage95: number | null;
    /**
     * The same with 99 %.
     */
    coverage99: number | null;
    /**
     * The reliability table.
     */
    bins: Array<ReliabilityBin>;
};

/**
 * Null if it is not known.
 */
export type EvaluationCost = Cost | null;

/**
 * How well a version of a schema extracts from the documents of a data set.
 */
export type Evaluation = {
    /**
     * Identifier of the evaluation.
     */
    id: string;
    /**
     * Key of the schema.
     */
    schemaKey: string;
    /**
     * The environment.
     */
    env: 'production' | 'staging' | 'development';
    status: EvaluationStatus;
    dataset: EvaluatedDataset;
    /**
     * Version of the schema.
     */
    versionNumber: number;
    /**
     * `<provider>/<model>`
     */
    model: string;
    /**
     * How often each question was asked.
     */
    samples: number;
    /**
     * Whether examples of the memory were used.
     */
    memory: boolean;
    items: EvaluationProgress;
    /**
     * Null until it is completed.
     */
    score: EvaluationScore | null;
    /**
     * The scores by field; empty until it is completed.
     */
    fields: Array<EvaluationField>;
    /**
     * The rules of the schema version, in their order; empty until it is completed.
     */
    rules: Array<EvaluationRule>;
    /**
     * Null until it is completed.
     */
    calibration: EvaluationCalibration | null;
    /**
     * Tokens of all runs; null where a provider gave no count.
     */
    tokens: number | null;
    cost: EvaluationCost;
    /**
     * Mean milliseconds of a run; null until it is completed.
     */
    durationMs: number | null;
    comparators: Comparators;
    /**
     * The version of the scorer. Scores of another one may differ.
     */
    scorer: string;
    /**
     * ISO 8601, UTC, with milliseconds.
     */
    createdAt: string;
    /**
     * The user that began it.
     */
    createdBy: string | null;
    /**
     * ISO 8601, UTC, with milliseconds; null while it has not happened.
     */
    completedAt: string | null;
    /**
     * Why it failed; null otherwise.
     */
    errorMessage: string | null;
};

export type EvaluationList = {
    /**
     * How many resources there are on all pages.
     */
    total: number;
    /**
     * Number of this page.
     */
    page: number;
    /**
     * Resources per page, as asked for.
     */
    pageSize: number;
    data: Array<Evaluation>;
};

export type EvaluationInput = {
    /**
     * A data set of the schema and environment.
     */
    datasetId: string;
    /**
     * A frozen version; the latest by default.
     */
    datasetVersion?: number;
    /**
     * Version of the schema; the latest by default.
     */
    versionNumber?: number;
    /**
     * `<provider>/<model>`; that of the environment by default.
     */
    model?: string;
    /**
     * How often each question is asked.
     */
    samples?: number;
    /**
     * Uses the examples of the memory, without that of the document itself and those of its near duplicates, whether the memory is on or off.
     */
    memory?: boolean;
    /**
     * Asks the model again instead of using the stored answers of earlier evaluations.
     */
    fresh?: boolean;
    /**
     * Only estimates.
     */
    dryRun?: boolean;
};

/**
 * What an evaluation would take, from the runs so far.
 */
export type EvaluationEstimate = {
    /**
     * Documents of the version.
     */
    documents: number;
    /**
     * Documents whose answers are already stored; the evaluation asks no model about them.
     */
    cached: number;
    /**
     * Estimated tokens for the documents that a model must be asked about; null without earlier runs to estimate from.
     */
    tokens: number | null;
    cost: EvaluationCost;
};

export type GateField = {
    /**
     * JSON Pointer of a field; the step `*` is each row of a list.
     */
    path: string;
    /**
     * The least F1 of the field.
     */
    minF1: number;
};

/**
 * What a version must reach before it is pinned.
 */
export type StoredGate = {
    /**
     * A data set of the schema and environment.
     */
    datasetId: string;
    /**
     * The least F1; null for none.
     */
    minF1: number | null;
    /**
     * The least F1 of fields.
     */
    fields: Array<GateField>;
    /**
     * Whether it must not be worse than what is pinned, beyond chance.
     */
    notWorse: boolean;
};

/**
 * How a version met a condition of the gate.
 */
export type GateCheck = {
    /**
     * JSON Pointer into the gate.
     */
    condition: string;
    /**
     * False where it was overridden.
     */
    passed: boolean;
    /**
     * What was found, also where it is inconclusive.
     */
    message: string;
};

/**
 * The version that an environment serves.
 */
export type Pin = {
    /**
     * The pinned version; null for the latest.
     */
    versionNumber: number | null;
    /**
     * Null without one.
     */
    gate: StoredGate | null;
    /**
     * The evaluation by which the gate let the version pass; null for none.
     */
    evaluationId: string | null;
    /**
     * What the gate found when the version was pinned.
     */
    checks: Array<GateCheck>;
    /**
     * ISO 8601, UTC, with milliseconds; null while it has not happened.
     */
    updatedAt: string | null;
    /**
     * The user that pinned it last; null if nothing was pinned.
     */
    updatedBy: string | null;
};

/**
 * What a version must reach before it is pinned.
 */
export type Gate = {
    /**
     * A data set of the schema and environment.
     */
    datasetId: string;
    /**
     * The least F1; null for none.
     */
    minF1?: number | null;
    /**
     * The least F1 of fields.
     */
    fields?: Array<GateField>;
    /**
     * Whether it must not be worse than what is pinned, beyond chance.
     */
    notWorse?: boolean;
};

/**
 * Pins the version although the gate refuses it. Only the owner may set it.
 */
export type GateOverride = {
    /**
     * Why, for the audit log.
     */
    reason: string;
};

export type PinInput = {
    /**
     * The version to serve; null for the latest.
     */
    versionNumber: number | null;
    /**
     * The new gate; null for none.
     */
    gate?: Gate | null;
    /**
     * The evaluation to judge by.
     */
    evaluationId?: string;
    override?: GateOverride;
};

/**
 * Whether extractions use the memory.
 */
export type MemoryMode = 'off' | 'on';

/**
 * What the memory gained when it was last measured.
 */
export type MemoryGain = {
    /**
     * Documents of the evaluation.
     */
    documents: number;
    /**
     * F1 without the memory.
     */
    before: number;
    /**
     * F1 with it.
     */
    after: number;
    /**
     * When the evaluation with the memory was completed.
     */
    measuredAt: string;
    /**
     * The evaluation with the memory.
     */
    evaluationId: string;
    /**
     * Identifier of the evaluation without the memory. Compare the two with `compare`.
     */
    withoutId: string;
};

/**
 * The recalibration of a model's confidences.
 */
export type MemoryCalibration = {
    /**
     * `<provider>/<model>`.
     */
    model: string;
    /**
     * Whether it is that of runs in which examples of the memory helped, or of the others.
     */
    basis: 'memory' | 'document';
    /**
     * Values of approved reviews that it was fitted on.
     */
    values: number;
    /**
     * What errs least in a cross-check: the confidences themselves, Platt scaling or isotonic regression, with an offset for each field.
     */
    method: 'none' | 'platt' | 'isotonic';
    /**
     * Mean squared error of the confidences in the cross-check.
     */
    before: number;
    /**
     * The same of the recalibrated ones.
     */
    after: number;
};

/**
 * The memory of a schema in one environment.
 */
export type Memory = {
    mode: MemoryMode;
    /**
     * Examples that it has.
     */
    examples: number;
    /**
     * How many examples are kept, and why, as a sentence.
     */
    kept: string;
    /**
     * Result of the last measurement; null before the first.
     */
    gain: MemoryGain | null;
    /**
     * How the confidences of each model become what reviews of the schema found right. One for each model and basis with 100 values and more that reviews checked. Runs use it while the memory is on.
     */
    calibrations: Array<MemoryCalibration>;
    /**
     * When the memory was last switched on or off; null if it never was.
     */
    updatedAt: string | null;
    /**
     * The user that switched the memory last.
     */
    updatedBy: string | null;
};

export type MemoryInput = {
    mode: MemoryMode;
};

export type MemoryMeasurement = {
    /**
     * A data set of the schema and environment.
     */
    datasetId: string;
    /**
     * Version of the schema; the latest by default.
     */
    versionNumber?: number;
    /**
     * `<provider>/<model>`; that of the environment by default.
     */
    model?: string;
};

/**
 * What one document taught. It is deleted with the document, and once that expires.
 */
export type MemoryExample = {
    /**
     * Identifier.
     */
    id: string;
    /**
     * The document.
     */
    documentId: string;
    /**
     * Its name.
     */
    documentName: string | null;
    /**
     * An approved review, or a labelled item of a data set.
     */
    source: 'review' | 'item';
    /**
     * Values that a person confirmed or corrected.
     */
    fields: number;
    /**
     * Whether the document has been read for the example. Runs use the example only after that.
     */
    isLearned: boolean;
    /**
     * When it was learned.
     */
    createdAt: string;
    /**
     * The user that approved or saved it.
     */
    createdBy: string | null;
};

export type MemoryExampleList = {
    /**
     * How many resources there are on all pages.
     */
    total: number;
    /**
     * Number of this page.
     */
    page: number;
    /**
     * Resources per page, as asked for.
     */
    pageSize: number;
    data: Array<MemoryExample>;
};

/**
 * Sums over runs.
 */
export type UsageSum = {
    /**
     * Runs that ended, also failed and cancelled ones.
     */
    runs: number;
    /**
     * Pages that completed and failed runs read.
     */
    pages: number;
    /**
     * Tokens sent to models.
     */
    inputTokens: number;
    /**
     * Input tokens that providers read from their cache.
     */
    cachedInputTokens: number;
    /**
     * Tokens generated by models.
     */
    outputTokens: number;
    /**
     * Output tokens that models used for reasoning.
     */
    reasoningTokens: number;
    /**
     * Sum of input and output tokens.
     */
    totalTokens: number;
    /**
     * Cost of the runs whose cost is known; null if there is none, or if they have several currencies. `models` has one entry for each currency.
     */
    cost: Cost | null;
    /**
     * Runs that a provider saw and whose cost is unknown.
     */
    runsWithoutCost: number;
};

/**
 * The usage of a model.
 */
export type ModelUsage = UsageSum & {
    /**
     * Identifier of the provider, as in `providers.list`.
     */
    provider: string;
    /**
     * Identifier of the model.
     */
    model: string;
    keySource: KeySource;
};

/**
 * The usage of a workspace in a month.
 */
export type Usage = UsageSum & {
    /**
     * The month, such as `2026-01`.
     */
    month: string;
    /**
     * The same by provider and model, by name.
     */
    models: Array<ModelUsage>;
};

/**
 * The most that runs may cost in a month.
 */
export type BudgetCost = {
    /**
     * The amount. 0 refuses all runs.
     */
    amount: number;
    /**
     * ISO 4217 code of the prices of the workspace's models, such as USD. Costs in other currencies do not count.
     */
    currency: string;
};

/**
 * What runs use of a budget.
 */
export type BudgetUse = {
    /**
     * In the currency of `maxCost`; null without that limit.
     */
    cost: Cost | null;
    /**
     * Pages of documents.
     */
    pages: number;
    /**
     * Number of runs.
     */
    runs: number;
};

/**
 * The limits of a workspace for a month, and what is used of them.
 */
export type Budget = {
    /**
     * The most that runs may cost in a month; null for no limit.
     */
    maxCost: BudgetCost | null;
    /**
     * The most pages that runs may read in a month; null for no limit.
     */
    maxPages: number | null;
    /**
     * The month (UTC), such as `2026-01`.
     */
    period: string;
    /**
     * When the next month begins.
     */
    resetsAt: string;
    /**
     * By runs that ended in the month, and by proposals of schemas. A run that completed or failed counts the pages that it read, a cancelled one none; each run again counts again. Deleted runs count.
     */
    spent: BudgetUse;
    /**
     * For accepted runs that have not ended, at most 1,000: their pages (1 where they are not known yet), and what a run of their model has cost on average this month, or else their `maxCost`.
     */
    reserved: BudgetUse;
    /**
     * Runs of the month that count as free, since their cost is unknown or in another currency.
     */
    runsWithoutCost: number;
    /**
     * The spent part of the limit that is nearer to its end, 1 for all of it; null without limits.
     */
    share: number | null;
    /**
     * `warning` from 80 % and `exceeded` from 100 % of a limit.
     */
    status: 'unlimited' | 'available' | 'warning' | 'exceeded' | OtherValue;
    /**
     * Whether a run is accepted now. Also false while the runs under way may use up the rest.
     */
    acceptsRuns: boolean;
};

/**
 * The limits of a workspace for each month.
 */
export type BudgetInput = {
    /**
     * The most that runs may cost; null for no limit.
     */
    maxCost?: BudgetCost | null;
    /**
     * The most pages that runs may read; null for no limit. 0 refuses all runs.
     */
    maxPages?: number | null;
};

/**
 * When runs need a review.
 */
export type ReviewSettings = {
    /**
     * A run with a value that is less certain needs a review; null for none.
     */
    confidenceBelow: number | null;
    /**
     * The fields to which `confidenceBelow` applies; empty for all.
     */
    confidencePaths: Array<string>;
    /**
     * Fields with a limit of their own, which takes the place of `confidenceBelow` for them.
     */
    confidenceLimits: Array<{
        /**
         * The field.
         */
        path: string;
        /**
         * Its limit.
         */
        confidenceBelow: number;
    }>;
    /**
     * JSON Pointers into `extractedData`. A run that has no value there needs a review.
     */
    requiredPaths: Array<string>;
    /**
     * The share of runs that need a review whatever they contain; null for none.
     */
    sample: number | null;
    /**
     * A run in which a rule of the schema is violated, or also unknown, needs a review; null for none.
     */
    rules: 'violated' | 'violated_or_unknown' | null;
    /**
     * When the settings were last set; null if never.
     */
    updatedAt: string | null;
};

export type ReviewSettingsInput = {
    /**
     * A run with a value that is less certain needs a review; null for none. That the document does not have a value counts only where 80 % of the schema's latest 20 runs have one (of at least five).
     */
    confidenceBelow?: number | null;
    /**
     * The fields to which `confidenceBelow` applies, written as `requiredPaths`, with all that is within them; all fields if it is empty or left out.
     */
    confidencePaths?: Array<string>;
    /**
     * Fields with a limit of their own, which takes the place of `confidenceBelow` for them and all that is within them, also where `confidencePaths` leaves them out. Of several that hold a value, the one with the longest path counts.
     */
    confidenceLimits?: Array<{
        /**
         * The field, written as `requiredPaths`.
         */
        path: string;
        /**
         * A run with a less certain value in the field needs a review; 0 for none.
         */
        confidenceBelow: number;
    }>;
    /**
     * JSON Pointers into `extractedData`. A run that has no value there (absent or null) needs a review. A step `*` matches each row of a list, such as `/lines*amount`.
     */
    requiredPaths?: Array<string>;
    /**
     * The share of runs that need a review whatever they contain, such as 0.05; null for none.
     */
    sample?: number | null;
    /**
     * A run in which a rule of the schema is violated, or also unknown, needs a review; null for none.
     */
    rules?: 'violated' | 'violated_or_unknown' | null;
};

/**
 * Settings to apply to stored runs.
 */
export type ReviewSettingsApplication = {
    /**
     * Only count.
     */
    dryRun?: boolean;
    /**
     * The conditions to apply; by default those that are set.
     */
    settings?: ReviewSettingsInput;
};

/**
 * What settings mean for stored runs.
 */
export type ReviewSettingsApplied = {
    /**
     * Runs that were looked at.
     */
    runs: number;
    /**
     * Runs that meet a condition, reviewed ones included.
     */
    needed: number;
    /**
     * Reviews that were begun.
     */
    begun: number;
};

/**
 * Why a review is needed.
 */
export type ReviewReason = {
    /**
     * `confidence_below`: the value at `path` is less certain than the settings ask for. `required_missing`: there is no value at `path`. `rule_violated`, `rule_unknown`: the value at `path` is one of those that the rule reads. `sampled`: the run was drawn. `requested`: a caller asked for it.
     */
    code: 'confidence_below' | 'required_missing' | 'rule_violated' | 'rule_unknown' | 'sampled' | 'requested' | OtherValue;
    /**
     * JSON Pointer into `extractedData`; null for the whole run.
     */
    path: string | null;
    /**
     * The name of the rule. Absent for other codes.
     */
    rule?: string;
};

/**
 * A review in a list.
 */
export type ReviewListItem = {
    /**
     * Identifier of the review.
     */
    id: string;
    /**
     * Identifier of the run.
     */
    runId: string;
    /**
     * Identifier of the environment.
     */
    environmentId: string;
    /**
     * Identifier of the document.
     */
    documentId: string;
    /**
     * Name of the document.
     */
    documentName: string;
    /**
     * Key of the schema.
     */
    schemaKey: string;
    status: ReviewStatus;
    /**
     * Why the review is needed, up to 100; empty for a review that somebody began without being asked.
     */
    reasons: Array<ReviewReason>;
    /**
     * Confidence of the run.
     */
    confidence: number | null;
    /**
     * The user that claims the review; null for none.
     */
    claimedBy: string | null;
    /**
     * When the claim ends; null without one.
     */
    claimedUntil: string | null;
    /**
     * The user that approved or rejected it; null while it is open.
     */
    decidedBy: string | null;
    /**
     * When it was approved or rejected; null while it is open.
     */
    decidedAt: string | null;
    /**
     * Why it was rejected; null otherwise.
     */
    rejectionReason: string | null;
    /**
     * ISO 8601, UTC, with milliseconds.
     */
    createdAt: string;
    /**
     * ISO 8601, UTC, with milliseconds.
     */
    updatedAt: string;
    /**
     * When the retention of the environment erased the run's data and corrections; null before.
     */
    expiredAt: string | null;
};

export type ReviewList = {
    /**
     * How many resources there are on all pages.
     */
    total: number;
    /**
     * Number of this page.
     */
    page: number;
    /**
     * Resources per page, as asked for.
     */
    pageSize: number;
    data: Array<ReviewListItem>;
};

/**
 * A kind of document. It is recognised by its words, by the fields of its schema, and by its examples.
 */
export type Category = {
    /**
     * What such documents are called.
     */
    name: string;
    /**
     * What such documents are and what they are not, in any language.
     */
    description?: string;
    /**
     * The schema that such documents are extracted with.
     */
    schemaKey?: string;
    /**
     * What tells two neighbours of this kind apart, such as the invoice number.
     */
    identifier?: string;
    /**
     * Documents of the workspace that are of this kind.
     */
    examples?: Array<string>;
};

/**
 * What becomes of documents that fit no category: parts of their own, left out, or the nearest category.
 */
export type Uncategorized = 'include' | 'omit' | 'forbid';

/**
 * Where documents begin: found, at every page, only at the first page (the whole file is one document), or after every so many pages.
 */
export type Boundaries = 'auto' | 'every_page' | 'none' | {
    /**
     * Pages of each document.
     */
    pages: number;
};

/**
 * A splitter with its latest version.
 */
export type Splitter = {
    /**
     * Identifier, `spl_…`.
     */
    id: string;
    /**
     * Its workspace.
     */
    workspaceId: string;
    /**
     * Its key in the workspace.
     */
    key: string;
    /**
     * A name for people.
     */
    name: string;
    /**
     * Number of the latest version, from 1.
     */
    latestVersionNumber: number;
    /**
     * The kinds of documents.
     */
    categories: Array<Category>;
    uncategorized: Uncategorized;
    boundaries: Boundaries;
    /**
     * A packet with a part below this confidence waits for a person. Null for never.
     */
    reviewBelow: number | null;
    /**
     * ISO 8601, UTC, with milliseconds.
     */
    createdAt: string;
    /**
     * ISO 8601, UTC, with milliseconds.
     */
    updatedAt: string;
};

/**
 * A page of splitters.
 */
export type SplitterList = {
    /**
     * How many resources there are on all pages.
     */
    total: number;
    /**
     * Number of this page.
     */
    page: number;
    /**
     * Resources per page, as asked for.
     */
    pageSize: number;
    /**
     * The splitters of the page.
     */
    data: Array<Splitter>;
};

/**
 * A splitter.
 */
export type SplitterInput = {
    /**
     * The key in its workspace.
     */
    key: string;
    /**
     * A name for people, 1 to 200 characters, not blank.
     */
    name?: string;
    /**
     * The kinds of documents, each with another name.
     */
    categories: Array<Category>;
    uncategorized?: Uncategorized;
    boundaries?: Boundaries;
    /**
     * A packet with a part below this confidence waits for a person. Null for never.
     */
    reviewBelow?: number | null;
};

/**
 * What a splitter said from some time on.
 */
export type SplitterVersion = {
    /**
     * From 1.
     */
    versionNumber: number;
    /**
     * Equal for equal content.
     */
    contentHash: string;
    /**
     * The kinds of documents.
     */
    categories: Array<Category>;
    uncategorized: Uncategorized;
    boundaries: Boundaries;
    /**
     * A packet with a part below this confidence waits for a person. Null for never.
     */
    reviewBelow: number | null;
    /**
     * ISO 8601, UTC, with milliseconds.
     */
    createdAt: string;
};

/**
 * A page of versions.
 */
export type SplitterVersionList = {
    /**
     * How many resources there are on all pages.
     */
    total: number;
    /**
     * Number of this page.
     */
    page: number;
    /**
     * Resources per page, as asked for.
     */
    pageSize: number;
    /**
     * The versions of the page.
     */
    data: Array<SplitterVersion>;
};

/**
 * The number of packets by state.
 */
export type SplitterEvaluationCounts = {
    /**
     * All packets.
     */
    total: number;
    /**
     * Those that were split.
     */
    completed: number;
    /**
     * Those that could not be split, or are gone.
     */
    failed: number;
};

/**
 * Figures over all packets, as shares of 1. Pages that a person left out count in none of them.
 */
export type SplittingScore = {
    /**
     * Packets that were split.
     */
    packets: number;
    /**
     * Their pages.
     */
    pages: number;
    /**
     * The parts that people approved.
     */
    documents: number;
    /**
     * That a document begins at a page, but for the first page of a packet.
     */
    boundary: {
        /**
         * Of the starts that were found.
         */
        precision: number;
        /**
         * Of the starts that there are.
         */
        recall: number;
        /**
         * The harmonic mean of both.
         */
        f1: number;
    };
    /**
     * F1 of parts with exactly the pages of a document.
     */
    documentF1: number;
    /**
     * The same, with the right category.
     */
    documentAndCategoryF1: number | null;
    /**
     * Pages with the right category.
     */
    pageCategory: number | null;
    /**
     * Parts that were found for each document; above 1, documents are cut in pieces.
     */
    partsPerDocument: number;
    /**
     * Packets with exactly the approved parts.
     */
    exactPackets: number;
    /**
     * Whether the confidence of parts can be trusted; null without parts.
     */
    confidence: {
        /**
         * Probability that a right part has more confidence than a wrong one; null where all are right, or none.
         */
        auroc: number | null;
        /**
         * Mean distance of confidence and share of right parts.
         */
        ece: number;
    } | null;
};

/**
 * A packet of an evaluation.
 */
export type EvaluatedPacket = {
    /**
     * Identifier of the packet.
     */
    packetId: string;
    /**
     * What became of it.
     */
    status: 'waiting' | 'completed' | 'failed' | 'cancelled';
    /**
     * Whether it has exactly the approved parts; null until it is split.
     */
    isExact: boolean | null;
    /**
     * The approved parts; null until it is split.
     */
    documents: number | null;
    /**
     * The parts that were found; null until it is split.
     */
    parts: number | null;
    /**
     * Parts with exactly the pages of a document and its category; null until it is split.
     */
    rightParts: number | null;
    /**
     * Documents that were not seen to begin; null until it is split.
     */
    missedStarts: number | null;
    /**
     * Starts where no document begins; null until it is split.
     */
    inventedStarts: number | null;
    /**
     * Why it failed, or why the model did not answer for all of its pages; null for neither.
     */
    errorMessage: string | null;
};

/**
 * How well a version of a splitter splits packets that people approved.
 */
export type SplitterEvaluation = {
    /**
     * Identifier, `spe_…`.
     */
    id: string;
    /**
     * The splitter and its version.
     */
    splitter: {
        /**
         * Its key.
         */
        key: string;
        /**
         * Its version.
         */
        versionNumber: number;
    };
    /**
     * The environment of its packets.
     */
    env: 'production' | 'staging' | 'development';
    /**
     * `failed` if no packet could be split.
     */
    status: 'pending' | 'processing' | 'completed' | 'failed' | 'cancelled';
    /**
     * The model that is asked as well, as `<provider>/<model>`; null for none.
     */
    model: string | null;
    vision: Vision;
    /**
     * The most that the questions about each packet may cost; null for no limit.
     */
    maxCost: number | null;
    counts: SplitterEvaluationCounts;
    /**
     * Null until it is completed.
     */
    score: SplittingScore | null;
    /**
     * The packets in the order of the request; empty in lists.
     */
    packets: Array<EvaluatedPacket>;
    /**
     * What the questions cost; null without a model, and without a known price.
     */
    cost: Cost | null;
    /**
     * Why it failed; null unless it did.
     */
    errorMessage: string | null;
    /**
     * ISO 8601, UTC, with milliseconds.
     */
    createdAt: string;
    /**
     * Identifier of the user.
     */
    createdBy: string;
    /**
     * ISO 8601, UTC, with milliseconds; null while it has not happened.
     */
    completedAt: string | null;
};

/**
 * A page of evaluations.
 */
export type SplitterEvaluationList = {
    /**
     * How many resources there are on all pages.
     */
    total: number;
    /**
     * Number of this page.
     */
    page: number;
    /**
     * Resources per page, as asked for.
     */
    pageSize: number;
    /**
     * The evaluations of the page.
     */
    data: Array<SplitterEvaluation>;
};

/**
 * What to evaluate, and on which packets.
 */
export type SplitterEvaluationInput = {
    /**
     * Version of the splitter; the latest by default.
     */
    versionNumber?: number;
    /**
     * Packets of the environment that people approved, also those of another splitter. By default the newest 500 of this splitter.
     */
    packets?: Array<string>;
    /**
     * The model that is asked about the pages, as `<provider>/<model>`; none by default.
     */
    model?: string;
    vision?: Vision;
    /**
     * The most that the questions about each packet may cost, in the currency of the model's price. A model without a known price is refused.
     */
    maxCost?: number;
};

/**
 * A document, either stored or as text.
 */
export type ClassifyInput = {
    /**
     * A document of the environment.
     */
    documentId?: string;
    /**
     * The text of a document that is not stored.
     */
    content?: string;
    /**
     * Key of a splitter; the categories of its latest version are the kinds.
     */
    splitter?: string;
};

/**
 * A file. It is not stored.
 */
export type ClassifyUpload = {
    /**
     * The file, with its file name.
     */
    file: Blob | File;
    /**
     * Key of a splitter; the categories of its latest version are the kinds.
     */
    splitter?: string;
};

/**
 * What a document is.
 */
export type Classification = {
    /**
     * The name of its kind; null where none fits.
     */
    category: string | null;
    /**
     * The schema that such documents are extracted with. It is the key of a template where `source` is `template`.
     */
    schemaKey: string | null;
    /**
     * Where the kind is from: a `splitter`, a `schema` of the workspace, or a `template` that the workspace does not have. Null where none fits.
     */
    source: 'splitter' | 'schema' | 'template' | null;
    /**
     * That `category` is right.
     */
    confidence: number;
    /**
     * Why, in words.
     */
    reasons: Array<string>;
};

/**
 * A document in a packet.
 */
export type PacketPart = {
    /**
     * From 0.
     */
    index: number;
    /**
     * Its pages, such as `1-3`.
     */
    pages: string;
    /**
     * Its category; null where none fits.
     */
    category: string | null;
    /**
     * The schema of its category.
     */
    schemaKey: string | null;
    /**
     * Probability that pages and category are right; null once a person has decided them.
     */
    confidence: number | null;
    /**
     * Probability that a document begins at its first page.
     */
    startConfidence: number | null;
    /**
     * What tells it apart from its neighbours, such as its invoice number.
     */
    identifier: string | null;
    /**
     * Why, in words.
     */
    reasons: Array<string>;
    /**
     * The document of its pages; null until it exists.
     */
    documentId: string | null;
    /**
     * The newest run of the document.
     */
    runId: string | null;
};

/**
 * A page of a packet.
 */
export type PacketPage = {
    /**
     * From 1.
     */
    page: number;
    /**
     * Whether a document begins here.
     */
    startsPart: boolean;
    /**
     * The category of its part.
     */
    category: string | null;
    /**
     * Probability that `startsPart` is right.
     */
    confidence: number;
    /**
     * Why, in words.
     */
    reasons: Array<string>;
};

/**
 * A file with several documents, and its parts.
 */
export type Packet = {
    /**
     * Identifier, `pkt_…`.
     */
    id: string;
    /**
     * Its workspace.
     */
    workspaceId: string;
    /**
     * Its environment.
     */
    environmentId: string;
    /**
     * The document with all pages.
     */
    documentId: string;
    /**
     * The name of that document.
     */
    name: string;
    /**
     * `needs_review` waits for a person; the last three are final.
     */
    status: 'pending' | 'processing' | 'needs_review' | 'completed' | 'failed' | 'cancelled';
    /**
     * Counts the corrections.
     */
    revision: number;
    /**
     * The splitter and its version.
     */
    splitter: {
        /**
         * Key of the splitter.
         */
        key: string;
        /**
         * Number of the version.
         */
        versionNumber: number;
    };
    /**
     * Whether parts are extracted.
     */
    extract: boolean;
    /**
     * The model of the runs; null for that of the environment.
     */
    model: string | null;
    vision: Vision;
    /**
     * The most that the questions about the pages may cost, and each run; null for no limit.
     */
    maxCost: number | null;
    /**
     * Pages of the packet; null until they are counted.
     */
    pageCount: number | null;
    /**
     * The parts of the packet; empty until they are found.
     */
    parts: Array<PacketPart>;
    /**
     * The pages of the packet; empty until they are read, and in lists.
     */
    pages: Array<PacketPage>;
    /**
     * The model that was asked about the pages; null for none.
     */
    asked: {
        /**
         * Its provider.
         */
        provider: string;
        /**
         * The model.
         */
        model: string;
        /**
         * Tokens of the questions.
         */
        inputTokens: number | null;
        /**
         * Tokens of the answers.
         */
        outputTokens: number | null;
        /**
         * What the answers cost; null where the price is unknown.
         */
        cost: Cost | null;
        /**
         * Why it did not answer for all pages.
         */
        note: string | null;
    } | null;
    /**
     * Why it failed.
     */
    errorMessage: string | null;
    /**
     * ISO 8601, UTC, with milliseconds.
     */
    createdAt: string;
    /**
     * ISO 8601, UTC, with milliseconds.
     */
    updatedAt: string;
    /**
     * ISO 8601, UTC, with milliseconds; null while it has not happened.
     */
    completedAt: string | null;
};

/**
 * A page of packets.
 */
export type PacketList = {
    /**
     * How many resources there are on all pages.
     */
    total: number;
    /**
     * Number of this page.
     */
    page: number;
    /**
     * Resources per page, as asked for.
     */
    pageSize: number;
    /**
     * The packets of the page.
     */
    data: Array<Packet>;
};

/**
 * A stored document with several documents in it.
 */
export type PacketInput = {
    /**
     * A document of the environment.
     */
    documentId: string;
    /**
     * Key of the splitter; its latest version is used.
     */
    splitter: string;
    /**
     * Whether a run is started for each part whose category has a schema.
     */
    extract?: boolean;
    /**
     * The model that is asked about the pages, and that of the runs, as `<provider>/<model>`.
     */
    model?: string;
    vision?: Vision;
    /**
     * The most that the questions about the pages may cost, in the currency of the model's price; and as much for each run. An answer that could exceed it is not asked for. A model without a known price is refused.
     */
    maxCost?: number;
};

/**
 * A file with several documents in it.
 */
export type PacketUpload = {
    /**
     * The file, with its file name.
     */
    file: Blob | File;
    /**
     * The name of the packet; defaults to the file name.
     */
    name?: string;
    /**
     * Key of the splitter; its latest version is used.
     */
    splitter: string;
    /**
     * Whether a run is started for each part whose category has a schema.
     */
    extract?: boolean;
    /**
     * The model that is asked about the pages, and that of the runs, as `<provider>/<model>`.
     */
    model?: string;
    vision?: Vision;
    /**
     * The most that the questions may cost, and each run, as a decimal number.
     */
    maxCost?: string;
};

/**
 * The parts of a packet.
 */
export type PacketPatch = {
    /**
     * The `revision` of the packet that was corrected.
     */
    revision?: number;
    /**
     * All parts.
     */
    parts: Array<{
        /**
         * Which pages are read, such as `1-3,7,-1`: page numbers and ranges between commas. Negative numbers count from the last page, which is `-1`. The limit of pages counts only these. Page numbers in results remain those of the file.
         */
        pages: string;
        /**
         * A category of the splitter; null for none.
         */
        category?: string | null;
    }>;
};

/**
 * What was seen of a packet.
 */
export type PacketApproval = {
    /**
     * The `revision` of the packet that is approved.
     */
    revision?: number;
};

/**
 * `[x0, y0, x1, y1]` as fractions of the page, from its top left corner.
 */
export type PageBox = [
    number,
    number,
    number,
    number
];

export type LayoutWord = {
    /**
     * The word.
     */
    text: string;
    box: PageBox;
    /**
     * Confidence of recognition, where it was recognised.
     */
    confidence?: number;
};

export type LayoutLine = {
    /**
     * The text of the line.
     */
    text: string;
    /**
     * Where the line starts in the page's `text`, in UTF-16 code units.
     */
    start: number;
    /**
     * The box of the line; null where the format has no geometry.
     */
    box: PageBox | null;
    /**
     * The words in their order; empty where the format has no geometry.
     */
    words: Array<LayoutWord>;
    /**
     * Mean confidence of recognition, where it was recognised.
     */
    confidence?: number;
};

export type LayoutTable = {
    /**
     * The column headers; null where none were recognised.
     */
    header: Array<string> | null;
    /**
     * The cells, row by row. The text of a merged cell is in the first of its columns and in each of its rows.
     */
    rows: Array<Array<string>>;
    /**
     * The box of the table; null where the format has no geometry.
     */
    box: PageBox | null;
};

export type LayoutPage = {
    /**
     * Number of the page, from 1.
     */
    number: number;
    /**
     * In points (1/72 inch); 0 for logical pages.
     */
    width: number;
    /**
     * In points (1/72 inch); 0 for logical pages.
     */
    height: number;
    /**
     * `text`: the document's own text; `ocr`: recognised from an image; `logical`: a sheet, slide or part without geometry.
     */
    source: 'text' | 'ocr' | 'logical' | OtherValue;
    /**
     * The name of a sheet or an attachment, where there is one.
     */
    name?: string;
    /**
     * The lines, joined by line feeds, in reading order.
     */
    text: string;
    lines: Array<LayoutLine>;
    tables: Array<LayoutTable>;
};

/**
 * A document as extraction reads it.
 */
export type DocumentLayout = {
    /**
     * Number of pages; null for formats without pages.
     */
    pageCount: number | null;
    /**
     * True when a limit cut the document short.
     */
    truncated: boolean;
    /**
     * What was guessed, replaced or left out; absent where nothing was.
     */
    warnings?: Array<string>;
    pages: Array<LayoutPage>;
};

export type ReadRegionInput = {
    /**
     * Number of the page, from 1.
     */
    page: number;
    box: PageBox;
    /**
     * JSON Schema of the field that the text is for, such as `{ "type": "number" }`.
     */
    schema?: {
        [key: string]: unknown;
    };
};

/**
 * The text in a region of a page.
 */
export type RegionText = {
    /**
     * Number of the page.
     */
    page: number;
    /**
     * The words, with a line feed between lines; empty if there are none.
     */
    text: string;
    /**
     * The text in the type of the field; null where it cannot be, and the text itself without a `schema`.
     */
    value: unknown;
    /**
     * One box for each line of the text.
     */
    boxes: Array<PageBox>;
};

/**
 * A provider that saw the document of a run.
 */
export type RunProvider = {
    /**
     * Identifier of the provider, as in `providers.list`.
     */
    provider: string;
    /**
     * The model that was asked for.
     */
    model: string;
    /**
     * Where the provider processes data, such as `EU` or `US`.
     */
    residency: string;
    keySource: KeySource;
    /**
     * The model that answered, as the provider names it; null if it said nothing.
     */
    answeredBy: string | null;
    /**
     * Tokens sent to it; null if not counted.
     */
    inputTokens: number | null;
    /**
     * Tokens that it generated; null if not counted.
     */
    outputTokens: number | null;
    /**
     * Cost of its calls; null if unknown.
     */
    cost: Cost | null;
    /**
     * Why the run left it for a fallback, such as `provider_unavailable`; null if it did not.
     */
    errorCode: string | null;
};

/**
 * Why a run failed.
 */
export type RunErrorCode = {
    /**
     * An open list. Known: `document_unreadable` `document_encrypted` `document_empty` `too_many_pages` `parse_timeout` `provider_auth` `provider_rate_limited` `provider_unavailable` `provider_refused` `model_not_found` `context_too_long` `output_truncated` `output_invalid` `schema_unsupported` `timeout` `interrupted` `cost_limit` `residency_not_allowed` `internal_error`.
     */
    code: string;
    /**
     * Where it failed, such as `parse`, `extract`, `ground` or `validate`. An open list.
     */
    stage: string;
    /**
     * Whether a rerun can succeed without changes.
     */
    retryable: boolean;
    /**
     * The provider that failed.
     */
    provider?: string;
    /**
     * HTTP status of the provider's response.
     */
    providerStatus?: number;
    /**
     * Technical detail, without document content or secrets.
     */
    detail?: string;
    /**
     * With `output_invalid`: JSON Pointers of the values that are missing or do not match the schema.
     */
    fields?: Array<string>;
};

/**
 * A reason for or against a value.
 */
export type EvidenceSign = {
    /**
     * An open list. Known: `label` `other_label` `no_label` `only_place` `several_places` `shared_place` `same_row` `other_row` `split_text` `constraint` `rule_holds` `rule_violated` `parts_agree` `parts_differ` `one_part` `second_agrees` `second_differs` `samples_agree` `samples_differ` `recognized` `named` `not_named` `not_searched` `repeated` `part_of_text` `label_text` `unlikely_value` `remembered` `looked_up` `others_lack` `others_have` `constant`.
     */
    code: string;
    /**
     * Whether it speaks for the value.
     */
    supports: boolean;
    /**
     * The reason as a sentence, such as "The text was recognised at 0.71."
     */
    message: string;
};

/**
 * A value that another place of the document states.
 */
export type EvidenceAlternative = {
    /**
     * The value in the form of the schema.
     */
    value: string | number | boolean;
    /**
     * Page number, starting at 1.
     */
    page: number | null;
    /**
     * The matching text of the document.
     */
    quote: string | null;
    /**
     * Start of the quote in the page's text.
     */
    start: number | null;
    /**
     * End of the quote, exclusive.
     */
    end: number | null;
    /**
     * One box for each line of the quote.
     */
    boxes: Array<PageBox>;
};

/**
 * Where one value of `extractedData` was found in the document.
 */
export type Evidence = {
    /**
     * JSON Pointer into `extractedData`.
     */
    path: string;
    /**
     * Estimated probability that the value is correct.
     */
    confidence: number;
    /**
     * The confidence before it was recalibrated on the schema's reviews, see `calibrations` of the memory. Absent where it was not.
     */
    uncalibrated?: number;
    /**
     * How the value matches the document: as a whole and character by character (`exact`), in another notation, as a part of a longer text or at a place that belongs to something else (`normalized`), with small differences (`fuzzy`), as a conclusion from other text (`derived`), or not at all (`not_found`).
     */
    match: 'exact' | 'normalized' | 'fuzzy' | 'derived' | 'not_found' | OtherValue;
    /**
     * Page number, starting at 1; null if not found.
     */
    page: number | null;
    /**
     * The matching text of the document; null if not found.
     */
    quote: string | null;
    /**
     * Start of the quote in the page's text, in UTF-16 code units.
     */
    start: number | null;
    /**
     * End of the quote, exclusive.
     */
    end: number | null;
    /**
     * One box for each line of the quote; empty if the format has no geometry.
     */
    boxes: Array<PageBox>;
    /**
     * Why the confidence is what it is. Empty where the extractor does not say.
     */
    signs: Array<EvidenceSign>;
    /**
     * Other values that other places of the document state for the same field, at most three. Absent if there are none.
     */
    alternatives?: Array<EvidenceAlternative>;
};

/**
 * Whether a list has all entries of the document.
 */
export type ListCompleteness = {
    /**
     * JSON Pointer of the list, with `*` for each entry of an outer list or map.
     */
    path: string;
    /**
     * Null if the document does not tell how many entries there are.
     */
    complete: boolean | null;
    /**
     * Entries that the document seems to have; null if unknown.
     */
    expected: number | null;
    /**
     * Entries of the result.
     */
    found: number;
    /**
     * Where entries seem to be missing.
     */
    gaps: Array<{
        /**
         * Position of the entry after which entries are missing; null before the first one.
         */
        after: number | null;
        /**
         * Page of the missing entries.
         */
        page: number | null;
    }>;
};

/**
 * How much of the document was searched for a field.
 */
export type FieldCoverage = {
    /**
     * JSON Pointer of the field, with `*` for each entry of a list.
     */
    path: string;
    /**
     * Share of the document that was searched.
     */
    searched: number;
};

/**
 * An example that a run used.
 */
export type RunMemory = {
    /**
     * The example. It may be deleted since.
     */
    exampleId: string;
    /**
     * The document that it was learned from. It may be deleted since. Absent in runs of earlier servers.
     */
    documentId?: string;
    /**
     * JSON Pointers of the values that it helped to find.
     */
    paths: Array<string>;
    /**
     * Estimated tokens that the example added to each prompt. Absent with the built-in extractor, which has no prompts.
     */
    tokens?: number;
};

/**
 * One extraction from one document with one schema version.
 */
export type Run = {
    /**
     * Identifier of the run.
     */
    id: string;
    /**
     * Identifier of the environment.
     */
    environmentId: string;
    /**
     * Identifier of the document.
     */
    documentId: string;
    /**
     * Identifier of the schema family.
     */
    schemaFamilyId: string;
    /**
     * Identifier of the schema version.
     */
    schemaVersionId: string;
    /**
     * Number of the schema version.
     */
    schemaVersionNumber: number;
    /**
     * `definitionHash` of the schema version.
     */
    schemaHash: string;
    /**
     * The definition that the run uses.
     */
    schemaSnapshot: {
        [key: string]: unknown;
    };
    /**
     * The pages that the run reads, such as `1-3,7,-1`; null for all.
     */
    pages: string | null;
    status: RunStatus;
    /**
     * The provider, as resolved when the run was accepted; of a completed run, the one that answered.
     */
    provider: string;
    /**
     * The model, as resolved when the run was accepted; of a completed run, the one that answered.
     */
    model: string;
    /**
     * Where the provider processes data, such as `EU` or `US`.
     */
    residency: string;
    keySource: KeySource;
    /**
     * Tokens sent to the model, in all calls and attempts, also of failed and cancelled runs; 0 where no model was asked, null where the provider gave no count.
     */
    inputTokens: number | null;
    /**
     * Tokens generated by the model; null if not counted.
     */
    outputTokens: number | null;
    /**
     * Sum of input and output tokens; null if not counted.
     */
    totalTokens: number | null;
    /**
     * Input tokens that the provider read from its cache; null if not counted.
     */
    cachedInputTokens: number | null;
    /**
     * Output tokens that the model used for reasoning; null if not counted.
     */
    reasoningTokens: number | null;
    /**
     * Cost of all calls, by the prices at the time of each call, also of failed and cancelled runs; null if a price or a number of tokens is unknown. It never changes.
     */
    cost: Cost | null;
    /**
     * The providers that saw the document or a part of it, in the order of their first calls.
     */
    providers: Array<RunProvider>;
    vision: Vision;
    /**
     * The most that the run may cost, in the currency of the model's price; null for no limit.
     */
    maxCost: number | null;
    /**
     * Number of attempts that were started.
     */
    attempts: number;
    /**
     * Why the run failed; null unless its status is `failed`.
     */
    errorCode: RunErrorCode | null;
    /**
     * Why the run failed, in a sentence; null unless its status is `failed`.
     */
    errorMessage: string | null;
    /**
     * The result; null until the run is completed, and once it has expired. It validates against `schemaSnapshot`. A field that the document does not contain is null, or absent if the schema does not allow null.
     */
    extractedData: {
        [key: string]: unknown;
    } | null;
    /**
     * Mean confidence of the schema's leaf fields; null until the run is completed.
     */
    confidence: number | null;
    /**
     * One entry for each leaf of `extractedData`; empty until the run is completed, and once it has expired.
     */
    evidence: Array<Evidence>;
    /**
     * The lists that the schema asks for, and whether all of their entries were found; empty where that was not checked, and once the run has expired. Of a list within entries, such as the transactions of accounts, all entries are counted together.
     */
    lists: Array<ListCompleteness>;
    /**
     * The fields for which only a part of a very long document was searched, and how much of it: a null of such a field is less certain. All other fields were searched for in the whole document. Empty until the run is completed, and once it has expired.
     */
    coverage: Array<FieldCoverage>;
    /**
     * Whether the rules of the schema version hold for `extractedData`, in their order. Empty until the run is completed, and once it has expired.
     */
    rules: Array<RuleResult>;
    /**
     * The examples of the memory that the run used, and the values that each helped to find. Empty without a memory, until the run is completed, and once it has expired.
     */
    memory: Array<RunMemory>;
    /**
     * The tables that the rules and derived fields looked values up in. Empty until the run is completed.
     */
    lookups: Array<UsedLookup>;
    /**
     * What a failed run had found. It does not match `schemaSnapshot` as a whole and is not checked: `errorCode.fields` names what is missing or wrong. Null for other runs, and once the run has expired.
     */
    partialData: {
        [key: string]: unknown;
    } | null;
    /**
     * How often the model is asked each question.
     */
    samples: number;
    /**
     * Finished model calls that a rerun took over from the run that it repeats, instead of paying for them again. They are in neither the tokens nor the cost of this run.
     */
    reusedCalls: number;
    /**
     * Sentences about limitations of the result, such as values that were left out; empty once the run has expired.
     */
    warnings: Array<string>;
    /**
     * Status of the run's review; null without one.
     */
    reviewStatus: ReviewStatus | null;
    /**
     * The data as people approved it; null unless the review is approved, and once the run has expired.
     */
    reviewedData: {
        [key: string]: unknown;
    } | null;
    metadata: Metadata;
    /**
     * ISO 8601, UTC, with milliseconds.
     */
    createdAt: string;
    /**
     * ISO 8601, UTC, with milliseconds.
     */
    updatedAt: string;
    /**
     * ISO 8601, UTC, with milliseconds; null while it has not happened.
     */
    startedAt: string | null;
    /**
     * ISO 8601, UTC, with milliseconds; null while it has not happened.
     */
    completedAt: string | null;
    /**
     * When the retention of the environment erased its data; null before.
     */
    expiredAt: string | null;
};

/**
 * A request to a model, and its answer.
 */
export type RunCall = {
    /**
     * Its position among the calls of the run.
     */
    index: number;
    /**
     * Identifier of the provider, as in `providers.list`.
     */
    provider: string;
    /**
     * The model that was asked for.
     */
    model: string;
    /**
     * The model that answered, as the provider names it; null if it said nothing.
     */
    answeredBy: string | null;
    /**
     * The provider's `system_fingerprint`: it differs when the provider has changed how the model runs. Null if it gives none.
     */
    fingerprint: string | null;
    /**
     * The seed that was sent; null if the provider takes none.
     */
    seed: number | null;
    /**
     * The temperature that was sent; null for the model's own.
     */
    temperature: number | null;
    /**
     * Hash of the messages and the schema that were sent. Calls of one hash, model, seed and temperature asked the same.
     */
    promptHash: string;
    /**
     * Version of the wording that this program puts around documents. It grows when the wording changes.
     */
    promptVersion: number;
    /**
     * ISO 8601, UTC, with milliseconds.
     */
    requestedAt: string;
    /**
     * Milliseconds from the request to the whole answer, or its failure.
     */
    durationMs: number;
    /**
     * HTTP status of the answer; null if none arrived.
     */
    status: number | null;
    /**
     * What was wrong with the answer, such as `rate_limited`, `truncated` or `timeout`; null if it could be used. An open list.
     */
    failure: string | null;
    /**
     * What the provider counted; null if it counted nothing.
     */
    tokens: {
        /**
         * Tokens of the request.
         */
        inputTokens: number;
        /**
         * Tokens of the answer.
         */
        outputTokens: number;
        /**
         * Input tokens that came from the provider's cache.
         */
        cachedInputTokens: number;
        /**
         * Output tokens that were reasoning.
         */
        reasoningTokens: number;
    } | null;
    /**
     * The body of the request, in the provider's own format; null if it is not kept.
     */
    request: {
        [key: string]: unknown;
    } | null;
    /**
     * The body of the answer, of a failed request the error in it; null if it is not kept, or none arrived.
     */
    response: {
        [key: string]: unknown;
    } | Array<unknown> | string | number | boolean | null;
};

export type RunCallList = {
    /**
     * How many resources there are on all pages.
     */
    total: number;
    /**
     * Number of this page.
     */
    page: number;
    /**
     * Resources per page, as asked for.
     */
    pageSize: number;
    data: Array<RunCall>;
};

/**
 * A change of status or a progress step of a run.
 */
export type RunEvent = {
    /**
     * `status` for a change of status and at the start of the stream; `progress` during `processing`.
     */
    type: 'status' | 'progress' | OtherValue;
    /**
     * Identifier of the run.
     */
    runId: string;
    status: RunStatus;
    /**
     * The current stage, such as `parse`, `extract`, `ground` or `validate`; null unless `type` is `progress`.
     */
    stage: string | null;
    /**
     * Completed units of work (pages, chunks); null while unknown.
     */
    done: number | null;
    /**
     * Total units of work; null while unknown.
     */
    total: number | null;
    /**
     * ISO 8601, UTC, with milliseconds.
     */
    createdAt: string;
};

/**
 * A correction, with its author.
 */
export type ReviewAction = {
    /**
     * JSON Pointer into `reviewedData`, as it was at that time.
     */
    path: string;
    /**
     * What was done.
     */
    action: 'confirm' | 'correct' | 'clear' | 'addRow' | 'removeRow' | OtherValue;
    /**
     * The new value; null for `clear` and `removeRow`.
     */
    value: unknown;
    /**
     * The value before; null for none.
     */
    previousValue: unknown;
    /**
     * Number of the page with the value.
     */
    page: number | null;
    /**
     * Where on the page: x0, y0, x1, y1 as fractions of the page.
     */
    box: [
        number,
        number,
        number,
        number
    ] | null;
    /**
     * The text in the document.
     */
    quote: string | null;
    /**
     * The user that made it.
     */
    actorId: string;
    /**
     * ISO 8601, UTC, with milliseconds.
     */
    createdAt: string;
};

/**
 * What people say of the data of a run. The run itself never changes.
 */
export type Review = {
    /**
     * Identifier of the review.
     */
    id: string;
    /**
     * Identifier of the run.
     */
    runId: string;
    /**
     * Identifier of the environment.
     */
    environmentId: string;
    /**
     * Identifier of the document.
     */
    documentId: string;
    /**
     * Name of the document.
     */
    documentName: string;
    /**
     * Key of the schema.
     */
    schemaKey: string;
    status: ReviewStatus;
    /**
     * Why the review is needed, up to 100; empty for a review that somebody began without being asked.
     */
    reasons: Array<ReviewReason>;
    /**
     * Confidence of the run.
     */
    confidence: number | null;
    /**
     * The user that claims the review; null for none.
     */
    claimedBy: string | null;
    /**
     * When the claim ends; null without one.
     */
    claimedUntil: string | null;
    /**
     * The user that approved or rejected it; null while it is open.
     */
    decidedBy: string | null;
    /**
     * When it was approved or rejected; null while it is open.
     */
    decidedAt: string | null;
    /**
     * Why it was rejected; null otherwise.
     */
    rejectionReason: string | null;
    /**
     * ISO 8601, UTC, with milliseconds.
     */
    createdAt: string;
    /**
     * ISO 8601, UTC, with milliseconds.
     */
    updatedAt: string;
    /**
     * When the retention of the environment erased the run's data and corrections; null before.
     */
    expiredAt: string | null;
    /**
     * The data of the run with all corrections so far; null once the run has expired.
     */
    reviewedData: {
        [key: string]: unknown;
    } | null;
    /**
     * The corrections, in order; empty once the run has expired.
     */
    actions: Array<ReviewAction>;
};

/**
 * One correction.
 */
export type ReviewActionInput = {
    /**
     * JSON Pointer into `reviewedData`. For `addRow` that of the list, or of the position in the list at which the row is inserted; for `removeRow` that of the row.
     */
    path: string;
    /**
     * `confirm`: the value is right. `correct`: the value is `value`. `clear`: the document has no value; it becomes null, or absent if the schema does not allow null. `addRow`: `value` becomes a row of a list. `removeRow`: the row is removed.
     */
    action: 'confirm' | 'correct' | 'clear' | 'addRow' | 'removeRow';
    /**
     * The value for `correct` and `addRow`, as the schema has it.
     */
    value?: unknown;
    /**
     * Number of the page with the value.
     */
    page?: number | null;
    /**
     * Where on the page: x0, y0, x1, y1 as fractions of the page.
     */
    box?: [
        number,
        number,
        number,
        number
    ] | null;
    /**
     * The text in the document.
     */
    quote?: string | null;
};

export type ReviewUpdateInput = {
    /**
     * The number of `actions` of the review that is corrected; 0 for a run without a review.
     */
    revision?: number;
    /**
     * The corrections, applied in order.
     */
    actions: Array<ReviewActionInput>;
};

export type ReviewRejection = {
    /**
     * Why the data is rejected.
     */
    reason: string;
};

/**
 * `waiting` has no run yet. The other states are those of the run, or of the packet; a packet that waits for a person is `completed`. `failed` also if it could not be added.
 */
export type BatchDocumentStatus = 'waiting' | 'pending' | 'processing' | 'completed' | 'failed' | 'cancelled';

/**
 * A document of a batch.
 */
export type BatchDocument = {
    /**
     * Its place in the batch, from 1.
     */
    position: number;
    /**
     * Identifier of the document; null if it could not be added.
     */
    documentId: string | null;
    /**
     * Name of the document, or of the file that could not be added.
     */
    name: string;
    /**
     * Identifier of its latest run; null while it waits, and where it is split.
     */
    runId: string | null;
    /**
     * Identifier of its packet; null while it waits, and without a splitter.
     */
    packetId: string | null;
    status: BatchDocumentStatus;
    /**
     * Why it failed; null unless it did.
     */
    errorCode: RunErrorCode | null;
    /**
     * The same as a sentence; null unless it failed.
     */
    errorMessage: string | null;
    metadata: Metadata;
};

/**
 * A page of documents of a batch.
 */
export type BatchDocumentList = {
    /**
     * How many resources there are on all pages.
     */
    total: number;
    /**
     * Number of this page.
     */
    page: number;
    /**
     * Resources per page, as asked for.
     */
    pageSize: number;
    /**
     * The documents of this page.
     */
    data: Array<BatchDocument>;
};

export type BatchDocumentsInput = {
    /**
     * Documents of the environment, each with the `metadata` of its run. Up to 10,000 in a batch.
     */
    documents: Array<NewBatchDocument>;
};

export type BatchUpload = {
    /**
     * A document, or a ZIP file of documents, with its file name.
     */
    file: Blob | File;
    /**
     * The name of the document; defaults to the file name. Not for a ZIP file.
     */
    name?: string;
    /**
     * Which pages are read, such as `1-3,7,-1`: page numbers and ranges between commas. Negative numbers count from the last page, which is `-1`. The limit of pages counts only these. Page numbers in results remain those of the file.
     */
    pages?: string;
    /**
     * Strings of your own: an object with up to 50 strings.
     */
    metadata?: string | {
        [key: string]: unknown;
    };
};

/**
 * Documents that were added to a batch.
 */
export type BatchAddition = {
    /**
     * Identifier of the batch.
     */
    batchId: string;
    /**
     * How many were added.
     */
    added: number;
    /**
     * How many files could not be added. The batch lists them as failed.
     */
    failed: number;
    /**
     * The first 100 of all of them. `batches.listDocuments` has the others.
     */
    documents: Array<BatchDocument>;
};

/**
 * The result of one document of a batch, or of one part of a document that was split.
 */
export type BatchResult = {
    /**
     * Its place in the batch, from 1.
     */
    position: number;
    /**
     * Identifier of the document; null if it could not be added.
     */
    documentId: string | null;
    /**
     * Name of the document, or of the file that could not be added.
     */
    name: string;
    /**
     * Identifier of its latest run; null while it waits.
     */
    runId: string | null;
    /**
     * The packet that it is a part of; null without a splitter.
     */
    packetId: string | null;
    /**
     * The category of the part; null for none.
     */
    category: string | null;
    /**
     * The pages of the packet that the part has; null without a splitter.
     */
    pages: string | null;
    status: BatchDocumentStatus;
    /**
     * Confidence of the run; null until it is completed.
     */
    confidence: number | null;
    /**
     * What the run extracted; null until it is completed, and once it has expired.
     */
    extractedData: {
        [key: string]: unknown;
    } | null;
    /**
     * Whether the rules of the schema hold for it; empty until the run is completed.
     */
    rules: Array<RuleResult>;
    /**
     * Why it failed; null unless it did.
     */
    errorCode: RunErrorCode | null;
    /**
     * The same as a sentence; null unless it failed.
     */
    errorMessage: string | null;
    metadata: Metadata;
};

/**
 * The result of one run.
 */
export type ExportResult = {
    /**
     * Identifier of the run.
     */
    runId: string;
    /**
     * Identifier of the document.
     */
    documentId: string;
    /**
     * Name of the document.
     */
    name: string;
    /**
     * The data as approved in a review, or else as extracted; null once it has expired.
     */
    data: {
        [key: string]: unknown;
    } | null;
    /**
     * Confidence of the run.
     */
    confidence: number | null;
    /**
     * Status of the run's review; null without one.
     */
    reviewStatus: ReviewStatus | null;
    /**
     * The user that approved or rejected the run; null if none did.
     */
    reviewer: RunPerson | null;
    /**
     * When the review was approved or rejected; null before.
     */
    decidedAt: string | null;
    /**
     * Whether a review changed the data.
     */
    corrected: boolean;
    /**
     * Whether the rules of the schema hold for the data as extracted.
     */
    rules: Array<RuleResult>;
};

export type DatasetUpdate = {
    /**
     * A name for people, 1 to 200 characters, not blank.
     */
    name?: string;
    /**
     * A text for people, up to 2,000 characters.
     */
    description?: string;
    guidelines?: Guidelines;
    collect?: CollectRule;
    comparators?: Comparators;
    /**
     * Whether people label without seeing drafts, as for documents that judge versions.
     */
    blind?: boolean;
    /**
     * The share of labelled items that need the label of a second person.
     */
    twice?: number;
};

/**
 * Whether the values are unknown, drafted by an engine, or stated by a person.
 */
export type ItemLabel = 'unlabelled' | 'draft' | 'labelled';

/**
 * Where the values come from; null without values.
 */
export type ItemSource = 'extraction' | 'review' | 'import' | 'person' | null;

/**
 * The values of the document, in the form of the schema. An absent key was not annotated; null or `[]` was annotated as not in the document. Null while the item is unlabelled.
 */
export type ExpectedValues = {
    [key: string]: unknown;
} | null;

/**
 * Whether the item needs the label of a second person, and whether both say the same; `resolved` once a person has settled the differences. Null where no second label is asked for.
 */
export type SecondState = 'needed' | 'agrees' | 'disagrees' | 'resolved' | null;

/**
 * A document of a data set.
 */
export type DatasetItem = {
    /**
     * Identifier of the item.
     */
    id: string;
    /**
     * Identifier of the document.
     */
    documentId: string;
    /**
     * Name of the document.
     */
    documentName: string;
    label: ItemLabel;
    source: ItemSource;
    expected: ExpectedValues;
    /**
     * The least confidence of a value of the draft; null without one.
     */
    confidence: number | null;
    /**
     * What people say of the document.
     */
    note: string | null;
    /**
     * JSON Pointers of fields that are illegible in the document. They are not judged.
     */
    unreadable: Array<string>;
    secondLabel: SecondState;
    /**
     * ISO 8601, UTC, with milliseconds.
     */
    createdAt: string;
    /**
     * ISO 8601, UTC, with milliseconds.
     */
    updatedAt: string;
    /**
     * The user that labelled it last; null for an engine.
     */
    updatedBy: string | null;
};

export type DatasetItemList = {
    /**
     * How many resources there are on all pages.
     */
    total: number;
    /**
     * Number of this page.
     */
    page: number;
    /**
     * Resources per page, as asked for.
     */
    pageSize: number;
    data: Array<DatasetItem>;
};

/**
 * Values in the form of the schema's latest version. Required fields may be absent: an absent key was not annotated; null or `[]` was annotated as not in the document.
 */
export type NewExpected = {
    [key: string]: unknown;
};

/**
 * A document, or the document of a run.
 */
export type DatasetItemInput = {
    /**
     * The document. Send this or `runId`.
     */
    documentId?: string;
    /**
     * A run over the document, whose data it brings.
     */
    runId?: string;
    expected?: NewExpected;
    /**
     * State of the values in `expected`; `labelled` by default.
     */
    label?: 'draft' | 'labelled';
    /**
     * Origin of the values in `expected`; `person` by default.
     */
    source?: 'import' | 'person' | 'extraction';
};

export type DatasetItemsInput = {
    /**
     * The documents to add.
     */
    items: Array<DatasetItemInput>;
};

export type AddedItem = {
    /**
     * Identifier of the item.
     */
    id: string;
    /**
     * Identifier of the document.
     */
    documentId: string;
};

/**
 * What was added.
 */
export type DatasetAddition = {
    /**
     * Number of documents that were added.
     */
    added: number;
    /**
     * Items whose label or draft was replaced.
     */
    updated: number;
    /**
     * The items, in the order of the request.
     */
    items: Array<AddedItem>;
};

/**
 * What somebody said of the document.
 */
export type SavedLabel = {
    label: ItemLabel;
    source: ItemSource;
    expected: ExpectedValues;
    /**
     * Whether this is the label of the second person.
     */
    isSecond: boolean;
    /**
     * ISO 8601, UTC, with milliseconds.
     */
    createdAt: string;
    /**
     * The user that saved the label; null for an engine.
     */
    createdBy: string | null;
};

export type Disagreement = {
    /**
     * JSON Pointer into the first label; into the second for what only it has.
     */
    path: string;
    /**
     * The value of the first label; null for none.
     */
    first: unknown;
    /**
     * The value of the second label; null for none.
     */
    second: unknown;
};

/**
 * What the second person said, and where that differs from the first label.
 */
export type SecondLabel = {
    /**
     * The user.
     */
    createdBy: string | null;
    /**
     * ISO 8601, UTC, with milliseconds.
     */
    createdAt: string;
    /**
     * The values that differ, by the comparators of the data set. A field that either did not annotate is left out.
     */
    disagreements: Array<Disagreement>;
};

/**
 * An item with its labels.
 */
export type DatasetItemDetail = {
    /**
     * Identifier of the item.
     */
    id: string;
    /**
     * Identifier of the document.
     */
    documentId: string;
    /**
     * Name of the document.
     */
    documentName: string;
    label: ItemLabel;
    source: ItemSource;
    expected: ExpectedValues;
    /**
     * The least confidence of a value of the draft; null without one.
     */
    confidence: number | null;
    /**
     * What people say of the document.
     */
    note: string | null;
    /**
     * JSON Pointers of fields that are illegible in the document. They are not judged.
     */
    unreadable: Array<string>;
    secondLabel: SecondState;
    /**
     * ISO 8601, UTC, with milliseconds.
     */
    createdAt: string;
    /**
     * ISO 8601, UTC, with milliseconds.
     */
    updatedAt: string;
    /**
     * The user that labelled it last; null for an engine.
     */
    updatedBy: string | null;
    /**
     * Every label and draft that was saved, oldest first.
     */
    labels: Array<SavedLabel>;
    /**
     * The second label; null without one.
     */
    second: SecondLabel | null;
    /**
     * JSON Pointers of values that the latest version of the schema does not allow. An evaluation of a version leaves out what that version does not allow.
     */
    misfits: Array<string>;
    /**
     * The newest completed run over the document, that of an evaluation or a draft included. Its evidence shows where values are. Null without one, and for a draft of a `blind` data set.
     */
    runId: string | null;
};

export type DatasetItemUpdate = {
    expected?: NewExpected;
    /**
     * `unlabelled` removes the values.
     */
    label?: 'labelled' | 'unlabelled';
    /**
     * Whether the values in `expected` are the label of a second person.
     */
    second?: boolean;
    /**
     * What people say of the document; null for nothing.
     */
    note?: string | null;
    /**
     * JSON Pointers of fields that are illegible in the document.
     */
    unreadable?: Array<string>;
};

export type DraftInput = {
    /**
     * Version of the schema; the latest by default.
     */
    versionNumber?: number;
    /**
     * `<provider>/<model>`; that of the environment by default.
     */
    model?: string;
};

/**
 * The labelled items of a data set at one moment.
 */
export type DatasetVersion = {
    /**
     * Identifier of the data set.
     */
    datasetId: string;
    /**
     * Number of the version, from 1.
     */
    version: number;
    /**
     * Number of items in the version now.
     */
    items: number;
    /**
     * Number of items that left the version because their documents were deleted or expired.
     */
    left: number;
    /**
     * ISO 8601, UTC, with milliseconds.
     */
    createdAt: string;
    /**
     * The user that froze it.
     */
    createdBy: string | null;
};

export type DatasetVersionList = {
    /**
     * How many resources there are on all pages.
     */
    total: number;
    /**
     * Number of this page.
     */
    page: number;
    /**
     * Resources per page, as asked for.
     */
    pageSize: number;
    data: Array<DatasetVersion>;
};

export type EvaluatedValue = {
    /**
     * JSON Pointer into the expected data; into the extracted data for a value that was not expected.
     */
    path: string;
    /**
     * `extra`: in a row that matches no expected one. `absent`: not in the document, and not given.
     */
    outcome: 'right' | 'wrong' | 'missed' | 'invented' | 'extra' | 'absent';
    /**
     * The expected value; null for none.
     */
    expected: unknown;
    /**
     * The extracted value; null for none.
     */
    actual: unknown;
    /**
     * Confidence of the extracted value; null for none.
     */
    confidence: number | null;
};

/**
 * A document of an evaluation.
 */
export type EvaluationItem = {
    /**
     * Identifier of the document.
     */
    documentId: string;
    /**
     * Name of the document.
     */
    documentName: string;
    /**
     * Identifier of the item of the data set.
     */
    itemId: string;
    /**
     * The run; null while it waits.
     */
    runId: string | null;
    /**
     * State of its run.
     */
    status: 'waiting' | 'pending' | 'processing' | 'completed' | 'failed' | 'cancelled';
    /**
     * The judged values; empty until they are scored and once they have expired.
     */
    values: Array<EvaluatedValue>;
};

export type EvaluationItemList = {
    /**
     * How many resources there are on all pages.
     */
    total: number;
    /**
     * Number of this page.
     */
    page: number;
    /**
     * Resources per page, as asked for.
     */
    pageSize: number;
    data: Array<EvaluationItem>;
};

/**
 * What the test says.
 */
export type Verdict = 'better' | 'worse' | 'same' | 'inconclusive';

export type ComparedScore = {
    /**
     * The F1 of the other evaluation.
     */
    before: number;
    /**
     * The F1 of this one.
     */
    after: number;
    verdict: Verdict;
    /**
     * Probability of such a difference by chance, corrected for all fields.
     */
    p: number;
    /**
     * The 95 % interval of the difference: from, to.
     */
    interval: [
        number,
        number
    ];
};

export type ComparedField = {
    /**
     * JSON Pointer; the step `*` is each row of a list.
     */
    path: string;
    /**
     * The F1 of the other evaluation.
     */
    before: number;
    /**
     * The F1 of this one.
     */
    after: number;
    verdict: Verdict;
    /**
     * Probability of such a difference by chance, corrected for all fields.
     */
    p: number;
    /**
     * The 95 % interval of the difference: from, to.
     */
    interval: [
        number,
        number
    ];
};

/**
 * For how many documents a rule holds, is violated, or is not known.
 */
export type RuleCounts = {
    /**
     * Documents for which it holds.
     */
    holds: number;
    /**
     * Documents that violate it.
     */
    violated: number;
    /**
     * Documents for which it is not known, such as those that lack a value.
     */
    unknown: number;
};

/**
 * What a rule said in two evaluations. Null where the version has no rule of this name.
 */
export type ComparedRule = {
    /**
     * Name of the rule.
     */
    name: string;
    /**
     * In the other evaluation.
     */
    before: RuleCounts | null;
    /**
     * In this one.
     */
    after: RuleCounts | null;
};

export type ComparedValue = {
    /**
     * JSON Pointer to the value.
     */
    path: string;
    /**
     * The expected value; null for none.
     */
    expected: unknown;
    /**
     * The value of the other evaluation; null for none.
     */
    before: unknown;
    /**
     * The value of this one; null for none.
     */
    after: unknown;
    /**
     * Whether it became right or wrong.
     */
    effect: 'better' | 'worse' | 'neutral';
};

export type ComparedDocument = {
    /**
     * Identifier of the document.
     */
    documentId: string;
    /**
     * Identifier of the item of the data set.
     */
    itemId: string;
    /**
     * Name of the document.
     */
    documentName: string;
    /**
     * The run of this evaluation, with the places of its values; null if deleted.
     */
    runId: string | null;
    /**
     * The run of the other evaluation; null if deleted.
     */
    beforeRunId: string | null;
    /**
     * The values that are not the same.
     */
    changes: Array<ComparedValue>;
};

/**
 * What changed from one evaluation to another.
 */
export type EvaluationComparison = {
    score: ComparedScore;
    /**
     * The fields of both.
     */
    fields: Array<ComparedField>;
    /**
     * The rules of both, by their names.
     */
    rules: Array<ComparedRule>;
    /**
     * The first 200 documents with other values.
     */
    documents: Array<ComparedDocument>;
    /**
     * All documents with other values.
     */
    changedDocuments: number;
    /**
     * The documents that both have.
     */
    comparedDocuments: number;
    /**
     * What the later version means for those who read the data: `additive` only adds fields; `breaking` removes or retypes some.
     */
    schemaChange: 'unchanged' | 'additive' | 'breaking';
    /**
     * The test behind the verdicts, with its seed.
     */
    test: string;
};

export type ShareAndCount = {
    /**
     * Part of all.
     */
    share: number;
    /**
     * How many.
     */
    count: number;
};

/**
 * What people must review to reach a share of right values.
 */
export type ReviewEffort = {
    /**
     * The share of values that shall be right.
     */
    target: number;
    /**
     * Whether the estimate can be trusted.
     */
    reliable: boolean;
    /**
     * Why not; null if it can.
     */
    reason: string | null;
    /**
     * Values with less confidence are reviewed; 0 for none.
     */
    below: number;
    values: ShareAndCount;
    documents: ShareAndCount;
    /**
     * The 95 % interval (Wilson) of the share of right values after the review: from, to.
     */
    margin: [
        number,
        number
    ];
};

/**
 * Prices per million tokens.
 */
export type ModelPrice = {
    /**
     * ISO 4217 code, such as USD.
     */
    currency: string;
    /**
     * Price of the tokens of the request.
     */
    input: number;
    /**
     * Price of tokens that the provider read from its cache; null if they cost as much as others.
     */
    cachedInput: number | null;
    /**
     * Price of tokens that the provider wrote to its cache; null if they cost as much as others.
     */
    cacheWrite: number | null;
    /**
     * Price of the tokens of the answer, including reasoning.
     */
    output: number;
    /**
     * Prices of a whole request whose prompt is longer than `above`; null if there are none.
     */
    longPrompt: {
        /**
         * Tokens of the prompt.
         */
        above: number;
        /**
         * Price of the tokens of the request.
         */
        input: number;
        /**
         * Price of tokens from the cache; null if they cost as much as others.
         */
        cachedInput: number | null;
        /**
         * Price of tokens written to the cache; null if they cost as much as others.
         */
        cacheWrite: number | null;
        /**
         * Price of the tokens of the answer.
         */
        output: number;
    } | null;
    /**
     * Date from which the price applies; null for the first.
     */
    from: string | null;
    /**
     * Source of the price, as in `sources` of a provider.
     */
    source: string;
};

/**
 * Limits and abilities of a model.
 */
export type ModelDetail = {
    /**
     * Identifier, as in `model: <provider>/<model>`.
     */
    id: string;
    /**
     * Maximum number of tokens of the request and the answer together.
     */
    contextTokens: number;
    /**
     * Maximum number of tokens of an answer.
     */
    maxOutputTokens: number;
    /**
     * Whether scanned pages are also sent as images.
     */
    seesPictures: boolean;
    /**
     * Prices by which the cost of calls is computed, in the order of their dates; empty if unknown.
     */
    prices: Array<ModelPrice>;
    /**
     * Sources of the limits, as in `sources` of a provider. A limit that is `unverified` is a cautious assumption.
     */
    sources: {
        /**
         * Source of `contextTokens`.
         */
        contextTokens: string;
        /**
         * Source of `maxOutputTokens`.
         */
        maxOutputTokens: string;
        /**
         * Source of `seesPictures`.
         */
        seesPictures: string;
    };
};

/**
 * Whether the provider is left out for a while, because calls with the caller's keys or with the server's key failed repeatedly. It is left out only where a fallback takes over.
 */
export type ProviderCircuit = {
    /**
     * `open` while it is left out. A call that succeeds closes it.
     */
    state: 'closed' | 'open' | OtherValue;
    /**
     * Calls that failed in a row; 0 while it is closed.
     */
    failures: number;
    /**
     * When one call tries whether it works again; null while it is closed.
     */
    retryAt: string | null;
};

/**
 * Sources of the other fields: the URL of a document, `unverified` without one, `provider-key` where the key decides, or the name of the operator's setting.
 */
export type ProviderSources = {
    /**
     * Source of `residency`.
     */
    residency: string;
    /**
     * Source of `structuredOutput`.
     */
    structuredOutput: string;
    /**
     * Sources of what differs from OpenAI's interface.
     */
    quirks: Array<string>;
};

/**
 * A model provider.
 */
export type Provider = {
    /**
     * Identifier, as in `model: <provider>/<model>`.
     */
    id: string;
    /**
     * Display name, as `Mistral (EU)`.
     */
    name: string;
    /**
     * `local` is the built-in extractor, `hosted` a service, `self-hosted` a server that the operator or a user runs.
     */
    kind: 'local' | 'hosted' | 'self-hosted' | OtherValue;
    /**
     * Where it processes data, such as `EU` or `US`; null where the key decides, or where it is unknown.
     */
    residency: string | null;
    /**
     * The allowed models. Empty if every model is allowed, or if the provider's own list decides.
     */
    models: Array<string>;
    /**
     * Whether every model is allowed, as with gateways and self-hosted servers. Otherwise a model that is not in `models` is refused as `model_not_allowed`. If `models` is empty, those are allowed that the provider lists for the key; while its list is not known, any model is.
     */
    anyModel: boolean;
    /**
     * The model used when a key names none; null if a key must name one.
     */
    defaultModel: string | null;
    /**
     * Details of the allowed models, in the order of `models`.
     */
    modelDetails: Array<ModelDetail>;
    /**
     * Whether the caller needs a provider key to use it.
     */
    requiresKey: boolean;
    /**
     * Whether a provider key needs a `baseUrl`.
     */
    requiresBaseUrl: boolean;
    /**
     * How strictly the provider makes a model follow a schema. When it rejects that, a less strict form is used. Answers are always validated against the whole schema.
     */
    structuredOutput: 'built_in' | 'json_schema_strict' | 'json_schema' | 'tool' | 'json_object' | 'by_model' | OtherValue;
    /**
     * Whether environments without a provider key use it.
     */
    isSystemFallback: boolean;
    circuit: ProviderCircuit;
    /**
     * URL of the documentation of its address and interface; `EXCERPT_MODELS_FILE` for a provider that the operator added, and the source folder for the built-in extractor.
     */
    source: string;
    sources: ProviderSources;
};

export type ProviderList = {
    /**
     * How many resources there are on all pages.
     */
    total: number;
    /**
     * Number of this page.
     */
    page: number;
    /**
     * Resources per page, as asked for.
     */
    pageSize: number;
    data: Array<Provider>;
};

/**
 * A key for a model provider, without its secret.
 */
export type ProviderKey = {
    /**
     * Identifier of the key.
     */
    id: string;
    /**
     * Identifier of the provider, as in `providers.list`.
     */
    provider: string;
    /**
     * Display name of the key.
     */
    name: string;
    /**
     * The model that is used when an environment's `model` is null.
     */
    defaultModel: string;
    /**
     * Base URL of the key's server; null if the provider has a fixed one.
     */
    baseUrl: string | null;
    /**
     * Where the key's server processes data, as its owner stated; null if the provider decides or it is unknown.
     */
    residency: string | null;
    /**
     * Tokens of request and answer together that the model of the key takes, as its owner stated; null if the server says it, or the provider's limits apply.
     */
    contextTokens: number | null;
    /**
     * The first and last characters of the secret; null for a key without one.
     */
    maskedKey: string | null;
    /**
     * Result of the last verification, or `invalid` after the provider refused the key in a run.
     */
    status: 'unverified' | 'valid' | 'invalid';
    /**
     * ISO 8601, UTC, with milliseconds; null while it has not happened.
     */
    verifiedAt: string | null;
    /**
     * ISO 8601, UTC, with milliseconds.
     */
    createdAt: string;
    /**
     * ISO 8601, UTC, with milliseconds.
     */
    updatedAt: string;
};

export type ProviderKeyList = {
    /**
     * How many resources there are on all pages.
     */
    total: number;
    /**
     * Number of this page.
     */
    page: number;
    /**
     * Resources per page, as asked for.
     */
    pageSize: number;
    data: Array<ProviderKey>;
};

export type ProviderKeyInput = {
    /**
     * Identifier of the provider, as in `providers.list`.
     */
    provider: string;
    /**
     * The secret as the provider gave it, printable ASCII without spaces. It is encrypted and never shown again.
     */
    secret?: string;
    /**
     * A name for people, 1 to 200 characters, not blank.
     */
    name?: string;
    /**
     * An allowed model of the provider. Defaults to the provider's default model.
     */
    defaultModel?: string;
    /**
     * Base URL of the OpenAI-compatible API, as `https://llm.example.com/v1`. Its query string may have `api-version`, as Azure's addresses do.
     */
    baseUrl?: string;
    /**
     * Where the server of `baseUrl` processes data, such as `EU`.
     */
    residency?: string;
    /**
     * Tokens of request and answer together that the model takes. Without it, servers of vLLM, Ollama, LM Studio and llama.cpp are asked, and a small window is assumed of those that do not say.
     */
    contextTokens?: number;
};

export type ProviderKeyPatch = {
    /**
     * The secret as the provider gave it, printable ASCII without spaces. It is encrypted and never shown again.
     */
    secret?: string;
    /**
     * A name for people, 1 to 200 characters, not blank.
     */
    name?: string;
    /**
     * An allowed model of the provider. Defaults to the provider's default model.
     */
    defaultModel?: string;
    /**
     * Base URL of the OpenAI-compatible API, as `https://llm.example.com/v1`. Its query string may have `api-version`, as Azure's addresses do.
     */
    baseUrl?: string;
    /**
     * Where the server of `baseUrl` processes data, such as `EU`.
     */
    residency?: string;
    /**
     * Tokens of request and answer together that the model takes. Without it, servers of vLLM, Ollama, LM Studio and llama.cpp are asked, and a small window is assumed of those that do not say.
     */
    contextTokens?: number;
};

/**
 * A key and the result of its verification.
 */
export type ProviderKeyVerification = ProviderKey & {
    /**
     * The models that the key may use; null if the provider did not list them.
     */
    models: Array<string> | null;
    /**
     * Why the key could not be verified; null for a valid key.
     */
    problem: {
        /**
         * As in the `errorCode` of a run, such as `provider_auth`.
         */
        code: string;
        /**
         * What went wrong and what to do, for people.
         */
        message: string;
    } | null;
};

/**
 * The kinds of events that the endpoint receives; `*` for all, also those of later versions, but `audit.recorded`, which only the owner of the workspace may ask for.
 */
export type WebhookEventFilter = Array<'*' | 'run.completed' | 'run.failed' | 'run.cancelled' | 'run.review_needed' | 'run.reviewed' | 'batch.completed' | 'evaluation.completed' | 'packet.completed' | 'packet.review_needed' | 'document.parsed' | 'document.failed' | 'schema.version.created' | 'audit.recorded' | 'budget.warning' | 'budget.exceeded' | 'webhook.test' | OtherValue>;

/**
 * How the latest attempts went. After 10 failed attempts in a row the circuit is open: the destination is tried once a minute, and other attempts wait for the next success, or for 5 minutes.
 */
export type WebhookCircuit = {
    /**
     * Whether attempts wait.
     */
    isOpen: boolean;
    /**
     * Failed attempts since the last success.
     */
    failures: number;
    /**
     * When the destination is tried next; null while the circuit is closed.
     */
    nextProbeAt: string | null;
};

/**
 * A URL that receives events of one environment.
 */
export type WebhookEndpoint = {
    /**
     * Identifier of the endpoint.
     */
    id: string;
    /**
     * Identifier of its workspace.
     */
    workspaceId: string;
    /**
     * Identifier of its environment.
     */
    environmentId: string;
    /**
     * The URL that receives the events, by POST.
     */
    url: string;
    events: WebhookEventFilter;
    /**
     * What the endpoint is for.
     */
    description: string | null;
    /**
     * Whether events are delivered to it.
     */
    isActive: boolean;
    /**
     * Why the server deactivated it: `gone`, since the destination answered 410, `failing`, since it accepted nothing for 5 days, or `member_removed`, since the member who chose its URL or activated it last was removed. Null while it is active, and where a caller deactivated it.
     */
    disabledReason: 'gone' | 'failing' | 'member_removed' | null | OtherValue;
    circuit: WebhookCircuit;
    /**
     * ISO 8601, UTC, with milliseconds.
     */
    createdAt: string;
    /**
     * ISO 8601, UTC, with milliseconds.
     */
    updatedAt: string;
};

export type WebhookEndpointList = {
    /**
     * How many resources there are on all pages.
     */
    total: number;
    /**
     * Number of this page.
     */
    page: number;
    /**
     * Resources per page, as asked for.
     */
    pageSize: number;
    data: Array<WebhookEndpoint>;
};

export type WebhookEndpointInput = {
    /**
     * The URL that receives the events, by POST.
     */
    url: string;
    events?: WebhookEventFilter;
    /**
     * What the endpoint is for, up to 2,000 characters.
     */
    description?: string | null;
    /**
     * Whether events are delivered to it.
     */
    isActive?: boolean;
};

/**
 * A webhook endpoint with its signing secret, which is shown at creation and rotation only.
 */
export type WebhookEndpointWithSecret = WebhookEndpoint & {
    /**
     * The secret that signs deliveries, in the form of Standard Webhooks.
     */
    secret: string;
};

export type WebhookEndpointPatch = {
    /**
     * The URL that receives the events, by POST.
     */
    url?: string;
    events?: WebhookEventFilter;
    /**
     * What the endpoint is for, up to 2,000 characters.
     */
    description?: string | null;
    /**
     * Whether events are delivered to it.
     */
    isActive?: boolean;
};

/**
 * An event that will be delivered.
 */
export type WebhookEventAccepted = {
    /**
     * Identifier of the event, which its deliveries carry as `webhook-id`.
     */
    eventId: string;
};

export type RedeliveryInput = {
    /**
     * Events from this time on, ISO 8601 with a time zone.
     */
    since: string;
};

export type RedeliveryAccepted = {
    /**
     * How many events will be delivered again.
     */
    count: number;
};

/**
 * One attempt to deliver an event.
 */
export type WebhookDelivery = {
    /**
     * Identifier of the delivery.
     */
    id: string;
    /**
     * Identifier of the webhook endpoint.
     */
    webhookEndpointId: string;
    /**
     * The kind of event, such as `run.completed`. An open list.
     */
    event: string;
    /**
     * The body that was sent. After its document or run was deleted, `data` only has its `id`, and `responseBody` is null.
     */
    payload: {
        [key: string]: unknown;
    };
    /**
     * HTTP status of the response; null without a response.
     */
    statusCode: number | null;
    /**
     * Body of the response as text, up to 16 KiB; bytes that are not UTF-8 are replaced by U+FFFD. Null without a response.
     */
    responseBody: string | null;
    /**
     * Why the attempt failed, in a sentence; null where it succeeded.
     */
    error: string | null;
    /**
     * Whether the destination answered 2xx.
     */
    success: boolean;
    /**
     * Milliseconds from the start of the attempt to its end.
     */
    durationMs: number | null;
    /**
     * ISO 8601, UTC, with milliseconds.
     */
    createdAt: string;
};

export type WebhookDeliveryList = {
    /**
     * How many resources there are on all pages.
     */
    total: number;
    /**
     * Number of this page.
     */
    page: number;
    /**
     * Resources per page, as asked for.
     */
    pageSize: number;
    data: Array<WebhookDelivery>;
};

/**
 * A document with the words.
 */
export type PrivacyDocument = {
    /**
     * Identifier of the document.
     */
    documentId: string;
    /**
     * Its name.
     */
    name: string;
    /**
     * Slug of its environment.
     */
    environment: string;
    /**
     * Key of its schema.
     */
    schemaKey: string;
    /**
     * How many runs it has.
     */
    runCount: number;
    /**
     * Where the words are. The parts that have all of them, if there are such.
     */
    foundIn: Array<'name' | 'text' | 'metadata' | 'data' | 'review' | 'label' | 'memory' | 'packet' | OtherValue>;
    /**
     * The text around the first of them.
     */
    excerpt: string;
    /**
     * ISO 8601, UTC, with milliseconds.
     */
    createdAt: string;
    /**
     * When its content was erased; null before.
     */
    expiredAt: string | null;
};

/**
 * A page of documents.
 */
export type PrivacyDocumentList = {
    /**
     * How many resources there are on all pages.
     */
    total: number;
    /**
     * Number of this page.
     */
    page: number;
    /**
     * Resources per page, as asked for.
     */
    pageSize: number;
    /**
     * The documents of this page.
     */
    data: Array<PrivacyDocument>;
};

/**
 * Documents that are erased together.
 */
export type Erasure = {
    /**
     * Identifier of the erasure.
     */
    id: string;
    /**
     * Identifier of its workspace.
     */
    workspaceId: string;
    /**
     * How far it is.
     */
    status: 'prepared' | 'erasing' | 'completed' | OtherValue;
    /**
     * What is to be erased, and once it is completed what was: `documents` `fileBytes` `runs` `calls` `reviews` `reviewActions` `labels` `memoryExamples` `packets` `webhookEvents`.
     */
    counts: {
        [key: string]: number;
    };
    /**
     * The user that prepared it.
     */
    createdBy: string;
    /**
     * ISO 8601, UTC, with milliseconds.
     */
    createdAt: string;
    /**
     * The user that confirmed it.
     */
    confirmedBy: string | null;
    /**
     * When it was confirmed.
     */
    confirmedAt: string | null;
    /**
     * When all of its content was erased; null before.
     */
    completedAt: string | null;
};

/**
 * A page of erasures.
 */
export type ErasureList = {
    /**
     * How many resources there are on all pages.
     */
    total: number;
    /**
     * Number of this page.
     */
    page: number;
    /**
     * Resources per page, as asked for.
     */
    pageSize: number;
    /**
     * The erasures of this page.
     */
    data: Array<Erasure>;
};

/**
 * Which documents to erase.
 */
export type ErasureInput = {
    /**
     * Words, such as a name.
     */
    query: string;
    /**
     * Whether all words have to be there, or the phrase.
     */
    match?: 'words' | 'phrase';
    /**
     * Documents to leave out.
     */
    except?: Array<string>;
};

/**
 * A document of an erasure.
 */
export type ErasureDocument = {
    /**
     * Identifier of the document.
     */
    documentId: string;
    /**
     * What became of the document. `gone`: it was deleted before the erasure reached it.
     */
    status: 'waiting' | 'erased' | 'gone' | OtherValue;
    /**
     * Its name; null once it is erased.
     */
    name: string | null;
    /**
     * What was erased with it, and the SHA-256 and the size of its file. `fileKept` if another document has the same bytes.
     */
    erased: {
        [key: string]: string | number | boolean | null;
    };
    /**
     * The entry of the audit log. Null before, and once it is past its time.
     */
    entryId: string | null;
    /**
     * Its place in the log.
     */
    entryPosition: number | null;
    /**
     * Its hash.
     */
    entryHash: string | null;
};

/**
 * A page of documents.
 */
export type ErasureDocumentList = {
    /**
     * How many resources there are on all pages.
     */
    total: number;
    /**
     * Number of this page.
     */
    page: number;
    /**
     * Resources per page, as asked for.
     */
    pageSize: number;
    /**
     * The documents of this page.
     */
    data: Array<ErasureDocument>;
};

export type AuditChange = {
    /**
     * The value before the change; null for none.
     */
    before: unknown;
    /**
     * The value after the change; null for none.
     */
    after: unknown;
};

/**
 * What somebody did.
 */
export type AuditEntry = {
    /**
     * Identifier of the entry.
     */
    id: string;
    /**
     * The user that made the change; null for the operator, and for the server itself.
     */
    actorId: string | null;
    /**
     * An open list. Known: `user.updated` `api_key.created` `api_key.deleted` `provider_key.created` `provider_key.updated` `provider_key.deleted` `workspace.created` `workspace.imported` `workspace.updated` `workspace.deleted` `budget.updated` `environment.updated` `member.added` `member.updated` `member.removed` `webhook.created` `webhook.updated` `webhook.deleted` `webhook.disabled` `webhook.secret_rotated` `pin.updated` `pin.overridden` `dataset.deleted` `document.created` `document.read` `document.listed` `document.deleted` `document.expired` `run.created` `run.read` `run.listed` `run.cancelled` `run.deleted` `run.expired` `export.created` `export.read` `batch.created` `batch.documents_added` `batch.started` `batch.cancelled` `batch.retried` `batch.exported` `batch.expired` `schema.version_created` `schema.deleted` `review_settings.updated` `review_settings.applied` `review.read` `review.listed` `review.requested` `review.corrected` `review.approved` `review.rejected` `review.reopened` `packet.created` `packet.read` `packet.corrected` `packet.approved` `packet.cancelled` `packet.deleted` `splitter.version_created` `splitter_evaluation.created` `splitter_evaluation.cancelled` `dataset.created` `dataset.updated` `dataset.read` `dataset.items_added` `dataset.item_corrected` `dataset.item_deleted` `dataset.drafted` `dataset.version_created` `evaluation.created` `evaluation.read` `evaluation.cancelled` `session.opened` `session.closed` `session.all_closed` `invite.created` `invite.deleted` `invite.accepted` `password.updated` `passkey.created` `passkey.deleted` `sign_in.refused` `request.refused` `privacy.searched` `privacy.exported` `erasure.prepared` `erasure.confirmed` `erasure.completed`.
     */
    action: string;
    /**
     * Identifier of the workspace; null for a key of a user.
     */
    workspaceId: string | null;
    /**
     * What was changed: the part of `action` before the dot.
     */
    targetType: string;
    /**
     * Identifier of what was changed or read; of the user for a member, the key of a schema.
     */
    targetId: string;
    /**
     * The fields that changed. A creation has every field that has a value, a deletion too.
     */
    changes: {
        [key: string]: AuditChange;
    };
    /**
     * What else is known: `part` of what was read (`data` `text` `file` `picture` `prompts`); `operation` and `code` of a refused request; numbers and hashes (SHA-256) of what a deletion or expiry erased, and the `erasure` that it was part of.
     */
    details?: {
        [key: string]: string | number | boolean | null;
    };
    /**
     * Place in the log of the owner, from 1; null in the first seconds.
     */
    position?: number | null;
    /**
     * SHA-256 over the entry, its position and the hash of the one before; null in the first seconds.
     */
    hash?: string | null;
    /**
     * ISO 8601, UTC, with milliseconds.
     */
    createdAt: string;
};

export type AuditEntryList = {
    /**
     * How many resources there are on all pages.
     */
    total: number;
    /**
     * Number of this page.
     */
    page: number;
    /**
     * Resources per page, as asked for.
     */
    pageSize: number;
    data: Array<AuditEntry>;
};

/**
 * A run whose event would be larger than 256 KiB: without its data. `runs.get` has it. `schemaSnapshot` is null as well where it is too large itself.
 */
export type OversizedRun = {
    /**
     * Identifier of the run.
     */
    id: string;
    status: RunStatus;
    /**
     * Left out.
     */
    extractedData: null;
    /**
     * Left out.
     */
    evidence: null;
    [key: string]: unknown;
};

/**
 * The run, as `runs.get` answers it at that moment.
 */
export type RunEventData = Run | OversizedRun;

/**
 * A run was completed.
 */
export type RunCompletedEvent = {
    /**
     * discriminator enum property added by openapi-typescript
     */
    type: 'run.completed';
    /**
     * When it happened, ISO 8601, UTC, with milliseconds.
     */
    timestamp: string;
    data: RunEventData;
};

/**
 * A run failed.
 */
export type RunFailedEvent = {
    /**
     * discriminator enum property added by openapi-typescript
     */
    type: 'run.failed';
    /**
     * When it happened, ISO 8601, UTC, with milliseconds.
     */
    timestamp: string;
    data: RunEventData;
};

/**
 * A run was cancelled.
 */
export type RunCancelledEvent = {
    /**
     * discriminator enum property added by openapi-typescript
     */
    type: 'run.cancelled';
    /**
     * When it happened, ISO 8601, UTC, with milliseconds.
     */
    timestamp: string;
    data: RunEventData;
};

/**
 * A review whose event would be larger than 256 KiB, without its data. `reviews.get` has it.
 */
export type OversizedReview = {
    /**
     * Identifier of the review.
     */
    id: string;
    /**
     * Identifier of the run.
     */
    runId: string;
    status: ReviewStatus;
    /**
     * Left out.
     */
    reviewedData: null;
    /**
     * Left out.
     */
    actions: null;
    [key: string]: unknown;
};

/**
 * The review, as `reviews.get` answers it at that moment.
 */
export type ReviewEventData = Review | OversizedReview;

/**
 * A run needs a review.
 */
export type RunReviewNeededEvent = {
    /**
     * discriminator enum property added by openapi-typescript
     */
    type: 'run.review_needed';
    /**
     * When it happened, ISO 8601, UTC, with milliseconds.
     */
    timestamp: string;
    data: ReviewEventData;
};

/**
 * A run was reviewed.
 */
export type RunReviewedEvent = {
    /**
     * discriminator enum property added by openapi-typescript
     */
    type: 'run.reviewed';
    /**
     * When it happened, ISO 8601, UTC, with milliseconds.
     */
    timestamp: string;
    data: ReviewEventData;
};

/**
 * The batch, as `batches.get` answers it at that moment.
 */
export type BatchEventData = Batch;

/**
 * A batch has ended.
 */
export type BatchCompletedEvent = {
    /**
     * discriminator enum property added by openapi-typescript
     */
    type: 'batch.completed';
    /**
     * When it happened, ISO 8601, UTC, with milliseconds.
     */
    timestamp: string;
    data: BatchEventData;
};

/**
 * An evaluation has ended.
 */
export type EvaluationCompletedEvent = {
    /**
     * discriminator enum property added by openapi-typescript
     */
    type: 'evaluation.completed';
    /**
     * When it happened, ISO 8601, UTC, with milliseconds.
     */
    timestamp: string;
    data: Evaluation;
};

/**
 * A packet whose event would be larger than 256 KiB, without its parts. `packets.get` has them.
 */
export type OversizedPacket = {
    /**
     * Identifier of the packet.
     */
    id: string;
    /**
     * Its status.
     */
    status: string;
    /**
     * Left out.
     */
    parts: null;
    [key: string]: unknown;
};

/**
 * The packet, as `packets.get` answers it at that moment, without its pages.
 */
export type PacketEventData = Packet | OversizedPacket;

/**
 * A packet has ended.
 */
export type PacketCompletedEvent = {
    /**
     * discriminator enum property added by openapi-typescript
     */
    type: 'packet.completed';
    /**
     * When it happened, ISO 8601, UTC, with milliseconds.
     */
    timestamp: string;
    data: PacketEventData;
};

/**
 * A packet needs a review.
 */
export type PacketReviewNeededEvent = {
    /**
     * discriminator enum property added by openapi-typescript
     */
    type: 'packet.review_needed';
    /**
     * When it happened, ISO 8601, UTC, with milliseconds.
     */
    timestamp: string;
    data: PacketEventData;
};

/**
 * The document, as `documents.get` answers it at that moment. In an event that would be larger than 256 KiB its `content` and `extractedData` are null.
 */
export type DocumentEventData = DocumentResource;

/**
 * A document was parsed.
 */
export type DocumentParsedEvent = {
    /**
     * discriminator enum property added by openapi-typescript
     */
    type: 'document.parsed';
    /**
     * When it happened, ISO 8601, UTC, with milliseconds.
     */
    timestamp: string;
    data: DocumentEventData;
};

/**
 * A document could not be parsed.
 */
export type DocumentFailedEvent = {
    /**
     * discriminator enum property added by openapi-typescript
     */
    type: 'document.failed';
    /**
     * When it happened, ISO 8601, UTC, with milliseconds.
     */
    timestamp: string;
    data: DocumentEventData;
};

/**
 * New entries of a workspace.
 */
export type AuditRecordedData = {
    /**
     * Identifier of the workspace.
     */
    workspaceId: string;
    /**
     * The entries, in the order of the log.
     */
    entries: Array<AuditEntry>;
};

/**
 * The audit log has new entries.
 */
export type AuditRecordedEvent = {
    /**
     * discriminator enum property added by openapi-typescript
     */
    type: 'audit.recorded';
    /**
     * When it happened, ISO 8601, UTC, with milliseconds.
     */
    timestamp: string;
    data: AuditRecordedData;
};

/**
 * The budget at that moment, and the limit that was reached.
 */
export type BudgetEventData = Budget & {
    /**
     * Identifier of the workspace.
     */
    workspaceId: string;
    /**
     * The limit.
     */
    limit: 'cost' | 'pages' | OtherValue;
};

/**
 * 80 % of a budget is spent.
 */
export type BudgetWarningEvent = {
    /**
     * discriminator enum property added by openapi-typescript
     */
    type: 'budget.warning';
    /**
     * When it happened, ISO 8601, UTC, with milliseconds.
     */
    timestamp: string;
    data: BudgetEventData;
};

/**
 * A budget is spent.
 */
export type BudgetExceededEvent = {
    /**
     * discriminator enum property added by openapi-typescript
     */
    type: 'budget.exceeded';
    /**
     * When it happened, ISO 8601, UTC, with milliseconds.
     */
    timestamp: string;
    data: BudgetEventData;
};

/**
 * The schema version. In an event that would be larger than 256 KiB its `definition` is null.
 */
export type SchemaVersionEventData = {
    /**
     * Identifier of the version.
     */
    id: string;
    /**
     * Identifier of its schema family.
     */
    familyId: string;
    /**
     * Key of its schema in the workspace.
     */
    schemaKey: string;
    /**
     * Number of the version, from 1.
     */
    versionNumber: number;
    /**
     * As in `schemas.getVersion`.
     */
    definitionHash: string;
    /**
     * The definition; null where it is too large.
     */
    definition: {
        [key: string]: unknown;
    } | null;
    /**
     * What models are told beside the definition; null for nothing.
     */
    instructions: string | null;
    /**
     * Excerpts of documents with their values.
     */
    examples: Array<SchemaExample>;
    /**
     * Parameters of calls to models; null for the defaults.
     */
    parameters: ModelParameters | null;
    /**
     * What must be true of the data.
     */
    rules: Array<SchemaRule>;
    /**
     * ISO 8601, UTC, with milliseconds.
     */
    createdAt: string;
};

/**
 * A schema has a new version.
 */
export type SchemaVersionCreatedEvent = {
    /**
     * discriminator enum property added by openapi-typescript
     */
    type: 'schema.version.created';
    /**
     * When it happened, ISO 8601, UTC, with milliseconds.
     */
    timestamp: string;
    data: SchemaVersionEventData;
};

export type WebhookTestData = {
    /**
     * Identifier of the endpoint that is tested.
     */
    webhookEndpointId: string;
};

/**
 * A test.
 */
export type WebhookTestEvent = {
    /**
     * discriminator enum property added by openapi-typescript
     */
    type: 'webhook.test';
    /**
     * When it happened, ISO 8601, UTC, with milliseconds.
     */
    timestamp: string;
    data: WebhookTestData;
};

/**
 * A value that a later version of the contract has added.
 */
export type OtherValue = string & {};

export type DocumentUploadWritable = {
    /**
     * The file, with its file name.
     */
    file: Blob | File;
    /**
     * Display name; the file name by default.
     */
    name?: string;
    /**
     * Which pages are read, such as `1-3,7,-1`: page numbers and ranges between commas. Negative numbers count from the last page, which is `-1`. The limit of pages counts only these. Page numbers in results remain those of the file.
     */
    pages?: string;
    /**
     * The user or owner password of a PDF. It is encrypted until the document is parsed, and then deleted. Ignored for other files.
     */
    password?: string;
    /**
     * Strings of your own: an object with up to 50 strings.
     */
    metadata?: string | {
        [key: string]: unknown;
    };
};

export type ExtractUploadWritable = ({
    /**
     * The file, with its file name.
     */
    file: Blob | File;
} | {
    /**
     * A document of the environment.
     */
    documentId: string;
}) & {
    /**
     * The file, with its file name.
     */
    file?: Blob | File;
    /**
     * A document of the environment, instead of `file`.
     */
    documentId?: string;
    /**
     * The name of the new document; defaults to the file name.
     */
    name?: string;
    /**
     * Version of the schema in the path; defaults to the latest. Mutually exclusive with `schema`.
     */
    versionNumber?: number;
    /**
     * A definition.
     */
    schema?: string | {
        [key: string]: unknown;
    };
    /**
     * With `schema`: the name of the schema; defaults to its key.
     */
    schemaName?: string;
    /**
     * With `schema`: the purpose of the schema.
     */
    description?: string;
    /**
     * What models are told beside the definition, such as which of two dates is meant. The built-in extractor ignores it.
     */
    instructions?: string;
    /**
     * With `schema`: examples for models.
     */
    examples?: string | Array<{
        [key: string]: unknown;
    }>;
    /**
     * With `schema`: parameters of calls to models.
     */
    parameters?: string | {
        [key: string]: unknown;
    };
    /**
     * With `schema`: what must be true of the data.
     */
    rules?: string | Array<{
        [key: string]: unknown;
    }>;
    /**
     * The model for this run, as `<provider>/<model>`. It overrides the model of the environment. The run uses a provider key of the caller: the key that the environment is bound to, else the newest key for the provider that is not `invalid`. Without a key, the provider must be the system fallback or the built-in extractor.
     */
    model?: string;
    /**
     * Which pages are read, such as `1-3,7,-1`: page numbers and ranges between commas. Negative numbers count from the last page, which is `-1`. The limit of pages counts only these. Page numbers in results remain those of the file.
     */
    pages?: string;
    /**
     * How often the model is asked each question. The answers differ where the model is unsure: the value of most answers is used, and agreement decides about its confidence. The cost grows with the number. The built-in extractor always asks once.
     */
    samples?: number;
    vision?: Vision;
    /**
     * The most that the run may cost, as a decimal number.
     */
    maxCost?: string;
    /**
     * The user or owner password of a PDF. It is encrypted until the document is parsed, and then deleted. Ignored for other files.
     */
    password?: string;
    /**
     * Strings of your own: an object with up to 50 strings.
     */
    metadata?: string | {
        [key: string]: unknown;
    };
};

/**
 * A file and how it is extracted; at most one of `schema` and `versionNumber`.
 */
export type ExtractFileUploadWritable = {
    /**
     * The file, with its file name.
     */
    file: Blob | File;
    /**
     * The name of the new document; defaults to the file name.
     */
    name?: string;
    /**
     * Version of the schema in the path; defaults to the latest. Mutually exclusive with `schema`.
     */
    versionNumber?: number;
    /**
     * A definition.
     */
    schema?: string;
    /**
     * With `schema`: the name of the schema; defaults to its key.
     */
    schemaName?: string;
    /**
     * With `schema`: the purpose of the schema.
     */
    description?: string;
    /**
     * What models are told beside the definition, such as which of two dates is meant. The built-in extractor ignores it.
     */
    instructions?: string;
    /**
     * With `schema`: examples for models.
     */
    examples?: string;
    /**
     * With `schema`: parameters of calls to models.
     */
    parameters?: string;
    /**
     * With `schema`: what must be true of the data.
     */
    rules?: string;
    /**
     * The model for this run, as `<provider>/<model>`. It overrides the model of the environment. The run uses a provider key of the caller: the key that the environment is bound to, else the newest key for the provider that is not `invalid`. Without a key, the provider must be the system fallback or the built-in extractor.
     */
    model?: string;
    /**
     * Which pages are read, such as `1-3,7,-1`: page numbers and ranges between commas. Negative numbers count from the last page, which is `-1`. The limit of pages counts only these. Page numbers in results remain those of the file.
     */
    pages?: string;
    /**
     * The user or owner password of a PDF. It is encrypted until the document is parsed, and then deleted. Ignored for other files.
     */
    password?: string;
    /**
     * Strings of your own: an object with up to 50 strings.
     */
    metadata?: string;
};

/**
 * `needed` waits for a person; `in_review` is claimed or has corrections. `approved` and `rejected` are decided, until the review is reopened.
 */
export type ReviewStatusWritable = 'needed' | 'in_review' | 'approved' | 'rejected' | OtherValue;

export type BatchUploadWritable = {
    /**
     * A document, or a ZIP file of documents, with its file name.
     */
    file: Blob | File;
    /**
     * The name of the document; defaults to the file name. Not for a ZIP file.
     */
    name?: string;
    /**
     * Which pages are read, such as `1-3,7,-1`: page numbers and ranges between commas. Negative numbers count from the last page, which is `-1`. The limit of pages counts only these. Page numbers in results remain those of the file.
     */
    pages?: string;
    /**
     * The user or owner password of a PDF. It is encrypted until the document is parsed, and then deleted. Ignored for other files.
     */
    password?: string;
    /**
     * Strings of your own: an object with up to 50 strings.
     */
    metadata?: string | {
        [key: string]: unknown;
    };
};

/**
 * The kinds of events that the endpoint receives; `*` for all, also those of later versions, but `audit.recorded`, which only the owner of the workspace may ask for.
 */
export type WebhookEventFilterWritable = Array<'*' | 'run.completed' | 'run.failed' | 'run.cancelled' | 'run.review_needed' | 'run.reviewed' | 'batch.completed' | 'evaluation.completed' | 'packet.completed' | 'packet.review_needed' | 'document.parsed' | 'document.failed' | 'schema.version.created' | 'audit.recorded' | 'budget.warning' | 'budget.exceeded' | 'webhook.test' | OtherValue>;

/**
 * The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
 */
export type IfNoneMatch = string;

/**
 * Number of the page, from 1. A page past the end has empty `data`.
 */
export type Page = number;

/**
 * Resources per page.
 */
export type PageSize = number;

/**
 * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
 */
export type IdempotencyKey = string;

/**
 * Slug of the workspace.
 */
export type Slug = string;

/**
 * The environment of the workspace.
 */
export type Env = 'production' | 'staging' | 'development';

/**
 * Key of the template, such as `invoice`.
 */
export type TemplateKey = string;

/**
 * Key of the lookup.
 */
export type LookupKey = string;

/**
 * Key of the schema in its workspace.
 */
export type SchemaKey = string;

/**
 * Key of the schema in its workspace; a schema of this key is created where the request brings a definition.
 */
export type NewSchemaKey = string;

/**
 * Only resources whose `metadata` has this key with this value, as `metadata[key]=value`. One key per request.
 */
export type MetadataFilter = {
    [key: string]: string;
};

/**
 * Identifier of the document.
 */
export type DocumentId = string;

/**
 * Key of the splitter in its workspace.
 */
export type SplitterKey = string;

/**
 * Identifier of the packet.
 */
export type PacketId = string;

/**
 * Identifier of the run.
 */
export type RunId = string;

/**
 * Identifier of the batch.
 */
export type BatchId = string;

/**
 * Identifier of the data set.
 */
export type DatasetId = string;

/**
 * Identifier of the example.
 */
export type MemoryExampleId = string;

/**
 * Identifier of the evaluation.
 */
export type EvaluationId = string;

/**
 * Words, such as a name, up to 20.
 */
export type PersonQuery = string;

/**
 * Whether all words have to be there, or the phrase.
 */
export type PersonMatch = 'words' | 'phrase';

/**
 * Identifier of the erasure.
 */
export type ErasureId = string;

/**
 * Slug of a workspace.
 */
export type Workspace2 = string;

/**
 * An action such as `document.read`, or a kind of target such as `document` for all of its actions.
 */
export type Action = string;

/**
 * Identifier of the user that acted.
 */
export type Actor = string;

/**
 * Identifier of the target, as in `targetId`.
 */
export type Target = string;

/**
 * Only entries of this time and later.
 */
export type From = string;

/**
 * Only entries before this time.
 */
export type To = string;

/**
 * Identifier of the event, the same at every attempt. Use it to drop events that were processed already.
 */
export type WebhookId = string;

/**
 * Time of the attempt, in seconds since the epoch. Refuse what is older than 5 minutes.
 */
export type WebhookTimestamp = string;

/**
 * One or two signatures, separated by a space: `v1,` and the base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` under the bytes of the secret. Two for 24 hours after a rotation, with the new secret first.
 */
export type WebhookSignature = string;

export type GetMeData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: never;
    url: '/me';
};

export type GetMeErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type GetMeError = GetMeErrors[keyof GetMeErrors];

export type GetMeResponses = {
    /**
     * The caller.
     */
    200: CurrentUser;
};

export type GetMeResponse = GetMeResponses[keyof GetMeResponses];

export type ListApiKeysData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Number of the page, from 1. A page past the end has empty `data`.
         */
        page?: number;
        /**
         * Resources per page.
         */
        pageSize?: number;
    };
    url: '/api-keys';
};

export type ListApiKeysErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace, or what the API key is limited to, does not include this (`forbidden`). The message names the roles that do.
     */
    403: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type ListApiKeysError = ListApiKeysErrors[keyof ListApiKeysErrors];

export type ListApiKeysResponses = {
    /**
     * A page of API keys.
     */
    200: ApiKeyList;
};

export type ListApiKeysResponse = ListApiKeysResponses[keyof ListApiKeysResponses];

export type CreateApiKeyData = {
    body: ApiKeyInput;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api-keys';
};

export type CreateApiKeyErrors = {
    /**
     * The body is not JSON (`invalid_json`), or the request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The API key has the scope `read` and the operation changes something, or the caller's role in the workspace or what the API key is limited to does not include this (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * A request with the same `Idempotency-Key` is still in flight (`idempotency_in_flight`).
     */
    409: ApiError;
    /**
     * The content was deleted or has expired (`content_expired`).
     */
    410: ApiError;
    /**
     * The body is larger than the server takes (`payload_too_large`).
     */
    413: ApiError;
    /**
     * The request's `Content-Type` is none of the documented ones (`unsupported_media_type`).
     */
    415: ApiError;
    /**
     * Another request was sent with the same `Idempotency-Key` (`idempotency_mismatch`).
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type CreateApiKeyError = CreateApiKeyErrors[keyof CreateApiKeyErrors];

export type CreateApiKeyResponses = {
    /**
     * The new key, with its secret.
     */
    201: ApiKeyCreated;
};

export type CreateApiKeyResponse = CreateApiKeyResponses[keyof CreateApiKeyResponses];

export type DeleteApiKeyData = {
    body?: never;
    path: {
        /**
         * Identifier of the API key.
         */
        id: string;
    };
    query?: never;
    url: '/api-keys/{id}';
};

export type DeleteApiKeyErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The API key has the scope `read` and the operation changes something, or the caller's role in the workspace or what the API key is limited to does not include this (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type DeleteApiKeyError = DeleteApiKeyErrors[keyof DeleteApiKeyErrors];

export type DeleteApiKeyResponses = {
    /**
     * Removed. No body.
     */
    204: void;
};

export type DeleteApiKeyResponse = DeleteApiKeyResponses[keyof DeleteApiKeyResponses];

export type ListWorkspacesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Number of the page, from 1. A page past the end has empty `data`.
         */
        page?: number;
        /**
         * Resources per page.
         */
        pageSize?: number;
    };
    url: '/workspaces';
};

export type ListWorkspacesErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type ListWorkspacesError = ListWorkspacesErrors[keyof ListWorkspacesErrors];

export type ListWorkspacesResponses = {
    /**
     * A page of workspaces.
     */
    200: WorkspaceList;
};

export type ListWorkspacesResponse = ListWorkspacesResponses[keyof ListWorkspacesResponses];

export type CreateWorkspaceData = {
    body: WorkspaceInput;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/workspaces';
};

export type CreateWorkspaceErrors = {
    /**
     * The body is not JSON (`invalid_json`), or the request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The API key has the scope `read` and the operation changes something, or the caller's role in the workspace or what the API key is limited to does not include this (`forbidden`).
     */
    403: ApiError;
    /**
     * Another workspace has this slug (`slug_taken`).
     */
    409: ApiError;
    /**
     * The body is larger than the server takes (`payload_too_large`).
     */
    413: ApiError;
    /**
     * The request's `Content-Type` is none of the documented ones (`unsupported_media_type`).
     */
    415: ApiError;
    /**
     * No slug can be made of the name (`slug_underivable`). Send one.
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type CreateWorkspaceError = CreateWorkspaceErrors[keyof CreateWorkspaceErrors];

export type CreateWorkspaceResponses = {
    /**
     * The new workspace.
     */
    201: Workspace;
};

export type CreateWorkspaceResponse = CreateWorkspaceResponses[keyof CreateWorkspaceResponses];

export type DeleteWorkspaceData = {
    body?: never;
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
    };
    query?: never;
    url: '/workspaces/{slug}';
};

export type DeleteWorkspaceErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace is not owner, the API key is limited to less, or it has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type DeleteWorkspaceError = DeleteWorkspaceErrors[keyof DeleteWorkspaceErrors];

export type DeleteWorkspaceResponses = {
    /**
     * Removed. No body.
     */
    204: void;
};

export type DeleteWorkspaceResponse = DeleteWorkspaceResponses[keyof DeleteWorkspaceResponses];

export type GetWorkspaceData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
    };
    query?: never;
    url: '/workspaces/{slug}';
};

export type GetWorkspaceErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace, or what the API key is limited to, does not include this (`forbidden`). The message names the roles that do.
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type GetWorkspaceError = GetWorkspaceErrors[keyof GetWorkspaceErrors];

export type GetWorkspaceResponses = {
    /**
     * The workspace.
     */
    200: Workspace;
};

export type GetWorkspaceResponse = GetWorkspaceResponses[keyof GetWorkspaceResponses];

export type UpdateWorkspaceData = {
    body: WorkspacePatch;
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
    };
    query?: never;
    url: '/workspaces/{slug}';
};

export type UpdateWorkspaceErrors = {
    /**
     * The body is not JSON (`invalid_json`), or the request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace is not owner, the API key is limited to less, or it has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * The body is larger than the server takes (`payload_too_large`).
     */
    413: ApiError;
    /**
     * The request's `Content-Type` is none of the documented ones (`unsupported_media_type`).
     */
    415: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type UpdateWorkspaceError = UpdateWorkspaceErrors[keyof UpdateWorkspaceErrors];

export type UpdateWorkspaceResponses = {
    /**
     * The workspace as it is now.
     */
    200: Workspace;
};

export type UpdateWorkspaceResponse = UpdateWorkspaceResponses[keyof UpdateWorkspaceResponses];

export type ListMembersData = {
    body?: never;
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
    };
    query?: {
        /**
         * `former` lists the users that were removed from the workspace, whom reviews and the audit log still name, newest removal first.
         */
        state?: 'current' | 'former';
        /**
         * Number of the page, from 1. A page past the end has empty `data`.
         */
        page?: number;
        /**
         * Resources per page.
         */
        pageSize?: number;
    };
    url: '/workspaces/{slug}/members';
};

export type ListMembersErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace, or what the API key is limited to, does not include this (`forbidden`). The message names the roles that do.
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type ListMembersError = ListMembersErrors[keyof ListMembersErrors];

export type ListMembersResponses = {
    /**
     * A page of members.
     */
    200: MemberList;
};

export type ListMembersResponse = ListMembersResponses[keyof ListMembersResponses];

export type AddMemberData = {
    body: MemberInput;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
    };
    query?: never;
    url: '/workspaces/{slug}/members';
};

export type AddMemberErrors = {
    /**
     * The body is not JSON (`invalid_json`), or the request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace is not owner, the API key is limited to less, or it has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * A request with the same `Idempotency-Key` is still in flight (`idempotency_in_flight`).
     */
    409: ApiError;
    /**
     * The body is larger than the server takes (`payload_too_large`).
     */
    413: ApiError;
    /**
     * The request's `Content-Type` is none of the documented ones (`unsupported_media_type`).
     */
    415: ApiError;
    /**
     * Another request was sent with the same `Idempotency-Key` (`idempotency_mismatch`).
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type AddMemberError = AddMemberErrors[keyof AddMemberErrors];

export type AddMemberResponses = {
    /**
     * The member.
     */
    201: Member;
};

export type AddMemberResponse = AddMemberResponses[keyof AddMemberResponses];

export type RemoveMemberData = {
    body?: never;
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
        /**
         * Identifier of the user.
         */
        userId: string;
    };
    query?: never;
    url: '/workspaces/{slug}/members/{userId}';
};

export type RemoveMemberErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace is not owner, the API key is limited to less, or it has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type RemoveMemberError = RemoveMemberErrors[keyof RemoveMemberErrors];

export type RemoveMemberResponses = {
    /**
     * Removed. No body.
     */
    204: void;
};

export type RemoveMemberResponse = RemoveMemberResponses[keyof RemoveMemberResponses];

export type UpdateMemberData = {
    body: MemberPatch;
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
        /**
         * Identifier of the user.
         */
        userId: string;
    };
    query?: never;
    url: '/workspaces/{slug}/members/{userId}';
};

export type UpdateMemberErrors = {
    /**
     * The body is not JSON (`invalid_json`), or the request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace is not owner, the API key is limited to less, or it has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * The body is larger than the server takes (`payload_too_large`).
     */
    413: ApiError;
    /**
     * The request's `Content-Type` is none of the documented ones (`unsupported_media_type`).
     */
    415: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type UpdateMemberError = UpdateMemberErrors[keyof UpdateMemberErrors];

export type UpdateMemberResponses = {
    /**
     * The member with the new role.
     */
    200: Member;
};

export type UpdateMemberResponse = UpdateMemberResponses[keyof UpdateMemberResponses];

export type ListInvitesData = {
    body?: never;
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
    };
    query?: {
        /**
         * Number of the page, from 1. A page past the end has empty `data`.
         */
        page?: number;
        /**
         * Resources per page.
         */
        pageSize?: number;
    };
    url: '/workspaces/{slug}/invites';
};

export type ListInvitesErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace is not owner, the API key is limited to less, or it has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type ListInvitesError = ListInvitesErrors[keyof ListInvitesErrors];

export type ListInvitesResponses = {
    /**
     * A page of invites.
     */
    200: InviteList;
};

export type ListInvitesResponse = ListInvitesResponses[keyof ListInvitesResponses];

export type CreateInviteData = {
    body: InviteInput;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
    };
    query?: never;
    url: '/workspaces/{slug}/invites';
};

export type CreateInviteErrors = {
    /**
     * The body is not JSON (`invalid_json`), or the request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace is not owner, the API key is limited to less, or it has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * A request with the same `Idempotency-Key` is still in flight (`idempotency_in_flight`).
     */
    409: ApiError;
    /**
     * The content was deleted or has expired (`content_expired`).
     */
    410: ApiError;
    /**
     * The body is larger than the server takes (`payload_too_large`).
     */
    413: ApiError;
    /**
     * The request's `Content-Type` is none of the documented ones (`unsupported_media_type`).
     */
    415: ApiError;
    /**
     * Another request was sent with the same `Idempotency-Key` (`idempotency_mismatch`).
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type CreateInviteError = CreateInviteErrors[keyof CreateInviteErrors];

export type CreateInviteResponses = {
    /**
     * The invite, with its link.
     */
    201: InviteCreated;
};

export type CreateInviteResponse = CreateInviteResponses[keyof CreateInviteResponses];

export type DeleteInviteData = {
    body?: never;
    path: {
        /**
         * Identifier of the invite.
         */
        id: string;
    };
    query?: never;
    url: '/invites/{id}';
};

export type DeleteInviteErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace is not owner, the API key is limited to less, or it has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type DeleteInviteError = DeleteInviteErrors[keyof DeleteInviteErrors];

export type DeleteInviteResponses = {
    /**
     * Removed. No body.
     */
    204: void;
};

export type DeleteInviteResponse = DeleteInviteResponses[keyof DeleteInviteResponses];

export type ListEnvironmentsData = {
    body?: never;
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
    };
    query?: {
        /**
         * Number of the page, from 1. A page past the end has empty `data`.
         */
        page?: number;
        /**
         * Resources per page.
         */
        pageSize?: number;
    };
    url: '/workspaces/{slug}/environments';
};

export type ListEnvironmentsErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace, or what the API key is limited to, does not include this (`forbidden`). The message names the roles that do.
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type ListEnvironmentsError = ListEnvironmentsErrors[keyof ListEnvironmentsErrors];

export type ListEnvironmentsResponses = {
    /**
     * A page of environments.
     */
    200: EnvironmentList;
};

export type ListEnvironmentsResponse = ListEnvironmentsResponses[keyof ListEnvironmentsResponses];

export type GetEnvironmentData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
        /**
         * Slug of the environment; `production`, `staging` or `development`.
         */
        envSlug: string;
    };
    query?: never;
    url: '/workspaces/{slug}/environments/{envSlug}';
};

export type GetEnvironmentErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace, or what the API key is limited to, does not include this (`forbidden`). The message names the roles that do.
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type GetEnvironmentError = GetEnvironmentErrors[keyof GetEnvironmentErrors];

export type GetEnvironmentResponses = {
    /**
     * The environment.
     */
    200: EnvironmentDetail;
};

export type GetEnvironmentResponse = GetEnvironmentResponses[keyof GetEnvironmentResponses];

export type UpdateEnvironmentData = {
    body: EnvironmentPatch;
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
        /**
         * Slug of the environment; `production`, `staging` or `development`.
         */
        envSlug: string;
    };
    query?: never;
    url: '/workspaces/{slug}/environments/{envSlug}';
};

export type UpdateEnvironmentErrors = {
    /**
     * The body is not JSON (`invalid_json`), or the request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The environment needs the plan `pro` (`environment_locked`), only the owner may do this, or the API key has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * The body is larger than the server takes (`payload_too_large`).
     */
    413: ApiError;
    /**
     * The request's `Content-Type` is none of the documented ones (`unsupported_media_type`).
     */
    415: ApiError;
    /**
     * The pair that results is not legal: a model without a key (`model_requires_key`), a model that is not in the allowlist of the key's provider (`model_not_allowed`) or is named with another provider (`provider_mismatch`), or a key that its provider refused (`provider_key_invalid`).
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type UpdateEnvironmentError = UpdateEnvironmentErrors[keyof UpdateEnvironmentErrors];

export type UpdateEnvironmentResponses = {
    /**
     * The environment as it is now.
     */
    200: EnvironmentDetail;
};

export type UpdateEnvironmentResponse = UpdateEnvironmentResponses[keyof UpdateEnvironmentResponses];

export type InferSchemaData = {
    body: InferSchemaInput;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
    };
    query?: {
        /**
         * The environment of the workspace.
         */
        env?: 'production' | 'staging' | 'development';
    };
    url: '/workspaces/{slug}/infer-schema';
};

export type InferSchemaErrors = {
    /**
     * The body is not JSON (`invalid_json`), or the request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The budget of the workspace for the month is spent, or its runs under way may use up the rest (`budget_exceeded`); `budget` says when it starts again.
     */
    402: ApiError;
    /**
     * The environment needs the plan `pro` (`environment_locked`), only the owner may do this, or the API key has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * A request with the same `Idempotency-Key` is still in flight (`idempotency_in_flight`).
     */
    409: ApiError;
    /**
     * The content was deleted or has expired (`content_expired`).
     */
    410: ApiError;
    /**
     * `model` names a provider for which the caller has no key and which is not the system fallback (`no_key`).
     */
    412: ApiError;
    /**
     * The body or file is larger (`payload_too_large`), or has more pages (`too_many_pages`), than the server takes.
     */
    413: ApiError;
    /**
     * The request's `Content-Type` is none of the documented ones (`unsupported_media_type`), or the file, by its bytes, is of a kind that cannot be read (`unsupported_file_type`).
     */
    415: ApiError;
    /**
     * The model or key cannot be used (`unknown_provider`, `model_requires_key`, `model_not_allowed`, `provider_mismatch`, `provider_key_invalid`, `residency_not_allowed`), or a document cannot be read (`empty_document`, `document_empty`, `document_encrypted`, `document_unreadable`, `parse_timeout`).
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type InferSchemaError = InferSchemaErrors[keyof InferSchemaErrors];

export type InferSchemaResponses = {
    /**
     * The proposal.
     */
    200: SchemaProposal;
};

export type InferSchemaResponse = InferSchemaResponses[keyof InferSchemaResponses];

export type ListSchemaTemplatesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Number of the page, from 1. A page past the end has empty `data`.
         */
        page?: number;
        /**
         * Resources per page.
         */
        pageSize?: number;
    };
    url: '/schema-templates';
};

export type ListSchemaTemplatesErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type ListSchemaTemplatesError = ListSchemaTemplatesErrors[keyof ListSchemaTemplatesErrors];

export type ListSchemaTemplatesResponses = {
    /**
     * A page of schema templates.
     */
    200: SchemaTemplateList;
};

export type ListSchemaTemplatesResponse = ListSchemaTemplatesResponses[keyof ListSchemaTemplatesResponses];

export type GetSchemaTemplateData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * Key of the template, such as `invoice`.
         */
        key: string;
    };
    query?: never;
    url: '/schema-templates/{key}';
};

export type GetSchemaTemplateErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type GetSchemaTemplateError = GetSchemaTemplateErrors[keyof GetSchemaTemplateErrors];

export type GetSchemaTemplateResponses = {
    /**
     * The schema template.
     */
    200: SchemaTemplate;
};

export type GetSchemaTemplateResponse = GetSchemaTemplateResponses[keyof GetSchemaTemplateResponses];

export type GetSchemaTemplateDocumentData = {
    body?: never;
    path: {
        /**
         * Key of the template, such as `invoice`.
         */
        key: string;
    };
    query?: never;
    url: '/schema-templates/{key}/document';
};

export type GetSchemaTemplateDocumentErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type GetSchemaTemplateDocumentError = GetSchemaTemplateDocumentErrors[keyof GetSchemaTemplateDocumentErrors];

export type GetSchemaTemplateDocumentResponses = {
    /**
     * The file.
     */
    200: Blob | File;
};

export type GetSchemaTemplateDocumentResponse = GetSchemaTemplateDocumentResponses[keyof GetSchemaTemplateDocumentResponses];

export type ListRuleSetsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Number of the page, from 1. A page past the end has empty `data`.
         */
        page?: number;
        /**
         * Resources per page.
         */
        pageSize?: number;
    };
    url: '/rule-sets';
};

export type ListRuleSetsErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type ListRuleSetsError = ListRuleSetsErrors[keyof ListRuleSetsErrors];

export type ListRuleSetsResponses = {
    /**
     * A page of sets of rules.
     */
    200: RuleSetList;
};

export type ListRuleSetsResponse = ListRuleSetsResponses[keyof ListRuleSetsResponses];

export type ListLookupsData = {
    body?: never;
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
    };
    query?: {
        /**
         * Number of the page, from 1. A page past the end has empty `data`.
         */
        page?: number;
        /**
         * Resources per page.
         */
        pageSize?: number;
    };
    url: '/workspaces/{slug}/lookups';
};

export type ListLookupsErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace, or what the API key is limited to, does not include this (`forbidden`). The message names the roles that do.
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type ListLookupsError = ListLookupsErrors[keyof ListLookupsErrors];

export type ListLookupsResponses = {
    /**
     * A page of lookups.
     */
    200: LookupList;
};

export type ListLookupsResponse = ListLookupsResponses[keyof ListLookupsResponses];

export type CreateLookupData = {
    body: LookupUpload;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
    };
    query?: never;
    url: '/workspaces/{slug}/lookups';
};

export type CreateLookupErrors = {
    /**
     * The body is not JSON (`invalid_json`) or not well-formed multipart (`invalid_multipart`), or the request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The API key has the scope `read` and the operation changes something, or the caller's role in the workspace or what the API key is limited to does not include this (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * The workspace has a lookup with this key (`lookup_exists`), or a request with the same `Idempotency-Key` is being processed (`idempotency_in_flight`).
     */
    409: ApiError;
    /**
     * The body is larger than the server takes (`payload_too_large`).
     */
    413: ApiError;
    /**
     * The request's `Content-Type` is none of the documented ones (`unsupported_media_type`).
     */
    415: ApiError;
    /**
     * The file is no table (`lookup_invalid`), or the `Idempotency-Key` was used for another request (`idempotency_mismatch`).
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type CreateLookupError = CreateLookupErrors[keyof CreateLookupErrors];

export type CreateLookupResponses = {
    /**
     * The new lookup.
     */
    201: Lookup;
};

export type CreateLookupResponse = CreateLookupResponses[keyof CreateLookupResponses];

export type DeleteLookupData = {
    body?: never;
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
        /**
         * Key of the lookup.
         */
        key: string;
    };
    query?: never;
    url: '/workspaces/{slug}/lookups/{key}';
};

export type DeleteLookupErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace is not owner, the API key is limited to less, or it has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Schemas look values up in the table (`in_use`); `message` names them.
     */
    409: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type DeleteLookupError = DeleteLookupErrors[keyof DeleteLookupErrors];

export type DeleteLookupResponses = {
    /**
     * Removed. No body.
     */
    204: void;
};

export type DeleteLookupResponse = DeleteLookupResponses[keyof DeleteLookupResponses];

export type GetLookupData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
        /**
         * Key of the lookup.
         */
        key: string;
    };
    query?: never;
    url: '/workspaces/{slug}/lookups/{key}';
};

export type GetLookupErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace, or what the API key is limited to, does not include this (`forbidden`). The message names the roles that do.
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type GetLookupError = GetLookupErrors[keyof GetLookupErrors];

export type GetLookupResponses = {
    /**
     * The lookup.
     */
    200: Lookup;
};

export type GetLookupResponse = GetLookupResponses[keyof GetLookupResponses];

export type ReplaceLookupData = {
    body: LookupReplacement;
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
        /**
         * Key of the lookup.
         */
        key: string;
    };
    query?: never;
    url: '/workspaces/{slug}/lookups/{key}';
};

export type ReplaceLookupErrors = {
    /**
     * The body is not JSON (`invalid_json`) or not well-formed multipart (`invalid_multipart`), or the request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The API key has the scope `read` and the operation changes something, or the caller's role in the workspace or what the API key is limited to does not include this (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * The body is larger than the server takes (`payload_too_large`).
     */
    413: ApiError;
    /**
     * The request's `Content-Type` is none of the documented ones (`unsupported_media_type`).
     */
    415: ApiError;
    /**
     * The file is no table (`lookup_invalid`), or the `Idempotency-Key` was used for another request (`idempotency_mismatch`).
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type ReplaceLookupError = ReplaceLookupErrors[keyof ReplaceLookupErrors];

export type ReplaceLookupResponses = {
    /**
     * The lookup.
     */
    200: Lookup;
};

export type ReplaceLookupResponse = ReplaceLookupResponses[keyof ReplaceLookupResponses];

export type ListLookupRowsData = {
    body?: never;
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
        /**
         * Key of the lookup.
         */
        key: string;
    };
    query?: {
        /**
         * A text in any cell, without regard to case.
         */
        search?: string;
        /**
         * A version of the table. Default is the latest.
         */
        version?: number;
        /**
         * Number of the page, from 1. A page past the end has empty `data`.
         */
        page?: number;
        /**
         * Resources per page.
         */
        pageSize?: number;
    };
    url: '/workspaces/{slug}/lookups/{key}/rows';
};

export type ListLookupRowsErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type ListLookupRowsError = ListLookupRowsErrors[keyof ListLookupRowsErrors];

export type ListLookupRowsResponses = {
    /**
     * A page of rows.
     */
    200: LookupRows;
};

export type ListLookupRowsResponse = ListLookupRowsResponses[keyof ListLookupRowsResponses];

export type ListLookupVersionsData = {
    body?: never;
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
        /**
         * Key of the lookup.
         */
        key: string;
    };
    query?: {
        /**
         * Number of the page, from 1. A page past the end has empty `data`.
         */
        page?: number;
        /**
         * Resources per page.
         */
        pageSize?: number;
    };
    url: '/workspaces/{slug}/lookups/{key}/versions';
};

export type ListLookupVersionsErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type ListLookupVersionsError = ListLookupVersionsErrors[keyof ListLookupVersionsErrors];

export type ListLookupVersionsResponses = {
    /**
     * A page of versions.
     */
    200: LookupVersionList;
};

export type ListLookupVersionsResponse = ListLookupVersionsResponses[keyof ListLookupVersionsResponses];

export type ListSchemasData = {
    body?: never;
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
    };
    query?: {
        /**
         * Number of the page, from 1. A page past the end has empty `data`.
         */
        page?: number;
        /**
         * Resources per page.
         */
        pageSize?: number;
    };
    url: '/workspaces/{slug}/schemas';
};

export type ListSchemasErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace, or what the API key is limited to, does not include this (`forbidden`). The message names the roles that do.
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type ListSchemasError = ListSchemasErrors[keyof ListSchemasErrors];

export type ListSchemasResponses = {
    /**
     * A page of schema families.
     */
    200: SchemaFamilyList;
};

export type ListSchemasResponse = ListSchemasResponses[keyof ListSchemasResponses];

export type CreateSchemaData = {
    body: SchemaInput;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
    };
    query?: never;
    url: '/workspaces/{slug}/schemas';
};

export type CreateSchemaErrors = {
    /**
     * The body is not JSON (`invalid_json`), or the request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The API key has the scope `read` and the operation changes something, or the caller's role in the workspace or what the API key is limited to does not include this (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * A request with the same `Idempotency-Key` is still in flight (`idempotency_in_flight`).
     */
    409: ApiError;
    /**
     * The body is larger than the server takes (`payload_too_large`).
     */
    413: ApiError;
    /**
     * The request's `Content-Type` is none of the documented ones (`unsupported_media_type`).
     */
    415: ApiError;
    /**
     * The definition is not a JSON Schema that can be used (`invalid_schema`); `details` says where and why.
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type CreateSchemaError = CreateSchemaErrors[keyof CreateSchemaErrors];

export type CreateSchemaResponses = {
    /**
     * The schema family with its latest version.
     */
    200: SchemaFamilyWithLatestVersion;
};

export type CreateSchemaResponse = CreateSchemaResponses[keyof CreateSchemaResponses];

export type DeleteSchemaData = {
    body?: never;
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
        /**
         * Key of the schema in its workspace.
         */
        schemaKey: string;
    };
    query?: {
        /**
         * Whether the runs of other schemas that use documents of this schema are deleted too.
         */
        cascade?: boolean;
    };
    url: '/workspaces/{slug}/schemas/{schemaKey}';
};

export type DeleteSchemaErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace is not owner, the API key is limited to less, or it has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Runs that are not final depend on it, or runs of other schemas use its documents (`in_use`). Cancel the former; delete the latter, or send `cascade=true`.
     */
    409: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type DeleteSchemaError = DeleteSchemaErrors[keyof DeleteSchemaErrors];

export type DeleteSchemaResponses = {
    /**
     * Removed. No body.
     */
    204: void;
};

export type DeleteSchemaResponse = DeleteSchemaResponses[keyof DeleteSchemaResponses];

export type GetSchemaData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
        /**
         * Key of the schema in its workspace.
         */
        schemaKey: string;
    };
    query?: never;
    url: '/workspaces/{slug}/schemas/{schemaKey}';
};

export type GetSchemaErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace, or what the API key is limited to, does not include this (`forbidden`). The message names the roles that do.
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type GetSchemaError = GetSchemaErrors[keyof GetSchemaErrors];

export type GetSchemaResponses = {
    /**
     * The schema family.
     */
    200: SchemaFamily;
};

export type GetSchemaResponse = GetSchemaResponses[keyof GetSchemaResponses];

export type ListSchemaVersionsData = {
    body?: never;
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
        /**
         * Key of the schema in its workspace.
         */
        schemaKey: string;
    };
    query?: {
        /**
         * Number of the page, from 1. A page past the end has empty `data`.
         */
        page?: number;
        /**
         * Resources per page.
         */
        pageSize?: number;
    };
    url: '/workspaces/{slug}/schemas/{schemaKey}/versions';
};

export type ListSchemaVersionsErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace, or what the API key is limited to, does not include this (`forbidden`). The message names the roles that do.
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type ListSchemaVersionsError = ListSchemaVersionsErrors[keyof ListSchemaVersionsErrors];

export type ListSchemaVersionsResponses = {
    /**
     * A page of schema versions.
     */
    200: SchemaVersionList;
};

export type ListSchemaVersionsResponse = ListSchemaVersionsResponses[keyof ListSchemaVersionsResponses];

export type GetSchemaVersionData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
        /**
         * Key of the schema in its workspace.
         */
        schemaKey: string;
        /**
         * Number of the version, starting at 1.
         */
        versionNumber: number;
    };
    query?: never;
    url: '/workspaces/{slug}/schemas/{schemaKey}/versions/{versionNumber}';
};

export type GetSchemaVersionErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace, or what the API key is limited to, does not include this (`forbidden`). The message names the roles that do.
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type GetSchemaVersionError = GetSchemaVersionErrors[keyof GetSchemaVersionErrors];

export type GetSchemaVersionResponses = {
    /**
     * The schema version.
     */
    200: SchemaVersion;
};

export type GetSchemaVersionResponse = GetSchemaVersionResponses[keyof GetSchemaVersionResponses];

export type LintSchemaData = {
    body: LintInput;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
        /**
         * Key of the schema in its workspace; a schema of this key is created where the request brings a definition.
         */
        schemaKey: string;
    };
    query?: never;
    url: '/workspaces/{slug}/schemas/{schemaKey}/lint';
};

export type LintSchemaErrors = {
    /**
     * The body is not JSON (`invalid_json`), or the request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The API key has the scope `read` and the operation changes something, or the caller's role in the workspace or what the API key is limited to does not include this (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * A request with the same `Idempotency-Key` is still in flight (`idempotency_in_flight`).
     */
    409: ApiError;
    /**
     * The body is larger than the server takes (`payload_too_large`).
     */
    413: ApiError;
    /**
     * The request's `Content-Type` is none of the documented ones (`unsupported_media_type`).
     */
    415: ApiError;
    /**
     * The definition is not a JSON Schema that can be used (`invalid_schema`); `details` says where and why.
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type LintSchemaError = LintSchemaErrors[keyof LintSchemaErrors];

export type LintSchemaResponses = {
    /**
     * The warnings; empty if there are none.
     */
    200: LintResult;
};

export type LintSchemaResponse = LintSchemaResponses[keyof LintSchemaResponses];

export type TryRulesData = {
    body: RuleTrialInput;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
        /**
         * Key of the schema in its workspace.
         */
        schemaKey: string;
    };
    query?: {
        /**
         * The environment of the workspace.
         */
        env?: 'production' | 'staging' | 'development';
    };
    url: '/workspaces/{slug}/schemas/{schemaKey}/rules/try';
};

export type TryRulesErrors = {
    /**
     * The body is not JSON (`invalid_json`), or the request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The API key has the scope `read` and the operation changes something, or the caller's role in the workspace or what the API key is limited to does not include this (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * A request with the same `Idempotency-Key` is still in flight (`idempotency_in_flight`).
     */
    409: ApiError;
    /**
     * The content was deleted or has expired (`content_expired`).
     */
    410: ApiError;
    /**
     * The body is larger than the server takes (`payload_too_large`).
     */
    413: ApiError;
    /**
     * The request's `Content-Type` is none of the documented ones (`unsupported_media_type`).
     */
    415: ApiError;
    /**
     * The definition is not a JSON Schema that can be used (`invalid_schema`); `details` says where and why.
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type TryRulesError = TryRulesErrors[keyof TryRulesErrors];

export type TryRulesResponses = {
    /**
     * What the rules say of the runs.
     */
    200: RuleTrial;
};

export type TryRulesResponse = TryRulesResponses[keyof TryRulesResponses];

export type CheckRulesData = {
    body: RuleCheckInput;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
        /**
         * Key of the schema in its workspace.
         */
        schemaKey: string;
    };
    query?: never;
    url: '/workspaces/{slug}/schemas/{schemaKey}/rules/check';
};

export type CheckRulesErrors = {
    /**
     * The body is not JSON (`invalid_json`), or the request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The API key has the scope `read` and the operation changes something, or the caller's role in the workspace or what the API key is limited to does not include this (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * A request with the same `Idempotency-Key` is still in flight (`idempotency_in_flight`).
     */
    409: ApiError;
    /**
     * The body is larger than the server takes (`payload_too_large`).
     */
    413: ApiError;
    /**
     * The request's `Content-Type` is none of the documented ones (`unsupported_media_type`).
     */
    415: ApiError;
    /**
     * Another request was sent with the same `Idempotency-Key` (`idempotency_mismatch`).
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type CheckRulesError = CheckRulesErrors[keyof CheckRulesErrors];

export type CheckRulesResponses = {
    /**
     * What the rules say of the data.
     */
    200: RuleCheck;
};

export type CheckRulesResponse = CheckRulesResponses[keyof CheckRulesResponses];

export type ListDocumentsData = {
    body?: never;
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
        /**
         * Key of the schema in its workspace.
         */
        schemaKey: string;
    };
    query?: {
        /**
         * The environment of the workspace.
         */
        env?: 'production' | 'staging' | 'development';
        /**
         * With `false`, `content` is null in every document.
         */
        content?: boolean;
        /**
         * Only documents whose name or text has all of these words, in upper or lower case, with or without accents. The last one may be the beginning of a word. Everything but letters and digits separates words, in texts as in queries: there is no syntax, and a query without letters or digits finds nothing. Chinese, Japanese, Korean and Thai text is searched by pairs of neighbouring characters. The first 300,000 characters of a text are searched, and of those some 20,000 different words. Texts of uploaded files are found once they are parsed.
         */
        query?: string;
        /**
         * Only resources whose `metadata` has this key with this value, as `metadata[key]=value`. One key per request.
         */
        metadata?: {
            [key: string]: string;
        };
        /**
         * Number of the page, from 1. A page past the end has empty `data`.
         */
        page?: number;
        /**
         * Resources per page.
         */
        pageSize?: number;
    };
    url: '/workspaces/{slug}/schemas/{schemaKey}/documents';
};

export type ListDocumentsErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace, or what the API key is limited to, does not include this (`forbidden`). The message names the roles that do.
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type ListDocumentsError = ListDocumentsErrors[keyof ListDocumentsErrors];

export type ListDocumentsResponses = {
    /**
     * A page of documents.
     */
    200: DocumentList;
};

export type ListDocumentsResponse = ListDocumentsResponses[keyof ListDocumentsResponses];

export type CreateDocumentData = {
    body: DocumentInput;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
        /**
         * Key of the schema in its workspace.
         */
        schemaKey: string;
    };
    query?: {
        /**
         * The environment of the workspace.
         */
        env?: 'production' | 'staging' | 'development';
    };
    url: '/workspaces/{slug}/schemas/{schemaKey}/documents';
};

export type CreateDocumentErrors = {
    /**
     * The body is not JSON (`invalid_json`) or not well-formed multipart (`invalid_multipart`), or the request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The environment needs the plan `pro` (`environment_locked`), only the owner may do this, or the API key has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * A request with the same `Idempotency-Key` is still in flight (`idempotency_in_flight`).
     */
    409: ApiError;
    /**
     * The content was deleted or has expired (`content_expired`).
     */
    410: ApiError;
    /**
     * The body or file is larger (`payload_too_large`), or has more pages (`too_many_pages`), than the server takes.
     */
    413: ApiError;
    /**
     * The request's `Content-Type` is none of the documented ones (`unsupported_media_type`), or the file, by its bytes, is of a kind that cannot be read (`unsupported_file_type`).
     */
    415: ApiError;
    /**
     * There is nothing in the file or text (`empty_document`), or the file cannot be read (`document_unreadable`).
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type CreateDocumentError = CreateDocumentErrors[keyof CreateDocumentErrors];

export type CreateDocumentResponses = {
    /**
     * The new document.
     */
    201: DocumentResource;
};

export type CreateDocumentResponse = CreateDocumentResponses[keyof CreateDocumentResponses];

export type ExtractDocumentData = {
    body?: ExtractDocumentInput;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
        /**
         * Key of the schema in its workspace; a schema of this key is created where the request brings a definition.
         */
        schemaKey: string;
        /**
         * Identifier of the document.
         */
        id: string;
    };
    query?: {
        /**
         * The environment of the workspace.
         */
        env?: 'production' | 'staging' | 'development';
    };
    url: '/workspaces/{slug}/schemas/{schemaKey}/documents/{id}/extract';
};

export type ExtractDocumentErrors = {
    /**
     * The body is not JSON (`invalid_json`), or the request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The budget of the workspace for the month is spent, or its runs under way may use up the rest (`budget_exceeded`); `budget` says when it starts again.
     */
    402: ApiError;
    /**
     * The environment needs the plan `pro` (`environment_locked`), only the owner may do this, or the API key has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * A request with the same `Idempotency-Key` is still in flight (`idempotency_in_flight`).
     */
    409: ApiError;
    /**
     * The content was deleted or has expired (`content_expired`).
     */
    410: ApiError;
    /**
     * `model` names a provider for which the caller has no key and which is not the system fallback (`no_key`).
     */
    412: ApiError;
    /**
     * The body is larger than the server takes (`payload_too_large`).
     */
    413: ApiError;
    /**
     * The request's `Content-Type` is none of the documented ones (`unsupported_media_type`).
     */
    415: ApiError;
    /**
     * The definition cannot be used (`invalid_schema`), `model` names an unknown provider (`unknown_provider`) or a model outside of its allowlist (`model_not_allowed`), the provider refused the key that would be used (`provider_key_invalid`), the environment does not allow its residency (`residency_not_allowed`), there is nothing in the document (`empty_document`), or its file cannot be read (`document_unreadable`).
     */
    422: ApiError;
    /**
     * The workspace has too many pending runs (`queue_full`), or too many requests came with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type ExtractDocumentError = ExtractDocumentErrors[keyof ExtractDocumentErrors];

export type ExtractDocumentResponses = {
    /**
     * The run is accepted.
     */
    202: RunAccepted;
};

export type ExtractDocumentResponse = ExtractDocumentResponses[keyof ExtractDocumentResponses];

export type ExtractData = {
    body: ExtractInput;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
        /**
         * Key of the schema in its workspace; a schema of this key is created where the request brings a definition.
         */
        schemaKey: string;
    };
    query?: {
        /**
         * The environment of the workspace.
         */
        env?: 'production' | 'staging' | 'development';
    };
    url: '/workspaces/{slug}/schemas/{schemaKey}/extract';
};

export type ExtractErrors = {
    /**
     * The body is not JSON (`invalid_json`) or not well-formed multipart (`invalid_multipart`), or the request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The budget of the workspace for the month is spent, or its runs under way may use up the rest (`budget_exceeded`); `budget` says when it starts again.
     */
    402: ApiError;
    /**
     * The environment needs the plan `pro` (`environment_locked`), only the owner may do this, or the API key has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * A request with the same `Idempotency-Key` is still in flight (`idempotency_in_flight`).
     */
    409: ApiError;
    /**
     * The content was deleted or has expired (`content_expired`).
     */
    410: ApiError;
    /**
     * `model` names a provider for which the caller has no key and which is not the system fallback (`no_key`).
     */
    412: ApiError;
    /**
     * The body or file is larger (`payload_too_large`), or has more pages (`too_many_pages`), than the server takes.
     */
    413: ApiError;
    /**
     * The request's `Content-Type` is none of the documented ones (`unsupported_media_type`), or the file, by its bytes, is of a kind that cannot be read (`unsupported_file_type`).
     */
    415: ApiError;
    /**
     * The definition cannot be used (`invalid_schema`), `model` names an unknown provider (`unknown_provider`) or a model outside of its allowlist (`model_not_allowed`), the provider refused the key that would be used (`provider_key_invalid`), the environment does not allow its residency (`residency_not_allowed`), there is nothing in the document (`empty_document`), or its file cannot be read (`document_unreadable`).
     */
    422: ApiError;
    /**
     * The workspace has too many pending runs (`queue_full`), or too many requests came with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type ExtractError = ExtractErrors[keyof ExtractErrors];

export type ExtractResponses = {
    /**
     * The run is accepted.
     */
    202: RunAccepted;
};

export type ExtractResponse = ExtractResponses[keyof ExtractResponses];

export type ListRunsData = {
    body?: never;
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
        /**
         * Key of the schema in its workspace.
         */
        schemaKey: string;
    };
    query?: {
        /**
         * The environment of the workspace.
         */
        env?: 'production' | 'staging' | 'development';
        /**
         * Only runs with this status.
         */
        status?: 'pending' | 'processing' | 'completed' | 'failed' | 'cancelled';
        /**
         * Only runs of this document.
         */
        documentId?: string;
        /**
         * Only runs with this version of the schema.
         */
        versionNumber?: number;
        /**
         * Only runs of this evaluation. Without it, the list has no runs of evaluations.
         */
        evaluationId?: string;
        /**
         * Only resources whose `metadata` has this key with this value, as `metadata[key]=value`. One key per request.
         */
        metadata?: {
            [key: string]: string;
        };
        /**
         * Only runs of this batch.
         */
        batchId?: string;
        /**
         * Only runs whose document has this text in its name. The case of letters does not matter.
         */
        name?: string;
        /**
         * Only runs of this model, as `<provider>/<model>`.
         */
        model?: string;
        /**
         * Only runs that were created at this time or later.
         */
        createdFrom?: string;
        /**
         * Only runs that were created before this time.
         */
        createdBefore?: string;
        /**
         * Only runs whose confidence is below this.
         */
        confidenceBelow?: number;
        /**
         * Only runs whose confidence is this or above.
         */
        confidenceFrom?: number;
        /**
         * Only runs whose review has this status; `none` for runs without a review.
         */
        reviewStatus?: 'none' | 'needed' | 'in_review' | 'approved' | 'rejected';
        /**
         * Only runs whose review was approved or rejected at this time or later.
         */
        decidedFrom?: string;
        /**
         * Only runs whose data a review changed, or only those whose data it did not.
         */
        corrected?: boolean;
        /**
         * Only runs that are part of an export, or only those that are not.
         */
        exported?: boolean;
        /**
         * What the list is sorted by. Runs without the value come last.
         */
        sort?: 'createdAt' | 'documentName' | 'confidence' | 'reviewStatus' | 'model';
        /**
         * The direction of the order.
         */
        order?: 'asc' | 'desc';
        /**
         * Number of the page, from 1. A page past the end has empty `data`.
         */
        page?: number;
        /**
         * Resources per page.
         */
        pageSize?: number;
    };
    url: '/workspaces/{slug}/schemas/{schemaKey}/runs';
};

export type ListRunsErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace, or what the API key is limited to, does not include this (`forbidden`). The message names the roles that do.
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type ListRunsError = ListRunsErrors[keyof ListRunsErrors];

export type ListRunsResponses = {
    /**
     * A page of runs.
     */
    200: RunList;
};

export type ListRunsResponse = ListRunsResponses[keyof ListRunsResponses];

export type ListExportsData = {
    body?: never;
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
        /**
         * Key of the schema in its workspace.
         */
        schemaKey: string;
    };
    query?: {
        /**
         * The environment of the workspace.
         */
        env?: 'production' | 'staging' | 'development';
        /**
         * Number of the page, from 1. A page past the end has empty `data`.
         */
        page?: number;
        /**
         * Resources per page.
         */
        pageSize?: number;
    };
    url: '/workspaces/{slug}/schemas/{schemaKey}/exports';
};

export type ListExportsErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace, or what the API key is limited to, does not include this (`forbidden`). The message names the roles that do.
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type ListExportsError = ListExportsErrors[keyof ListExportsErrors];

export type ListExportsResponses = {
    /**
     * A page of exports.
     */
    200: ExportList;
};

export type ListExportsResponse = ListExportsResponses[keyof ListExportsResponses];

export type CreateExportData = {
    body: ExportInput;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
        /**
         * Key of the schema in its workspace.
         */
        schemaKey: string;
    };
    query?: {
        /**
         * The environment of the workspace.
         */
        env?: 'production' | 'staging' | 'development';
    };
    url: '/workspaces/{slug}/schemas/{schemaKey}/exports';
};

export type CreateExportErrors = {
    /**
     * The body is not JSON (`invalid_json`), or the request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The environment needs the plan `pro` (`environment_locked`), only the owner may do this, or the API key has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * A request with the same `Idempotency-Key` is still in flight (`idempotency_in_flight`).
     */
    409: ApiError;
    /**
     * The content was deleted or has expired (`content_expired`).
     */
    410: ApiError;
    /**
     * The body is larger than the server takes (`payload_too_large`).
     */
    413: ApiError;
    /**
     * The request's `Content-Type` is none of the documented ones (`unsupported_media_type`).
     */
    415: ApiError;
    /**
     * Another request was sent with the same `Idempotency-Key` (`idempotency_mismatch`).
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type CreateExportError = CreateExportErrors[keyof CreateExportErrors];

export type CreateExportResponses = {
    /**
     * The export.
     */
    201: Export;
};

export type CreateExportResponse = CreateExportResponses[keyof CreateExportResponses];

export type ListBatchesData = {
    body?: never;
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
        /**
         * Key of the schema in its workspace.
         */
        schemaKey: string;
    };
    query?: {
        /**
         * The environment of the workspace.
         */
        env?: 'production' | 'staging' | 'development';
        /**
         * Only batches with this status.
         */
        status?: 'open' | 'processing' | 'completed' | 'cancelled';
        /**
         * Only resources whose `metadata` has this key with this value, as `metadata[key]=value`. One key per request.
         */
        metadata?: {
            [key: string]: string;
        };
        /**
         * Number of the page, from 1. A page past the end has empty `data`.
         */
        page?: number;
        /**
         * Resources per page.
         */
        pageSize?: number;
    };
    url: '/workspaces/{slug}/schemas/{schemaKey}/batches';
};

export type ListBatchesErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace, or what the API key is limited to, does not include this (`forbidden`). The message names the roles that do.
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type ListBatchesError = ListBatchesErrors[keyof ListBatchesErrors];

export type ListBatchesResponses = {
    /**
     * A page of batches.
     */
    200: BatchList;
};

export type ListBatchesResponse = ListBatchesResponses[keyof ListBatchesResponses];

export type CreateBatchData = {
    body: BatchInput;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
        /**
         * Key of the schema in its workspace.
         */
        schemaKey: string;
    };
    query?: {
        /**
         * The environment of the workspace.
         */
        env?: 'production' | 'staging' | 'development';
    };
    url: '/workspaces/{slug}/schemas/{schemaKey}/batches';
};

export type CreateBatchErrors = {
    /**
     * The body is not JSON (`invalid_json`), or the request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The budget of the workspace for the month is spent, or its runs under way may use up the rest (`budget_exceeded`); `budget` says when it starts again.
     */
    402: ApiError;
    /**
     * The environment needs the plan `pro` (`environment_locked`), only the owner may do this, or the API key has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * A request with the same `Idempotency-Key` is still in flight (`idempotency_in_flight`).
     */
    409: ApiError;
    /**
     * The content was deleted or has expired (`content_expired`).
     */
    410: ApiError;
    /**
     * `model` names a provider for which the caller has no key and which is not the system fallback (`no_key`).
     */
    412: ApiError;
    /**
     * The body is larger than the server takes (`payload_too_large`).
     */
    413: ApiError;
    /**
     * The request's `Content-Type` is none of the documented ones (`unsupported_media_type`).
     */
    415: ApiError;
    /**
     * `model` names an unknown provider (`unknown_provider`) or a model outside of its allowlist (`model_not_allowed`), the provider refused the key that would be used (`provider_key_invalid`), or the environment does not allow its residency (`residency_not_allowed`).
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type CreateBatchError = CreateBatchErrors[keyof CreateBatchErrors];

export type CreateBatchResponses = {
    /**
     * The batch.
     */
    201: Batch;
};

export type CreateBatchResponse = CreateBatchResponses[keyof CreateBatchResponses];

export type ListDatasetsData = {
    body?: never;
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
        /**
         * Key of the schema in its workspace.
         */
        schemaKey: string;
    };
    query?: {
        /**
         * The environment of the workspace.
         */
        env?: 'production' | 'staging' | 'development';
        /**
         * Number of the page, from 1. A page past the end has empty `data`.
         */
        page?: number;
        /**
         * Resources per page.
         */
        pageSize?: number;
    };
    url: '/workspaces/{slug}/schemas/{schemaKey}/datasets';
};

export type ListDatasetsErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace, or what the API key is limited to, does not include this (`forbidden`). The message names the roles that do.
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type ListDatasetsError = ListDatasetsErrors[keyof ListDatasetsErrors];

export type ListDatasetsResponses = {
    /**
     * A page of data sets.
     */
    200: DatasetList;
};

export type ListDatasetsResponse = ListDatasetsResponses[keyof ListDatasetsResponses];

export type CreateDatasetData = {
    body: DatasetInput;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
        /**
         * Key of the schema in its workspace.
         */
        schemaKey: string;
    };
    query?: {
        /**
         * The environment of the workspace.
         */
        env?: 'production' | 'staging' | 'development';
    };
    url: '/workspaces/{slug}/schemas/{schemaKey}/datasets';
};

export type CreateDatasetErrors = {
    /**
     * The body is not JSON (`invalid_json`), or the request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The environment needs the plan `pro` (`environment_locked`), only the owner may do this, or the API key has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * A request with the same `Idempotency-Key` is still in flight (`idempotency_in_flight`).
     */
    409: ApiError;
    /**
     * The body is larger than the server takes (`payload_too_large`).
     */
    413: ApiError;
    /**
     * The request's `Content-Type` is none of the documented ones (`unsupported_media_type`).
     */
    415: ApiError;
    /**
     * A comparator names a path that the latest version of the schema does not describe (`comparators_invalid`).
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type CreateDatasetError = CreateDatasetErrors[keyof CreateDatasetErrors];

export type CreateDatasetResponses = {
    /**
     * The data set.
     */
    201: Dataset;
};

export type CreateDatasetResponse = CreateDatasetResponses[keyof CreateDatasetResponses];

export type ListEvaluationsData = {
    body?: never;
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
        /**
         * Key of the schema in its workspace.
         */
        schemaKey: string;
    };
    query?: {
        /**
         * The environment of the workspace.
         */
        env?: 'production' | 'staging' | 'development';
        /**
         * Only evaluations of this data set.
         */
        datasetId?: string;
        /**
         * Only evaluations of this version of the schema.
         */
        versionNumber?: number;
        /**
         * Number of the page, from 1. A page past the end has empty `data`.
         */
        page?: number;
        /**
         * Resources per page.
         */
        pageSize?: number;
    };
    url: '/workspaces/{slug}/schemas/{schemaKey}/evaluations';
};

export type ListEvaluationsErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace, or what the API key is limited to, does not include this (`forbidden`). The message names the roles that do.
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type ListEvaluationsError = ListEvaluationsErrors[keyof ListEvaluationsErrors];

export type ListEvaluationsResponses = {
    /**
     * A page of evaluations.
     */
    200: EvaluationList;
};

export type ListEvaluationsResponse = ListEvaluationsResponses[keyof ListEvaluationsResponses];

export type CreateEvaluationData = {
    body: EvaluationInput;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
        /**
         * Key of the schema in its workspace.
         */
        schemaKey: string;
    };
    query?: {
        /**
         * The environment of the workspace.
         */
        env?: 'production' | 'staging' | 'development';
    };
    url: '/workspaces/{slug}/schemas/{schemaKey}/evaluations';
};

export type CreateEvaluationErrors = {
    /**
     * The body is not JSON (`invalid_json`), or the request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The budget of the workspace for the month is spent, or its runs under way may use up the rest (`budget_exceeded`); `budget` says when it starts again.
     */
    402: ApiError;
    /**
     * The environment needs the plan `pro` (`environment_locked`), only the owner may do this, or the API key has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * A request with the same `Idempotency-Key` is still in flight (`idempotency_in_flight`).
     */
    409: ApiError;
    /**
     * `model` names a provider for which the caller has no key and which is not the system fallback (`no_key`).
     */
    412: ApiError;
    /**
     * The body is larger than the server takes (`payload_too_large`).
     */
    413: ApiError;
    /**
     * The request's `Content-Type` is none of the documented ones (`unsupported_media_type`).
     */
    415: ApiError;
    /**
     * The frozen version has no items (`dataset_empty`), there is no such data set, version (`evaluation_invalid`) or model (`unknown_provider`, `model_not_allowed`), or the key or residency of the model is refused (`provider_key_invalid`, `residency_not_allowed`).
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type CreateEvaluationError = CreateEvaluationErrors[keyof CreateEvaluationErrors];

export type CreateEvaluationResponses = {
    /**
     * What the evaluation would take.
     */
    200: EvaluationEstimate;
    /**
     * The evaluation, which has begun.
     */
    202: Evaluation;
};

export type CreateEvaluationResponse = CreateEvaluationResponses[keyof CreateEvaluationResponses];

export type GetPinData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
        /**
         * Key of the schema in its workspace.
         */
        schemaKey: string;
    };
    query?: {
        /**
         * The environment of the workspace.
         */
        env?: 'production' | 'staging' | 'development';
    };
    url: '/workspaces/{slug}/schemas/{schemaKey}/pin';
};

export type GetPinErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace, or what the API key is limited to, does not include this (`forbidden`). The message names the roles that do.
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type GetPinError = GetPinErrors[keyof GetPinErrors];

export type GetPinResponses = {
    /**
     * The pin.
     */
    200: Pin;
};

export type GetPinResponse = GetPinResponses[keyof GetPinResponses];

export type UpdatePinData = {
    body: PinInput;
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
        /**
         * Key of the schema in its workspace.
         */
        schemaKey: string;
    };
    query?: {
        /**
         * The environment of the workspace.
         */
        env?: 'production' | 'staging' | 'development';
    };
    url: '/workspaces/{slug}/schemas/{schemaKey}/pin';
};

export type UpdatePinErrors = {
    /**
     * The body is not JSON (`invalid_json`), or the request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller is a member and only the owner may do this, the API key has the scope `read` (`forbidden`), or the environment needs the plan `pro` (`environment_locked`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * The gate refuses the version (`gate_failed`); `details` has one entry a condition.
     */
    409: ApiError;
    /**
     * The body is larger than the server takes (`payload_too_large`).
     */
    413: ApiError;
    /**
     * The request's `Content-Type` is none of the documented ones (`unsupported_media_type`).
     */
    415: ApiError;
    /**
     * The gate or the evaluation is not one of this schema and environment (`pin_invalid`).
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type UpdatePinError = UpdatePinErrors[keyof UpdatePinErrors];

export type UpdatePinResponses = {
    /**
     * The pin.
     */
    200: Pin;
};

export type UpdatePinResponse = UpdatePinResponses[keyof UpdatePinResponses];

export type GetMemoryData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
        /**
         * Key of the schema in its workspace.
         */
        schemaKey: string;
    };
    query?: {
        /**
         * The environment of the workspace.
         */
        env?: 'production' | 'staging' | 'development';
    };
    url: '/workspaces/{slug}/schemas/{schemaKey}/memory';
};

export type GetMemoryErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace, or what the API key is limited to, does not include this (`forbidden`). The message names the roles that do.
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type GetMemoryError = GetMemoryErrors[keyof GetMemoryErrors];

export type GetMemoryResponses = {
    /**
     * The memory.
     */
    200: Memory;
};

export type GetMemoryResponse = GetMemoryResponses[keyof GetMemoryResponses];

export type UpdateMemoryData = {
    body: MemoryInput;
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
        /**
         * Key of the schema in its workspace.
         */
        schemaKey: string;
    };
    query?: {
        /**
         * The environment of the workspace.
         */
        env?: 'production' | 'staging' | 'development';
    };
    url: '/workspaces/{slug}/schemas/{schemaKey}/memory';
};

export type UpdateMemoryErrors = {
    /**
     * The body is not JSON (`invalid_json`), or the request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The environment needs the plan `pro` (`environment_locked`), only the owner may do this, or the API key has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * The body is larger than the server takes (`payload_too_large`).
     */
    413: ApiError;
    /**
     * The request's `Content-Type` is none of the documented ones (`unsupported_media_type`).
     */
    415: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type UpdateMemoryError = UpdateMemoryErrors[keyof UpdateMemoryErrors];

export type UpdateMemoryResponses = {
    /**
     * The memory.
     */
    200: Memory;
};

export type UpdateMemoryResponse = UpdateMemoryResponses[keyof UpdateMemoryResponses];

export type MeasureMemoryData = {
    body: MemoryMeasurement;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
        /**
         * Key of the schema in its workspace.
         */
        schemaKey: string;
    };
    query?: {
        /**
         * The environment of the workspace.
         */
        env?: 'production' | 'staging' | 'development';
    };
    url: '/workspaces/{slug}/schemas/{schemaKey}/memory/measure';
};

export type MeasureMemoryErrors = {
    /**
     * The body is not JSON (`invalid_json`), or the request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The budget of the workspace for the month is spent, or its runs under way may use up the rest (`budget_exceeded`); `budget` says when it starts again.
     */
    402: ApiError;
    /**
     * The environment needs the plan `pro` (`environment_locked`), only the owner may do this, or the API key has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * A request with the same `Idempotency-Key` is still in flight (`idempotency_in_flight`).
     */
    409: ApiError;
    /**
     * The body is larger than the server takes (`payload_too_large`).
     */
    413: ApiError;
    /**
     * The request's `Content-Type` is none of the documented ones (`unsupported_media_type`).
     */
    415: ApiError;
    /**
     * The frozen version has no items (`dataset_empty`), there is no such data set, version (`evaluation_invalid`) or model (`unknown_provider`, `model_not_allowed`), or the key or residency of the model is refused (`provider_key_invalid`, `residency_not_allowed`).
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type MeasureMemoryError = MeasureMemoryErrors[keyof MeasureMemoryErrors];

export type MeasureMemoryResponses = {
    /**
     * The evaluation with the memory.
     */
    202: Evaluation;
};

export type MeasureMemoryResponse = MeasureMemoryResponses[keyof MeasureMemoryResponses];

export type ListMemoryExamplesData = {
    body?: never;
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
        /**
         * Key of the schema in its workspace.
         */
        schemaKey: string;
    };
    query?: {
        /**
         * The environment of the workspace.
         */
        env?: 'production' | 'staging' | 'development';
        /**
         * Number of the page, from 1. A page past the end has empty `data`.
         */
        page?: number;
        /**
         * Resources per page.
         */
        pageSize?: number;
    };
    url: '/workspaces/{slug}/schemas/{schemaKey}/memory/examples';
};

export type ListMemoryExamplesErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace, or what the API key is limited to, does not include this (`forbidden`). The message names the roles that do.
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type ListMemoryExamplesError = ListMemoryExamplesErrors[keyof ListMemoryExamplesErrors];

export type ListMemoryExamplesResponses = {
    /**
     * A page of examples.
     */
    200: MemoryExampleList;
};

export type ListMemoryExamplesResponse = ListMemoryExamplesResponses[keyof ListMemoryExamplesResponses];

export type GetUsageData = {
    body?: never;
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
    };
    query?: {
        /**
         * The month, such as `2026-01`; the current month by default.
         */
        month?: string;
    };
    url: '/workspaces/{slug}/usage';
};

export type GetUsageErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace, or what the API key is limited to, does not include this (`forbidden`). The message names the roles that do.
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type GetUsageError = GetUsageErrors[keyof GetUsageErrors];

export type GetUsageResponses = {
    /**
     * The usage.
     */
    200: Usage;
};

export type GetUsageResponse = GetUsageResponses[keyof GetUsageResponses];

export type GetBudgetData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
    };
    query?: never;
    url: '/workspaces/{slug}/budget';
};

export type GetBudgetErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type GetBudgetError = GetBudgetErrors[keyof GetBudgetErrors];

export type GetBudgetResponses = {
    /**
     * The budget.
     */
    200: Budget;
};

export type GetBudgetResponse = GetBudgetResponses[keyof GetBudgetResponses];

export type UpdateBudgetData = {
    body: BudgetInput;
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
    };
    query?: never;
    url: '/workspaces/{slug}/budget';
};

export type UpdateBudgetErrors = {
    /**
     * The body is not JSON (`invalid_json`), or the request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace is not owner, the API key is limited to less, or it has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * The body is larger than the server takes (`payload_too_large`).
     */
    413: ApiError;
    /**
     * The request's `Content-Type` is none of the documented ones (`unsupported_media_type`).
     */
    415: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type UpdateBudgetError = UpdateBudgetErrors[keyof UpdateBudgetErrors];

export type UpdateBudgetResponses = {
    /**
     * The budget.
     */
    200: Budget;
};

export type UpdateBudgetResponse = UpdateBudgetResponses[keyof UpdateBudgetResponses];

export type GetReviewSettingsData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
        /**
         * Key of the schema in its workspace.
         */
        schemaKey: string;
    };
    query?: {
        /**
         * The environment of the workspace.
         */
        env?: 'production' | 'staging' | 'development';
    };
    url: '/workspaces/{slug}/schemas/{schemaKey}/review-settings';
};

export type GetReviewSettingsErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace, or what the API key is limited to, does not include this (`forbidden`). The message names the roles that do.
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type GetReviewSettingsError = GetReviewSettingsErrors[keyof GetReviewSettingsErrors];

export type GetReviewSettingsResponses = {
    /**
     * The settings. They are empty until they are set.
     */
    200: ReviewSettings;
};

export type GetReviewSettingsResponse = GetReviewSettingsResponses[keyof GetReviewSettingsResponses];

export type UpdateReviewSettingsData = {
    body: ReviewSettingsInput;
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
        /**
         * Key of the schema in its workspace.
         */
        schemaKey: string;
    };
    query?: {
        /**
         * The environment of the workspace.
         */
        env?: 'production' | 'staging' | 'development';
    };
    url: '/workspaces/{slug}/schemas/{schemaKey}/review-settings';
};

export type UpdateReviewSettingsErrors = {
    /**
     * The body is not JSON (`invalid_json`), or the request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The environment needs the plan `pro` (`environment_locked`), only the owner may do this, or the API key has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * The body is larger than the server takes (`payload_too_large`).
     */
    413: ApiError;
    /**
     * The request's `Content-Type` is none of the documented ones (`unsupported_media_type`).
     */
    415: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type UpdateReviewSettingsError = UpdateReviewSettingsErrors[keyof UpdateReviewSettingsErrors];

export type UpdateReviewSettingsResponses = {
    /**
     * The new settings.
     */
    200: ReviewSettings;
};

export type UpdateReviewSettingsResponse = UpdateReviewSettingsResponses[keyof UpdateReviewSettingsResponses];

export type ApplyReviewSettingsData = {
    body: ReviewSettingsApplication;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
        /**
         * Key of the schema in its workspace.
         */
        schemaKey: string;
    };
    query?: {
        /**
         * The environment of the workspace.
         */
        env?: 'production' | 'staging' | 'development';
    };
    url: '/workspaces/{slug}/schemas/{schemaKey}/review-settings/apply';
};

export type ApplyReviewSettingsErrors = {
    /**
     * The body is not JSON (`invalid_json`), or the request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The environment needs the plan `pro` (`environment_locked`), only the owner may do this, or the API key has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * A request with the same `Idempotency-Key` is still in flight (`idempotency_in_flight`).
     */
    409: ApiError;
    /**
     * The content was deleted or has expired (`content_expired`).
     */
    410: ApiError;
    /**
     * The body is larger than the server takes (`payload_too_large`).
     */
    413: ApiError;
    /**
     * The request's `Content-Type` is none of the documented ones (`unsupported_media_type`).
     */
    415: ApiError;
    /**
     * Another request was sent with the same `Idempotency-Key` (`idempotency_mismatch`).
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type ApplyReviewSettingsError = ApplyReviewSettingsErrors[keyof ApplyReviewSettingsErrors];

export type ApplyReviewSettingsResponses = {
    /**
     * How many runs were looked at, and how many need a review.
     */
    200: ReviewSettingsApplied;
};

export type ApplyReviewSettingsResponse = ApplyReviewSettingsResponses[keyof ApplyReviewSettingsResponses];

export type ListReviewsData = {
    body?: never;
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
    };
    query?: {
        /**
         * The environment of the workspace.
         */
        env?: 'production' | 'staging' | 'development';
        /**
         * Only reviews with this status.
         */
        status?: 'needed' | 'in_review' | 'approved' | 'rejected';
        /**
         * Only reviews of runs with this schema.
         */
        schemaKey?: string;
        /**
         * Number of the page, from 1. A page past the end has empty `data`.
         */
        page?: number;
        /**
         * Resources per page.
         */
        pageSize?: number;
    };
    url: '/workspaces/{slug}/reviews';
};

export type ListReviewsErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace, or what the API key is limited to, does not include this (`forbidden`). The message names the roles that do.
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type ListReviewsError = ListReviewsErrors[keyof ListReviewsErrors];

export type ListReviewsResponses = {
    /**
     * A page of reviews.
     */
    200: ReviewList;
};

export type ListReviewsResponse = ListReviewsResponses[keyof ListReviewsResponses];

export type ListSplittersData = {
    body?: never;
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
    };
    query?: {
        /**
         * Number of the page, from 1. A page past the end has empty `data`.
         */
        page?: number;
        /**
         * Resources per page.
         */
        pageSize?: number;
    };
    url: '/workspaces/{slug}/splitters';
};

export type ListSplittersErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace, or what the API key is limited to, does not include this (`forbidden`). The message names the roles that do.
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type ListSplittersError = ListSplittersErrors[keyof ListSplittersErrors];

export type ListSplittersResponses = {
    /**
     * A page of splitters.
     */
    200: SplitterList;
};

export type ListSplittersResponse = ListSplittersResponses[keyof ListSplittersResponses];

export type CreateSplitterData = {
    body: SplitterInput;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
    };
    query?: never;
    url: '/workspaces/{slug}/splitters';
};

export type CreateSplitterErrors = {
    /**
     * The body is not JSON (`invalid_json`), or the request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The API key has the scope `read` and the operation changes something, or the caller's role in the workspace or what the API key is limited to does not include this (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * A request with the same `Idempotency-Key` is still in flight (`idempotency_in_flight`).
     */
    409: ApiError;
    /**
     * The content was deleted or has expired (`content_expired`).
     */
    410: ApiError;
    /**
     * The body is larger than the server takes (`payload_too_large`).
     */
    413: ApiError;
    /**
     * The request's `Content-Type` is none of the documented ones (`unsupported_media_type`).
     */
    415: ApiError;
    /**
     * Another request was sent with the same `Idempotency-Key` (`idempotency_mismatch`).
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type CreateSplitterError = CreateSplitterErrors[keyof CreateSplitterErrors];

export type CreateSplitterResponses = {
    /**
     * The splitter with its latest version.
     */
    200: Splitter;
};

export type CreateSplitterResponse = CreateSplitterResponses[keyof CreateSplitterResponses];

export type GetSplitterData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
        /**
         * Key of the splitter in its workspace.
         */
        splitterKey: string;
    };
    query?: never;
    url: '/workspaces/{slug}/splitters/{splitterKey}';
};

export type GetSplitterErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace, or what the API key is limited to, does not include this (`forbidden`). The message names the roles that do.
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type GetSplitterError = GetSplitterErrors[keyof GetSplitterErrors];

export type GetSplitterResponses = {
    /**
     * The splitter.
     */
    200: Splitter;
};

export type GetSplitterResponse = GetSplitterResponses[keyof GetSplitterResponses];

export type ListSplitterVersionsData = {
    body?: never;
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
        /**
         * Key of the splitter in its workspace.
         */
        splitterKey: string;
    };
    query?: {
        /**
         * Number of the page, from 1. A page past the end has empty `data`.
         */
        page?: number;
        /**
         * Resources per page.
         */
        pageSize?: number;
    };
    url: '/workspaces/{slug}/splitters/{splitterKey}/versions';
};

export type ListSplitterVersionsErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace, or what the API key is limited to, does not include this (`forbidden`). The message names the roles that do.
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type ListSplitterVersionsError = ListSplitterVersionsErrors[keyof ListSplitterVersionsErrors];

export type ListSplitterVersionsResponses = {
    /**
     * A page of versions.
     */
    200: SplitterVersionList;
};

export type ListSplitterVersionsResponse = ListSplitterVersionsResponses[keyof ListSplitterVersionsResponses];

export type ListSplitterEvaluationsData = {
    body?: never;
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
        /**
         * Key of the splitter in its workspace.
         */
        splitterKey: string;
    };
    query?: {
        /**
         * The environment of the workspace.
         */
        env?: 'production' | 'staging' | 'development';
        /**
         * Number of the page, from 1. A page past the end has empty `data`.
         */
        page?: number;
        /**
         * Resources per page.
         */
        pageSize?: number;
    };
    url: '/workspaces/{slug}/splitters/{splitterKey}/evaluations';
};

export type ListSplitterEvaluationsErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace, or what the API key is limited to, does not include this (`forbidden`). The message names the roles that do.
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type ListSplitterEvaluationsError = ListSplitterEvaluationsErrors[keyof ListSplitterEvaluationsErrors];

export type ListSplitterEvaluationsResponses = {
    /**
     * A page of evaluations.
     */
    200: SplitterEvaluationList;
};

export type ListSplitterEvaluationsResponse = ListSplitterEvaluationsResponses[keyof ListSplitterEvaluationsResponses];

export type CreateSplitterEvaluationData = {
    body: SplitterEvaluationInput;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
        /**
         * Key of the splitter in its workspace.
         */
        splitterKey: string;
    };
    query?: {
        /**
         * The environment of the workspace.
         */
        env?: 'production' | 'staging' | 'development';
    };
    url: '/workspaces/{slug}/splitters/{splitterKey}/evaluations';
};

export type CreateSplitterEvaluationErrors = {
    /**
     * The body is not JSON (`invalid_json`), or the request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The budget of the workspace for the month is spent, or its runs under way may use up the rest (`budget_exceeded`); `budget` says when it starts again.
     */
    402: ApiError;
    /**
     * The environment needs the plan `pro` (`environment_locked`), only the owner may do this, or the API key has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * A request with the same `Idempotency-Key` is still in flight (`idempotency_in_flight`).
     */
    409: ApiError;
    /**
     * `model` names a provider for which the caller has no key and which is not the system fallback (`no_key`).
     */
    412: ApiError;
    /**
     * The body is larger than the server takes (`payload_too_large`).
     */
    413: ApiError;
    /**
     * The request's `Content-Type` is none of the documented ones (`unsupported_media_type`).
     */
    415: ApiError;
    /**
     * No packet was approved (`dataset_empty`); there is no such version, or no such approved packet (`evaluation_invalid`); the model cannot be used (`unknown_provider`, `model_not_allowed`, `residency_not_allowed`, `provider_key_invalid`); or the `Idempotency-Key` was used for another body (`idempotency_mismatch`).
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type CreateSplitterEvaluationError = CreateSplitterEvaluationErrors[keyof CreateSplitterEvaluationErrors];

export type CreateSplitterEvaluationResponses = {
    /**
     * The evaluation is accepted.
     */
    202: SplitterEvaluation;
};

export type CreateSplitterEvaluationResponse = CreateSplitterEvaluationResponses[keyof CreateSplitterEvaluationResponses];

export type GetSplitterEvaluationData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
        /**
         * Key of the splitter in its workspace.
         */
        splitterKey: string;
        /**
         * Identifier of the evaluation.
         */
        id: string;
    };
    query?: {
        /**
         * The environment of the workspace.
         */
        env?: 'production' | 'staging' | 'development';
    };
    url: '/workspaces/{slug}/splitters/{splitterKey}/evaluations/{id}';
};

export type GetSplitterEvaluationErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace, or what the API key is limited to, does not include this (`forbidden`). The message names the roles that do.
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type GetSplitterEvaluationError = GetSplitterEvaluationErrors[keyof GetSplitterEvaluationErrors];

export type GetSplitterEvaluationResponses = {
    /**
     * The evaluation.
     */
    200: SplitterEvaluation;
};

export type GetSplitterEvaluationResponse = GetSplitterEvaluationResponses[keyof GetSplitterEvaluationResponses];

export type CancelSplitterEvaluationData = {
    body?: never;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
        /**
         * Key of the splitter in its workspace.
         */
        splitterKey: string;
        /**
         * Identifier of the evaluation.
         */
        id: string;
    };
    query?: {
        /**
         * The environment of the workspace.
         */
        env?: 'production' | 'staging' | 'development';
    };
    url: '/workspaces/{slug}/splitters/{splitterKey}/evaluations/{id}/cancel';
};

export type CancelSplitterEvaluationErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The environment needs the plan `pro` (`environment_locked`), only the owner may do this, or the API key has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * The evaluation has ended (`evaluation_not_active`), or a request with the same `Idempotency-Key` is in flight (`idempotency_in_flight`).
     */
    409: ApiError;
    /**
     * Another request was sent with the same `Idempotency-Key` (`idempotency_mismatch`).
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type CancelSplitterEvaluationError = CancelSplitterEvaluationErrors[keyof CancelSplitterEvaluationErrors];

export type CancelSplitterEvaluationResponses = {
    /**
     * The cancelled evaluation.
     */
    200: SplitterEvaluation;
};

export type CancelSplitterEvaluationResponse = CancelSplitterEvaluationResponses[keyof CancelSplitterEvaluationResponses];

export type ClassifyData = {
    body: ClassifyInput;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
    };
    query?: {
        /**
         * The environment of the workspace.
         */
        env?: 'production' | 'staging' | 'development';
    };
    url: '/workspaces/{slug}/classify';
};

export type ClassifyErrors = {
    /**
     * The body is not JSON (`invalid_json`) or not well-formed multipart (`invalid_multipart`), or the request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The environment needs the plan `pro` (`environment_locked`), only the owner may do this, or the API key has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * A request with the same `Idempotency-Key` is still in flight (`idempotency_in_flight`).
     */
    409: ApiError;
    /**
     * The content was deleted or has expired (`content_expired`).
     */
    410: ApiError;
    /**
     * The body or file is larger (`payload_too_large`), or has more pages (`too_many_pages`), than the server takes.
     */
    413: ApiError;
    /**
     * The request's `Content-Type` is none of the documented ones (`unsupported_media_type`), or the file, by its bytes, is of a kind that cannot be read (`unsupported_file_type`).
     */
    415: ApiError;
    /**
     * The document is empty (`empty_document`) or cannot be read (`document_unreadable`), or the `Idempotency-Key` was used with another request (`idempotency_mismatch`).
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type ClassifyError = ClassifyErrors[keyof ClassifyErrors];

export type ClassifyResponses = {
    /**
     * What it is.
     */
    200: Classification;
};

export type ClassifyResponse = ClassifyResponses[keyof ClassifyResponses];

export type ListPacketsData = {
    body?: never;
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
    };
    query?: {
        /**
         * The environment of the workspace.
         */
        env?: 'production' | 'staging' | 'development';
        /**
         * Only packets with this status.
         */
        status?: 'pending' | 'processing' | 'needs_review' | 'completed' | 'failed' | 'cancelled';
        /**
         * Only packets of this batch.
         */
        batchId?: string;
        /**
         * Number of the page, from 1. A page past the end has empty `data`.
         */
        page?: number;
        /**
         * Resources per page.
         */
        pageSize?: number;
    };
    url: '/workspaces/{slug}/packets';
};

export type ListPacketsErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace, or what the API key is limited to, does not include this (`forbidden`). The message names the roles that do.
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type ListPacketsError = ListPacketsErrors[keyof ListPacketsErrors];

export type ListPacketsResponses = {
    /**
     * A page of packets.
     */
    200: PacketList;
};

export type ListPacketsResponse = ListPacketsResponses[keyof ListPacketsResponses];

export type CreatePacketData = {
    body: PacketInput;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
    };
    query?: {
        /**
         * The environment of the workspace.
         */
        env?: 'production' | 'staging' | 'development';
    };
    url: '/workspaces/{slug}/packets';
};

export type CreatePacketErrors = {
    /**
     * The body is not JSON (`invalid_json`) or not well-formed multipart (`invalid_multipart`), or the request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The budget of the workspace for the month is spent, or its runs under way may use up the rest (`budget_exceeded`); `budget` says when it starts again.
     */
    402: ApiError;
    /**
     * The environment needs the plan `pro` (`environment_locked`), only the owner may do this, or the API key has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * A request with the same `Idempotency-Key` is still in flight (`idempotency_in_flight`).
     */
    409: ApiError;
    /**
     * The content was deleted or has expired (`content_expired`).
     */
    410: ApiError;
    /**
     * `model` names a provider for which the caller has no key and which is not the system fallback (`no_key`).
     */
    412: ApiError;
    /**
     * The body or file is larger (`payload_too_large`), or has more pages (`too_many_pages`), than the server takes.
     */
    413: ApiError;
    /**
     * The request's `Content-Type` is none of the documented ones (`unsupported_media_type`), or the file, by its bytes, is of a kind that cannot be read (`unsupported_file_type`).
     */
    415: ApiError;
    /**
     * The definition cannot be used (`invalid_schema`), `model` names an unknown provider (`unknown_provider`) or a model outside of its allowlist (`model_not_allowed`), the provider refused the key that would be used (`provider_key_invalid`), the environment does not allow its residency (`residency_not_allowed`), there is nothing in the document (`empty_document`), or its file cannot be read (`document_unreadable`).
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type CreatePacketError = CreatePacketErrors[keyof CreatePacketErrors];

export type CreatePacketResponses = {
    /**
     * The packet is accepted.
     */
    202: Packet;
};

export type CreatePacketResponse = CreatePacketResponses[keyof CreatePacketResponses];

export type DeletePacketData = {
    body?: never;
    path: {
        /**
         * Identifier of the packet.
         */
        id: string;
    };
    query?: never;
    url: '/packets/{id}';
};

export type DeletePacketErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller is a member and only the owner may do this, the API key has the scope `read` (`forbidden`), or the environment needs the plan `pro` (`environment_locked`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Runs that are not final depend on it (`in_use`). Wait for them or cancel them.
     */
    409: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type DeletePacketError = DeletePacketErrors[keyof DeletePacketErrors];

export type DeletePacketResponses = {
    /**
     * Removed. No body.
     */
    204: void;
};

export type DeletePacketResponse = DeletePacketResponses[keyof DeletePacketResponses];

export type GetPacketData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * Identifier of the packet.
         */
        id: string;
    };
    query?: {
        /**
         * Seconds to wait for the packet to become final or need a review.
         */
        wait?: number;
    };
    url: '/packets/{id}';
};

export type GetPacketErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace, or what the API key is limited to, does not include this (`forbidden`). The message names the roles that do.
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type GetPacketError = GetPacketErrors[keyof GetPacketErrors];

export type GetPacketResponses = {
    /**
     * The packet.
     */
    200: Packet;
};

export type GetPacketResponse = GetPacketResponses[keyof GetPacketResponses];

export type UpdatePacketData = {
    body: PacketPatch;
    path: {
        /**
         * Identifier of the packet.
         */
        id: string;
    };
    query?: never;
    url: '/packets/{id}';
};

export type UpdatePacketErrors = {
    /**
     * The body is not JSON (`invalid_json`), or the request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The environment needs the plan `pro` (`environment_locked`), only the owner may do this, or the API key has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * The packet is not in a state for this (`packet_not_open`), another person changed it meanwhile (`packet_changed`), or a request with the same `Idempotency-Key` is in flight (`idempotency_in_flight`).
     */
    409: ApiError;
    /**
     * The content was deleted or has expired (`content_expired`).
     */
    410: ApiError;
    /**
     * The body is larger than the server takes (`payload_too_large`).
     */
    413: ApiError;
    /**
     * The request's `Content-Type` is none of the documented ones (`unsupported_media_type`).
     */
    415: ApiError;
    /**
     * The parts do not fit the packet (`parts_invalid`).
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type UpdatePacketError = UpdatePacketErrors[keyof UpdatePacketErrors];

export type UpdatePacketResponses = {
    /**
     * The corrected packet.
     */
    200: Packet;
};

export type UpdatePacketResponse = UpdatePacketResponses[keyof UpdatePacketResponses];

export type ApprovePacketData = {
    body?: PacketApproval;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier of the packet.
         */
        id: string;
    };
    query?: never;
    url: '/packets/{id}/approve';
};

export type ApprovePacketErrors = {
    /**
     * The body is not JSON (`invalid_json`), or the request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The budget of the workspace for the month is spent, or its runs under way may use up the rest (`budget_exceeded`); `budget` says when it starts again.
     */
    402: ApiError;
    /**
     * The environment needs the plan `pro` (`environment_locked`), only the owner may do this, or the API key has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * The packet is not in a state for this (`packet_not_open`), another person changed it meanwhile (`packet_changed`), or a request with the same `Idempotency-Key` is in flight (`idempotency_in_flight`).
     */
    409: ApiError;
    /**
     * The content was deleted or has expired (`content_expired`).
     */
    410: ApiError;
    /**
     * The body is larger than the server takes (`payload_too_large`).
     */
    413: ApiError;
    /**
     * The request's `Content-Type` is none of the documented ones (`unsupported_media_type`).
     */
    415: ApiError;
    /**
     * Another request was sent with the same `Idempotency-Key` (`idempotency_mismatch`).
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type ApprovePacketError = ApprovePacketErrors[keyof ApprovePacketErrors];

export type ApprovePacketResponses = {
    /**
     * The packet, which is processed.
     */
    200: Packet;
};

export type ApprovePacketResponse = ApprovePacketResponses[keyof ApprovePacketResponses];

export type CancelPacketData = {
    body?: never;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier of the packet.
         */
        id: string;
    };
    query?: never;
    url: '/packets/{id}/cancel';
};

export type CancelPacketErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The environment needs the plan `pro` (`environment_locked`), only the owner may do this, or the API key has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * The packet is not in a state for this (`packet_not_open`), another person changed it meanwhile (`packet_changed`), or a request with the same `Idempotency-Key` is in flight (`idempotency_in_flight`).
     */
    409: ApiError;
    /**
     * The content was deleted or has expired (`content_expired`).
     */
    410: ApiError;
    /**
     * Another request was sent with the same `Idempotency-Key` (`idempotency_mismatch`).
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type CancelPacketError = CancelPacketErrors[keyof CancelPacketErrors];

export type CancelPacketResponses = {
    /**
     * The cancelled packet.
     */
    200: Packet;
};

export type CancelPacketResponse = CancelPacketResponses[keyof CancelPacketResponses];

export type DeleteDocumentData = {
    body?: never;
    path: {
        /**
         * Identifier of the document.
         */
        id: string;
    };
    query?: never;
    url: '/documents/{id}';
};

export type DeleteDocumentErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller is a member and only the owner may do this, the API key has the scope `read` (`forbidden`), or the environment needs the plan `pro` (`environment_locked`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Runs that are not final depend on it (`in_use`). Wait for them or cancel them.
     */
    409: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type DeleteDocumentError = DeleteDocumentErrors[keyof DeleteDocumentErrors];

export type DeleteDocumentResponses = {
    /**
     * Removed. No body.
     */
    204: void;
};

export type DeleteDocumentResponse = DeleteDocumentResponses[keyof DeleteDocumentResponses];

export type GetDocumentData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * Identifier of the document.
         */
        id: string;
    };
    query?: never;
    url: '/documents/{id}';
};

export type GetDocumentErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace, or what the API key is limited to, does not include this (`forbidden`). The message names the roles that do.
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type GetDocumentError = GetDocumentErrors[keyof GetDocumentErrors];

export type GetDocumentResponses = {
    /**
     * The document.
     */
    200: DocumentResource;
};

export type GetDocumentResponse = GetDocumentResponses[keyof GetDocumentResponses];

export type GetDocumentFileData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
         */
        'If-None-Match'?: string;
        /**
         * One range of bytes, such as `bytes=0-1023`.
         */
        Range?: string;
    };
    path: {
        /**
         * Identifier of the document.
         */
        id: string;
    };
    query?: never;
    url: '/documents/{id}/file';
};

export type GetDocumentFileErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace, or what the API key is limited to, does not include this (`forbidden`). The message names the roles that do.
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * The content was deleted or has expired (`content_expired`).
     */
    410: ApiError;
    /**
     * The range asked for lies outside of the file (`range_not_satisfiable`).
     */
    416: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type GetDocumentFileError = GetDocumentFileErrors[keyof GetDocumentFileErrors];

export type GetDocumentFileResponses = {
    /**
     * The whole file.
     */
    200: Blob | File;
    /**
     * The part of the file that was asked for.
     */
    206: Blob | File;
};

export type GetDocumentFileResponse = GetDocumentFileResponses[keyof GetDocumentFileResponses];

export type GetDocumentLayoutData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * Identifier of the document.
         */
        id: string;
    };
    query?: never;
    url: '/documents/{id}/layout';
};

export type GetDocumentLayoutErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace, or what the API key is limited to, does not include this (`forbidden`). The message names the roles that do.
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * The content was deleted or has expired (`content_expired`).
     */
    410: ApiError;
    /**
     * The body or file is larger (`payload_too_large`), or has more pages (`too_many_pages`), than the server takes.
     */
    413: ApiError;
    /**
     * The document cannot be parsed. `code` is that of the document's `errorCode`: `document_unreadable`, `document_encrypted`, `document_empty`, `parse_timeout`.
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type GetDocumentLayoutError = GetDocumentLayoutErrors[keyof GetDocumentLayoutErrors];

export type GetDocumentLayoutResponses = {
    /**
     * The layout.
     */
    200: DocumentLayout;
};

export type GetDocumentLayoutResponse = GetDocumentLayoutResponses[keyof GetDocumentLayoutResponses];

export type ReadDocumentData = {
    body: ReadRegionInput;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier of the document.
         */
        id: string;
    };
    query?: never;
    url: '/documents/{id}/read';
};

export type ReadDocumentErrors = {
    /**
     * The body is not JSON (`invalid_json`), or the request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The API key has the scope `read` and the operation changes something, or the caller's role in the workspace or what the API key is limited to does not include this (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * A request with the same `Idempotency-Key` is still in flight (`idempotency_in_flight`).
     */
    409: ApiError;
    /**
     * The content was deleted or has expired (`content_expired`).
     */
    410: ApiError;
    /**
     * The body or file is larger (`payload_too_large`), or has more pages (`too_many_pages`), than the server takes.
     */
    413: ApiError;
    /**
     * The request's `Content-Type` is none of the documented ones (`unsupported_media_type`).
     */
    415: ApiError;
    /**
     * The schema of the field cannot be used (`invalid_schema`), or the document cannot be parsed: `code` is that of its `errorCode`.
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type ReadDocumentError = ReadDocumentErrors[keyof ReadDocumentErrors];

export type ReadDocumentResponses = {
    /**
     * The text of the region.
     */
    200: RegionText;
};

export type ReadDocumentResponse = ReadDocumentResponses[keyof ReadDocumentResponses];

export type GetDocumentPageImageData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * Identifier of the document.
         */
        id: string;
        /**
         * Number of the page, from 1, as in the layout.
         */
        pageNumber: number;
    };
    query?: {
        /**
         * Width in pixels. Images are not enlarged, and a page that is many times as high as it is wide comes narrower.
         */
        width?: number;
        /**
         * The format of the picture.
         */
        format?: 'webp' | 'png';
    };
    url: '/documents/{id}/pages/{pageNumber}/image';
};

export type GetDocumentPageImageErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace, or what the API key is limited to, does not include this (`forbidden`). The message names the roles that do.
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * The content was deleted or has expired (`content_expired`).
     */
    410: ApiError;
    /**
     * The document cannot be parsed. `code` is that of the document's `errorCode`: `document_unreadable`, `document_encrypted`, `document_empty`, `parse_timeout`.
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type GetDocumentPageImageError = GetDocumentPageImageErrors[keyof GetDocumentPageImageErrors];

export type GetDocumentPageImageResponses = {
    /**
     * The picture.
     */
    200: Blob | File;
};

export type GetDocumentPageImageResponse = GetDocumentPageImageResponses[keyof GetDocumentPageImageResponses];

export type DeleteRunData = {
    body?: never;
    path: {
        /**
         * Identifier of the run.
         */
        id: string;
    };
    query?: never;
    url: '/runs/{id}';
};

export type DeleteRunErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller is a member and only the owner may do this, the API key has the scope `read` (`forbidden`), or the environment needs the plan `pro` (`environment_locked`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Runs that are not final depend on it (`in_use`). Wait for them or cancel them.
     */
    409: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type DeleteRunError = DeleteRunErrors[keyof DeleteRunErrors];

export type DeleteRunResponses = {
    /**
     * Removed. No body.
     */
    204: void;
};

export type DeleteRunResponse = DeleteRunResponses[keyof DeleteRunResponses];

export type GetRunData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * Identifier of the run.
         */
        id: string;
    };
    query?: {
        /**
         * Seconds to wait for the run to become final.
         */
        wait?: number;
    };
    url: '/runs/{id}';
};

export type GetRunErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace, or what the API key is limited to, does not include this (`forbidden`). The message names the roles that do.
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type GetRunError = GetRunErrors[keyof GetRunErrors];

export type GetRunResponses = {
    /**
     * The run.
     */
    200: Run;
};

export type GetRunResponse = GetRunResponses[keyof GetRunResponses];

export type CancelRunData = {
    body?: never;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier of the run.
         */
        id: string;
    };
    query?: never;
    url: '/runs/{id}/cancel';
};

export type CancelRunErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The environment needs the plan `pro` (`environment_locked`), only the owner may do this, or the API key has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * The run is already final (`run_not_active`).
     */
    409: ApiError;
    /**
     * The content was deleted or has expired (`content_expired`).
     */
    410: ApiError;
    /**
     * Another request was sent with the same `Idempotency-Key` (`idempotency_mismatch`).
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type CancelRunError = CancelRunErrors[keyof CancelRunErrors];

export type CancelRunResponses = {
    /**
     * The cancelled run.
     */
    200: Run;
};

export type CancelRunResponse = CancelRunResponses[keyof CancelRunResponses];

export type RerunRunData = {
    body?: never;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier of the run.
         */
        id: string;
    };
    query?: {
        /**
         * Whether the new run takes over the finished model calls of the run. `false` asks the model everything anew.
         */
        reuse?: boolean;
    };
    url: '/runs/{id}/rerun';
};

export type RerunRunErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The budget of the workspace for the month is spent, or its runs under way may use up the rest (`budget_exceeded`); `budget` says when it starts again.
     */
    402: ApiError;
    /**
     * The environment needs the plan `pro` (`environment_locked`), only the owner may do this, or the API key has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * A request with the same `Idempotency-Key` is still in flight (`idempotency_in_flight`).
     */
    409: ApiError;
    /**
     * The content was deleted or has expired (`content_expired`).
     */
    410: ApiError;
    /**
     * `model` names a provider for which the caller has no key and which is not the system fallback (`no_key`).
     */
    412: ApiError;
    /**
     * The definition cannot be used (`invalid_schema`), `model` names an unknown provider (`unknown_provider`) or a model outside of its allowlist (`model_not_allowed`), the provider refused the key that would be used (`provider_key_invalid`), the environment does not allow its residency (`residency_not_allowed`), there is nothing in the document (`empty_document`), or its file cannot be read (`document_unreadable`).
     */
    422: ApiError;
    /**
     * The workspace has too many pending runs (`queue_full`), or too many requests came with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type RerunRunError = RerunRunErrors[keyof RerunRunErrors];

export type RerunRunResponses = {
    /**
     * The new run is accepted.
     */
    202: RunAccepted;
};

export type RerunRunResponse = RerunRunResponses[keyof RerunRunResponses];

export type ListRunCallsData = {
    body?: never;
    path: {
        /**
         * Identifier of the run.
         */
        id: string;
    };
    query?: {
        /**
         * Number of the page, from 1. A page past the end has empty `data`.
         */
        page?: number;
        /**
         * Calls per page.
         */
        pageSize?: number;
    };
    url: '/runs/{id}/calls';
};

export type ListRunCallsErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace is not owner, the API key is limited to less, or it has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type ListRunCallsError = ListRunCallsErrors[keyof ListRunCallsErrors];

export type ListRunCallsResponses = {
    /**
     * A page of calls.
     */
    200: RunCallList;
};

export type ListRunCallsResponse = ListRunCallsResponses[keyof ListRunCallsResponses];

export type StreamRunEventsData = {
    body?: never;
    path: {
        /**
         * Identifier of the run.
         */
        id: string;
    };
    query?: never;
    url: '/runs/{id}/events';
};

export type StreamRunEventsErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace, or what the API key is limited to, does not include this (`forbidden`). The message names the roles that do.
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type StreamRunEventsError = StreamRunEventsErrors[keyof StreamRunEventsErrors];

export type StreamRunEventsResponses = {
    /**
     * The stream.
     */
    200: RunEvent;
};

export type StreamRunEventsResponse = StreamRunEventsResponses[keyof StreamRunEventsResponses];

export type GetReviewData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * Identifier of the run.
         */
        id: string;
    };
    query?: never;
    url: '/runs/{id}/review';
};

export type GetReviewErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace, or what the API key is limited to, does not include this (`forbidden`). The message names the roles that do.
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type GetReviewError = GetReviewErrors[keyof GetReviewErrors];

export type GetReviewResponses = {
    /**
     * The review.
     */
    200: Review;
};

export type GetReviewResponse = GetReviewResponses[keyof GetReviewResponses];

export type UpdateReviewData = {
    body: ReviewUpdateInput;
    path: {
        /**
         * Identifier of the run.
         */
        id: string;
    };
    query?: never;
    url: '/runs/{id}/review';
};

export type UpdateReviewErrors = {
    /**
     * The body is not JSON (`invalid_json`), or the request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The environment needs the plan `pro` (`environment_locked`), only the owner may do this, or the API key has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * The review cannot be changed so: the run is not completed, or the review is decided or, to reopen it, still open (`review_not_open`); another user has claimed it (`review_claimed`); it has other corrections than the request expects (`review_changed`); or a request with the same `Idempotency-Key` is still in flight (`idempotency_in_flight`).
     */
    409: ApiError;
    /**
     * The content was deleted or has expired (`content_expired`).
     */
    410: ApiError;
    /**
     * The body is larger than the server takes (`payload_too_large`).
     */
    413: ApiError;
    /**
     * The request's `Content-Type` is none of the documented ones (`unsupported_media_type`).
     */
    415: ApiError;
    /**
     * The corrections do not fit the data or the schema of the run (`correction_invalid`); nothing was changed.
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type UpdateReviewError = UpdateReviewErrors[keyof UpdateReviewErrors];

export type UpdateReviewResponses = {
    /**
     * The review with the corrections.
     */
    200: Review;
};

export type UpdateReviewResponse = UpdateReviewResponses[keyof UpdateReviewResponses];

export type RequestReviewData = {
    body?: never;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier of the run.
         */
        id: string;
    };
    query?: never;
    url: '/runs/{id}/review';
};

export type RequestReviewErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The environment needs the plan `pro` (`environment_locked`), only the owner may do this, or the API key has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * The review cannot be changed so: the run is not completed, or the review is decided or, to reopen it, still open (`review_not_open`); another user has claimed it (`review_claimed`); it has other corrections than the request expects (`review_changed`); or a request with the same `Idempotency-Key` is still in flight (`idempotency_in_flight`).
     */
    409: ApiError;
    /**
     * The content was deleted or has expired (`content_expired`).
     */
    410: ApiError;
    /**
     * Another request was sent with the same `Idempotency-Key` (`idempotency_mismatch`).
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type RequestReviewError = RequestReviewErrors[keyof RequestReviewErrors];

export type RequestReviewResponses = {
    /**
     * The review.
     */
    200: Review;
};

export type RequestReviewResponse = RequestReviewResponses[keyof RequestReviewResponses];

export type ReleaseReviewData = {
    body?: never;
    path: {
        /**
         * Identifier of the run.
         */
        id: string;
    };
    query?: never;
    url: '/runs/{id}/review/claim';
};

export type ReleaseReviewErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The environment needs the plan `pro` (`environment_locked`), only the owner may do this, or the API key has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type ReleaseReviewError = ReleaseReviewErrors[keyof ReleaseReviewErrors];

export type ReleaseReviewResponses = {
    /**
     * The review.
     */
    200: Review;
};

export type ReleaseReviewResponse = ReleaseReviewResponses[keyof ReleaseReviewResponses];

export type ClaimReviewData = {
    body?: never;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier of the run.
         */
        id: string;
    };
    query?: never;
    url: '/runs/{id}/review/claim';
};

export type ClaimReviewErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The environment needs the plan `pro` (`environment_locked`), only the owner may do this, or the API key has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * The review cannot be changed so: the run is not completed, or the review is decided or, to reopen it, still open (`review_not_open`); another user has claimed it (`review_claimed`); it has other corrections than the request expects (`review_changed`); or a request with the same `Idempotency-Key` is still in flight (`idempotency_in_flight`).
     */
    409: ApiError;
    /**
     * The content was deleted or has expired (`content_expired`).
     */
    410: ApiError;
    /**
     * Another request was sent with the same `Idempotency-Key` (`idempotency_mismatch`).
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type ClaimReviewError = ClaimReviewErrors[keyof ClaimReviewErrors];

export type ClaimReviewResponses = {
    /**
     * The review.
     */
    200: Review;
};

export type ClaimReviewResponse = ClaimReviewResponses[keyof ClaimReviewResponses];

export type ApproveReviewData = {
    body?: never;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier of the run.
         */
        id: string;
    };
    query?: never;
    url: '/runs/{id}/review/approve';
};

export type ApproveReviewErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The environment needs the plan `pro` (`environment_locked`), only the owner may do this, or the API key has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * The review cannot be changed so: the run is not completed, or the review is decided or, to reopen it, still open (`review_not_open`); another user has claimed it (`review_claimed`); it has other corrections than the request expects (`review_changed`); or a request with the same `Idempotency-Key` is still in flight (`idempotency_in_flight`).
     */
    409: ApiError;
    /**
     * The content was deleted or has expired (`content_expired`).
     */
    410: ApiError;
    /**
     * Another request was sent with the same `Idempotency-Key` (`idempotency_mismatch`).
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type ApproveReviewError = ApproveReviewErrors[keyof ApproveReviewErrors];

export type ApproveReviewResponses = {
    /**
     * The review.
     */
    200: Review;
};

export type ApproveReviewResponse = ApproveReviewResponses[keyof ApproveReviewResponses];

export type RejectReviewData = {
    body: ReviewRejection;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier of the run.
         */
        id: string;
    };
    query?: never;
    url: '/runs/{id}/review/reject';
};

export type RejectReviewErrors = {
    /**
     * The body is not JSON (`invalid_json`), or the request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The environment needs the plan `pro` (`environment_locked`), only the owner may do this, or the API key has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * The review cannot be changed so: the run is not completed, or the review is decided or, to reopen it, still open (`review_not_open`); another user has claimed it (`review_claimed`); it has other corrections than the request expects (`review_changed`); or a request with the same `Idempotency-Key` is still in flight (`idempotency_in_flight`).
     */
    409: ApiError;
    /**
     * The content was deleted or has expired (`content_expired`).
     */
    410: ApiError;
    /**
     * The body is larger than the server takes (`payload_too_large`).
     */
    413: ApiError;
    /**
     * The request's `Content-Type` is none of the documented ones (`unsupported_media_type`).
     */
    415: ApiError;
    /**
     * Another request was sent with the same `Idempotency-Key` (`idempotency_mismatch`).
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type RejectReviewError = RejectReviewErrors[keyof RejectReviewErrors];

export type RejectReviewResponses = {
    /**
     * The rejected review.
     */
    200: Review;
};

export type RejectReviewResponse = RejectReviewResponses[keyof RejectReviewResponses];

export type ReopenReviewData = {
    body?: never;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier of the run.
         */
        id: string;
    };
    query?: never;
    url: '/runs/{id}/review/reopen';
};

export type ReopenReviewErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The environment needs the plan `pro` (`environment_locked`), only the owner may do this, or the API key has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * The review cannot be changed so: the run is not completed, or the review is decided or, to reopen it, still open (`review_not_open`); another user has claimed it (`review_claimed`); it has other corrections than the request expects (`review_changed`); or a request with the same `Idempotency-Key` is still in flight (`idempotency_in_flight`).
     */
    409: ApiError;
    /**
     * The content was deleted or has expired (`content_expired`).
     */
    410: ApiError;
    /**
     * Another request was sent with the same `Idempotency-Key` (`idempotency_mismatch`).
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type ReopenReviewError = ReopenReviewErrors[keyof ReopenReviewErrors];

export type ReopenReviewResponses = {
    /**
     * The review.
     */
    200: Review;
};

export type ReopenReviewResponse = ReopenReviewResponses[keyof ReopenReviewResponses];

export type GetBatchData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * Identifier of the batch.
         */
        id: string;
    };
    query?: never;
    url: '/batches/{id}';
};

export type GetBatchErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace, or what the API key is limited to, does not include this (`forbidden`). The message names the roles that do.
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type GetBatchError = GetBatchErrors[keyof GetBatchErrors];

export type GetBatchResponses = {
    /**
     * The batch.
     */
    200: Batch;
};

export type GetBatchResponse = GetBatchResponses[keyof GetBatchResponses];

export type ListBatchDocumentsData = {
    body?: never;
    path: {
        /**
         * Identifier of the batch.
         */
        id: string;
    };
    query?: {
        /**
         * Only documents in this state.
         */
        status?: 'waiting' | 'pending' | 'processing' | 'completed' | 'failed' | 'cancelled';
        /**
         * Number of the page, from 1. A page past the end has empty `data`.
         */
        page?: number;
        /**
         * Resources per page.
         */
        pageSize?: number;
    };
    url: '/batches/{id}/documents';
};

export type ListBatchDocumentsErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace, or what the API key is limited to, does not include this (`forbidden`). The message names the roles that do.
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type ListBatchDocumentsError = ListBatchDocumentsErrors[keyof ListBatchDocumentsErrors];

export type ListBatchDocumentsResponses = {
    /**
     * A page of documents.
     */
    200: BatchDocumentList;
};

export type ListBatchDocumentsResponse = ListBatchDocumentsResponses[keyof ListBatchDocumentsResponses];

export type AddBatchDocumentsData = {
    body: BatchDocumentsInput;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier of the batch.
         */
        id: string;
    };
    query?: never;
    url: '/batches/{id}/documents';
};

export type AddBatchDocumentsErrors = {
    /**
     * The body is not JSON (`invalid_json`) or not well-formed multipart (`invalid_multipart`), or the request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The environment needs the plan `pro` (`environment_locked`), only the owner may do this, or the API key has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * The batch is in a state that does not allow this (`batch_not_open`, `batch_not_active`).
     */
    409: ApiError;
    /**
     * The content was deleted or has expired (`content_expired`).
     */
    410: ApiError;
    /**
     * The body or file is larger (`payload_too_large`), or has more pages (`too_many_pages`), than the server takes.
     */
    413: ApiError;
    /**
     * The request's `Content-Type` is none of the documented ones (`unsupported_media_type`), or the file, by its bytes, is of a kind that cannot be read (`unsupported_file_type`).
     */
    415: ApiError;
    /**
     * The file is empty (`empty_document`), or is an archive that is damaged (`document_unreadable`).
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type AddBatchDocumentsError = AddBatchDocumentsErrors[keyof AddBatchDocumentsErrors];

export type AddBatchDocumentsResponses = {
    /**
     * What was added.
     */
    201: BatchAddition;
};

export type AddBatchDocumentsResponse = AddBatchDocumentsResponses[keyof AddBatchDocumentsResponses];

export type StartBatchData = {
    body?: never;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier of the batch.
         */
        id: string;
    };
    query?: never;
    url: '/batches/{id}/start';
};

export type StartBatchErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The budget of the workspace for the month is spent, or its runs under way may use up the rest (`budget_exceeded`); `budget` says when it starts again.
     */
    402: ApiError;
    /**
     * The environment needs the plan `pro` (`environment_locked`), only the owner may do this, or the API key has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * The batch is in a state that does not allow this (`batch_not_open`, `batch_not_active`).
     */
    409: ApiError;
    /**
     * The content was deleted or has expired (`content_expired`).
     */
    410: ApiError;
    /**
     * Another request was sent with the same `Idempotency-Key` (`idempotency_mismatch`).
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type StartBatchError = StartBatchErrors[keyof StartBatchErrors];

export type StartBatchResponses = {
    /**
     * The batch.
     */
    200: Batch;
};

export type StartBatchResponse = StartBatchResponses[keyof StartBatchResponses];

export type CancelBatchData = {
    body?: never;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier of the batch.
         */
        id: string;
    };
    query?: never;
    url: '/batches/{id}/cancel';
};

export type CancelBatchErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The budget of the workspace for the month is spent, or its runs under way may use up the rest (`budget_exceeded`); `budget` says when it starts again.
     */
    402: ApiError;
    /**
     * The environment needs the plan `pro` (`environment_locked`), only the owner may do this, or the API key has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * The batch is in a state that does not allow this (`batch_not_open`, `batch_not_active`).
     */
    409: ApiError;
    /**
     * The content was deleted or has expired (`content_expired`).
     */
    410: ApiError;
    /**
     * Another request was sent with the same `Idempotency-Key` (`idempotency_mismatch`).
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type CancelBatchError = CancelBatchErrors[keyof CancelBatchErrors];

export type CancelBatchResponses = {
    /**
     * The batch.
     */
    200: Batch;
};

export type CancelBatchResponse = CancelBatchResponses[keyof CancelBatchResponses];

export type RetryBatchData = {
    body?: never;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier of the batch.
         */
        id: string;
    };
    query?: {
        /**
         * Whether the new runs take over the finished model calls of the failed ones. `false` asks the model everything anew.
         */
        reuse?: boolean;
    };
    url: '/batches/{id}/retry';
};

export type RetryBatchErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The budget of the workspace for the month is spent, or its runs under way may use up the rest (`budget_exceeded`); `budget` says when it starts again.
     */
    402: ApiError;
    /**
     * The environment needs the plan `pro` (`environment_locked`), only the owner may do this, or the API key has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * The batch is in a state that does not allow this (`batch_not_open`, `batch_not_active`).
     */
    409: ApiError;
    /**
     * The content was deleted or has expired (`content_expired`).
     */
    410: ApiError;
    /**
     * `model` names a provider for which the caller has no key and which is not the system fallback (`no_key`).
     */
    412: ApiError;
    /**
     * `model` names an unknown provider (`unknown_provider`) or a model outside of its allowlist (`model_not_allowed`), the provider refused the key that would be used (`provider_key_invalid`), or the environment does not allow its residency (`residency_not_allowed`).
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type RetryBatchError = RetryBatchErrors[keyof RetryBatchErrors];

export type RetryBatchResponses = {
    /**
     * The batch.
     */
    200: Batch;
};

export type RetryBatchResponse = RetryBatchResponses[keyof RetryBatchResponses];

export type GetBatchResultsData = {
    body?: never;
    path: {
        /**
         * Identifier of the batch.
         */
        id: string;
    };
    query?: {
        /**
         * The format of the results.
         */
        format?: 'ndjson' | 'csv' | 'xlsx';
    };
    url: '/batches/{id}/results';
};

export type GetBatchResultsErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace, or what the API key is limited to, does not include this (`forbidden`). The message names the roles that do.
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * The content was deleted or has expired (`content_expired`).
     */
    410: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type GetBatchResultsError = GetBatchResultsErrors[keyof GetBatchResultsErrors];

export type GetBatchResultsResponses = {
    /**
     * The results.
     */
    200: Blob | File;
};

export type GetBatchResultsResponse = GetBatchResultsResponses[keyof GetBatchResultsResponses];

export type GetExportResultsData = {
    body?: never;
    path: {
        /**
         * Identifier of the export.
         */
        id: string;
    };
    query?: {
        /**
         * The format of the results.
         */
        format?: 'ndjson' | 'csv' | 'xlsx';
        /**
         * What a row of the table is.
         */
        rows?: 'document' | 'entry';
        /**
         * Whether the table has the columns of the review.
         */
        review?: boolean;
        /**
         * Whether the table has the confidence of each run.
         */
        confidence?: boolean;
    };
    url: '/exports/{id}/results';
};

export type GetExportResultsErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace, or what the API key is limited to, does not include this (`forbidden`). The message names the roles that do.
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type GetExportResultsError = GetExportResultsErrors[keyof GetExportResultsErrors];

export type GetExportResultsResponses = {
    /**
     * The results.
     */
    200: Blob | File;
};

export type GetExportResultsResponse = GetExportResultsResponses[keyof GetExportResultsResponses];

export type DeleteDatasetData = {
    body?: never;
    path: {
        /**
         * Identifier of the data set.
         */
        id: string;
    };
    query?: never;
    url: '/datasets/{id}';
};

export type DeleteDatasetErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller is a member and only the owner may do this, the API key has the scope `read` (`forbidden`), or the environment needs the plan `pro` (`environment_locked`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * An evaluation of the data set runs, or a gate uses it (`in_use`).
     */
    409: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type DeleteDatasetError = DeleteDatasetErrors[keyof DeleteDatasetErrors];

export type DeleteDatasetResponses = {
    /**
     * Removed. No body.
     */
    204: void;
};

export type DeleteDatasetResponse = DeleteDatasetResponses[keyof DeleteDatasetResponses];

export type GetDatasetData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * Identifier of the data set.
         */
        id: string;
    };
    query?: never;
    url: '/datasets/{id}';
};

export type GetDatasetErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace, or what the API key is limited to, does not include this (`forbidden`). The message names the roles that do.
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type GetDatasetError = GetDatasetErrors[keyof GetDatasetErrors];

export type GetDatasetResponses = {
    /**
     * The data set.
     */
    200: Dataset;
};

export type GetDatasetResponse = GetDatasetResponses[keyof GetDatasetResponses];

export type UpdateDatasetData = {
    body: DatasetUpdate;
    path: {
        /**
         * Identifier of the data set.
         */
        id: string;
    };
    query?: never;
    url: '/datasets/{id}';
};

export type UpdateDatasetErrors = {
    /**
     * The body is not JSON (`invalid_json`), or the request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The environment needs the plan `pro` (`environment_locked`), only the owner may do this, or the API key has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * The body is larger than the server takes (`payload_too_large`).
     */
    413: ApiError;
    /**
     * The request's `Content-Type` is none of the documented ones (`unsupported_media_type`).
     */
    415: ApiError;
    /**
     * A comparator names a path that the latest version of the schema does not describe (`comparators_invalid`).
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type UpdateDatasetError = UpdateDatasetErrors[keyof UpdateDatasetErrors];

export type UpdateDatasetResponses = {
    /**
     * The data set.
     */
    200: Dataset;
};

export type UpdateDatasetResponse = UpdateDatasetResponses[keyof UpdateDatasetResponses];

export type ListDatasetItemsData = {
    body?: never;
    path: {
        /**
         * Identifier of the data set.
         */
        id: string;
    };
    query?: {
        /**
         * Only items with this label; `open`: those that are not labelled yet, with or without a draft.
         */
        label?: 'unlabelled' | 'draft' | 'labelled' | 'open';
        /**
         * Only items in this state of the second label. `needed` leaves out those that the caller has labelled, since the second label is another person's.
         */
        second?: 'needed' | 'agrees' | 'disagrees' | 'resolved';
        /**
         * The order: as they were added, or by the confidence of their drafts, the least sure first.
         */
        sort?: 'added' | 'confidence';
        /**
         * Number of the page, from 1. A page past the end has empty `data`.
         */
        page?: number;
        /**
         * Resources per page.
         */
        pageSize?: number;
    };
    url: '/datasets/{id}/items';
};

export type ListDatasetItemsErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace, or what the API key is limited to, does not include this (`forbidden`). The message names the roles that do.
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type ListDatasetItemsError = ListDatasetItemsErrors[keyof ListDatasetItemsErrors];

export type ListDatasetItemsResponses = {
    /**
     * A page of items.
     */
    200: DatasetItemList;
};

export type ListDatasetItemsResponse = ListDatasetItemsResponses[keyof ListDatasetItemsResponses];

export type AddDatasetItemsData = {
    body: DatasetItemsInput;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier of the data set.
         */
        id: string;
    };
    query?: never;
    url: '/datasets/{id}/items';
};

export type AddDatasetItemsErrors = {
    /**
     * The body is not JSON (`invalid_json`), or the request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The environment needs the plan `pro` (`environment_locked`), only the owner may do this, or the API key has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * A request with the same `Idempotency-Key` is still in flight (`idempotency_in_flight`).
     */
    409: ApiError;
    /**
     * The body is larger than the server takes (`payload_too_large`).
     */
    413: ApiError;
    /**
     * The request's `Content-Type` is none of the documented ones (`unsupported_media_type`).
     */
    415: ApiError;
    /**
     * An expected value does not fit the latest version of the schema (`expected_invalid`), or a document or run is not one of the data
     * set's schema and environment (`document_mismatch`). `details` names each; nothing was stored.
     *
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type AddDatasetItemsError = AddDatasetItemsErrors[keyof AddDatasetItemsErrors];

export type AddDatasetItemsResponses = {
    /**
     * The items, in the order of the request.
     */
    201: DatasetAddition;
};

export type AddDatasetItemsResponse = AddDatasetItemsResponses[keyof AddDatasetItemsResponses];

export type DeleteDatasetItemData = {
    body?: never;
    path: {
        /**
         * Identifier of the data set.
         */
        id: string;
        /**
         * Identifier of the item.
         */
        itemId: string;
    };
    query?: never;
    url: '/datasets/{id}/items/{itemId}';
};

export type DeleteDatasetItemErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The environment needs the plan `pro` (`environment_locked`), only the owner may do this, or the API key has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type DeleteDatasetItemError = DeleteDatasetItemErrors[keyof DeleteDatasetItemErrors];

export type DeleteDatasetItemResponses = {
    /**
     * Removed. No body.
     */
    204: void;
};

export type DeleteDatasetItemResponse = DeleteDatasetItemResponses[keyof DeleteDatasetItemResponses];

export type GetDatasetItemData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * Identifier of the data set.
         */
        id: string;
        /**
         * Identifier of the item.
         */
        itemId: string;
    };
    query?: never;
    url: '/datasets/{id}/items/{itemId}';
};

export type GetDatasetItemErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace, or what the API key is limited to, does not include this (`forbidden`). The message names the roles that do.
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type GetDatasetItemError = GetDatasetItemErrors[keyof GetDatasetItemErrors];

export type GetDatasetItemResponses = {
    /**
     * The item.
     */
    200: DatasetItemDetail;
};

export type GetDatasetItemResponse = GetDatasetItemResponses[keyof GetDatasetItemResponses];

export type UpdateDatasetItemData = {
    body: DatasetItemUpdate;
    path: {
        /**
         * Identifier of the data set.
         */
        id: string;
        /**
         * Identifier of the item.
         */
        itemId: string;
    };
    query?: never;
    url: '/datasets/{id}/items/{itemId}';
};

export type UpdateDatasetItemErrors = {
    /**
     * The body is not JSON (`invalid_json`), or the request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The environment needs the plan `pro` (`environment_locked`), only the owner may do this, or the API key has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * The body is larger than the server takes (`payload_too_large`).
     */
    413: ApiError;
    /**
     * The request's `Content-Type` is none of the documented ones (`unsupported_media_type`).
     */
    415: ApiError;
    /**
     * An expected value does not fit the latest version of the schema (`expected_invalid`), or a document or run is not one of the data
     * set's schema and environment (`document_mismatch`). `details` names each; nothing was stored.
     *
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type UpdateDatasetItemError = UpdateDatasetItemErrors[keyof UpdateDatasetItemErrors];

export type UpdateDatasetItemResponses = {
    /**
     * The item.
     */
    200: DatasetItemDetail;
};

export type UpdateDatasetItemResponse = UpdateDatasetItemResponses[keyof UpdateDatasetItemResponses];

export type DraftDatasetData = {
    body?: DraftInput;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier of the data set.
         */
        id: string;
    };
    query?: never;
    url: '/datasets/{id}/draft';
};

export type DraftDatasetErrors = {
    /**
     * The body is not JSON (`invalid_json`), or the request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The budget of the workspace for the month is spent, or its runs under way may use up the rest (`budget_exceeded`); `budget` says when it starts again.
     */
    402: ApiError;
    /**
     * The environment needs the plan `pro` (`environment_locked`), only the owner may do this, or the API key has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * A request with the same `Idempotency-Key` is still in flight (`idempotency_in_flight`).
     */
    409: ApiError;
    /**
     * `model` names a provider for which the caller has no key and which is not the system fallback (`no_key`).
     */
    412: ApiError;
    /**
     * The body is larger than the server takes (`payload_too_large`).
     */
    413: ApiError;
    /**
     * The request's `Content-Type` is none of the documented ones (`unsupported_media_type`).
     */
    415: ApiError;
    /**
     * The definition cannot be used (`invalid_schema`), `model` names an unknown provider (`unknown_provider`) or a model outside of its allowlist (`model_not_allowed`), the provider refused the key that would be used (`provider_key_invalid`), the environment does not allow its residency (`residency_not_allowed`), there is nothing in the document (`empty_document`), or its file cannot be read (`document_unreadable`).
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type DraftDatasetError = DraftDatasetErrors[keyof DraftDatasetErrors];

export type DraftDatasetResponses = {
    /**
     * The data set, whose drafts are being made.
     */
    202: Dataset;
};

export type DraftDatasetResponse = DraftDatasetResponses[keyof DraftDatasetResponses];

export type ListDatasetVersionsData = {
    body?: never;
    path: {
        /**
         * Identifier of the data set.
         */
        id: string;
    };
    query?: {
        /**
         * Number of the page, from 1. A page past the end has empty `data`.
         */
        page?: number;
        /**
         * Resources per page.
         */
        pageSize?: number;
    };
    url: '/datasets/{id}/versions';
};

export type ListDatasetVersionsErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace, or what the API key is limited to, does not include this (`forbidden`). The message names the roles that do.
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type ListDatasetVersionsError = ListDatasetVersionsErrors[keyof ListDatasetVersionsErrors];

export type ListDatasetVersionsResponses = {
    /**
     * A page of versions.
     */
    200: DatasetVersionList;
};

export type ListDatasetVersionsResponse = ListDatasetVersionsResponses[keyof ListDatasetVersionsResponses];

export type CreateDatasetVersionData = {
    body?: never;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier of the data set.
         */
        id: string;
    };
    query?: never;
    url: '/datasets/{id}/versions';
};

export type CreateDatasetVersionErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The environment needs the plan `pro` (`environment_locked`), only the owner may do this, or the API key has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * A request with the same `Idempotency-Key` is still in flight (`idempotency_in_flight`).
     */
    409: ApiError;
    /**
     * The data set has no labelled item (`dataset_empty`).
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type CreateDatasetVersionError = CreateDatasetVersionErrors[keyof CreateDatasetVersionErrors];

export type CreateDatasetVersionResponses = {
    /**
     * The version.
     */
    201: DatasetVersion;
};

export type CreateDatasetVersionResponse = CreateDatasetVersionResponses[keyof CreateDatasetVersionResponses];

export type DeleteMemoryExampleData = {
    body?: never;
    path: {
        /**
         * Identifier of the example.
         */
        id: string;
    };
    query?: never;
    url: '/memory-examples/{id}';
};

export type DeleteMemoryExampleErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The environment needs the plan `pro` (`environment_locked`), only the owner may do this, or the API key has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type DeleteMemoryExampleError = DeleteMemoryExampleErrors[keyof DeleteMemoryExampleErrors];

export type DeleteMemoryExampleResponses = {
    /**
     * Removed. No body.
     */
    204: void;
};

export type DeleteMemoryExampleResponse = DeleteMemoryExampleResponses[keyof DeleteMemoryExampleResponses];

export type GetEvaluationData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * Identifier of the evaluation.
         */
        id: string;
    };
    query?: never;
    url: '/evaluations/{id}';
};

export type GetEvaluationErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace, or what the API key is limited to, does not include this (`forbidden`). The message names the roles that do.
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type GetEvaluationError = GetEvaluationErrors[keyof GetEvaluationErrors];

export type GetEvaluationResponses = {
    /**
     * The evaluation.
     */
    200: Evaluation;
};

export type GetEvaluationResponse = GetEvaluationResponses[keyof GetEvaluationResponses];

export type CancelEvaluationData = {
    body?: never;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier of the evaluation.
         */
        id: string;
    };
    query?: never;
    url: '/evaluations/{id}/cancel';
};

export type CancelEvaluationErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The environment needs the plan `pro` (`environment_locked`), only the owner may do this, or the API key has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * The evaluation has ended (`evaluation_not_active`), or a request with the same `Idempotency-Key` is in flight.
     */
    409: ApiError;
    /**
     * Another request was sent with the same `Idempotency-Key` (`idempotency_mismatch`).
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type CancelEvaluationError = CancelEvaluationErrors[keyof CancelEvaluationErrors];

export type CancelEvaluationResponses = {
    /**
     * The cancelled evaluation.
     */
    200: Evaluation;
};

export type CancelEvaluationResponse = CancelEvaluationResponses[keyof CancelEvaluationResponses];

export type ListEvaluationItemsData = {
    body?: never;
    path: {
        /**
         * Identifier of the evaluation.
         */
        id: string;
    };
    query?: {
        /**
         * Only documents without an error (`exact`), with one (`inexact`), or without a result (`failed`).
         */
        outcome?: 'exact' | 'inexact' | 'failed';
        /**
         * Number of the page, from 1. A page past the end has empty `data`.
         */
        page?: number;
        /**
         * Resources per page.
         */
        pageSize?: number;
    };
    url: '/evaluations/{id}/items';
};

export type ListEvaluationItemsErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace, or what the API key is limited to, does not include this (`forbidden`). The message names the roles that do.
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type ListEvaluationItemsError = ListEvaluationItemsErrors[keyof ListEvaluationItemsErrors];

export type ListEvaluationItemsResponses = {
    /**
     * A page of documents.
     */
    200: EvaluationItemList;
};

export type ListEvaluationItemsResponse = ListEvaluationItemsResponses[keyof ListEvaluationItemsResponses];

export type CompareEvaluationsData = {
    body?: never;
    path: {
        /**
         * Identifier of the evaluation.
         */
        id: string;
    };
    query: {
        /**
         * Identifier of the other evaluation, of the same schema and data set.
         */
        with: string;
    };
    url: '/evaluations/{id}/compare';
};

export type CompareEvaluationsErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace, or what the API key is limited to, does not include this (`forbidden`). The message names the roles that do.
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * The evaluation is not completed (`evaluation_not_completed`).
     */
    409: ApiError;
    /**
     * The two have another schema or data set, or no document in common (`evaluation_incomparable`).
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type CompareEvaluationsError = CompareEvaluationsErrors[keyof CompareEvaluationsErrors];

export type CompareEvaluationsResponses = {
    /**
     * The comparison.
     */
    200: EvaluationComparison;
};

export type CompareEvaluationsResponse = CompareEvaluationsResponses[keyof CompareEvaluationsResponses];

export type GetReviewEffortData = {
    body?: never;
    path: {
        /**
         * Identifier of the evaluation.
         */
        id: string;
    };
    query?: {
        /**
         * The share of values that shall be right.
         */
        target?: number;
    };
    url: '/evaluations/{id}/review-effort';
};

export type GetReviewEffortErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace, or what the API key is limited to, does not include this (`forbidden`). The message names the roles that do.
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * The evaluation is not completed (`evaluation_not_completed`).
     */
    409: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type GetReviewEffortError = GetReviewEffortErrors[keyof GetReviewEffortErrors];

export type GetReviewEffortResponses = {
    /**
     * The effort.
     */
    200: ReviewEffort;
};

export type GetReviewEffortResponse = GetReviewEffortResponses[keyof GetReviewEffortResponses];

export type ListProvidersData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Number of the page, from 1. A page past the end has empty `data`.
         */
        page?: number;
        /**
         * Resources per page.
         */
        pageSize?: number;
    };
    url: '/providers';
};

export type ListProvidersErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type ListProvidersError = ListProvidersErrors[keyof ListProvidersErrors];

export type ListProvidersResponses = {
    /**
     * A page of providers.
     */
    200: ProviderList;
};

export type ListProvidersResponse = ListProvidersResponses[keyof ListProvidersResponses];

export type ListProviderKeysData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Number of the page, from 1. A page past the end has empty `data`.
         */
        page?: number;
        /**
         * Resources per page.
         */
        pageSize?: number;
    };
    url: '/provider-keys';
};

export type ListProviderKeysErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace, or what the API key is limited to, does not include this (`forbidden`). The message names the roles that do.
     */
    403: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type ListProviderKeysError = ListProviderKeysErrors[keyof ListProviderKeysErrors];

export type ListProviderKeysResponses = {
    /**
     * A page of provider keys.
     */
    200: ProviderKeyList;
};

export type ListProviderKeysResponse = ListProviderKeysResponses[keyof ListProviderKeysResponses];

export type CreateProviderKeyData = {
    body: ProviderKeyInput;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/provider-keys';
};

export type CreateProviderKeyErrors = {
    /**
     * The body is not JSON (`invalid_json`), or the request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The API key has the scope `read` and the operation changes something, or the caller's role in the workspace or what the API key is limited to does not include this (`forbidden`).
     */
    403: ApiError;
    /**
     * A request with the same `Idempotency-Key` is still in flight (`idempotency_in_flight`).
     */
    409: ApiError;
    /**
     * The body is larger than the server takes (`payload_too_large`).
     */
    413: ApiError;
    /**
     * The request's `Content-Type` is none of the documented ones (`unsupported_media_type`).
     */
    415: ApiError;
    /**
     * The provider is unknown (`unknown_provider`) or takes no keys (`provider_mismatch`), its allowlist does not have the model (`model_not_allowed`), or the address may not be used (`invalid_url`).
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type CreateProviderKeyError = CreateProviderKeyErrors[keyof CreateProviderKeyErrors];

export type CreateProviderKeyResponses = {
    /**
     * The new key, without its secret.
     */
    201: ProviderKey;
};

export type CreateProviderKeyResponse = CreateProviderKeyResponses[keyof CreateProviderKeyResponses];

export type DeleteProviderKeyData = {
    body?: never;
    path: {
        /**
         * Identifier of the provider key.
         */
        id: string;
    };
    query?: never;
    url: '/provider-keys/{id}';
};

export type DeleteProviderKeyErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The API key has the scope `read` and the operation changes something, or the caller's role in the workspace or what the API key is limited to does not include this (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Environments are bound to the key (`in_use`); `message` names them. Bind them to another key or to none first.
     */
    409: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type DeleteProviderKeyError = DeleteProviderKeyErrors[keyof DeleteProviderKeyErrors];

export type DeleteProviderKeyResponses = {
    /**
     * Removed. No body.
     */
    204: void;
};

export type DeleteProviderKeyResponse = DeleteProviderKeyResponses[keyof DeleteProviderKeyResponses];

export type GetProviderKeyData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * Identifier of the provider key.
         */
        id: string;
    };
    query?: never;
    url: '/provider-keys/{id}';
};

export type GetProviderKeyErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace, or what the API key is limited to, does not include this (`forbidden`). The message names the roles that do.
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type GetProviderKeyError = GetProviderKeyErrors[keyof GetProviderKeyErrors];

export type GetProviderKeyResponses = {
    /**
     * The key.
     */
    200: ProviderKey;
};

export type GetProviderKeyResponse = GetProviderKeyResponses[keyof GetProviderKeyResponses];

export type UpdateProviderKeyData = {
    body: ProviderKeyPatch;
    path: {
        /**
         * Identifier of the provider key.
         */
        id: string;
    };
    query?: never;
    url: '/provider-keys/{id}';
};

export type UpdateProviderKeyErrors = {
    /**
     * The body is not JSON (`invalid_json`), or the request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The API key has the scope `read` and the operation changes something, or the caller's role in the workspace or what the API key is limited to does not include this (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * The body is larger than the server takes (`payload_too_large`).
     */
    413: ApiError;
    /**
     * The request's `Content-Type` is none of the documented ones (`unsupported_media_type`).
     */
    415: ApiError;
    /**
     * The provider is unknown (`unknown_provider`) or takes no keys (`provider_mismatch`), its allowlist does not have the model (`model_not_allowed`), or the address may not be used (`invalid_url`).
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type UpdateProviderKeyError = UpdateProviderKeyErrors[keyof UpdateProviderKeyErrors];

export type UpdateProviderKeyResponses = {
    /**
     * The updated key.
     */
    200: ProviderKey;
};

export type UpdateProviderKeyResponse = UpdateProviderKeyResponses[keyof UpdateProviderKeyResponses];

export type VerifyProviderKeyData = {
    body?: never;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier of the provider key.
         */
        id: string;
    };
    query?: never;
    url: '/provider-keys/{id}/verify';
};

export type VerifyProviderKeyErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The API key has the scope `read` and the operation changes something, or the caller's role in the workspace or what the API key is limited to does not include this (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * A request with the same `Idempotency-Key` is still in flight (`idempotency_in_flight`).
     */
    409: ApiError;
    /**
     * Another request was sent with the same `Idempotency-Key` (`idempotency_mismatch`).
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type VerifyProviderKeyError = VerifyProviderKeyErrors[keyof VerifyProviderKeyErrors];

export type VerifyProviderKeyResponses = {
    /**
     * The key and the result.
     */
    200: ProviderKeyVerification;
};

export type VerifyProviderKeyResponse = VerifyProviderKeyResponses[keyof VerifyProviderKeyResponses];

export type ListWebhooksData = {
    body?: never;
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
    };
    query?: {
        /**
         * The environment of the workspace.
         */
        env?: 'production' | 'staging' | 'development';
        /**
         * Number of the page, from 1. A page past the end has empty `data`.
         */
        page?: number;
        /**
         * Resources per page.
         */
        pageSize?: number;
    };
    url: '/workspaces/{slug}/webhooks';
};

export type ListWebhooksErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace, or what the API key is limited to, does not include this (`forbidden`). The message names the roles that do.
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type ListWebhooksError = ListWebhooksErrors[keyof ListWebhooksErrors];

export type ListWebhooksResponses = {
    /**
     * A page of webhook endpoints.
     */
    200: WebhookEndpointList;
};

export type ListWebhooksResponse = ListWebhooksResponses[keyof ListWebhooksResponses];

export type CreateWebhookData = {
    body: WebhookEndpointInput;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
    };
    query?: {
        /**
         * The environment of the workspace.
         */
        env?: 'production' | 'staging' | 'development';
    };
    url: '/workspaces/{slug}/webhooks';
};

export type CreateWebhookErrors = {
    /**
     * The body is not JSON (`invalid_json`), or the request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The environment needs the plan `pro` (`environment_locked`), only the owner may do this, or the API key has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * A request with the same `Idempotency-Key` is still in flight (`idempotency_in_flight`).
     */
    409: ApiError;
    /**
     * The content was deleted or has expired (`content_expired`).
     */
    410: ApiError;
    /**
     * The body is larger than the server takes (`payload_too_large`).
     */
    413: ApiError;
    /**
     * The request's `Content-Type` is none of the documented ones (`unsupported_media_type`).
     */
    415: ApiError;
    /**
     * The URL may not receive events (`invalid_url`): its scheme, port or address is not allowed, or it carries a user name.
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type CreateWebhookError = CreateWebhookErrors[keyof CreateWebhookErrors];

export type CreateWebhookResponses = {
    /**
     * The new endpoint with its signing secret.
     */
    201: WebhookEndpointWithSecret;
};

export type CreateWebhookResponse = CreateWebhookResponses[keyof CreateWebhookResponses];

export type DeleteWebhookData = {
    body?: never;
    path: {
        /**
         * Identifier of the webhook endpoint.
         */
        id: string;
    };
    query?: never;
    url: '/webhooks/{id}';
};

export type DeleteWebhookErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The environment needs the plan `pro` (`environment_locked`), only the owner may do this, or the API key has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type DeleteWebhookError = DeleteWebhookErrors[keyof DeleteWebhookErrors];

export type DeleteWebhookResponses = {
    /**
     * Removed. No body.
     */
    204: void;
};

export type DeleteWebhookResponse = DeleteWebhookResponses[keyof DeleteWebhookResponses];

export type GetWebhookData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * Identifier of the webhook endpoint.
         */
        id: string;
    };
    query?: never;
    url: '/webhooks/{id}';
};

export type GetWebhookErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace, or what the API key is limited to, does not include this (`forbidden`). The message names the roles that do.
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type GetWebhookError = GetWebhookErrors[keyof GetWebhookErrors];

export type GetWebhookResponses = {
    /**
     * The endpoint.
     */
    200: WebhookEndpoint;
};

export type GetWebhookResponse = GetWebhookResponses[keyof GetWebhookResponses];

export type UpdateWebhookData = {
    body: WebhookEndpointPatch;
    path: {
        /**
         * Identifier of the webhook endpoint.
         */
        id: string;
    };
    query?: never;
    url: '/webhooks/{id}';
};

export type UpdateWebhookErrors = {
    /**
     * The body is not JSON (`invalid_json`), or the request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The environment needs the plan `pro` (`environment_locked`), only the owner may do this, or the API key has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * The body is larger than the server takes (`payload_too_large`).
     */
    413: ApiError;
    /**
     * The request's `Content-Type` is none of the documented ones (`unsupported_media_type`).
     */
    415: ApiError;
    /**
     * The URL may not receive events (`invalid_url`): its scheme, port or address is not allowed, or it carries a user name.
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type UpdateWebhookError = UpdateWebhookErrors[keyof UpdateWebhookErrors];

export type UpdateWebhookResponses = {
    /**
     * The endpoint as it is now.
     */
    200: WebhookEndpoint;
};

export type UpdateWebhookResponse = UpdateWebhookResponses[keyof UpdateWebhookResponses];

export type RotateWebhookSecretData = {
    body?: never;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier of the webhook endpoint.
         */
        id: string;
    };
    query?: never;
    url: '/webhooks/{id}/rotate-secret';
};

export type RotateWebhookSecretErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The environment needs the plan `pro` (`environment_locked`), only the owner may do this, or the API key has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * A request with the same `Idempotency-Key` is still in flight (`idempotency_in_flight`).
     */
    409: ApiError;
    /**
     * The content was deleted or has expired (`content_expired`).
     */
    410: ApiError;
    /**
     * Another request was sent with the same `Idempotency-Key` (`idempotency_mismatch`).
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type RotateWebhookSecretError = RotateWebhookSecretErrors[keyof RotateWebhookSecretErrors];

export type RotateWebhookSecretResponses = {
    /**
     * The endpoint with its new signing secret.
     */
    200: WebhookEndpointWithSecret;
};

export type RotateWebhookSecretResponse = RotateWebhookSecretResponses[keyof RotateWebhookSecretResponses];

export type TestWebhookData = {
    body?: never;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier of the webhook endpoint.
         */
        id: string;
    };
    query?: never;
    url: '/webhooks/{id}/test';
};

export type TestWebhookErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The environment needs the plan `pro` (`environment_locked`), only the owner may do this, or the API key has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * A request with the same `Idempotency-Key` is still in flight (`idempotency_in_flight`).
     */
    409: ApiError;
    /**
     * Another request was sent with the same `Idempotency-Key` (`idempotency_mismatch`).
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type TestWebhookError = TestWebhookErrors[keyof TestWebhookErrors];

export type TestWebhookResponses = {
    /**
     * The event is on its way.
     */
    202: WebhookEventAccepted;
};

export type TestWebhookResponse = TestWebhookResponses[keyof TestWebhookResponses];

export type RedeliverWebhookEventsData = {
    body: RedeliveryInput;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier of the webhook endpoint.
         */
        id: string;
    };
    query?: never;
    url: '/webhooks/{id}/redeliver';
};

export type RedeliverWebhookEventsErrors = {
    /**
     * The body is not JSON (`invalid_json`), or the request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The environment needs the plan `pro` (`environment_locked`), only the owner may do this, or the API key has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * A request with the same `Idempotency-Key` is still in flight (`idempotency_in_flight`).
     */
    409: ApiError;
    /**
     * The body is larger than the server takes (`payload_too_large`).
     */
    413: ApiError;
    /**
     * The request's `Content-Type` is none of the documented ones (`unsupported_media_type`).
     */
    415: ApiError;
    /**
     * Another request was sent with the same `Idempotency-Key` (`idempotency_mismatch`).
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type RedeliverWebhookEventsError = RedeliverWebhookEventsErrors[keyof RedeliverWebhookEventsErrors];

export type RedeliverWebhookEventsResponses = {
    /**
     * The events are on their way.
     */
    202: RedeliveryAccepted;
};

export type RedeliverWebhookEventsResponse = RedeliverWebhookEventsResponses[keyof RedeliverWebhookEventsResponses];

export type ListWebhookDeliveriesData = {
    body?: never;
    path: {
        /**
         * Identifier of the webhook endpoint.
         */
        id: string;
    };
    query?: {
        /**
         * Number of the page, from 1. A page past the end has empty `data`.
         */
        page?: number;
        /**
         * Resources per page.
         */
        pageSize?: number;
    };
    url: '/webhooks/{id}/deliveries';
};

export type ListWebhookDeliveriesErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace, or what the API key is limited to, does not include this (`forbidden`). The message names the roles that do.
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type ListWebhookDeliveriesError = ListWebhookDeliveriesErrors[keyof ListWebhookDeliveriesErrors];

export type ListWebhookDeliveriesResponses = {
    /**
     * A page of deliveries.
     */
    200: WebhookDeliveryList;
};

export type ListWebhookDeliveriesResponse = ListWebhookDeliveriesResponses[keyof ListWebhookDeliveriesResponses];

export type RedeliverWebhookDeliveryData = {
    body?: never;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier of the webhook endpoint.
         */
        id: string;
        /**
         * Identifier of the delivery.
         */
        deliveryId: string;
    };
    query?: never;
    url: '/webhooks/{id}/deliveries/{deliveryId}/redeliver';
};

export type RedeliverWebhookDeliveryErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The environment needs the plan `pro` (`environment_locked`), only the owner may do this, or the API key has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * A request with the same `Idempotency-Key` is still in flight (`idempotency_in_flight`).
     */
    409: ApiError;
    /**
     * The content was deleted or has expired (`content_expired`).
     */
    410: ApiError;
    /**
     * Another request was sent with the same `Idempotency-Key` (`idempotency_mismatch`).
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type RedeliverWebhookDeliveryError = RedeliverWebhookDeliveryErrors[keyof RedeliverWebhookDeliveryErrors];

export type RedeliverWebhookDeliveryResponses = {
    /**
     * The event is on its way.
     */
    202: WebhookEventAccepted;
};

export type RedeliverWebhookDeliveryResponse = RedeliverWebhookDeliveryResponses[keyof RedeliverWebhookDeliveryResponses];

export type FindPrivacyDocumentsData = {
    body?: never;
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
    };
    query: {
        /**
         * Words, such as a name, up to 20.
         */
        query: string;
        /**
         * Whether all words have to be there, or the phrase.
         */
        match?: 'words' | 'phrase';
        /**
         * Number of the page, from 1. A page past the end has empty `data`.
         */
        page?: number;
        /**
         * Resources per page.
         */
        pageSize?: number;
    };
    url: '/workspaces/{slug}/privacy/documents';
};

export type FindPrivacyDocumentsErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace is not owner, the API key is limited to less, or it has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type FindPrivacyDocumentsError = FindPrivacyDocumentsErrors[keyof FindPrivacyDocumentsErrors];

export type FindPrivacyDocumentsResponses = {
    /**
     * A page of documents.
     */
    200: PrivacyDocumentList;
};

export type FindPrivacyDocumentsResponse = FindPrivacyDocumentsResponses[keyof FindPrivacyDocumentsResponses];

export type ExportPrivacyDocumentsData = {
    body?: never;
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
    };
    query: {
        /**
         * Words, such as a name, up to 20.
         */
        query: string;
        /**
         * Whether all words have to be there, or the phrase.
         */
        match?: 'words' | 'phrase';
    };
    url: '/workspaces/{slug}/privacy/archive';
};

export type ExportPrivacyDocumentsErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace is not owner, the API key is limited to less, or it has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type ExportPrivacyDocumentsError = ExportPrivacyDocumentsErrors[keyof ExportPrivacyDocumentsErrors];

export type ExportPrivacyDocumentsResponses = {
    /**
     * The archive.
     */
    200: Blob | File;
};

export type ExportPrivacyDocumentsResponse = ExportPrivacyDocumentsResponses[keyof ExportPrivacyDocumentsResponses];

export type ListErasuresData = {
    body?: never;
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
    };
    query?: {
        /**
         * Number of the page, from 1. A page past the end has empty `data`.
         */
        page?: number;
        /**
         * Resources per page.
         */
        pageSize?: number;
    };
    url: '/workspaces/{slug}/erasures';
};

export type ListErasuresErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace is not owner, the API key is limited to less, or it has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type ListErasuresError = ListErasuresErrors[keyof ListErasuresErrors];

export type ListErasuresResponses = {
    /**
     * A page of erasures.
     */
    200: ErasureList;
};

export type ListErasuresResponse = ListErasuresResponses[keyof ListErasuresResponses];

export type CreateErasureData = {
    body: ErasureInput;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
    };
    query?: never;
    url: '/workspaces/{slug}/erasures';
};

export type CreateErasureErrors = {
    /**
     * The body is not JSON (`invalid_json`), or the request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace is not owner, the API key is limited to less, or it has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * A request with the same `Idempotency-Key` is still in flight (`idempotency_in_flight`).
     */
    409: ApiError;
    /**
     * The content was deleted or has expired (`content_expired`).
     */
    410: ApiError;
    /**
     * The body is larger than the server takes (`payload_too_large`).
     */
    413: ApiError;
    /**
     * The request's `Content-Type` is none of the documented ones (`unsupported_media_type`).
     */
    415: ApiError;
    /**
     * Another request was sent with the same `Idempotency-Key` (`idempotency_mismatch`).
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type CreateErasureError = CreateErasureErrors[keyof CreateErasureErrors];

export type CreateErasureResponses = {
    /**
     * The prepared erasure.
     */
    201: Erasure;
};

export type CreateErasureResponse = CreateErasureResponses[keyof CreateErasureResponses];

export type GetErasureData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` of an earlier answer. When it still holds, the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * Identifier of the erasure.
         */
        id: string;
    };
    query?: never;
    url: '/erasures/{id}';
};

export type GetErasureErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace is not owner, the API key is limited to less, or it has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type GetErasureError = GetErasureErrors[keyof GetErasureErrors];

export type GetErasureResponses = {
    /**
     * The erasure.
     */
    200: Erasure;
};

export type GetErasureResponse = GetErasureResponses[keyof GetErasureResponses];

export type ListErasureDocumentsData = {
    body?: never;
    path: {
        /**
         * Identifier of the erasure.
         */
        id: string;
    };
    query?: {
        /**
         * Number of the page, from 1. A page past the end has empty `data`.
         */
        page?: number;
        /**
         * Resources per page.
         */
        pageSize?: number;
    };
    url: '/erasures/{id}/documents';
};

export type ListErasureDocumentsErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace is not owner, the API key is limited to less, or it has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type ListErasureDocumentsError = ListErasureDocumentsErrors[keyof ListErasureDocumentsErrors];

export type ListErasureDocumentsResponses = {
    /**
     * A page of documents.
     */
    200: ErasureDocumentList;
};

export type ListErasureDocumentsResponse = ListErasureDocumentsResponses[keyof ListErasureDocumentsResponses];

export type ConfirmErasureData = {
    body?: never;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier of the erasure.
         */
        id: string;
    };
    query?: never;
    url: '/erasures/{id}/confirm';
};

export type ConfirmErasureErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace is not owner, the API key is limited to less, or it has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * A request with the same `Idempotency-Key` is still in flight (`idempotency_in_flight`).
     */
    409: ApiError;
    /**
     * The content was deleted or has expired (`content_expired`).
     */
    410: ApiError;
    /**
     * Another request was sent with the same `Idempotency-Key` (`idempotency_mismatch`).
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type ConfirmErasureError = ConfirmErasureErrors[keyof ConfirmErasureErrors];

export type ConfirmErasureResponses = {
    /**
     * The erasure.
     */
    202: Erasure;
};

export type ConfirmErasureResponse = ConfirmErasureResponses[keyof ConfirmErasureResponses];

export type ExportAuditLogData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Slug of a workspace.
         */
        workspace?: string;
        /**
         * An action such as `document.read`, or a kind of target such as `document` for all of its actions.
         */
        action?: string;
        /**
         * Identifier of the user that acted.
         */
        actor?: string;
        /**
         * Identifier of the target, as in `targetId`.
         */
        target?: string;
        /**
         * Only entries of this time and later.
         */
        from?: string;
        /**
         * Only entries before this time.
         */
        to?: string;
    };
    url: '/audit-log/export';
};

export type ExportAuditLogErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace is not owner, the API key is limited to less, or it has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type ExportAuditLogError = ExportAuditLogErrors[keyof ExportAuditLogErrors];

export type ExportAuditLogResponses = {
    /**
     * The entries.
     */
    200: Blob | File;
};

export type ExportAuditLogResponse = ExportAuditLogResponses[keyof ExportAuditLogResponses];

export type ListAuditLogData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Slug of a workspace.
         */
        workspace?: string;
        /**
         * An action such as `document.read`, or a kind of target such as `document` for all of its actions.
         */
        action?: string;
        /**
         * Identifier of the user that acted.
         */
        actor?: string;
        /**
         * Identifier of the target, as in `targetId`.
         */
        target?: string;
        /**
         * Only entries of this time and later.
         */
        from?: string;
        /**
         * Only entries before this time.
         */
        to?: string;
        /**
         * Number of the page, from 1. A page past the end has empty `data`.
         */
        page?: number;
        /**
         * Resources per page.
         */
        pageSize?: number;
    };
    url: '/audit-log';
};

export type ListAuditLogErrors = {
    /**
     * The request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The caller's role in the workspace is not owner, the API key is limited to less, or it has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type ListAuditLogError = ListAuditLogErrors[keyof ListAuditLogErrors];

export type ListAuditLogResponses = {
    /**
     * A page of entries.
     */
    200: AuditEntryList;
};

export type ListAuditLogResponse = ListAuditLogResponses[keyof ListAuditLogResponses];

export type UploadDocumentData = {
    body: DocumentUploadWritable;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
        /**
         * Key of the schema in its workspace.
         */
        schemaKey: string;
    };
    query?: {
        /**
         * The environment of the workspace.
         */
        env?: 'production' | 'staging' | 'development';
    };
    url: '/workspaces/{slug}/schemas/{schemaKey}/documents';
};

export type UploadDocumentErrors = {
    /**
     * The body is not JSON (`invalid_json`) or not well-formed multipart (`invalid_multipart`), or the request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The environment needs the plan `pro` (`environment_locked`), only the owner may do this, or the API key has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * A request with the same `Idempotency-Key` is still in flight (`idempotency_in_flight`).
     */
    409: ApiError;
    /**
     * The content was deleted or has expired (`content_expired`).
     */
    410: ApiError;
    /**
     * The body or file is larger (`payload_too_large`), or has more pages (`too_many_pages`), than the server takes.
     */
    413: ApiError;
    /**
     * The request's `Content-Type` is none of the documented ones (`unsupported_media_type`), or the file, by its bytes, is of a kind that cannot be read (`unsupported_file_type`).
     */
    415: ApiError;
    /**
     * There is nothing in the file or text (`empty_document`), or the file cannot be read (`document_unreadable`).
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type UploadDocumentError = UploadDocumentErrors[keyof UploadDocumentErrors];

export type UploadDocumentResponses = {
    /**
     * The new document.
     */
    201: DocumentResource;
};

export type UploadDocumentResponse = UploadDocumentResponses[keyof UploadDocumentResponses];

export type ExtractFileData = {
    body: ExtractUploadWritable;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
        /**
         * Key of the schema in its workspace; a schema of this key is created where the request brings a definition.
         */
        schemaKey: string;
    };
    query?: {
        /**
         * The environment of the workspace.
         */
        env?: 'production' | 'staging' | 'development';
    };
    url: '/workspaces/{slug}/schemas/{schemaKey}/extract';
};

export type ExtractFileErrors = {
    /**
     * The body is not JSON (`invalid_json`) or not well-formed multipart (`invalid_multipart`), or the request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The budget of the workspace for the month is spent, or its runs under way may use up the rest (`budget_exceeded`); `budget` says when it starts again.
     */
    402: ApiError;
    /**
     * The environment needs the plan `pro` (`environment_locked`), only the owner may do this, or the API key has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * A request with the same `Idempotency-Key` is still in flight (`idempotency_in_flight`).
     */
    409: ApiError;
    /**
     * The content was deleted or has expired (`content_expired`).
     */
    410: ApiError;
    /**
     * `model` names a provider for which the caller has no key and which is not the system fallback (`no_key`).
     */
    412: ApiError;
    /**
     * The body or file is larger (`payload_too_large`), or has more pages (`too_many_pages`), than the server takes.
     */
    413: ApiError;
    /**
     * The request's `Content-Type` is none of the documented ones (`unsupported_media_type`), or the file, by its bytes, is of a kind that cannot be read (`unsupported_file_type`).
     */
    415: ApiError;
    /**
     * The definition cannot be used (`invalid_schema`), `model` names an unknown provider (`unknown_provider`) or a model outside of its allowlist (`model_not_allowed`), the provider refused the key that would be used (`provider_key_invalid`), the environment does not allow its residency (`residency_not_allowed`), there is nothing in the document (`empty_document`), or its file cannot be read (`document_unreadable`).
     */
    422: ApiError;
    /**
     * The workspace has too many pending runs (`queue_full`), or too many requests came with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type ExtractFileError = ExtractFileErrors[keyof ExtractFileErrors];

export type ExtractFileResponses = {
    /**
     * The run is accepted.
     */
    202: RunAccepted;
};

export type ExtractFileResponse = ExtractFileResponses[keyof ExtractFileResponses];

export type ClassifyFileData = {
    body: ClassifyUpload;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
    };
    query?: {
        /**
         * The environment of the workspace.
         */
        env?: 'production' | 'staging' | 'development';
    };
    url: '/workspaces/{slug}/classify';
};

export type ClassifyFileErrors = {
    /**
     * The body is not JSON (`invalid_json`) or not well-formed multipart (`invalid_multipart`), or the request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The environment needs the plan `pro` (`environment_locked`), only the owner may do this, or the API key has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * A request with the same `Idempotency-Key` is still in flight (`idempotency_in_flight`).
     */
    409: ApiError;
    /**
     * The content was deleted or has expired (`content_expired`).
     */
    410: ApiError;
    /**
     * The body or file is larger (`payload_too_large`), or has more pages (`too_many_pages`), than the server takes.
     */
    413: ApiError;
    /**
     * The request's `Content-Type` is none of the documented ones (`unsupported_media_type`), or the file, by its bytes, is of a kind that cannot be read (`unsupported_file_type`).
     */
    415: ApiError;
    /**
     * The document is empty (`empty_document`) or cannot be read (`document_unreadable`), or the `Idempotency-Key` was used with another request (`idempotency_mismatch`).
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type ClassifyFileError = ClassifyFileErrors[keyof ClassifyFileErrors];

export type ClassifyFileResponses = {
    /**
     * What it is.
     */
    200: Classification;
};

export type ClassifyFileResponse = ClassifyFileResponses[keyof ClassifyFileResponses];

export type UploadPacketData = {
    body: PacketUpload;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Slug of the workspace.
         */
        slug: string;
    };
    query?: {
        /**
         * The environment of the workspace.
         */
        env?: 'production' | 'staging' | 'development';
    };
    url: '/workspaces/{slug}/packets';
};

export type UploadPacketErrors = {
    /**
     * The body is not JSON (`invalid_json`) or not well-formed multipart (`invalid_multipart`), or the request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The budget of the workspace for the month is spent, or its runs under way may use up the rest (`budget_exceeded`); `budget` says when it starts again.
     */
    402: ApiError;
    /**
     * The environment needs the plan `pro` (`environment_locked`), only the owner may do this, or the API key has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * A request with the same `Idempotency-Key` is still in flight (`idempotency_in_flight`).
     */
    409: ApiError;
    /**
     * The content was deleted or has expired (`content_expired`).
     */
    410: ApiError;
    /**
     * `model` names a provider for which the caller has no key and which is not the system fallback (`no_key`).
     */
    412: ApiError;
    /**
     * The body or file is larger (`payload_too_large`), or has more pages (`too_many_pages`), than the server takes.
     */
    413: ApiError;
    /**
     * The request's `Content-Type` is none of the documented ones (`unsupported_media_type`), or the file, by its bytes, is of a kind that cannot be read (`unsupported_file_type`).
     */
    415: ApiError;
    /**
     * The definition cannot be used (`invalid_schema`), `model` names an unknown provider (`unknown_provider`) or a model outside of its allowlist (`model_not_allowed`), the provider refused the key that would be used (`provider_key_invalid`), the environment does not allow its residency (`residency_not_allowed`), there is nothing in the document (`empty_document`), or its file cannot be read (`document_unreadable`).
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type UploadPacketError = UploadPacketErrors[keyof UploadPacketErrors];

export type UploadPacketResponses = {
    /**
     * The packet is accepted.
     */
    202: Packet;
};

export type UploadPacketResponse = UploadPacketResponses[keyof UploadPacketResponses];

export type UploadBatchDocumentsData = {
    body: BatchUploadWritable;
    headers?: {
        /**
         * Names this request, so that it can be repeated safely. For 24 hours a repeat with the same API key, path and body gets the first answer again, with `Idempotency-Replayed: true`, as long as the caller may see it.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier of the batch.
         */
        id: string;
    };
    query?: never;
    url: '/batches/{id}/documents';
};

export type UploadBatchDocumentsErrors = {
    /**
     * The body is not JSON (`invalid_json`) or not well-formed multipart (`invalid_multipart`), or the request does not have the documented shape (`validation_failed`); `details` names each fault.
     */
    400: ApiError;
    /**
     * No API key, or one that is unknown, revoked or expired (`unauthorized`). One answer for all.
     */
    401: ApiError;
    /**
     * The environment needs the plan `pro` (`environment_locked`), only the owner may do this, or the API key has the scope `read` (`forbidden`).
     */
    403: ApiError;
    /**
     * There is no such thing, or the caller may not see it (`not_found`).
     */
    404: ApiError;
    /**
     * The batch is in a state that does not allow this (`batch_not_open`, `batch_not_active`).
     */
    409: ApiError;
    /**
     * The content was deleted or has expired (`content_expired`).
     */
    410: ApiError;
    /**
     * The body or file is larger (`payload_too_large`), or has more pages (`too_many_pages`), than the server takes.
     */
    413: ApiError;
    /**
     * The request's `Content-Type` is none of the documented ones (`unsupported_media_type`), or the file, by its bytes, is of a kind that cannot be read (`unsupported_file_type`).
     */
    415: ApiError;
    /**
     * The file is empty (`empty_document`), or is an archive that is damaged (`document_unreadable`).
     */
    422: ApiError;
    /**
     * Too many requests with the API key (`rate_limited`). Repeat the request after `Retry-After` seconds.
     */
    429: ApiError;
    /**
     * The server failed (`internal_error`). Its log has the details under the request id.
     */
    500: ApiError;
    /**
     * The server is stopping (`shutting_down`) or cannot reach what it needs (`unavailable`). Repeat later.
     */
    503: ApiError;
};

export type UploadBatchDocumentsError = UploadBatchDocumentsErrors[keyof UploadBatchDocumentsErrors];

export type UploadBatchDocumentsResponses = {
    /**
     * What was added.
     */
    201: BatchAddition;
};

export type UploadBatchDocumentsResponse = UploadBatchDocumentsResponses[keyof UploadBatchDocumentsResponses];

export type OnRunCompletedWebhookPayload = RunCompletedEvent;

export type OnRunCompletedWebhookRequest = {
    body: OnRunCompletedWebhookPayload;
    key: 'run.completed';
    path?: never;
    query?: never;
};

export type OnRunFailedWebhookPayload = RunFailedEvent;

export type OnRunFailedWebhookRequest = {
    body: OnRunFailedWebhookPayload;
    key: 'run.failed';
    path?: never;
    query?: never;
};

export type OnRunCancelledWebhookPayload = RunCancelledEvent;

export type OnRunCancelledWebhookRequest = {
    body: OnRunCancelledWebhookPayload;
    key: 'run.cancelled';
    path?: never;
    query?: never;
};

export type OnRunReviewNeededWebhookPayload = RunReviewNeededEvent;

export type OnRunReviewNeededWebhookRequest = {
    body: OnRunReviewNeededWebhookPayload;
    key: 'run.review_needed';
    path?: never;
    query?: never;
};

export type OnRunReviewedWebhookPayload = RunReviewedEvent;

export type OnRunReviewedWebhookRequest = {
    body: OnRunReviewedWebhookPayload;
    key: 'run.reviewed';
    path?: never;
    query?: never;
};

export type OnBatchCompletedWebhookPayload = BatchCompletedEvent;

export type OnBatchCompletedWebhookRequest = {
    body: OnBatchCompletedWebhookPayload;
    key: 'batch.completed';
    path?: never;
    query?: never;
};

export type OnEvaluationCompletedWebhookPayload = EvaluationCompletedEvent;

export type OnEvaluationCompletedWebhookRequest = {
    body: OnEvaluationCompletedWebhookPayload;
    key: 'evaluation.completed';
    path?: never;
    query?: never;
};

export type OnPacketCompletedWebhookPayload = PacketCompletedEvent;

export type OnPacketCompletedWebhookRequest = {
    body: OnPacketCompletedWebhookPayload;
    key: 'packet.completed';
    path?: never;
    query?: never;
};

export type OnPacketReviewNeededWebhookPayload = PacketReviewNeededEvent;

export type OnPacketReviewNeededWebhookRequest = {
    body: OnPacketReviewNeededWebhookPayload;
    key: 'packet.review_needed';
    path?: never;
    query?: never;
};

export type OnDocumentParsedWebhookPayload = DocumentParsedEvent;

export type OnDocumentParsedWebhookRequest = {
    body: OnDocumentParsedWebhookPayload;
    key: 'document.parsed';
    path?: never;
    query?: never;
};

export type OnDocumentFailedWebhookPayload = DocumentFailedEvent;

export type OnDocumentFailedWebhookRequest = {
    body: OnDocumentFailedWebhookPayload;
    key: 'document.failed';
    path?: never;
    query?: never;
};

export type OnAuditRecordedWebhookPayload = AuditRecordedEvent;

export type OnAuditRecordedWebhookRequest = {
    body: OnAuditRecordedWebhookPayload;
    key: 'audit.recorded';
    path?: never;
    query?: never;
};

export type OnBudgetWarningWebhookPayload = BudgetWarningEvent;

export type OnBudgetWarningWebhookRequest = {
    body: OnBudgetWarningWebhookPayload;
    key: 'budget.warning';
    path?: never;
    query?: never;
};

export type OnBudgetExceededWebhookPayload = BudgetExceededEvent;

export type OnBudgetExceededWebhookRequest = {
    body: OnBudgetExceededWebhookPayload;
    key: 'budget.exceeded';
    path?: never;
    query?: never;
};

export type OnSchemaVersionCreatedWebhookPayload = SchemaVersionCreatedEvent;

export type OnSchemaVersionCreatedWebhookRequest = {
    body: OnSchemaVersionCreatedWebhookPayload;
    key: 'schema.version.created';
    path?: never;
    query?: never;
};

export type OnWebhookTestWebhookPayload = WebhookTestEvent;

export type OnWebhookTestWebhookRequest = {
    body: OnWebhookTestWebhookPayload;
    key: 'webhook.test';
    path?: never;
    query?: never;
};
