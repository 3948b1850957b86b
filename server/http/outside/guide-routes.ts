import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type Router from '@koa/router';
import { notFound } from '../../errors.ts';

/** Pages without scripts. */
const GUIDE_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The build puts the guide beside this file. Run from its sources, the server uses that of the last build. */
function getGuideFolder(): string {
  const beside = fileURLToPath(new URL('./guide', import.meta.url));
  return existsSync(beside)
    ? beside
    : fileURLToPath(new URL('../../../dist/server/http/outside/guide', import.meta.url));
}

const NAME = /^[\w-]+$/;
const FILE = /^[\w-]+\.(css|png|svg)$/;

/**
 * Adds the guide under `/docs/guide`: what docs/ has, as pages of this server.
 * @param root the path before `/docs` that the browser sees
 */
export function addGuideRoutes(router: Router, root: string, folder = getGuideFolder()): void {
  const send = async (path: string, missing: string) => {
    try {
      return await readFile(join(folder, path));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw notFound(missing);
      throw error;
    }
  };

  router.get(['/docs/guide', '/docs/guide/'], (context) => {
    context.redirect(`${root}/docs/guide/index`);
  });

  router.get('/docs/guide/:name', async (context) => {
    const name = context.params['name'] ?? '';
    const isFile = FILE.test(name);
    if (!isFile && !NAME.test(name)) throw notFound('This page of the guide');
    context.body = await send(isFile ? name : `${name}.html`, 'This page of the guide');
    context.type = isFile ? extname(name) : 'html';
    context.set('content-security-policy', GUIDE_POLICY);
    context.set('cache-control', 'no-cache');
  });

  router.get('/docs/guide/images/:name', async (context) => {
    const name = context.params['name'] ?? '';
    if (!FILE.test(name)) throw notFound('This picture');
    context.body = await send(join('images', name), 'This picture');
    context.set('content-security-policy', GUIDE_POLICY);
    context.type = extname(name);
    context.set('cache-control', 'public, max-age=3600');
  });
}
