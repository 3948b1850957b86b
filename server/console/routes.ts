import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Router from '@koa/router';
import type { Context } from 'koa';
import { AppError, notFound } from '../errors.ts';
import { matchesEtag } from '../lib/etag.ts';
import { getPublicPath } from '../lib/addresses/public-path.ts';
import { readBuiltConsole, toConsoleFile, type ConsoleFile } from './built-console.ts';

/**
 * The page runs only scripts and styles of the server, sends requests only to it, and passes no string to the browser
 * to run as a script. Pictures of pages need the API key: the page fetches them, and shows them as `blob:`.
 */
const CONSOLE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** The build copies the console beside this file. Run from its sources, the server uses that of the last build. */
export function getConsoleFolder(): string {
  const beside = fileURLToPath(new URL('./public', import.meta.url));
  return existsSync(beside) ? beside : fileURLToPath(new URL('../../dist/server/console/public', import.meta.url));
}

/** The page with the paths that the browser sees. */
function placePage({ bytes }: ConsoleFile, root: string): ConsoleFile {
  const page = bytes
    .toString()
    .replaceAll('"./assets/', `"${root}/console/assets/`)
    .replace('name="excerpt-root" content=""', `name="excerpt-root" content="${root}"`);
  return toConsoleFile('index.html', Buffer.from(page));
}

async function answer(context: Context, { bytes, compress, mediaType, etag }: ConsoleFile): Promise<void> {
  context.type = mediaType;
  context.set('etag', etag);
  context.vary('accept-encoding');
  if (matchesEtag(context.headers['if-none-match'], etag)) {
    context.status = 304;
    return;
  }
  // Browsers name gzip first, though they like both as much.
  const encoding = (['br', 'gzip'] as const).find((one) => context.acceptsEncodings(one) === one);
  if (encoding !== undefined) {
    context.set('content-encoding', encoding);
    context.body = await compress(encoding);
  } else context.body = bytes;
}

export interface ConsoleRouterOptions {
  /** Without a slash at its end; null for the address that a request comes to. */
  publicUrl: string | null;
  /** What the build made of the console. */
  folder: string;
}

/** Serves the console: a page at `/`, `/account`, `/invite` and every path under `/console`, and hashed files. */
export function createConsoleRouter({ publicUrl, folder }: ConsoleRouterOptions): Router {
  const router = new Router({ strict: true, sensitive: true });
  const load = async () => {
    const files = await readBuiltConsole(folder);
    const page = files.get('index.html');
    return { files, page: page === undefined ? null : placePage(page, getPublicPath(publicUrl)) };
  };
  let loading: ReturnType<typeof load> | undefined;
  const getFiles = () => (loading ??= load());

  router.get('/console/assets/:name', async (context) => {
    const { files } = await getFiles();
    const file = files.get(`assets/${context.params['name'] ?? ''}`);
    if (file === undefined) throw notFound('This file of the console');
    // The name has a hash of the content.
    context.set('cache-control', 'public, max-age=31536000, immutable');
    await answer(context, file);
  });

  router.get(['/', '/console', '/console/', '/console/*path', '/account', '/invite'], async (context) => {
    const { page } = await getFiles();
    if (page === null) throw new AppError('unavailable', 'The console is not built. Run `npm run build`.');
    context.set('content-security-policy', CONSOLE_POLICY);
    context.set('cache-control', 'no-cache');
    context.set('referrer-policy', 'no-referrer');
    await answer(context, page);
  });

  return router;
}
