import type { DialectName } from '../../database.ts';
import { columnTypes, schemaChange } from '../schema-change.ts';

/** Documents of batches that are split: each becomes a packet instead of a run. */
export const batchPackets = schemaChange((dialect) => [
  `alter table batch_documents
    add column packet_id ${columnTypes[dialect].key} references packets (id) on delete cascade`,
  `create index batch_documents_packet on batch_documents (packet_id)`,
  ...triggers(dialect),
]);

/** A packet that waits for a person is done for its batch; what the person decides does not reopen it. */
const follow = `
  update batch_documents set status = case new.status when 'needs_review' then 'completed' else new.status end
  where packet_id = new.id and status in ('pending', 'processing');`;

const triggers = (dialect: DialectName): string[] =>
  dialect === 'sqlite'
    ? [
        `create trigger packets_of_batches after update of status on packets when new.status <> old.status begin
          ${follow} end`,
      ]
    : [
        `create function update_batch_document_of_packet() returns trigger language plpgsql as $$
        begin ${follow} return null; end $$`,
        `create trigger packets_of_batches after update of status on packets
          for each row when (new.status <> old.status) execute function update_batch_document_of_packet()`,
      ];
