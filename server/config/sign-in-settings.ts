import { setting } from './setting.ts';
import { groupRoles, issuer, scopes } from './sign-in-values.ts';
import { anyText, integer, secret, text } from './values.ts';

/** Settings of sign-ins by a browser: the provider of a company, and how long a session lasts. */
export const signInSettings = {
  oidcIssuer: setting(
    'EXCERPT_OIDC_ISSUER',
    '',
    'OpenID Connect provider for sign-ins, such as `https://login.example.com/realms/acme`; its redirect address is ' +
      '`EXCERPT_PUBLIC_URL/sign-in/oidc/callback`. Empty for none',
    issuer,
  ),
  oidcClientId: setting('EXCERPT_OIDC_CLIENT_ID', '', 'Client ID of this server at the provider', anyText),
  oidcClientSecret: setting(
    'EXCERPT_OIDC_CLIENT_SECRET',
    '',
    'Client secret; empty for a public client with PKCE',
    secret,
  ),
  oidcName: setting(
    'EXCERPT_OIDC_NAME',
    '',
    'What the button says after “Sign in with”; the host of the provider by default',
    anyText,
  ),
  oidcScopes: setting(
    'EXCERPT_OIDC_SCOPES',
    'openid profile email',
    'Scopes that are asked for, beside `offline_access` where the provider has it; some need `groups`',
    scopes,
  ),
  oidcGroupsClaim: setting(
    'EXCERPT_OIDC_GROUPS_CLAIM',
    'groups',
    'Claim with the groups of a user; `realm_access.roles` for one inside another',
    text,
  ),
  oidcGroups: setting(
    'EXCERPT_OIDC_GROUPS',
    '',
    'What groups may do, as `GROUP=WORKSPACE:ROLE` between commas, with the roles owner, member, reviewer, reader. ' +
      'Groups named `excerpt:WORKSPACE:ROLE` work without an entry',
    groupRoles,
  ),
  inviteHours: setting(
    'EXCERPT_INVITE_HOURS',
    '168',
    'Lifetime of the link of an invite; a week by default',
    integer(1, 8_760),
  ),
  proxies: setting(
    'EXCERPT_PROXIES',
    '0',
    'Number of trusted proxies in front of the server: as many addresses at the end of `X-Forwarded-For` are ' +
      'trusted, to slow down guesses of passwords by address',
    integer(0, 10),
  ),
  sessionIdleMinutes: setting(
    'EXCERPT_SESSION_IDLE_MINUTES',
    '20160',
    'Idle time after which a browser session ends; two weeks by default',
    integer(1, 525_600),
  ),
  sessionHours: setting(
    'EXCERPT_SESSION_HOURS',
    '2160',
    'Longest time of a browser session; 90 days by default',
    integer(1, 87_600),
  ),
};
