import { confirmErasure, createErasure, type Erasure } from '@excerpt/sdk';
import { useEffect, useState } from 'preact/hooks';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { useChange } from '../../../parts/use-change.ts';
import { ErasedCounts } from './erased-counts.tsx';
import type { PersonSearch } from './person-search.ts';

interface EraseDialogProps {
  slug: string;
  search: PersonSearch;
  close: () => void;
  confirmed: (id: string) => void;
}

/** Counts first. What is erased is what was counted. */
export function EraseDialog({ slug, search, close, confirmed }: EraseDialogProps) {
  const [prepared, setPrepared] = useState<Erasure | null>(null);
  const preparing = useChange((sending) => createErasure({ ...sending, path: { slug }, body: search }), {
    touches: ['listErasures'],
    after: setPrepared,
  });
  const confirming = useChange((sending) => confirmErasure({ ...sending, path: { id: prepared?.id ?? '' } }), {
    touches: ['listErasures', 'getErasure', 'findPrivacyDocuments'],
    after: ({ id }) => confirmed(id),
  });
  useEffect(() => preparing.mutate(), []);
  return (
    <FormDialog
      title="Erase everything about a person"
      close={close}
      submit={() => confirming.mutate()}
      submitLabel="Erase"
      isDangerous
      isPending={prepared === null || confirming.isPending}
      error={preparing.error ?? confirming.error}
    >
      {prepared === null ? <p class="muted">Counting…</p> : <ErasedCounts counts={prepared.counts} />}
      <p>
        The documents go with their files, runs, reviews, labels and copies. Active runs are cancelled. This cannot be
        undone.
      </p>
    </FormDialog>
  );
}
