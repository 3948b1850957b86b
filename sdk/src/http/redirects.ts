import { ExcerptError } from '../request-errors.ts';
import { parseUrl } from './check-settings.ts';

const MAX_REDIRECTS = 5;

/** Whether an answer names another address. Browsers do not say which. */
const isRedirect = ({ status, type }: Response): boolean =>
  type === 'opaqueredirect' || [301, 302, 303, 307, 308].includes(status);

/**
 * Follows redirects within the origin that keep the request as it is. Another origin would get the API key and the
 * document.
 */
export async function followRedirects(
  { url, method }: Request,
  first: Response,
  send: (url: string) => Promise<Response>,
): Promise<Response> {
  let response = first;
  let address = url;
  for (let count = 0; isRedirect(response); count += 1) {
    const target = parseUrl(response.headers.get('location') ?? '', address);
    const keepsRequest = method === 'GET' || response.status === 307 || response.status === 308;
    // An answer without an address names the one that was asked, and is no reason to ask it again.
    if (count === MAX_REDIRECTS || !keepsRequest || target?.origin !== new URL(url).origin || target.href === address)
      throw new ExcerptError({
        code: 'redirect_refused',
        message:
          `A redirect${target ? ` to ${target.origin}` : ''} is not followed: it would get the API key. ` +
          'Set baseUrl to the address of the server.',
        retryable: false,
        status: response.status || 302,
        response,
      });
    address = target.href;
    await response.body?.cancel();
    response = await send(address);
  }
  return response;
}
