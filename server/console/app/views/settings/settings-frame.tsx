import './settings.css';
import './settings-lists.css';
import type { ComponentChildren } from 'preact';
import { Link, useLocation } from 'wouter-preact';
import { linkTo, toEnvParameter, useEnvironment } from '../../lib/console-address.ts';
import { useShortcuts } from '../../parts/shortcuts.ts';
import { SETTINGS_SECTIONS, type SettingsSection } from './settings-sections.ts';

interface SettingsFrameProps {
  slug: string;
  section: SettingsSection;
  /** Beside the title. */
  actions?: ComponentChildren;
  children: ComponentChildren;
}

/** A section of the settings under the tabs of all. */
export function SettingsFrame({ slug, section, actions, children }: SettingsFrameProps) {
  const env = useEnvironment();
  const [, navigate] = useLocation();
  const to = (path: string) => linkTo(`/${slug}/settings/${path}`, { env: toEnvParameter(env) });
  useShortcuts(
    'Settings',
    SETTINGS_SECTIONS.map(({ path, label, ...entry }, index) => ({
      keys: String(index + 1),
      label,
      ...entry,
      run: () => navigate(to(path)),
    })),
  );
  return (
    <>
      <header class="view-header settings-header">
        <h1>{SETTINGS_SECTIONS.find(({ path }) => path === section)?.label}</h1>
        <div class="view-actions">{actions}</div>
      </header>
      <nav class="tabs" aria-label="Settings">
        {SETTINGS_SECTIONS.map(({ path, label, ...entry }) => (
          <Link
            key={path}
            href={to(path)}
            data-needs={'needs' in entry ? entry.needs : undefined}
            class="tab"
            aria-current={path === section ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      {children}
    </>
  );
}
