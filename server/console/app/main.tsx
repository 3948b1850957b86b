import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/layout.css';
import { render } from 'preact';
import { followSignInLinks } from './api/console-session.ts';
import { forgetOnSignOut } from './api/query-client.ts';
import { Console } from './console.tsx';

followSignInLinks();
forgetOnSignOut();
const place = document.getElementById('console');
if (place !== null) render(<Console />, place);
