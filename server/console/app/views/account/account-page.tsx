import './account.css';
import { useQuery, useQueryClient } from '@tanstack/preact-query';
import { Link } from 'wouter-preact';
import { listSessions, readAccount, type Account, type OpenSession } from '../../api/account.ts';
import { signOut } from '../../api/console-session.ts';
import { PendingState } from '../../parts/states.tsx';
import { TimeAgo } from '../../parts/time-ago.tsx';
import { ChangePassword } from './change-password.tsx';
import { Passkeys } from './passkeys.tsx';

const METHODS: Record<Account['method'], string> = {
  api_key: 'API key',
  oidc: 'identity provider',
  password: 'password',
  passkey: 'passkey',
};

/** What the user signs in with, and where the user is signed in. */
export default function AccountPage() {
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({ queryKey: ['account'], queryFn: readAccount });
  if (error !== null || data === undefined) return <PendingState error={error} retry={() => void refetch()} />;
  const reload = async () => {
    await Promise.all(['account', 'sessions'].map((name) => queries.invalidateQueries({ queryKey: [name] })));
  };
  const { user, method } = data;
  return (
    <main id="main" class="account">
      <p>
        <Link href="/console?choose">Workspaces</Link>
      </p>
      <h1>{user.name}</h1>
      <p class="muted">
        {user.email !== null && <>{user.email} · </>}
        <code>{user.id}</code>
      </p>
      {method === 'oidc' ? (
        <p>You sign in with your identity provider, which keeps your password and passkeys.</p>
      ) : (
        <>
          <ChangePassword hasPassword={data.hasPassword} reload={reload} />
          <Passkeys passkeys={data.passkeys} reload={reload} />
        </>
      )}
      <Sessions />
    </main>
  );
}

function Sessions() {
  const { data = [] } = useQuery({ queryKey: ['sessions'], queryFn: listSessions });
  return (
    <section>
      <h2>Sessions</h2>
      <ul class="account-list">
        {data.map((open) => (
          <SessionLine key={open.id} {...open} />
        ))}
      </ul>
      <button type="button" class="button button-danger" onClick={() => void signOut('sessions')}>
        Sign out everywhere
      </button>
    </section>
  );
}

function SessionLine({ method, browser, usedAt, isCurrent }: OpenSession) {
  return (
    <li>
      <span>
        {browser ?? 'An unknown browser'}, by {METHODS[method]}
      </span>
      <span class="muted">
        {isCurrent ? (
          'this browser'
        ) : (
          <>
            used <TimeAgo at={usedAt} />
          </>
        )}
      </span>
    </li>
  );
}
