import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPinned, writePinnedModule } from './pinned.ts';
import { isReleased } from './released.ts';
import { checkApiReport, readSdkVersion, writeApiReport } from './sdk/api-report.ts';

let root: string;
const at = (...parts: string[]) => join(root, ...parts);
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'excerpt-versions-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, content: string | object): void {
  mkdirSync(join(at(path), '..'), { recursive: true });
  writeFileSync(at(path), typeof content === 'string' ? content : JSON.stringify(content));
}

describe('pinned versions of the contract', () => {
  it('are read in order, and nothing else', () => {
    expect(readPinned(root)).toEqual([]);
    write('openapi/versions/0.6.1.json', { b: 1 });
    write('openapi/versions/0.6.0.json', { a: 1 });
    write('openapi/versions/read-me.md', 'no version');
    expect(readPinned(root)).toEqual([
      { version: '0.6.0', document: { a: 1 } },
      { version: '0.6.1', document: { b: 1 } },
    ]);
  });

  it('are written as a module that imports them', () => {
    write('openapi/versions/0.6.0-rc.1.json', {});
    mkdirSync(at('server/generated'), { recursive: true });
    writePinnedModule(root, root);
    const lines = readFileSync(at('server/generated/pinned.ts'), 'utf8').split('\n');
    expect(lines).toContain(`import v0_6_0_rc_1 from '../../openapi/versions/0.6.0-rc.1.json' with { type: 'json' };`);
    expect(lines.slice(-4)).toEqual([
      'export const pinnedVersions: ReadonlyMap<string, object> = new Map<string, object>([',
      `  ['0.6.0-rc.1', v0_6_0_rc_1],`,
      ']);',
      '',
    ]);
    expect(lines[0]).toMatch(/^\/\/ Generated/);
  });

  it('are released once the changelog dates them', () => {
    expect(isReleased(root, '0.6.0')).toBe(false);
    write('CHANGELOG.md', '## [0.6.0]\n## [0.5.0] - 2026-01-01\n');
    expect([isReleased(root, '0.6.0'), isReleased(root, '0.5.0')]).toEqual([false, true]);
  });
});

describe('the report of the types of the SDK', () => {
  const release = (version: string) => write('CHANGELOG.md', `## [${version}] - 2026-01-01\n`);
  function writeSources(version: string, sources: Record<string, string>): void {
    write('sdk/package.json', { version });
    write('sdk/tsconfig.json', {
      // Without the libraries of the language, which take longest to read.
      compilerOptions: { noLib: true, types: [], declaration: true, outDir: 'dist', rootDir: 'src', noEmit: true },
      include: ['src'],
    });
    rmSync(at('sdk/src'), { recursive: true, force: true });
    for (const [name, text] of Object.entries(sources)) write(`sdk/src/${name}`, text);
  }

  it('has the types of all files in order, without comments', () => {
    writeSources('1.0.0', { 'b.ts': 'export type B = 1;\n', 'a.ts': '/** About it. */\nexport const a = 1;\n' });
    writeApiReport(root);
    expect(readSdkVersion(root)).toBe('1.0.0');
    expect(readFileSync(at('sdk/api/1.0.0.txt'), 'utf8')).toBe(
      '// a.d.ts\n\nexport declare const a = 1;\n\n// b.d.ts\n\nexport type B = 1;\n',
    );
    expect(checkApiReport(root)).toBeUndefined();
  });

  it('is outdated when the types have changed, and stays once it is released', () => {
    writeSources('1.0.0', { 'a.ts': 'export type A = 1;\n' });
    expect(checkApiReport(root)).toBe('sdk/api/1.0.0.txt does not have the types of sdk/src.');
    writeApiReport(root);
    release('1.0.0');
    writeApiReport(root);
    writeSources('1.0.0', { 'a.ts': 'export type A = 2;\n' });
    expect(checkApiReport(root)).toBe('sdk/api/1.0.0.txt does not have the types of sdk/src.');
    expect(() => writeApiReport(root)).toThrow('1.0.0 is released and its types stay');
    release('0.9.0');
    writeApiReport(root);
    expect(checkApiReport(root)).toBeUndefined();
  });

  it('is compared with that of the version before, by number', () => {
    const earlier = (version: string, name: string) =>
      write(`sdk/api/${version}.txt`, `// a.d.ts\n\nexport type ${name} = 1;\n`);
    earlier('1.9.0', 'Older');
    earlier('1.10.0', 'Before');
    earlier('2.0.0', 'Later');
    writeSources('1.11.0', { 'a.ts': 'export type A = 1;\n' });
    writeApiReport(root);
    expect(checkApiReport(root)).toBe('Before of 1.10.0 is gone: 1.11.0 must be a major.');
  });
});
