import type { Command } from 'commander';

const escape = (text: string) => text.replaceAll('|', String.raw`\|`);

/** What `addHelpText('after', …)` of a command prints. */
function readAfterHelp(command: Command): string {
  let text = '';
  command.configureOutput({ writeOut: (chunk) => (text += chunk) }).outputHelp();
  return text.slice(command.helpInformation().length).trim();
}

/** The lines of a command in `cli/reference.md`. */
export function describeCommand(command: Command, words: string[]): string[] {
  const name = [...words, command.name()];
  const { options, registeredArguments, commands } = command;
  const after = readAfterHelp(command);
  const rows = [
    ...registeredArguments.map(
      (one) => `| \`${escape(one.required ? `<${one.name()}>` : `[${one.name()}]`)}\` | ${escape(one.description)} |`,
    ),
    ...options.map(({ flags, description, argChoices, defaultValue }) => {
      const choices = argChoices === undefined ? '' : `: ${argChoices.join(', ')}`;
      const fallback =
        defaultValue === undefined || defaultValue === false ? '' : ` (default: ${String(defaultValue)})`;
      return `| \`${escape(flags)}\` | ${escape(`${description}${choices}${fallback}`)} |`;
    }),
  ];
  const isGroup = commands.length > 0 && words.length > 0;
  return [
    ...(words.length === 0 ? [] : [`${'#'.repeat(words.length + 1)} ${name.join(' ')}`, '', command.description(), '']),
    ...(isGroup || words.length === 0 ? [] : ['```', `${name.join(' ')} ${command.usage()}`, '```', '']),
    ...(rows.length === 0 || words.length === 0 ? [] : ['| argument or option | meaning |', '|---|---|', ...rows, '']),
    ...(after === '' || words.length === 0 ? [] : ['```', after, '```', '']),
    ...commands.flatMap((child) => describeCommand(child, name)),
  ];
}
