/**
 * Draws the pictures of the papers from the running console, in light and dark: `npm run docs:pictures`. Needs Chromium
 * on the PATH, and uses the built server with the sample of its first start.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Excerpt } from '@excerpt/sdk';
import sharp from 'sharp';
import { findBrowser, openBrowser } from '../../test/harness/browser/launch-chromium.ts';
import { startServerProcess } from '../../test/harness/server-process.ts';

const folder = fileURLToPath(new URL('../../docs/images/', import.meta.url));
const program = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));
const viewport = { width: 1280, height: 760 };
const apiKey = 'exk_pictures-of-the-console';

/** Waits for the sample of the first start. Fails after a minute. */
async function findSampleRun(excerpt: Excerpt): Promise<string> {
  for (let tries = 0; tries < 120; tries += 1) {
    const runs = await excerpt.runs.list({ schemaKey: 'invoice' }).catch(() => null);
    const [run] = runs?.data ?? [];
    if (run?.status === 'completed') return run.id;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('The sample was not extracted within a minute.');
}

const executable = findBrowser();
if (executable === undefined) process.exit(1);
const scratch = await mkdtemp(join(tmpdir(), 'excerpt-pictures-'));
const server = startServerProcess([program, 'serve'], {
  EXCERPT_PORT: '0',
  EXCERPT_DATA_DIR: join(scratch, 'data'),
  EXCERPT_BOOTSTRAP_API_KEY: apiKey,
});
const browser = await openBrowser(executable);
try {
  const url = await server.url;
  const id = await findSampleRun(new Excerpt({ baseUrl: url, apiKey, workspace: 'sample' }));
  const page = await browser.newPage({ viewport });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${url}/console/sample/runs/${id}#key=${apiKey}`);
  await page.locator('[data-path="/total"]').click();
  await page.locator('.mark-selected').first().waitFor();
  await page.locator('img[src^="blob:"]').first().waitFor();
  await page.waitForFunction(
    '[...document.images].every((image) => image.naturalWidth > 0 && getComputedStyle(image).opacity === "1")',
  );
  await mkdir(folder, { recursive: true });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const path = join(scratch, `${colorScheme}.png`);
    await page.screenshot({ path });
    // A palette keeps the repository small: the console has few colours.
    const picture = await sharp(path).png({ palette: true, colours: 128 }).toBuffer();
    await writeFile(join(folder, `run-${colorScheme}.png`), picture);
  }
} finally {
  await browser.close();
  await server.end('SIGTERM');
  await rm(scratch, { recursive: true, force: true });
}
