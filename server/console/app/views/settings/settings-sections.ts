import type { Restricted } from '../../api/rights.ts';

/** The sections of the settings, in the order of their tabs. */
export const SETTINGS_SECTIONS = [
  { path: 'environments', label: 'Environments' },
  { path: 'provider-keys', label: 'Provider keys' },
  { path: 'webhooks', label: 'Webhooks', needs: 'listWebhooks' },
  { path: 'api-keys', label: 'API keys' },
  { path: 'members', label: 'Members' },
  { path: 'audit-log', label: 'Audit log' },
  { path: 'privacy', label: 'Privacy', needs: 'findPrivacyDocuments' },
  { path: 'usage', label: 'Usage', needs: 'getUsage' },
] as const satisfies readonly { path: string; label: string; needs?: Restricted }[];

export type SettingsSection = (typeof SETTINGS_SECTIONS)[number]['path'];
