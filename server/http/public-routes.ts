import { readFile } from 'node:fs/promises';
import Router from '@koa/router';
import { notFound } from '../errors.ts';
import { answerWith, publishContract } from './published-contract.ts';
import { PAGE_POLICY, referencePage } from './reference-page.ts';
import { referenceScriptPath } from './reference-script.ts';

export interface Readiness {
  /** Throws if requests cannot be served. */
  check(): Promise<void>;
}

<<<<<<< HEAD
const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Excerpt API reference</title>
    <script type="module" src="/docs/rapidoc.js"></script>
  </head>
  <body>
    <rapi-doc spec-url="/openapi.json" load-fonts="false" render-style="read" show-header="false" allow-authentication="true"
      allow-spec-url-load="false" allow-spec-file-load="false" schema-description-expanded="true" theme="light"
      regular-font="system-ui, sans-serif" mono-font="ui-monospace, monospace" primary-color="#1f5eff"></rapi-doc>
  </body>
</html>
`;

/** The page loads only its own files, so that it works without a network. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; font-src 'self' data:";

/** Routes for liveness and readiness checks. */
=======
/** Whether the program lives, and whether it can work. */
>>>>>>> ec842e7 (Read on where a request is refused before its body)
export function createHealthRouter(readiness: Readiness, stopping: AbortSignal): Router {
  const router = new Router({ strict: true, sensitive: true });

  router.get('/healthz', (context) => {
    context.body = { status: 'ok' };
  });

  router.get('/readyz', async (context) => {
    try {
      if (stopping.aborted) throw new Error('stopping');
      await readiness.check();
      context.body = { status: 'ready' };
    } catch {
      context.status = 503;
      context.body = { status: 'unavailable' };
    }
  });

  return router;
}

<<<<<<< HEAD
/** Routes without authentication that are not part of the contract. */
export function createPublicRouter(readiness: Readiness, stopping: AbortSignal): Router {
=======
export interface PublicRouterOptions {
  readiness: Readiness;
  /** Without a slash at its end; null for the address that a request comes to. */
  publicUrl: string | null;
  stopping: AbortSignal;
}

/** What has no key and no place in the contract. */
export function createPublicRouter({ readiness, publicUrl, stopping }: PublicRouterOptions): Router {
>>>>>>> ec842e7 (Read on where a request is refused before its body)
  const router = createHealthRouter(readiness, stopping);
  const contract = publishContract(publicUrl);
  const page = referencePage(publicUrl);

  router.get('/openapi.json', (context) => answerWith(context, contract.json()));
  router.get('/openapi.yaml', (context) => answerWith(context, contract.yaml()));
  router.get('/openapi/:version.json', (context) => {
    const pinned = contract.pinned(context.params['version'] ?? '');
    if (pinned === undefined) throw notFound('This version of the contract');
    answerWith(context, pinned);
  });

  router.get('/docs', (context) => {
    context.type = 'html';
    context.set('content-security-policy', PAGE_POLICY);
    context.body = page;
  });

  router.get('/docs/rapidoc.js', async (context) => {
    context.type = 'text/javascript';
    context.set('cache-control', 'public, max-age=86400');
    context.body = await readFile(referenceScriptPath());
  });

  return router;
}
