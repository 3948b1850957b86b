import { columnTypes, schemaChange } from '../schema-change.ts';

/** Labels of a second person, labels without drafts in sight, and the order by the confidence of drafts. */
export const secondLabels = schemaChange((dialect) => {
  const t = columnTypes[dialect];
  const isNot = `${t.boolean} not null default ${dialect === 'sqlite' ? '0' : 'false'}`;
  return [
    `alter table datasets add column blind ${isNot}`,
    `alter table datasets add column twice ${t.real} not null default 0`,
    'alter table dataset_items add column second text',
    `alter table dataset_labels add column is_second ${isNot}`,
    `create index dataset_items_second on dataset_items (dataset_id, second, id) where second is not null`,
    `create index dataset_items_open on dataset_items (dataset_id, id) where label <> 'labelled'`,
    // What has no draft comes last, on both databases.
    `create index dataset_items_unsure on dataset_items (dataset_id, (coalesce(confidence, 2)), id)`,
    `create index dataset_items_open_unsure on dataset_items (dataset_id, (coalesce(confidence, 2)), id)
      where label <> 'labelled'`,
  ];
});
