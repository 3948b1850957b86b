import { Command, InvalidArgumentError, Option } from 'commander';
import type { CheckFlags } from '../contract/run-contract.ts';

/** The exit code of `NOT_CHECKED`, which is not imported since its module loads the pinned contracts. */
const NOT_CHECKED: typeof import('../contract/run-contract.ts').NOT_CHECKED = 2;
const FORMATS: CheckFlags['format'][] = ['text', 'json', 'junit'];

function seconds(text: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new InvalidArgumentError('It must be a number above 0.');
  return value;
}

const withCommonOptions = (command: Command) =>
  command
    .addOption(new Option('--format <format>', 'how the result is printed').choices(FORMATS).default('text'))
    .option('--json', 'the same as --format json')
    .addOption(new Option('--timeout <seconds>', 'for one request').argParser(seconds).default(30));

const readFlags = ({ json, ...flags }: CheckFlags & { json?: true }): CheckFlags =>
  json ? { ...flags, format: 'json' } : flags;

/** Compares contracts, and a server with the contract that its clients were made for. */
export function contractCommand(): Command {
  const contract = new Command('contract')
    .description('compare contracts; exits with 0 for additions, 1 for breaks, 2 if it cannot tell')
    // A wrong option says nothing about the contract.
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : NOT_CHECKED));
  withCommonOptions(contract.command('check <url>'))
    .description("compare a server's contract with a pinned version, and validate its answers to GET requests")
    .option('--against <version>', 'pinned version of the contract; the newest by default')
    .addOption(new Option('--api-key <key>', 'sends requests with this API key').env('EXCERPT_API_KEY'))
    .option('--workspace <slug>', 'workspace to read; the newest by default')
    .option('--write', 'also create a workspace, extract a document in it, and delete it')
    .action(async (url: string, flags: CheckFlags) => {
      const { runCheck } = await import('../contract/run-contract.ts');
      await runCheck(url, readFlags(flags));
    });
  withCommonOptions(contract.command('diff <before> <after>'))
    .description('compare two contracts: versions, files or URLs')
    .action(async (before: string, after: string, flags: CheckFlags) => {
      const { runDiff } = await import('../contract/run-contract.ts');
      await runDiff(before, after, readFlags(flags));
    });
  return contract;
}
