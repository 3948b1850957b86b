/** The sections of the settings, in the order of their tabs. */
export const SETTINGS_SECTIONS = [
  { path: 'environments', label: 'Environments' },
  { path: 'provider-keys', label: 'Provider keys' },
  { path: 'webhooks', label: 'Webhooks' },
  { path: 'api-keys', label: 'API keys' },
  { path: 'members', label: 'Members' },
  { path: 'audit-log', label: 'Audit log' },
  { path: 'privacy', label: 'Privacy' },
  { path: 'usage', label: 'Usage' },
] as const;

export type SettingsSection = (typeof SETTINGS_SECTIONS)[number]['path'];
