import type { FunctionComponent } from 'preact';
import type { IconName } from '../parts/icons.tsx';
import { loadLate, type ViewProps } from './late-view.tsx';

export interface ViewEntry {
  /** Below `/console/:slug`. */
  path: string;
  View: FunctionComponent<ViewProps>;
  /** How the navigation shows it; absent for views that others link to. */
  navigation?: { label: string; icon: IconName; /** Pressed after `g`. */ key: string };
}

/** Every view of a workspace. The first path that matches is shown. */
export const views: ViewEntry[] = [
  {
    path: '/',
    View: loadLate(() => import('./start/start-view.tsx')),
    navigation: { label: 'Start', icon: 'home', key: 's' },
  },
  {
    path: '/upload',
    View: loadLate(() => import('./upload/upload-view.tsx')),
    navigation: { label: 'Upload', icon: 'upload', key: 'u' },
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
    path: '/schemas',
    View: loadLate(() => import('./schemas/schemas-view.tsx')),
    navigation: { label: 'Schemas', icon: 'schema', key: 'c' },
  },
  { path: '/schemas/:schemaKey', View: loadLate(() => import('./schema/schema-view.tsx')) },
  { path: '/reviews/:runId', View: loadLate(() => import('./review/review-view.tsx')) },
  { path: '/runs/:runId', View: loadLate(() => import('./run/run-view.tsx')) },
  { path: '/compare', View: loadLate(() => import('./compare/compare-view.tsx')) },
];
