import { deleteProviderKey, ExcerptError, type ProviderKey } from '@excerpt/sdk';
import { Link } from 'wouter-preact';
import { linkTo } from '../../../lib/console-address.ts';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { useChange } from '../../../parts/use-change.ts';

interface DeleteProviderKeyProps {
  slug: string;
  providerKey: ProviderKey;
  touches: string[];
  close: () => void;
  deleted: () => void;
}

export function DeleteProviderKey({ slug, providerKey: key, touches, close, deleted }: DeleteProviderKeyProps) {
  const { mutate, isPending, error } = useChange((sending) => deleteProviderKey({ ...sending, path: { id: key.id } }), {
    touches,
    done: `${key.name} deleted.`,
    after: deleted,
  });
  return (
    <FormDialog
      title={`Delete ${key.name}`}
      close={close}
      submit={mutate}
      submitLabel="Delete"
      isDangerous
      isPending={isPending}
      error={error}
    >
      <p>The key and its secret are deleted. Pending runs that use it fail.</p>
      {error instanceof ExcerptError && error.status === 409 && (
        <p>
          An environment uses this key. Choose another one in the{' '}
          <Link href={linkTo(`/${slug}/settings/environments`)}>environments</Link>, then delete it.
        </p>
      )}
    </FormDialog>
  );
}
