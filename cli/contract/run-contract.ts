import { reportFailure } from '../report-failure.ts';
import { checkServer } from './check-server.ts';
import { compareContracts, hasBreaks, versionOf, type ContractReport } from './contract-report.ts';
import { CheckFailed, newestVersion, readContract } from './contract-source.ts';
import { formatReport, type Format } from './format-report.ts';

/** Exit codes: 0 for a contract that only adds, 1 for one that breaks, and this where neither is known. */
export const NOT_CHECKED = 2;

export interface CheckFlags {
  /** The newest version by default. */
  against?: string;
  apiKey?: string;
  workspace?: string;
  write?: true;
  /** In seconds. */
  timeout: number;
  format: Format;
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

export function runCheck(url: string, flags: CheckFlags): Promise<void> {
  const { timeout, write, format, against = newestVersion(), ...options } = flags;
  const writeTo = write ? newSlug() : null;
  return print(format, () => checkServer(url, { ...options, against, writeTo, timeoutMs: timeout * 1000 }));
}

export function runDiff(before: string, after: string, { timeout, format }: CheckFlags): Promise<void> {
  return print(format, async () => {
    const timeoutMs = timeout * 1000;
    const [old, current] = await Promise.all([before, after].map((source) => readContract(source, { timeoutMs })));
    if (old === undefined || current === undefined) throw new CheckFailed('Two contracts are needed.');
    const subject = { version: versionOf(current), source: after };
    return { subject, ...compareContracts(old, current), probes: [], notProbed: null };
  });
}
