import { useQuery } from '@tanstack/preact-query';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Link, useLocation } from 'wouter-preact';
import { listWorkspacesQuery } from '../../generated/queries.gen.ts';
import { signOut } from '../api/console-session.ts';
import { serverRoot } from '../api/server-root.ts';
import {
  ENVIRONMENTS,
  linkTo,
  toEnvironment,
  toEnvParameter,
  useEnvironment,
  useParameters,
} from '../lib/console-address.ts';
import { Icon } from '../parts/icons.tsx';
import { showShortcuts } from '../parts/shortcut-help.tsx';
import { useShortcuts } from '../parts/shortcuts.ts';
import { offerFor } from '../api/rights.ts';
import { useRole } from '../api/use-role.ts';
import { DropAnywhere } from '../uploads/drop-anywhere.tsx';
import { views } from '../views/views.ts';
import { rememberWorkspace } from './last-workspace.ts';

const entries = views.flatMap(({ path, navigation }) => (navigation === undefined ? [] : [{ path, ...navigation }]));

interface ShellProps {
  slug: string;
  children: ComponentChildren;
}

/** The frame of every view of a workspace: navigation, choice of workspace and environment. */
export function Shell({ slug, children }: ShellProps) {
  const [, navigate] = useLocation();
  const env = useEnvironment();
  const to = (path: string) => linkTo(`/${slug}${path === '/' ? '' : path}`, { env: toEnvParameter(env) });
  useEffect(() => rememberWorkspace(slug), [slug]);
  const role = useRole(slug);
  useEffect(() => void (role !== undefined && offerFor(role)), [role]);
  useShortcuts(
    'Go to',
    entries.map(({ path, label, key, needs }) => ({ keys: `g ${key}`, label, needs, run: () => navigate(to(path)) })),
  );
  return (
    <div class="shell">
      <a class="skip-link" href="#main">
        Skip to the content
      </a>
      <header class="sidebar">
        <WorkspaceChoice slug={slug} />
        <nav class="navigation" aria-label="Workspace">
          {entries.map(({ path, icon, label, needs }) => (
            <NavigationLink key={path} path={`/${slug}${path}`} href={to(path)} {...{ icon, label, needs }} />
          ))}
        </nav>
        <div class="sidebar-end">
          <EnvironmentChoice />
          <a class="navigation-link" href={`${serverRoot}/docs/guide/index`}>
            <Icon name="book" />
            <span>Guide</span>
          </a>
          <a class="navigation-link" href={`${serverRoot}/docs`}>
            <Icon name="schema" />
            <span>API reference</span>
          </a>
          <button type="button" class="navigation-link" onClick={showShortcuts}>
            <Icon name="keyboard" />
            <span>Keys</span>
          </button>
          <Link class="navigation-link" href="/account">
            <Icon name="person" />
            <span>Account</span>
          </Link>
          <button type="button" class="navigation-link" onClick={() => void signOut()}>
            <Icon name="out" />
            <span>Sign out</span>
          </button>
        </div>
      </header>
      <DropAnywhere onDrop={() => navigate(to('/upload'))} />
      <main id="main" class="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

function NavigationLink({
  path,
  href,
  icon,
  label,
  needs,
}: Record<'path' | 'href' | 'label', string> & Pick<(typeof entries)[number], 'icon' | 'needs'>) {
  const [location] = useLocation();
  const here = location.replace(/\/$/, '');
  const target = `/console${path}`.replace(/\/$/, '');
  // The start has the path of the workspace, with which all others begin.
  const isCurrent = here === target || (!path.endsWith('/') && here.startsWith(`${target}/`));
  return (
    <Link href={href} data-needs={needs} class="navigation-link" aria-current={isCurrent ? 'page' : undefined}>
      <Icon name={icon} />
      <span>{label}</span>
    </Link>
  );
}

function WorkspaceChoice({ slug }: { slug: string }) {
  const [, navigate] = useLocation();
  const { data } = useQuery(listWorkspacesQuery({ query: { pageSize: 100 } }));
  const workspaces = data?.data ?? [];
  return (
    <label class="workspace-choice">
      <span class="visually-hidden">Workspace</span>
      <select
        value={slug}
        onChange={({ currentTarget: { value } }) => navigate(value === '' ? '/console?choose' : `/console/${value}`)}
      >
        {!workspaces.some((workspace) => workspace.slug === slug) && <option value={slug}>{slug}</option>}
        {workspaces.map((workspace) => (
          <option key={workspace.id} value={workspace.slug}>
            {workspace.name}
          </option>
        ))}
        <option value="">All workspaces…</option>
      </select>
    </label>
  );
}

function EnvironmentChoice() {
  const env = useEnvironment();
  const [, setParameters] = useParameters();
  return (
    <label class="environment-choice">
      <span>Environment</span>
      <select
        value={env}
        onChange={({ currentTarget: { value } }) => setParameters({ env: toEnvParameter(toEnvironment(value)) })}
      >
        {ENVIRONMENTS.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  );
}
