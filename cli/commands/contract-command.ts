import { Command, InvalidArgumentError, Option } from 'commander';
import { checkServer } from '../contract/check-server.ts';
import { compareContracts, hasBreaks, versionOf, type ContractReport } from '../contract/contract-report.ts';
import { CheckFailed, newestVersion, readContract } from '../contract/contract-source.ts';
import { FORMATS, formatReport, type Format } from '../contract/format-report.ts';
import { reportFailure } from '../report-failure.ts';

/** Exit codes: 0 for a contract that only adds, 1 for one that breaks, and this where neither is known. */
const NOT_CHECKED = 2;

interface CheckFlags {
  against: string;
  apiKey?: string;
  workspace?: string;
  write?: true;
  timeout: number;
  format: Format;
}

function seconds(text: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new InvalidArgumentError('It must be a number above 0.');
  return value;
}

async function print(format: Format, makeReport: () => Promise<ContractReport>): Promise<void> {
  try {
    const report = await makeReport();
    process.stdout.write(`${formatReport(report, format)}\n`);
    process.exitCode = hasBreaks(report) ? 1 : 0;
  } catch (error) {
    if (!(error instanceof CheckFailed)) throw error;
    reportFailure(error);
    process.exitCode = NOT_CHECKED;
  }
}

/** A slug that no other check takes at the same time. */
const newSlug = () => `contract-check-${process.pid}-${process.hrtime.bigint().toString(36)}`;

function check(url: string, { timeout, write, format, ...options }: CheckFlags): Promise<void> {
  const writeTo = write ? newSlug() : null;
  return print(format, () => checkServer(url, { ...options, writeTo, timeoutMs: timeout * 1000 }));
}

function diff(before: string, after: string, { timeout, format }: CheckFlags): Promise<void> {
  return print(format, async () => {
    const timeoutMs = timeout * 1000;
    const [old, current] = await Promise.all([before, after].map((source) => readContract(source, { timeoutMs })));
    if (old === undefined || current === undefined) throw new CheckFailed('Two contracts are needed.');
    const subject = { version: versionOf(current), source: after };
    return { subject, ...compareContracts(old, current), probes: [], notProbed: null };
  });
}

const withCommonOptions = (command: Command) =>
  command
    .addOption(new Option('--format <format>', 'how the result is printed').choices(FORMATS).default('text'))
    .addOption(new Option('--timeout <seconds>', 'for one request').argParser(seconds).default(30));

/** Compares contracts, and a server with the contract that its clients were made for. */
export function contractCommand(): Command {
  const contract = new Command('contract')
    .description('compare contracts; exits with 0 for additions, 1 for breaks, 2 if it cannot tell')
    // A wrong option says nothing about the contract.
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : NOT_CHECKED));
  withCommonOptions(contract.command('check <url>'))
    .description("compare a server's contract with a pinned version, and validate its answers to GET requests")
    .option('--against <version>', 'pinned version of the contract', newestVersion())
    .addOption(new Option('--api-key <key>', 'sends requests with this API key').env('EXCERPT_API_KEY'))
    .option('--workspace <slug>', 'workspace to read; the newest by default')
    .option('--write', 'also create a workspace, extract a document in it, and delete it')
    .action(check);
  withCommonOptions(contract.command('diff <before> <after>'))
    .description('compare two contracts: versions, files or URLs')
    .action(diff);
  return contract;
}
