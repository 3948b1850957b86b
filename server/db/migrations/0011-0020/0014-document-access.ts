import { columnTypes, schemaChange } from '../schema-change.ts';

/** Page ranges and passwords of documents. The same bytes are parsed once per range. */
export const documentAccess = schemaChange((dialect) => {
  const t = columnTypes[dialect];
  return [
    'alter table documents add column pages text',
    `alter table documents
      add column is_protected ${t.boolean} not null default ${dialect === 'sqlite' ? '0' : 'false'}`,
    'alter table documents add column sealed_password text',
    'alter table runs add column pages text',
    ...(dialect === 'sqlite'
      ? [
          `create table new_parsings (
            blob_hash ${t.key} not null,
            mime_type text not null,
            parser_version text not null,
            pages text not null,
            page_count ${t.integer},
            created_at ${t.timestamp} not null,
            primary key (blob_hash, mime_type, parser_version, pages)
          )${t.withoutRowid}`,
          `insert into new_parsings select blob_hash, mime_type, parser_version, '', page_count, created_at
            from parsings`,
          'drop table parsings',
          'alter table new_parsings rename to parsings',
        ]
      : [
          `alter table parsings add column pages text not null default ''`,
          'alter table parsings drop constraint parsings_pkey',
          'alter table parsings add primary key (blob_hash, mime_type, parser_version, pages)',
        ]),
  ];
});
