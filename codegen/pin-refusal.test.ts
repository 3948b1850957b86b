import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { refusePin } from './pin-refusal.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'excerpt-pin-'));
  mkdirSync(join(root, 'openapi/versions'), { recursive: true });
  writeFileSync(join(root, 'openapi/versions/1.2.0.json'), 'pinned');
});
afterEach(() => rmSync(root, { recursive: true }));

const refuse = (changelog: string, bundle: string, force: boolean, version = '1.2.0') => {
  writeFileSync(join(root, 'CHANGELOG.md'), changelog);
  return refusePin(root, { version, bundle, force });
};
const unreleased = '## [Unreleased]\n\n- Of 1.2.0.\n\n## [1.1.0] - 2026-01-31\n';
const released = '## [Unreleased]\n\n## [1.2.0] - 2026-02-28\n';

it('pins a new version, and the same contract again', () => {
  expect(refuse(released, 'new', false, '1.3.0')).toBeUndefined();
  expect(refuse(released, 'pinned', true)).toBeUndefined();
});

it('replaces the pin of an unreleased version only with --force', () => {
  expect(refuse(unreleased, 'changed', false)).toContain('--force');
  expect(refuse(unreleased, 'changed', true)).toBeUndefined();
});

it('never replaces the pin of a version with a date in the changelog', () => {
  expect(refuse(released, 'changed', false)).toContain('is released');
  expect(refuse(released, 'changed', true)).toContain('is released');
});
