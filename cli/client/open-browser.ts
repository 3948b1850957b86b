import { spawn } from 'node:child_process';
import { readClientEnvironment } from './client-environment.ts';

const OPENERS: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** Opens a page of the console in the user's browser. False if there is no browser. */
export async function openBrowser(url: string): Promise<boolean> {
  const { browser } = readClientEnvironment();
  const [program = '', ...args] = browser === undefined ? (OPENERS[process.platform] ?? ['xdg-open']) : [browser];
  const child = spawn(program, [...args, url], { detached: true, stdio: 'ignore' });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('spawn', () => {
      child.unref();
      resolve(true);
    });
  });
}
