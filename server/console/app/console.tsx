import { QueryClientProvider } from '@tanstack/preact-query';
import { Link, Redirect, Route, Router, Switch, useLocation } from 'wouter-preact';
import { session, wasRefused } from './api/console-session.ts';
import { queryClient } from './api/query-client.ts';
import { serverRoot } from './api/server-root.ts';
import { Shell } from './layout/shell.tsx';
import { Notices } from './parts/notices.tsx';
import { ShortcutHelp } from './parts/shortcut-help.tsx';
import { EmptyState } from './parts/states.tsx';
import { loadLate } from './views/late-view.tsx';
import { views } from './views/views.ts';
import { Workspaces } from './views/workspaces/workspaces.tsx';

// Who is signed in needs none of these for the first page.
const AccountPage = loadLate<object>(() => import('./views/account/account-page.tsx'));
const InvitePage = loadLate<object>(() => import('./views/invite/invite-page.tsx'));
const SignIn = loadLate<object>(() => import('./views/sign-in/sign-in.tsx'));

/** All of the console: the form to sign in, or the view of the address. */
export function Console() {
  return (
    <QueryClientProvider client={queryClient}>
      <Router base={serverRoot}>
        <Frame />
      </Router>
      <ShortcutHelp />
      <Notices />
    </QueryClientProvider>
  );
}

function Frame() {
  const [path] = useLocation();
  if (session.value === undefined) return null;
  if (path === '/invite') return <InvitePage />;
  if (session.value === null) return <SignIn />;
  // The view behind the form keeps what was typed until its user has signed in again.
  return (
    <>
      <div hidden={wasRefused.value}>
        <SignedIn key={session.value.userId} />
      </div>
      {wasRefused.value && <SignIn />}
    </>
  );
}

function SignedIn() {
  return (
    <Switch>
      <Route path="/">
        <Redirect to="/console" replace />
      </Route>
      <Route path="/console" component={Workspaces} />
      <Route path="/account" component={AccountPage} />
      {views.map(({ path, View }) => (
        <Route key={path} path={`/console/:slug${path}`}>
          {({ slug = '', ...parameters }: Record<string, string>) => (
            <Shell slug={slug}>
              <View slug={slug} parameters={parameters} />
            </Shell>
          )}
        </Route>
      ))}
      <Route component={NotFound} />
    </Switch>
  );
}

function NotFound() {
  return (
    <main id="main" class="page-center">
      <EmptyState title="There is no such page">
        <Link href="/console" class="button">
          Go to the workspaces
        </Link>
      </EmptyState>
    </main>
  );
}
