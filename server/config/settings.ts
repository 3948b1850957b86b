import { databaseSettings } from './database-settings.ts';
import { jobSettings } from './job-settings.ts';
import { limitSettings } from './limit-settings.ts';
import { providerSettings } from './provider-settings.ts';
import { serverSettings } from './server-settings.ts';
import { signInSettings } from './sign-in-settings.ts';
import { storageSettings } from './storage-settings.ts';
import type { Setting } from './setting.ts';
import { tracingSettings } from './tracing-settings.ts';
import { webhookSettings } from './webhook-settings.ts';
import type { Problem } from './values.ts';

/** Every setting. The table in docs/configuration.md is generated from this list. */
export const SETTINGS = {
  ...serverSettings,
  ...signInSettings,
  ...databaseSettings,
  ...storageSettings,
  ...providerSettings,
  ...limitSettings,
  ...jobSettings,
  ...webhookSettings,
  ...tracingSettings,
};

type Settings = typeof SETTINGS;
export type Values = { [K in keyof Settings]: Settings[K] extends Setting<infer T> ? Exclude<T, Problem> : never };
