import { FIRST_KEY } from '../harness/test-app.ts';
import { hashSecret } from '../../server/lib/crypto/api-key-secret.ts';

const NOW = `'2026-01-31T09:30:00.123Z'`;
const DEFINITION =
  `'{"type": "object",  ` + `"properties": {"total": {"type": ["number", "null"]}, "b": {"type": "string"}}}'`;

const JOBS = ['run_1', 'run_2'].map(
  (run) => `insert into jobs values ('job_${run}', 'run.execute', '${run}', 'ready', 0, ${NOW}, ${NOW})`,
);

/**
 * Rows as each change of the schema allows them, on top of those of the changes before it; the API must still read them
 * after all later ones.
 */
export const rowsAfter: Record<string, string[]> = {
  // Of runs that are final: a job that nobody needs any more is taken out of the queue, and does nothing.
  '0001-initial': [
    ...JOBS,
    `insert into users values ('usr_1', 'admin', 'pro', ${NOW})`,
    `insert into api_keys values
       ('key_1', 'usr_1', 'First', '${hashSecret(FIRST_KEY)}', 'exk_the…sts', 'write', null, null, ${NOW})`,
    `insert into workspaces values ('ws_1', 'acme', 'Acme', null, 'usr_1', ${NOW}, ${NOW})`,
    `insert into workspace_members values ('ws_1', 'usr_1', 'owner', ${NOW})`,
    ...['production', 'staging', 'development'].map(
      (slug) =>
        `insert into environments (id, workspace_id, slug, name, created_at, updated_at)
         values ('env_${slug}', 'ws_1', '${slug}', '${slug}', ${NOW}, ${NOW})`,
    ),
    `insert into schema_families values ('sch_1', 'ws_1', 'invoice', 'Invoice', 'All of them', 1, ${NOW}, ${NOW})`,
    `insert into schema_versions values ('ver_1', 'sch_1', 1, 'sha256:${'0'.repeat(64)}', ${DEFINITION}, ${NOW})`,
    `insert into documents (id, workspace_id, environment_id, schema_family_id,
       name, content, mime_type, file_size, status, page_count, blob_hash, created_at, updated_at)
     values ('doc_1', 'ws_1', 'env_production', 'sch_1',
       'a.txt', 'Total: 7', 'text/plain', 8, 'parsed', 1, '${'0'.repeat(64)}', ${NOW}, ${NOW})`,
    `insert into runs (id, workspace_id, environment_id, document_id, schema_family_id, schema_version_id,
       status, provider, model, key_source, residency, attempts,
       extracted_data, confidence, evidence, warnings, started_at, completed_at, created_at, updated_at)
     values ('run_1', 'ws_1', 'env_production', 'doc_1', 'sch_1', 'ver_1',
       'completed', 'local', 'local-1', 'system', 'EU', 1,
       '{"total": 7, "b": null}', 0.5, '[]', '["A warning."]', ${NOW}, ${NOW}, ${NOW}, ${NOW})`,
    `insert into runs (id, workspace_id, environment_id, document_id, schema_family_id, schema_version_id,
       status, provider, model, key_source, residency, attempts,
       error_code, error_message, completed_at, created_at, updated_at)
     values ('run_2', 'ws_1', 'env_production', 'doc_1', 'sch_1', 'ver_1',
       'failed', 'local', 'local-1', 'system', 'EU', 3,
       '{"code": "timeout", "stage": "extract", "retryable": true}', 'It took too long.', ${NOW}, ${NOW}, ${NOW})`,
  ],
  '0002-provider-keys': [
    `insert into provider_keys
       (id, user_id, provider, name, default_model, masked_key, status, verified_at, created_at, updated_at)
     values ('pk_1', 'usr_1', 'openai', 'Ours', 'gpt-5', 'sk-…1234', 'valid', ${NOW}, ${NOW}, ${NOW})`,
    `update environments set provider_key_id = 'pk_1', verify = true where id = 'env_staging'`,
  ],
  '0003-run-calls': [`insert into run_calls values ('run_2', 'a-call', '{"total": 7}')`],
  '0004-blobs': [],
  '0005-job-shares': [],
  '0006-fewer-entries': [],
  '0007-job-kinds': [],
  '0008-webhooks': [
    `insert into webhook_endpoints
       (id, workspace_id, environment_id, url, events, is_active, sealed_secret, created_at, updated_at)
     values ('whe_1', 'ws_1', 'env_production',
       'https://hooks.example.com/', '["run.completed"]', true, 'sealed', ${NOW}, ${NOW})`,
    `insert into webhook_events (id, workspace_id, kind, resource_id, document_id, body, created_at)
     values ('evt_1', 'ws_1', 'run.completed', 'run_1', 'doc_1',
       '{"type":"run.completed","data":{"id":"run_1"}}', ${NOW})`,
    `insert into webhook_messages (id, event_id, endpoint_id, state, is_manual, attempts, due_at)
     values ('whm_1', 'evt_1', 'whe_1', 'delivered', false, 1, ${NOW})`,
    `insert into webhook_deliveries
       (id, endpoint_id, event_id, status_code, response_body, success, duration_ms, created_at)
     values ('whd_1', 'whe_1', 'evt_1', 204, '', true, 84, ${NOW})`,
  ],
  '0009-idempotency': [
    `insert into idempotent_requests
     values ('key_1', 'a-request', 'a-fingerprint', null, 0, 'sealed', '2100-01-31T09:30:00.123Z')`,
  ],
  '0010-resources': [
    `insert into documents (id, workspace_id, environment_id, schema_family_id,
       name, mime_type, file_size, status, blob_hash, metadata, created_at, updated_at)
     values ('doc_2', 'ws_1', 'env_staging', 'sch_1',
       'b.txt', 'text/plain', 8, 'received', '${'1'.repeat(64)}', '{"orderId":"4711"}', ${NOW}, ${NOW})`,
  ],
  '0011-event-erasure': [],
  '0012-retention': [
    `update environments set retention_days = 36500 where id = 'env_production'`,
    `insert into idempotent_resources values ('doc_1', 'key_1', 'a-request')`,
  ],
  '0013-audit-log': [
    `insert into audit_entries values ('aud_1', 'usr_1', 'usr_1', 'workspace.updated', 'ws_1', 'workspace', 'ws_1',
       '{"name":{"before":"A","after":"Acme"}}', ${NOW})`,
  ],
  '0014-document-access': [
    `insert into documents (id, workspace_id, environment_id, schema_family_id,
       name, mime_type, file_size, status, blob_hash, pages, is_protected, sealed_password, created_at, updated_at)
     values ('doc_3', 'ws_1', 'env_staging', 'sch_1',
       'c.pdf', 'application/pdf', 8, 'received', '${'2'.repeat(64)}', '1-3,-1', true, 'sealed', ${NOW}, ${NOW})`,
  ],
  '0015-job-traces': [],
  '0016-provider-chains': [
    `update environments set allowed_residencies = '["EU"]', fallbacks = '[{"providerKeyId":"pk_1","model":null}]'
     where id = 'env_staging'`,
    `update runs set cost_nanos = 16400000, cost_currency = 'EUR', cached_input_tokens = 4, reasoning_tokens = 5,
       providers = '[{"provider":"openai","model":"gpt-5","residency":"US","keySource":"user","answeredBy":null,
         "inputTokens":null,"outputTokens":null,"cost":null,"errorCode":null}]'
     where id = 'run_2'`,
    `insert into usage_counts
     values ('ws_1', '2026-01', 'openai', 'gpt-5', 'user', 'EUR', '0', 2, 1, 100, 40, 20, 5, 16400000)`,
  ],
  '0017-run-findings': [`update runs set partial_data = '{"total": 7}', lists = '[]', samples = 3 where id = 'run_2'`],
  '0018-reviews': [
    `insert into review_settings values ('env_production', 'sch_1', 0.8, '["/total"]', null, ${NOW})`,
    `insert into reviews (run_id, id, workspace_id, environment_id, schema_family_id, status, reasons,
       reviewed_data, created_at, updated_at)
     values ('run_1', 'rev_1', 'ws_1', 'env_production', 'sch_1', 'in_review', '[]',
       '{"total": 7}', ${NOW}, ${NOW})`,
    `insert into review_actions values ('run_1', 0, 'usr_1', '{"path":"/total","action":"confirm"}', ${NOW})`,
  ],
  '0019-document-warnings': [`update documents set warnings = '["A warning."]' where id = 'doc_1'`],
  '0020-schema-guidance': [
    `update schema_versions set instructions = 'Read it.', examples = '[{"excerpt":"Total: 7","values":{"total":7}}]',
       parameters = '{"temperature":0}' where id = 'ver_1'`,
    `update runs set vision = 'always', max_cost_nanos = 5000000000 where id = 'run_2'`,
  ],
  '0021-batches': [
    `insert into batches (id, workspace_id, environment_id, schema_family_id, schema_version_id, name, status,
       run_settings, metadata, created_at, updated_at)
     values ('bat_1', 'ws_1', 'env_staging', 'sch_1', 'ver_1', 'January', 'open', '{"resolution":{}}',
       '{"period":"2026-01"}', ${NOW}, ${NOW})`,
    `insert into batch_documents (batch_id, position, document_id, status, metadata)
     values ('bat_1', 1, 'doc_1', 'waiting', '{"orderId":"4711"}')`,
  ],
  '0022-reused-calls': [
    `insert into run_calls values ('run_2', 'another-call', '{"value":{"total":7},"usage":null}', true)`,
    `update runs set reused_calls = 1 where id = 'run_2'`,
  ],
  '0023-field-coverage': [`update runs set coverage = '[{"path":"/total","searched":0.4}]' where id = 'run_1'`],
  '0024-document-search': [],
  '0025-batch-retries': [],
  '0026-request-order': [],
  '0027-ended-rights': [`update webhook_endpoints set member_id = 'usr_1' where id = 'whe_1'`],
  '0028-erased-words': [],
  '0031-context-tokens': [],
  '0033-sessions': [
    `insert into sessions values ('ses_1', '${'0'.repeat(64)}', 'key_1', '2100-01-01T00:00:00.000Z', ${NOW})`,
  ],
  '0034-review-fields': [],
  '0035-exports': [
    `insert into run_exports values ('exp_1', 'ws_1', 'env_production', 'sch_1', 'usr_1', ${NOW})`,
    `insert into run_export_items values ('exp_1', 1, 'run_1')`,
  ],
  '0037-datasets': [
    `insert into datasets (id, workspace_id, environment_id, schema_family_id, name, guidelines, comparators,
       latest_version, created_at, updated_at)
     values ('dts_1', 'ws_1', 'env_production', 'sch_1', 'January', '{}', '{"/total":{"kind":"number"}}', 1,
       ${NOW}, ${NOW})`,
    `insert into dataset_items (id, dataset_id, document_id, label, source, expected, created_at, updated_at)
     values ('itm_1', 'dts_1', 'doc_1', 'labelled', 'person', '{"total": 7}', ${NOW}, ${NOW})`,
    `insert into dataset_labels (item_id, position, label, source, expected, created_at)
     values ('itm_1', 1, 'labelled', 'person', '{"total": 7}', ${NOW})`,
    `insert into dataset_versions (dataset_id, version, items, left_items, created_at)
     values ('dts_1', 1, 1, 0, ${NOW})`,
    `insert into dataset_version_items values ('dts_1', 1, 1, 'itm_1', 'doc_1', '{"total": 7}')`,
  ],
  '0038-evaluations': [
    `insert into evaluations (id, workspace_id, environment_id, schema_family_id, schema_version_id, dataset_id,
       dataset_version, kind, status, run_settings, comparators, is_fresh, scorer, created_at, completed_at)
     values ('evl_1', 'ws_1', 'env_production', 'sch_1', 'ver_1', 'dts_1', 1, 'evaluation', 'cancelled',
       '{"resolution":{"provider":"local","model":"local-1"},"verify":false,"samples":1}', '{}', false, '1',
       ${NOW}, ${NOW})`,
    `insert into evaluation_items (evaluation_id, position, item_id, document_id, run_id, status)
     values ('evl_1', 1, 'itm_1', 'doc_1', null, 'cancelled')`,
  ],
  '0039-pins': [
    `insert into schema_pins (environment_id, schema_family_id, version_number, checks, updated_at)
     values ('env_production', 'sch_1', 1, '[]', ${NOW})`,
  ],
  '0040-schema-rules': [
    `update schema_versions set rules = '[{"name":"positive","check":"total > 0","severity":"error"}]'
     where id = 'ver_1'`,
    `update runs set rules = '[{"name":"positive","severity":"error","result":"holds","paths":[],"message":null}]'
     where id = 'run_1'`,
  ],
  '0041-model-lists': [`update provider_keys set published_models = '["gpt-5"]' where id = 'pk_1'`],
  '0042-run-exchanges': [
    `update environments set keep_prompts = true, prompt_retention_days = 7 where id = 'env_production'`,
    `insert into run_exchanges (run_id, id, environment_id, provider, model, prompt_hash, prompt_version, requested_at,
       duration_ms, usage)
     values ('run_1', 'call_1', 'env_production', 'openai', 'm', 'sha256:0', 1, ${NOW}, 12,
       '{"inputTokens":7,"outputTokens":1,"cachedInputTokens":0,"reasoningTokens":0}')`,
  ],
  '0045-memory': [
    `insert into memory_settings values ('env_production', 'sch_1', 'on', ${NOW}, 'usr_1')`,
    `insert into memory_examples (id, workspace_id, environment_id, schema_family_id, document_id, source, expected,
       created_at, updated_at)
     values ('mex_1', 'ws_1', 'env_production', 'sch_1', 'doc_1', 'review', '{"total": 7}', ${NOW}, ${NOW})`,
  ],
  '0046-run-memory': [`update runs set memory = '[{"exampleId":"mex_1","paths":["/total"]}]' where id = 'run_1'`],
  '0047-packets': [
    `insert into splitters values ('spl_1', 'ws_1', 'mail', 'Mail', 1, ${NOW}, ${NOW})`,
    `insert into splitter_versions values ('spv_1', 'spl_1', 1, 'h', '{"categories":[]}', ${NOW})`,
    `insert into packets (id, workspace_id, environment_id, splitter_version_id, document_id, owns_document, status,
       revision, extracts, created_by, created_at, updated_at)
     values ('pkt_1', 'ws_1', 'env_production', 'spv_1', 'doc_1', false, 'completed', 0, false, 'usr_1',
       ${NOW}, ${NOW})`,
  ],
  '0049-review-rules': [`update review_settings set rules = 'violated' where environment_id = 'env_production'`],
  '0044-second-labels': [
    `update datasets set blind = true, twice = 0.1 where id = 'dts_1'`,
    `update dataset_items set second = 'agrees' where id = 'itm_1'`,
    `insert into dataset_labels (item_id, position, label, source, expected, is_second, created_at)
     values ('itm_1', 2, 'labelled', 'person', '{"total": 7}', true, ${NOW})`,
  ],
  '0050-lookups': [
    `insert into lookups values ('ws_1', 'vendors', '["name"]', 1, 1, '[["A"]]', ${NOW}, ${NOW}, 'usr_1')`,
    `update runs set lookups = '[{"key":"vendors","version":1}]' where id = 'run_1'`,
  ],
  '0051-usage-by-insertion': [],
  '0052-audit-chain': [
    `insert into audit_entries (id, owner_id, actor_id, action, workspace_id, target_type, target_id, changes,
       created_at)
     values ('aud_9', null, null, 'request.refused', null, 'request', 'getRun', '{}', ${NOW})`,
  ],
  '0056-packet-options': [`update packets set max_cost_nanos = 250000000 where id = 'pkt_1'`],
  '0057-backups': [`insert into backups values (${NOW}, 1, 2)`],
  '0058-member-roles': [
    `insert into users values ('usr_reader', 'Reader', 'free', ${NOW})`,
    `insert into workspace_members values ('ws_1', 'usr_reader', 'reader', ${NOW})`,
  ],
  '0059-limited-keys': [
    `insert into api_keys
       (id, user_id, name, secret_hash, masked_key, scope, created_at, workspace_id, env, role)
       values ('key_ci', 'usr_1', 'CI', 'a-hash', 'exk_a…b', 'write', ${NOW}, 'ws_1', 'staging', 'reader')`,
  ],
  '0060-sign-ins': [
    `insert into user_identities values ('https://login.example.com', '4711', 'usr_1', 'a@example.com', ${NOW})`,
    `insert into sign_in_flows values ('a-flow', 'a-browser', 'v1.sealed', '2100-01-01T00:00:00.000Z')`,
  ],
  '0061-invites': [
    `update users set email = 'a@example.com' where id = 'usr_1'`,
    `insert into invites values
       ('inv_1', 'ws_1', 'member', null, '${'0'.repeat(64)}', 'usr_1', '2100-01-01T00:00:00.000Z', ${NOW})`,
    `insert into passwords values ('usr_1', '$argon2id$', ${NOW})`,
    `insert into passkeys values ('a-credential', 'usr_1', 'Phone', 'AAAA', 1, '["internal"]', null, ${NOW})`,
    `insert into guesses values ('a-subject', 3, ${NOW}, ${NOW})`,
  ],
  '0053-taught-packets': [
    `update packets set approved_at = ${NOW}, asked = '{"provider":"openai","model":"m","inputTokens":7}'
     where id = 'pkt_1'`,
  ],
  '0063-erasures': [
    `insert into erasures (id, workspace_id, status, counts, created_by, created_at)
     values ('era_1', 'ws_1', 'prepared', '{"documents":1}', 'usr_1', ${NOW})`,
    `insert into erasure_documents values ('era_1', 1, 'doc_1', 'waiting')`,
  ],
  '0066-lookup-versions': [
    `update lookups set version = 2, rows_added = 1, rows_removed = 0 where key = 'vendors'`,
    `insert into lookup_versions values ('ws_1', 'vendors', 1, '["name"]', 1, null, null, '[["A"]]', ${NOW}, 'usr_1')`,
  ],
  '0065-checked-values': [
    `insert into checked_values
     values ('env_production', 'sch_1', 'doc_1', 'local/local-1', 'memory', '[["/total",0.9,1]]', ${NOW})`,
  ],
  '0067-usage-pages': [`update runs set pages_read = 2 where id = 'run_1'`],
  '0068-budgets': [
    `insert into budgets values ('ws_1', 5000000000, 'USD', 100, ${NOW})`,
    `insert into budget_notices values ('ws_1', '2026-01', 'pages', 'warning', 100, ${NOW})`,
  ],
  '0069-splitter-evaluations': [
    `insert into splitter_evaluations
       (id, workspace_id, environment_id, splitter_version_id, status, vision, packets, created_by, created_at)
     values ('spe_1', 'ws_1', 'env_production', 'spv_1', 'completed', 'auto', '[]', 'usr_1', ${NOW})`,
  ],
  '0070-batch-packets': [
    `insert into batch_documents (batch_id, position, document_id, packet_id, status)
     values ('bat_1', 9, 'doc_1', 'pkt_1', 'completed')`,
  ],
  '0071-memory-revision': [],
};
