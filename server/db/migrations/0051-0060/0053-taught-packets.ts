import { columnTypes, schemaChange } from '../schema-change.ts';

/** When a person approved a packet, which teaches, and the model that was asked about it. */
export const taughtPackets = schemaChange((dialect) => {
  const t = columnTypes[dialect];
  return [
    `alter table packets add column approved_at ${t.timestamp}`,
    `alter table packets add column asked ${t.json}`,
    `create index packets_approved on packets (environment_id, id) where approved_at is not null`,
  ];
});
