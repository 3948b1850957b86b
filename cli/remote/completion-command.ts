import { Argument, Command } from 'commander';
import { printLine } from '../terminal/print.ts';

const SHELLS = ['bash', 'zsh', 'fish'] as const;

interface Entry {
  /** Words that lead to it, such as `schemas push`. */
  path: string;
  commands: { name: string; description: string }[];
  options: { long: string; description: string; choices: readonly string[] }[];
}

/** Every command with its commands and options. */
function listEntries(command: Command, path = ''): Entry[] {
  const children = command.commands.map((child) => ({ name: child.name(), description: child.description() }));
  const options = command.options
    .filter(({ long, hidden }) => long != null && !hidden)
    .map(({ long, description, argChoices }) => ({ long: long ?? '', description, choices: argChoices ?? [] }));
  const help = { long: '--help', description: 'show the help', choices: [] };
  return [
    { path, commands: children, options: [...options, help] },
    ...command.commands.flatMap((child) => listEntries(child, `${path} ${child.name()}`.trim())),
  ];
}

const wordsOf = ({ commands, options }: Entry) => [
  ...commands.map(({ name }) => name),
  ...options.map(({ long }) => long),
];

/** The path of the words before the cursor: the longest that is a command. */
function writeBash(entries: Entry[]): string {
  const cases = entries.map((entry) => `    '${entry.path}') words='${wordsOf(entry).join(' ')}' ;;`);
  const paths = entries.map(({ path }) => `'${path}'`).join('|');
  return `# bash completion of excerpt: source <(excerpt completion bash)
_excerpt() {
  local current="\${COMP_WORDS[COMP_CWORD]}" path='' word words=''
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "\${path:+$path }$word" in
      ${paths}) path="\${path:+$path }$word" ;;
    esac
  done
  case "$path" in
${cases.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -o bashdefault -F _excerpt excerpt
`;
}

const quoteZsh = (text: string) => text.replaceAll("'", "'\\''").replaceAll(':', '\\:');

function writeZsh(entries: Entry[]): string {
  const cases = entries.map((entry) => {
    const described = [
      ...entry.commands.map(({ name, description }) => `'${quoteZsh(name)}:${quoteZsh(description)}'`),
      ...entry.options.map(({ long, description }) => `'${long}:${quoteZsh(description)}'`),
    ];
    return `    '${entry.path}') candidates=(${described.join(' ')}) ;;`;
  });
  const paths = entries.map(({ path }) => `'${path}'`).join('|');
  return `#compdef excerpt
# zsh completion of excerpt: source <(excerpt completion zsh)
_excerpt() {
  local commandpath='' word
  local -a candidates
  for word in "\${(@)words[2,CURRENT-1]}"; do
    case "\${commandpath:+$commandpath }$word" in
      ${paths}) commandpath="\${commandpath:+$commandpath }$word" ;;
    esac
  done
  case "$commandpath" in
${cases.join('\n')}
  esac
  _describe 'excerpt' candidates
  _files
}
compdef _excerpt excerpt
`;
}

const quoteFish = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

function writeFish(entries: Entry[]): string {
  const lines = entries.flatMap(({ path, commands, options }) => {
    const condition = `-n ${quoteFish(`__excerpt_at ${quoteFish(path)}`)}`;
    return [
      ...commands.map(
        ({ name, description }) => `complete -c excerpt ${condition} -a ${name} -d ${quoteFish(description)}`,
      ),
      ...options.map(({ long, description, choices }) => {
        const values = choices.length === 0 ? '' : ` -x -a ${quoteFish(choices.join(' '))}`;
        return `complete -c excerpt ${condition} -l ${long.slice(2)}${values} -d ${quoteFish(description)}`;
      }),
    ];
  });
  const paths = entries.map(({ path }) => quoteFish(path)).join(' ');
  return `# fish completion of excerpt: excerpt completion fish | source
function __excerpt_at
    set -l path ''
    for word in (commandline -opc)[2..]
        set -l longer (string trim "$path $word")
        contains -- "$longer" ${paths}; and set path $longer
    end
    test "$path" = "$argv[1]"
end
${lines.join('\n')}
`;
}

const WRITERS = { bash: writeBash, zsh: writeZsh, fish: writeFish };

/** Prints a script that completes commands and options in a shell. */
export function createCompletionCommand(): Command {
  return new Command('completion')
    .description('print a script that completes commands and options')
    .addArgument(new Argument('<shell>', 'the shell').choices(SHELLS))
    .addHelpText(
      'after',
      `
Examples:
  $ source <(excerpt completion bash)
  $ excerpt completion fish > ~/.config/fish/completions/excerpt.fish`,
    )
    .action((shell: (typeof SHELLS)[number], _options: object, command: Command) => {
      printLine(WRITERS[shell](listEntries(command.parent ?? command)).trimEnd());
    });
}
