import type { ProviderUser } from './identity-provider.ts';

type Claims = Readonly<Record<string, unknown>>;

const MAX_GROUPS = 1000;

/** A claim by its name, else by its path: `realm_access.roles`. */
function readClaim(claims: Claims, path: string): unknown {
  if (Object.hasOwn(claims, path)) return claims[path];
  let value: unknown = claims;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Claims)[name];
  }
  return value;
}

/** Null if there is no such claim. A claim that is a text is one group. */
export function readGroups(claims: Claims, path: string): string[] | null {
  const value = readClaim(claims, path);
  if (value === undefined || value === null) return null;
  const groups = (Array.isArray(value) ? value : [value]).filter((group): group is string => typeof group === 'string');
  return [...new Set(groups)].slice(0, MAX_GROUPS);
}

const readText = (claims: Claims, name: string): string | null => {
  const value = claims[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 320) : null;
};

/** How people call the person. */
export function readPerson(claims: Claims): Pick<ProviderUser, 'name' | 'email'> {
  const email = readText(claims, 'email');
  const name = readText(claims, 'name') ?? readText(claims, 'preferred_username') ?? email ?? readText(claims, 'sub');
  // Anybody can claim an address that was not verified.
  return { name: name ?? 'user', email: claims['email_verified'] === false ? null : email };
}
