import type { FunctionComponent } from 'preact';
import type { Restricted } from '../api/rights.ts';
import type { IconName } from '../parts/icons.tsx';
import { loadLate, type ViewProps } from './late-view.tsx';

export interface ViewEntry {
  /** Below `/console/:slug`. */
  path: string;
  View: FunctionComponent<ViewProps>;
  /** How the navigation shows it; absent for views that others link to. */
  navigation?: { label: string; icon: IconName; /** Pressed after `g`. */ key: string; needs?: Restricted | undefined };
}

/** Every view of a workspace. The first path that matches is shown. */
export const views: ViewEntry[] = [
  {
    path: '/',
    View: loadLate(() => import('./start/start-view.tsx')),
    navigation: { label: 'Start', icon: 'home', key: 's', needs: 'extract' },
  },
  {
    path: '/upload',
    View: loadLate(() => import('./upload/upload-view.tsx')),
    navigation: { label: 'Upload', icon: 'upload', key: 'u', needs: 'extract' },
  },
  {
    path: '/runs',
    View: loadLate(() => import('./runs/runs-view.tsx')),
    navigation: { label: 'Runs', icon: 'runs', key: 'r' },
  },
  {
    path: '/reviews',
    View: loadLate(() => import('./review/reviews-view.tsx')),
    navigation: { label: 'Reviews', icon: 'review', key: 'v' },
  },
  {
    path: '/packets',
    View: loadLate(() => import('./packets/packets-view.tsx')),
    navigation: { label: 'Packets', icon: 'stack', key: 'p' },
  },
  { path: '/packets/:packetId', View: loadLate(() => import('./packets/packet-view.tsx')) },
  { path: '/splitters', View: loadLate(() => import('./splitters/splitters-view.tsx')) },
  { path: '/splitters/:splitterKey', View: loadLate(() => import('./splitters/splitter-view.tsx')) },
  {
    path: '/schemas',
    View: loadLate(() => import('./schemas/schemas-view.tsx')),
    navigation: { label: 'Schemas', icon: 'schema', key: 'c' },
  },
  {
    path: '/lookups',
    View: loadLate(() => import('./lookups/lookups-view.tsx')),
    navigation: { label: 'Lookups', icon: 'table', key: 'l', needs: 'listLookups' },
  },
  { path: '/lookups/:key', View: loadLate(() => import('./lookups/lookup-view.tsx')) },
  { path: '/schemas/:schemaKey', View: loadLate(() => import('./schema/schema-view.tsx')) },
  {
    path: '/settings',
    View: loadLate(() => import('./settings/settings-index.tsx')),
    navigation: { label: 'Settings', icon: 'settings', key: 't' },
  },
  {
    path: '/settings/environments',
    View: loadLate(() => import('./settings/environments/environments-settings.tsx')),
  },
  {
    path: '/settings/provider-keys',
    View: loadLate(() => import('./settings/provider-keys/provider-keys-settings.tsx')),
  },
  { path: '/settings/webhooks', View: loadLate(() => import('./settings/webhooks/webhooks-settings.tsx')) },
  { path: '/settings/webhooks/:webhookId', View: loadLate(() => import('./settings/webhooks/webhook-view.tsx')) },
  { path: '/settings/api-keys', View: loadLate(() => import('./settings/access/api-keys-settings.tsx')) },
  { path: '/settings/members', View: loadLate(() => import('./settings/access/members-settings.tsx')) },
  { path: '/settings/audit-log', View: loadLate(() => import('./settings/audit-log/audit-log-settings.tsx')) },
  { path: '/settings/privacy', View: loadLate(() => import('./settings/privacy/privacy-settings.tsx')) },
  { path: '/settings/usage', View: loadLate(() => import('./settings/usage/usage-settings.tsx')) },
  { path: '/reviews/:runId', View: loadLate(() => import('./review/review-view.tsx')) },
  { path: '/runs/:runId', View: loadLate(() => import('./run/run-view.tsx')) },
  { path: '/datasets/:datasetId', View: loadLate(() => import('./datasets/dataset-view.tsx')) },
  { path: '/datasets/:datasetId/label/:itemId', View: loadLate(() => import('./label/label-view.tsx')) },
  { path: '/evaluations/:evaluationId', View: loadLate(() => import('./evaluations/evaluation-view.tsx')) },
  {
    path: '/evaluations/:evaluationId/compare/:beforeId',
    View: loadLate(() => import('./evaluations/compare-evaluations-view.tsx')),
  },
  { path: '/compare', View: loadLate(() => import('./compare/compare-view.tsx')) },
];
