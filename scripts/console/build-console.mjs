/** Builds the console, the pages that people use in a browser, with Vite. */
import { join, resolve } from 'node:path';
import { build } from 'vite';

/**
 * Returns the paths of its output. The names of scripts and styles carry a hash of their content.
 * @param root of the repository
 * @param outDir is not emptied
 */
export async function buildConsole(root, outDir) {
  const { output } = await build({
    root: join(root, 'server', 'console', 'app'),
    configFile: false,
    envDir: false,
    publicDir: false,
    // The server writes the paths of its public URL into the page.
    base: './',
    logLevel: 'warn',
    // Bundles the SDK from its sources, with what it uses in browsers.
    resolve: { conditions: ['excerpt-source', 'browser', 'module', 'import', 'default'] },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: {
      outDir,
      emptyOutDir: false,
      assetsDir: 'assets',
      // The policy of the page forbids `data:`.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      target: 'es2023',
      license: { fileName: 'licenses.md' },
      reportCompressedSize: false,
      // What the first page needs is compressed as one file, which is shorter than its parts.
      rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } },
    },
  });
  return output.map(({ fileName }) => resolve(outDir, fileName));
}
