import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createServer, request as forward, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { delimiter, join } from 'node:path';
import { build } from 'esbuild';

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome'];
const LIMIT_MS = 60_000;
/** Path prefix of the service on the page's own origin, which avoids CORS. */
const SERVICE = '/service';
/** Path prefix that redirects to another origin. */
const AWAY = '/away';

/** The path of Chromium, if installed. */
export function findChromium(path: string): string | undefined {
  const candidates = path.split(delimiter).flatMap((folder) => PROGRAMS.map((name) => join(folder, name)));
  return candidates.find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** Bundles a page that tests the SDK and reports the outcome to its server. */
async function bundle(folder: string, apiKey: string): Promise<string> {
  const contents = `
    import * as sdk from '@excerpt/sdk';
    import { smoke } from './smoke.mjs';
    smoke(sdk, {
      baseUrl: location.origin + '${SERVICE}',
      redirecting: location.origin + '${AWAY}',
      apiKey: ${JSON.stringify(apiKey)},
    })
      .catch((error) => 'failed: ' + (error.stack ?? error))
      .then((body) => fetch('/outcome', { method: 'POST', body }));
  `;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

function servePage(
  script: string,
  { service, other }: { service: string; other: string },
  onOutcome: (outcome: string) => void,
): Promise<Server> {
  const server = createServer((request, response) => {
    const { url = '/', method, headers } = request;
    if (url.startsWith(SERVICE)) {
      const { host: _host, ...rest } = headers;
      const passed = forward(service + url.slice(SERVICE.length), { method, headers: rest }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      request.pipe(passed);
    } else if (url.startsWith(AWAY)) {
      request.resume();
      response.writeHead(307, { location: other + url.slice(AWAY.length) }).end();
    } else if (url === '/outcome') {
      let outcome = '';
      request.on('data', (chunk: Buffer) => (outcome += String(chunk)));
      request.on('end', () => {
        response.end();
        onOutcome(outcome);
      });
    } else if (url === '/page.js') response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    else {
      const page = '<!doctype html><script type="module" src="/page.js"></script>';
      response.writeHead(200, { 'content-type': 'text/html' }).end(page);
    }
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** Runs the smoke test in a browser. Returns `passed`, or an error message. */
export async function tryBrowser(
  chromium: string,
  { folder, service, other, apiKey }: { folder: string; service: string; other: string; apiKey: string },
): Promise<string> {
  const script = await bundle(folder, apiKey);
  const { promise, resolve } = Promise.withResolvers<string>();
  const server = await servePage(script, { service, other }, resolve);
  const { port } = server.address() as AddressInfo;
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', `--user-data-dir=${join(folder, 'profile')}`];
  const browser = spawn(chromium, [...flags, `http://127.0.0.1:${port}/`], { stdio: 'ignore' });
  browser.on('error', (error) => resolve(String(error)));
  const timer = setTimeout(() => resolve('The page says nothing.'), LIMIT_MS);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    browser.kill('SIGKILL');
    server.closeAllConnections();
    server.close();
  }
}
