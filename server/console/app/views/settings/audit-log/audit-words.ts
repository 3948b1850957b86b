/** How the audit log names changes. */
import type { ListAuditLogData } from '@excerpt/sdk';

/** Which entries are listed. */
export type AuditFilter = Pick<
  NonNullable<ListAuditLogData['query']>,
  'workspace' | 'action' | 'target' | 'actor' | 'from' | 'to'
>;

const ACTIONS: Record<string, string> = {
  'user.updated': 'User changed',
  'api_key.created': 'API key made',
  'api_key.deleted': 'API key revoked',
  'provider_key.created': 'Provider key added',
  'provider_key.updated': 'Provider key changed',
  'provider_key.deleted': 'Provider key deleted',
  'workspace.created': 'Workspace created',
  'workspace.imported': 'Workspace imported',
  'workspace.updated': 'Workspace changed',
  'workspace.deleted': 'Workspace deleted',
  'environment.updated': 'Environment changed',
  'invite.created': 'Person invited',
  'invite.deleted': 'Invite withdrawn',
  'invite.accepted': 'Invite accepted',
  'password.updated': 'Password changed',
  'passkey.created': 'Passkey added',
  'passkey.deleted': 'Passkey removed',
  'sign_in.refused': 'Guesses at a sign-in',
  'session.all_closed': 'Signed out everywhere',
  'member.added': 'Member added',
  'member.updated': 'Role of a member changed',
  'member.removed': 'Member removed',
  'webhook.created': 'Webhook added',
  'webhook.updated': 'Webhook changed',
  'webhook.deleted': 'Webhook deleted',
  'webhook.disabled': 'Webhook turned off',
  'webhook.secret_rotated': 'Webhook secret replaced',
};

/** Kinds of targets, as the filter of actions takes them. */
export const KINDS = {
  document: 'Documents',
  run: 'Runs',
  review: 'Reviews',
  export: 'Exports',
  batch: 'Batches',
  packet: 'Packets',
  dataset: 'Data sets',
  schema: 'Schemas',
  environment: 'Environments',
  member: 'Members',
  webhook: 'Webhooks',
  privacy: 'Searches for a person',
  erasure: 'Erasures',
  session: 'Sign-ins',
  request: 'Refused requests',
} as const;

/** Whole days of the reader's clock, the last one too. Empty or broken ones are left out. */
export function toTimes(from: string, to: string): Pick<AuditFilter, 'from' | 'to'> {
  const first = new Date(`${from}T00:00:00`);
  const last = new Date(`${to}T00:00:00`);
  last.setDate(last.getDate() + 1);
  return {
    ...(!Number.isNaN(first.getTime()) && { from: first.toISOString() }),
    ...(!Number.isNaN(last.getTime()) && { to: last.toISOString() }),
  };
}

/** An action that a later server adds is shown by its own name. */
export const describeAction = (action: string): string => ACTIONS[action] ?? action;

/** `model, verify`. */
export const listChanges = (changes: Record<string, unknown>): string => Object.keys(changes).join(', ');

/** A value of a field as text; empty for none. */
export function toChangeText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
