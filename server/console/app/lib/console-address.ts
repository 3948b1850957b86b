/** State that is in the URL, so that it can be linked and survives a reload. */
import { useLocation, useSearchParams } from 'wouter-preact';

export const ENVIRONMENTS = ['production', 'staging', 'development'] as const;
export type EnvironmentSlug = (typeof ENVIRONMENTS)[number];

/** A path below `/console`, with the parameters that are set. */
export function linkTo(path: string, parameters: Record<string, string | number | null | undefined> = {}): string {
  const set = Object.entries(parameters).filter(([, value]) => value != null && value !== '');
  const search = new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString();
  return `/console${path}${search === '' ? '' : `?${search}`}`;
}

export type SetParameters = (changes: Record<string, string | null>, options?: { replace?: boolean }) => void;

/** The parameters of the address, and a function that changes some of them; null removes one. */
export function useParameters(): [URLSearchParams, SetParameters] {
  const [parameters, setParameters] = useSearchParams();
  const change: SetParameters = (changes, { replace = true } = {}) =>
    setParameters(
      (previous) => {
        for (const [name, value] of Object.entries(changes))
          if (value === null || value === '') previous.delete(name);
          else previous.set(name, value);
        return previous;
      },
      { replace },
    );
  return [parameters, change];
}

export function toEnvironment(text: string | null): EnvironmentSlug {
  return ENVIRONMENTS.find((slug) => slug === text) ?? 'production';
}

/** The environment of the address; production is left out of it. */
export function useEnvironment(): EnvironmentSlug {
  const [parameters] = useSearchParams();
  return toEnvironment(parameters.get('env'));
}

/** How links name an environment. */
export const toEnvParameter = (env: EnvironmentSlug): string | null => (env === 'production' ? null : env);

/** A parameter that names what is open: its value, a function that sets it, and the address with another value. */
export function useParameterLink(
  name: string,
): [string | null, (value: string | null) => void, (value: string) => string] {
  const [location] = useLocation();
  const [parameters, setParameters] = useParameters();
  const link = (value: string) => {
    const others = new URLSearchParams(parameters);
    others.set(name, value);
    return `${location}?${others.toString()}`;
  };
  return [parameters.get(name), (value) => setParameters({ [name]: value }), link];
}
