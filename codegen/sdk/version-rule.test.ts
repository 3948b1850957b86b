import { describe, expect, it } from 'vitest';
import { compareVersions, judgeChange } from './version-rule.ts';

const base = 'export type Run = {\n    id: string;\n};\nexport declare class Excerpt {\n}\n';
const added = base.replace('id: string;', 'id: string;\n    name: string;');
const dropped = base.replace('export declare class Excerpt {\n}\n', '');
const judge = (version: string, report: string) => judgeChange({ version: '1.2.3', report: base }, { version, report });

describe('the versioning rule', () => {
  it.each([
    ['1.2.4', 'a patch that changes nothing', base],
    ['1.3.0', 'a minor that adds', added],
    ['2.0.0', 'a major that drops', dropped],
  ])('lets %s be %s', (version, _, report) => {
    expect(judge(version, report)).toBeUndefined();
  });

  it.each([
    ['1.2.4', 'a patch that adds', added, 'must be a minor or a major'],
    ['1.3.0', 'a minor that drops', dropped, 'Excerpt of 1.2.3 is gone'],
  ])('lets %s not be %s', (version, _, report, reason) => {
    expect(judge(version, report)).toContain(reason);
  });

  it('ignores the version number within reports', () => {
    const report = (version: string) => `export declare const SDK_VERSION = "${version}";\n`;
    const before = { version: '1.2.3', report: report('1.2.3') };
    expect(judgeChange(before, { version: '1.2.4', report: report('1.2.4') })).toBeUndefined();
  });

  it('compares versions numerically', () => {
    expect(['1.10.0', '1.9.1', '0.9.0', '1.9.0'].toSorted(compareVersions)).toEqual([
      '0.9.0',
      '1.9.0',
      '1.9.1',
      '1.10.0',
    ]);
  });
});
