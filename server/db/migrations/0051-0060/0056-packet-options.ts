import { columnTypes, schemaChange } from '../schema-change.ts';

/** What the questions to the model of a packet may show and cost. */
export const packetOptions = schemaChange((dialect) => {
  const t = columnTypes[dialect];
  return [
    `alter table packets add column max_cost_nanos ${t.integer}`,
    `alter table packets add column vision text not null default 'auto'`,
  ];
});
