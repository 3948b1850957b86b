/** A program that only the checks need, as npm carries it: too large to be a dependency. */
export interface Tool {
  packageName: string;
  version: string;
  /** The program within its package. */
  binary: string;
}

export const TOOLS = {
  /** Drives Chromium in the tests of the console. */
  playwright: { packageName: 'playwright-core', version: '1.65.1', binary: 'index.mjs' },
  prism: { packageName: '@stoplight/prism-cli', version: '5.16.0', binary: 'dist/index.js' },
  spectral: { packageName: '@stoplight/spectral-cli', version: '6.16.3', binary: 'dist/index.js' },
} satisfies Record<string, Tool>;
