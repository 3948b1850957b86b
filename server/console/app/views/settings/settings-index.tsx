import { Redirect } from 'wouter-preact';
import { linkTo, toEnvParameter, useEnvironment } from '../../lib/console-address.ts';
import type { ViewProps } from '../late-view.tsx';
import { SETTINGS_SECTIONS } from './settings-sections.ts';

/** Goes on to the first section. */
export default function SettingsIndex({ slug }: ViewProps) {
  const env = useEnvironment();
  return (
    <Redirect to={linkTo(`/${slug}/settings/${SETTINGS_SECTIONS[0].path}`, { env: toEnvParameter(env) })} replace />
  );
}
