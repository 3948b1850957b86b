import type { ClientSettings } from './client-settings.ts';

/** A URL, or undefined for a text that is none. Node 20 has no `URL.parse`. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/**
 * Refuses by name what would only fail at the first request, with a message of the platform.
 *
 * @throws TypeError
 */
export function checkSettings({ baseUrl, apiKey }: ClientSettings): void {
  const url = parseUrl(baseUrl);
  if (url?.username || url?.password) throw new TypeError('`baseUrl` has a user or a password. Use `headers`.');
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash)
    throw new TypeError(`\`baseUrl\` must be as http://127.0.0.1:8787, not ${JSON.stringify(baseUrl)}.`);
  if (!/^([!-~]+( +[!-~]+)*)?$/.test(apiKey))
    throw new TypeError('`apiKey` has a character that headers cannot carry.');
}
