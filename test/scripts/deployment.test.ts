/**
 * Checks that everything that the guide on installation, deployment and operation refers to exists: settings,
 * commands, options, paths and statements.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { beforeAll, describe, expect, it } from 'vitest';
import { createProgram } from '../../cli/program.ts';
import { SETTINGS } from '../../server/config/settings.ts';
import { createAppDatabase } from '../harness/test-database.ts';
import { withClient } from '../harness/postgres/postgres-databases.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFile(join(root, path), 'utf8');

describe('the guide on installation, deployment and operation', () => {
  let guide: string;
  let compose: string;
  let dockerfile: string;
  const units = new Map<string, string>();
  beforeAll(async () => {
    const pages = await Promise.all(['docs/install.md', 'docs/deployment.md', 'docs/operations.md'].map(read));
    guide = pages.join('\n');
    [compose, dockerfile] = await Promise.all([read('compose.yaml'), read('Dockerfile')]);
    for (const name of await readdir(join(root, 'scripts/systemd')))
      units.set(name, await read(`scripts/systemd/${name}`));
  });

  const everything = () => [guide, compose, dockerfile, ...units.values()];

  it('names only existing settings, also in its files', () => {
    const known = new Set(Object.values(SETTINGS).map(({ variable }) => variable));
    const named = new Set(everything().flatMap((text) => text.match(/EXCERPT_[A-Z0-9_]*[A-Z0-9]/g) ?? []));
    expect(named.size).toBeGreaterThan(10);
    expect([...named].filter((variable) => !known.has(variable))).toEqual([]);
    // `EXCERPT_S3_ENDPOINT`, `_REGION`, …: the rest of a family.
    const family = [...guide.matchAll(/`(_[A-Z_]+)`/g)].map(([, end]) => `EXCERPT_S3${end}`);
    expect(family.filter((variable) => !known.has(variable))).toEqual([]);
  });

  it('names only existing commands and options', async () => {
    const fromGuide = [
      ...guide.matchAll(/(?:npx excerpt|`excerpt|\.\/excerpt|\/srv\/excerpt\/excerpt) ([^`\n#]+)/g),
    ].map(([, words]) => words?.split(/\s{2,}/)[0] ?? '');
    const fromUnits = [...units.values()].map(
      (unit) => /^ExecStart=\/srv\/excerpt\/excerpt (.+)$/m.exec(unit)?.[1] ?? 'nothing',
    );
    const fromCompose = [...compose.matchAll(/command: \[(.+)\]/g), ...dockerfile.matchAll(/^CMD \[(.+)\]$/gm)].map(
      ([, words]) => (words ?? '').replaceAll('"', '').replaceAll(', ', ' '),
    );
    const commands = [...fromGuide, ...fromUnits, ...fromCompose].map((command) => command.trim().split(/\s+/));
    expect(commands).toContainEqual(['serve', '--role', 'worker']);
    expect(commands).toContainEqual(['migrate']);
    const nameOf = (words: string[]) => words.slice(0, words[0] === 'admin' ? 3 : 1).join(' ');
    const program: Command = await createProgram();
    for (const name of new Set(commands.map(nameOf))) {
      const command = name
        .split(' ')
        .reduce<Command | undefined>(
          (parent, word) => parent?.commands.find((child) => child.name() === word),
          program,
        );
      const help = command?.helpInformation() ?? 'There is no such command.';
      expect(help).toContain(`Usage: excerpt ${name} `);
      const options = commands
        .filter((command) => nameOf(command) === name)
        .flat()
        .filter((word) => word.startsWith('--'));
      for (const option of options) expect(help, name).toContain(` ${option}`);
    }
  });

  it('allows more time for stopping than the server needs', async () => {
    const grace = Number(SETTINGS.shutdownGrace.fallback);
    const given = [
      compose.match(/stop_grace_period: (\d+)s/),
      ...[...units.values()].map((unit) => /TimeoutStopSec=(\d+)/.exec(unit)),
    ];
    expect(given).toHaveLength(3);
    for (const seconds of given) expect(Number(seconds?.[1])).toBeGreaterThan(grace + 10);
  });

  it('contains monitoring queries that PostgreSQL accepts', async () => {
    const statements = [...guide.matchAll(/`(select [^`]+)`/g)].map(([, text]) => text ?? '');
    expect(statements).toHaveLength(2);
    const database = await createAppDatabase(root, 'postgres');
    try {
      await withClient(database.url, async (client) => {
        for (const statement of statements) await client.query(statement);
      });
    } finally {
      await database.drop();
    }
  });
});
