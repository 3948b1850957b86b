import { schemaChange } from '../schema-change.ts';

/**
 * FTS5 marks the words of a deleted document, and drops them when it merges the parts of its index that have them. The
 * index is merged for the documents that are listed here: at first also for those that were deleted before.
 */
export const erasedWords = schemaChange((dialect) =>
  dialect === 'postgres'
    ? []
    : [
        `create table erased_words (search_id integer primary key)`,
        `insert into erased_words values (0)`,
        `create trigger document_words_erased after delete on document_words begin
          insert or ignore into erased_words values (old.search_id);
        end`,
      ],
);
