import { schemaChange } from '../schema-change.ts';

/**
 * Erases the bodies of events and the responses to them, which may quote content, when a document or run is deleted.
 * Triggers cover cascades as well.
 */
export const eventErasure = schemaChange((dialect) =>
  ['documents', 'runs'].flatMap((table) =>
    dialect === 'sqlite'
      ? [`create trigger ${table}_event_erasure after delete on ${table} begin ${erase('old.id')} end`]
      : [
          `create function erase_events_of_${table}() returns trigger language plpgsql as $$
          begin ${erase('old.id')} return null; end $$`,
          `create trigger ${table}_event_erasure after delete on ${table}
            for each row execute function erase_events_of_${table}()`,
        ],
  ),
);

const erase = (id: string): string => `
  update webhook_deliveries set response_body = null
    where event_id in (select event.id from webhook_events as event where event.resource_id = ${id});
  update webhook_events set body = null where resource_id = ${id};`;
