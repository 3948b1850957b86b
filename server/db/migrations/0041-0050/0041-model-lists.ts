import { schemaChange } from '../schema-change.ts';

/** The models that a provider listed for a key. */
export const modelLists = schemaChange(() => ['alter table provider_keys add column published_models text']);
