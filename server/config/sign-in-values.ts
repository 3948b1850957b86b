import { parseGrant, type GroupGrant } from '../lib/people/group-grants.ts';
import { ROLES } from '../lib/people/workspace-roles.ts';
import { Problem } from './values.ts';

const isLoopback = (hostname: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/** Answers of a provider say what people may do, so they are not read from a network in the clear. */
export function issuer(value: string): string | null | Problem {
  if (value === '') return null;
  const url = URL.parse(value);
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
  const isUsable = url !== null && isSafe && url.username === '' && url.search === '' && url.hash === '';
  return isUsable
    ? value
    : new Problem('a URL that begins with https://, or with http:// and an address of this machine');
}

export function scopes(value: string): string | Problem {
  const names = value.split(/\s+/).filter((name) => name !== '');
  const isUsable = names.includes('openid') && names.every((name) => /^[\x21\x23-\x5b\x5d-\x7e]+$/.test(name));
  return isUsable ? names.join(' ') : new Problem('names between spaces, with openid among them');
}

export type ListedGrant = GroupGrant & { group: string };

/** Groups may have any character but a comma in their names. */
export function groupRoles(value: string): ListedGrant[] | Problem {
  const entries = value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const grants = entries.flatMap((entry) => {
    const at = entry.lastIndexOf('=');
    const grant = parseGrant(entry.slice(at + 1).trim());
    return at < 1 || grant === null ? [] : [{ group: entry.slice(0, at).trim(), ...grant }];
  });
  return grants.length === entries.length
    ? grants
    : new Problem(`GROUP=WORKSPACE:ROLE between commas, with one of the roles ${ROLES.join(', ')}`);
}
