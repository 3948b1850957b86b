import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkNodeVersion } from './supported-node.ts';

describe('the minimum version of Node', () => {
  it.each(['18.20.4', '20.20.2', '22.12.0', '22', ''])('refuses %s with a way out', (version) => {
    expect(checkNodeVersion(version)).toContain(`this is ${version}. Install Node.js 24`);
  });

  it.each(['22.13.0', '23.0.0', '24.21.0'])('accepts %s', (version) => {
    expect(checkNodeVersion(version)).toBeNull();
  });

  it('equals `engines` in package.json', () => {
    const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
      engines: { node: string };
    };
    const oldest = engines.node.replace('>=', '');
    expect(checkNodeVersion(`${oldest}.0`)).toBeNull();
  });
});
