import type { DialectName } from '../../database.ts';
import { columnTypes, schemaChange } from '../schema-change.ts';

/**
 * What ends with a right: the answer that shows a secret is erased with its API key or endpoint, and an endpoint
 * knows who answers for it.
 */
export const endedRights = schemaChange((dialect) => [
  `alter table webhook_endpoints add column member_id ${columnTypes[dialect].key}`,
  `update webhook_endpoints set member_id = (
    select entry.actor_id from audit_entries as entry
      where entry.target_id = webhook_endpoints.id and entry.action in ('webhook.created', 'webhook.updated')
      order by entry.id desc limit 1
  )`,
  `create index webhook_endpoints_member on webhook_endpoints (member_id, workspace_id)`,
  ...['api_keys', 'webhook_endpoints'].flatMap((table) => trigger(dialect, table)),
]);

const trigger = (dialect: DialectName, table: string): string[] =>
  dialect === 'sqlite'
    ? [`create trigger ${table}_answer_erasure after delete on ${table} begin ${eraseAnswers} end`]
    : [
        `create function erase_answers_of_${table}() returns trigger language plpgsql as $$
        begin ${eraseAnswers} return null; end $$`,
        `create trigger ${table}_answer_erasure after delete on ${table}
          for each row execute function erase_answers_of_${table}()`,
      ];

/** The request stays known: a repeat must not be executed as a new one. */
const eraseAnswers = `
  update idempotent_requests set sealed_answer = null, sealed_steps = null
    where (api_key_id, request_key) in (
      select answer.api_key_id, answer.request_key from idempotent_resources as answer where answer.resource_id = old.id
    );`;
