/** The calls to models that active runs have finished. */
const statements = [
  `create table if not exists run_calls (
    run_id text not null references runs (id) on delete cascade,
    key text not null,
    answer text not null,
    created_at text not null,
    primary key (run_id, key)
  ) without rowid`,
];

export const runCallTables = { statements };
