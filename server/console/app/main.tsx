import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/layout.css';
import './styles/lists.css';
import { render } from 'preact';
import { findSession, followOtherTabs } from './api/console-session.ts';
import { forgetOnSignOut } from './api/query-client.ts';
import { Console } from './console.tsx';
import { restoreUploads } from './uploads/upload-queue.ts';
import { hasStoredUnsent } from './views/review/unsent-reviews.ts';

followOtherTabs();
forgetOnSignOut();
void findSession().then(() => {
  // Corrections go on being sent, whatever view is open.
  if (hasStoredUnsent()) void import('./views/review/review-outboxes.ts');
  return restoreUploads();
});
const place = document.getElementById('console');
if (place !== null) render(<Console />, place);
