import { columnTypes, schemaChange } from '../schema-change.ts';

/** When each backup was complete: operators are told when the last one is too old. */
export const backups = schemaChange((dialect) => {
  const { timestamp, integer } = columnTypes[dialect];
  return [
    `create table backups (
       completed_at ${timestamp} not null primary key,
       documents ${integer} not null,
       files ${integer} not null
     )`,
  ];
});
