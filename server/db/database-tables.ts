import type { ApiKeyTable } from '../api-keys/table.ts';
import type { AuditChainTable, AuditEntryTable } from '../audit/table.ts';
import type { BackupTable } from '../backup/table.ts';
import type { BatchCountTable, BatchDocumentTable, BatchTable } from '../batches/table.ts';
import type { BlobPartTable, BlobTable } from '../blobs/table.ts';
import type {
  DatasetCountTable,
  DatasetItemTable,
  DatasetLabelTable,
  DatasetTable,
  DatasetVersionItemTable,
  DatasetVersionTable,
} from '../datasets/table.ts';
import type {
  DocumentMetadataTable,
  DocumentTable,
  DocumentWordsTable,
  ParsingTable,
  UnindexedDocumentTable,
} from '../documents/table.ts';
import type { EnvironmentTable } from '../environments/table.ts';
import type { RunExportItemTable, RunExportTable } from '../exports/table.ts';
import type { EvaluationCountTable, EvaluationItemTable, EvaluationTable } from '../evaluations/table.ts';
import type { IdempotentRequestTable, IdempotentResourceTable } from '../idempotency/table.ts';
import type { InviteTable } from '../invites/table.ts';
import type { JobTable } from '../jobs/table.ts';
import type { CheckedValuesTable, MemoryExampleTable, MemorySettingsTable } from '../memory/table.ts';
import type { MemberTable } from '../members/table.ts';
import type { PacketTable } from '../packets/table.ts';
import type { LookupRow, LookupVersionRow } from '../lookups/table.ts';
import type { SchemaPinTable } from '../pins/table.ts';
import type { ErasureDocumentTable, ErasureTable } from '../privacy/table.ts';
import type { ProviderKeyTable } from '../provider-keys/table.ts';
import type { ReviewActionTable, ReviewSettingsTable, ReviewTable } from '../reviews/table.ts';
import type { ListCountTable, RunCallTable, RunExchangeTable, RunMetadataTable, RunTable } from '../runs/table.ts';
import type { SchemaFamilyTable, SchemaVersionTable } from '../schemas/table.ts';
import type { SessionTable } from '../sessions/table.ts';
import type { GuessTable, PasskeyTable, PasswordTable, SignInFlowTable, UserIdentityTable } from '../sign-ins/table.ts';
import type { SplitterEvaluationTable } from '../splitter-evaluations/table.ts';
import type { SplitterTable, SplitterVersionTable } from '../splitters/table.ts';
import type { BudgetNoticeTable, BudgetTable, UsageCountTable } from '../usage/table.ts';
import type { UserTable } from '../users/table.ts';
import type {
  WebhookDeliveryCountTable,
  WebhookDeliveryTable,
  WebhookEndpointTable,
  WebhookEventTable,
  WebhookMessageTable,
} from '../webhooks/table.ts';
import type { WorkspaceTable } from '../workspaces/table.ts';

export interface Tables {
  users: UserTable;
  api_keys: ApiKeyTable;
  sessions: SessionTable;
  user_identities: UserIdentityTable;
  sign_in_flows: SignInFlowTable;
  passwords: PasswordTable;
  passkeys: PasskeyTable;
  guesses: GuessTable;
  invites: InviteTable;
  provider_keys: ProviderKeyTable;
  workspaces: WorkspaceTable;
  workspace_members: MemberTable;
  environments: EnvironmentTable;
  schema_families: SchemaFamilyTable;
  schema_versions: SchemaVersionTable;
  splitters: SplitterTable;
  splitter_versions: SplitterVersionTable;
  splitter_evaluations: SplitterEvaluationTable;
  packets: PacketTable;
  documents: DocumentTable;
  document_metadata: DocumentMetadataTable;
  document_words: DocumentWordsTable;
  unindexed_documents: UnindexedDocumentTable;
  parsings: ParsingTable;
  runs: RunTable;
  run_metadata: RunMetadataTable;
  run_calls: RunCallTable;
  run_exchanges: RunExchangeTable;
  review_settings: ReviewSettingsTable;
  reviews: ReviewTable;
  review_actions: ReviewActionTable;
  batches: BatchTable;
  run_exports: RunExportTable;
  run_export_items: RunExportItemTable;
  batch_documents: BatchDocumentTable;
  batch_counts: BatchCountTable;
  datasets: DatasetTable;
  dataset_items: DatasetItemTable;
  dataset_labels: DatasetLabelTable;
  dataset_versions: DatasetVersionTable;
  dataset_version_items: DatasetVersionItemTable;
  dataset_counts: DatasetCountTable;
  evaluations: EvaluationTable;
  evaluation_items: EvaluationItemTable;
  evaluation_counts: EvaluationCountTable;
  schema_pins: SchemaPinTable;
  memory_settings: MemorySettingsTable;
  memory_examples: MemoryExampleTable;
  checked_values: CheckedValuesTable;
  lookups: LookupRow;
  lookup_versions: LookupVersionRow;
  list_counts: ListCountTable;
  usage_counts: UsageCountTable;
  budgets: BudgetTable;
  budget_notices: BudgetNoticeTable;
  webhook_endpoints: WebhookEndpointTable;
  webhook_events: WebhookEventTable;
  webhook_messages: WebhookMessageTable;
  webhook_deliveries: WebhookDeliveryTable;
  webhook_delivery_counts: WebhookDeliveryCountTable;
  jobs: JobTable;
  idempotent_requests: IdempotentRequestTable;
  idempotent_resources: IdempotentResourceTable;
  audit_entries: AuditEntryTable;
  audit_chains: AuditChainTable;
  erasures: ErasureTable;
  erasure_documents: ErasureDocumentTable;
  blobs: BlobTable;
  blob_parts: BlobPartTable;
  backups: BackupTable;
}
