import { createSchema, getSchema, type SchemaFamily } from '@excerpt/sdk';
import { useMutation, useQueryClient } from '@tanstack/preact-query';
import { getClient } from '../../api/console-session.ts';
import { describeError } from '../../api/query-client.ts';
import { notify } from '../../parts/notices.tsx';
import { toVersionInput } from './draft-input.ts';
import type { Draft } from './stored-drafts.ts';
import type { DraftEditing } from './use-draft.ts';

/** Saves a draft as the next version of its schema. */
export function useSave(slug: string, { schemaKey }: SchemaFamily, { readLatest, change, discard }: DraftEditing) {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const draft = readLatest();
      const version = toVersionInput(draft);
      const client = getClient();
      const { data: current } = await getSchema({ client, path: { slug, schemaKey }, throwOnError: true });
      const { latestVersionNumber, name } = current;
      if (latestVersionNumber !== draft.baseVersionNumber) {
        change({ baseVersionNumber: latestVersionNumber });
        throw new Error(
          `Version ${latestVersionNumber} was saved by another user. Compare it with your changes, then save again.`,
        );
      }
      const body = { schemaKey, name, ...version };
      const { data } = await createSchema({ client, path: { slug }, body, throwOnError: true });
      return { saved: draft, latestVersionNumber: data.latestVersionNumber };
    },
    onSuccess: async ({ saved, latestVersionNumber }) => {
      const isNew = latestVersionNumber !== saved.baseVersionNumber;
      await queries.invalidateQueries({
        predicate: ({ queryKey: [operation] }) =>
          ['listSchemas', 'getSchema', 'getSchemaVersion', 'listSchemaVersions'].includes(String(operation)),
      });
      // What was typed while it was saved is the next draft.
      const typed = readLatest();
      const isSaved = (Object.keys(saved) as (keyof Draft)[]).every((part) => typed[part] === saved[part]);
      if (isSaved) discard();
      else change({ baseVersionNumber: latestVersionNumber });
      notify(
        isNew
          ? `Version ${latestVersionNumber} is saved.`
          : 'There is no new version: only the order or the spacing of the JSON differed.',
      );
    },
    onError: (error) => notify(describeError(error), { isError: true }),
  });
  return { save: () => mutate(), isSaving: isPending };
}
