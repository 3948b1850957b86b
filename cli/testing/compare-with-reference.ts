import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { createProgram } from '../program.ts';
import { describeCommand } from './describe-command.ts';

/** Fails if the help of a command says something else than `cli/reference.md`, which users read. */
export async function compareWithReference(name: string): Promise<void> {
  const reference = await readFile(new URL('../reference.md', import.meta.url), 'utf8');
  const begin = reference.indexOf(`## excerpt ${name}\n`);
  const end = reference.indexOf('\n## ', begin);
  const program = await createProgram(name);
  const command = program.commands.find((one) => one.name() === name) ?? program;
  const lines = describeCommand(command, [program.name()]);
  expect(lines.join('\n').trimEnd()).toBe(reference.slice(begin, end === -1 ? undefined : end).trimEnd());
}
