import { setting } from './setting.ts';
import { groupRoles, issuer, scopes } from './sign-in-values.ts';
import { anyText, integer, secret, text } from './values.ts';

/** Settings of sign-ins by a browser: the provider of a company, and how long a session lasts. */
export const signInSettings = {
  oidcIssuer: setting(
    'EXCERPT_OIDC_ISSUER',
    '',
    'Provider of OpenID Connect that people sign in with, such as `https://login.example.com/realms/acme`; register ' +
      '`EXCERPT_PUBLIC_URL/sign-in/oidc/callback` there. Keys alone work without it',
    issuer,
  ),
  oidcClientId: setting('EXCERPT_OIDC_CLIENT_ID', '', 'Client that this server is for the provider', anyText),
  oidcClientSecret: setting(
    'EXCERPT_OIDC_CLIENT_SECRET',
    '',
    'Secret of the client; empty for a public client, which PKCE protects',
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
    'How long the link of an invite works; a week by default',
    integer(1, 8_760),
  ),
  proxies: setting(
    'EXCERPT_PROXIES',
    '0',
    'How many proxies are before the server. So many addresses at the end of `X-Forwarded-For` are believed, to tell ' +
      'who guesses passwords',
    integer(0, 10),
  ),
  sessionIdleMinutes: setting(
    'EXCERPT_SESSION_IDLE_MINUTES',
    '20160',
    'A session of a browser ends when it was not used for so long; two weeks by default',
    integer(1, 525_600),
  ),
  sessionHours: setting(
    'EXCERPT_SESSION_HOURS',
    '2160',
    'It ends so long after the sign-in in any case; 90 days by default',
    integer(1, 87_600),
  ),
};
