import { deleteInvite, type Invite } from '@excerpt/sdk';
import { useQuery } from '@tanstack/preact-query';
import { listInvitesQuery } from '../../../../generated/queries.gen.ts';
import { mayRead } from '../../../api/rights.ts';
import { TimeAgo } from '../../../parts/time-ago.tsx';
import { useChange } from '../../../parts/use-change.ts';

/** The invites that still work, for owners. */
export function OpenInvites({ slug }: { slug: string }) {
  const { data } = useQuery({
    ...listInvitesQuery({ path: { slug }, query: { pageSize: 100 } }),
    enabled: mayRead('listInvites'),
  });
  if (data === undefined || data.total === 0) return null;
  return (
    <section class="open-invites" aria-label="Open invites">
      <h2>Open invites</h2>
      <ul>
        {data.data.map((invite) => (
          <InviteLine key={invite.id} {...invite} />
        ))}
      </ul>
    </section>
  );
}

function InviteLine({ id, email, role, expiresAt }: Invite) {
  const { mutate, isPending } = useChange((sending) => deleteInvite({ ...sending, path: { id } }), {
    touches: ['listInvites'],
    done: 'Invite withdrawn.',
    notifiesErrors: true,
  });
  const name = email ?? id;
  return (
    <li>
      <strong>{name}</strong> as {role}, expires <TimeAgo at={expiresAt} />{' '}
      <button
        data-needs="deleteInvite"
        type="button"
        class="link-button"
        disabled={isPending}
        aria-label={`Withdraw the invite of ${name}`}
        onClick={() => mutate()}
      >
        Withdraw
      </button>
    </li>
  );
}
