import { readFile } from 'node:fs/promises';
import Router from '@koa/router';
import type { Context } from 'koa';
import { notFound } from '../../errors.ts';
import { getPublicPath } from '../../lib/addresses/public-path.ts';
import { addGuideRoutes } from './guide-routes.ts';
import { answerWith, publishContract } from './published-contract.ts';
import { getReferenceScriptPath, PAGE_POLICY, REFERENCE_STYLES, referencePage } from './reference-page.ts';

/** Null if requests can be served, otherwise why not. */
export type Readiness = () => Promise<string | null>;

/** Routes for liveness and readiness checks. */
export function createHealthRouter(readiness: Readiness, draining: AbortSignal): Router {
  const router = new Router({ strict: true, sensitive: true });

  // Text: to send an object, Koa asks whether it is a `Response`, and so loads the client of `fetch`.
  const answer = (context: Context, status: number, body: object): void => {
    context.status = status;
    context.type = 'application/json';
    context.body = JSON.stringify(body);
  };

  router.get('/healthz', (context) => answer(context, 200, { status: 'ok' }));

  router.get('/readyz', async (context) => {
    const reason = draining.aborted ? 'The server is draining.' : await readiness();
    if (reason === null) answer(context, 200, { status: 'ready' });
    else answer(context, 503, { status: 'unavailable', reason });
  });

  return router;
}

export interface PublicRouterOptions {
  readiness: Readiness;
  /** Without a slash at its end; null for the address that a request comes to. */
  publicUrl: string | null;
  draining: AbortSignal;
}

/** Routes without authentication that are not part of the contract. */
export function createPublicRouter({ readiness, publicUrl, draining }: PublicRouterOptions): Router {
  const router = createHealthRouter(readiness, draining);
  const contract = publishContract(publicUrl);
  const page = referencePage(publicUrl);

  router.get('/openapi.json', (context) => answerWith(context, contract.json()));
  router.get('/openapi.yaml', async (context) => answerWith(context, await contract.yaml()));
  router.get('/openapi/:version.json', async (context) => {
    const pinned = await contract.pinned(context.params['version'] ?? '');
    if (pinned === undefined) throw notFound('This version of the contract');
    answerWith(context, pinned);
  });

  addGuideRoutes(router, getPublicPath(publicUrl));

  router.get('/docs', (context) => {
    context.type = 'html';
    context.set('content-security-policy', PAGE_POLICY);
    context.body = page;
  });

  router.get('/docs/reference.css', (context) => {
    context.type = 'text/css';
    context.set('cache-control', 'public, max-age=86400');
    context.body = REFERENCE_STYLES;
  });

  router.get('/docs/rapidoc.js', async (context) => {
    context.type = 'text/javascript';
    context.set('cache-control', 'public, max-age=86400');
    context.body = await readFile(getReferenceScriptPath());
  });

  return router;
}
