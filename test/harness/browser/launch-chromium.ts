import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { findChromium } from '../../../scripts/sdk/runtimes/try-browser.ts';
import { fetchTool } from '../../../scripts/tools/fetch-tool.ts';
import { TOOLS } from '../../../scripts/tools/known-tools.ts';
import type { Browser, Playwright } from './playwright.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The path of Chromium, or undefined after saying that tests are skipped. */
export function findBrowser(): string | undefined {
  const path = findChromium(process.env['PATH'] ?? '');
  if (path === undefined) process.stderr.write('SKIPPED: tests in a browser, as there is no chromium on the PATH\n');
  return path;
}

export async function openBrowser(executablePath: string): Promise<Browser> {
  const entry = await fetchTool(root, TOOLS.playwright);
  const { chromium } = (await import(pathToFileURL(entry).href)) as Playwright;
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
}

/** The script of axe, which finds violations of the accessibility guidelines. */
export const axePath = join(root, 'node_modules/axe-core/axe.min.js');
