import type { Command } from 'commander';
import { expect, test } from 'vitest';
import { createProgram } from './program.ts';

interface Leaf {
  path: string;
  command: Command;
}

function listLeaves(command: Command, words: string[] = []): Leaf[] {
  if (command.commands.length === 0) return [{ path: words.join(' '), command }];
  return command.commands.flatMap((child) => listLeaves(child, [...words, child.name()]));
}

function readHelp(command: Command): string {
  let help = '';
  command.configureOutput({ writeOut: (text) => (help += text) }).outputHelp();
  return help;
}

test('the help of every command has an example, with options that exist', async () => {
  for (const { path, command } of listLeaves(await createProgram())) {
    const [, examples = ''] = readHelp(command).split(/^Examples?:$/m);
    expect(examples, path).toContain('excerpt ');
    const known = command.options.map(({ long }) => long);
    for (const [, line = ''] of examples.matchAll(/^ +\$ excerpt ([^|\\\n]+)/gm)) {
      if (!line.startsWith(`${path} `)) continue;
      for (const [, option = ''] of line.matchAll(/ (--[a-z-]+)/g)) expect(known, line).toContain(option);
    }
  }
});

test('a program for one command has only that one, and other first arguments get all', async () => {
  const all = (await createProgram()).commands.map((command) => command.name());
  expect((await createProgram('runs')).commands.map((command) => command.name())).toEqual(['runs']);
  for (const first of ['--help', 'help', 'extrat', 'completion', 'constructor'])
    expect((await createProgram(first)).commands.map((command) => command.name())).toEqual(all);
});
