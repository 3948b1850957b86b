import { reportFailure } from '../report-failure.ts';
import { checkServer } from './check-server.ts';
import { compareContracts, hasBreaks, versionOf, type ContractReport } from './contract-report.ts';
import { CheckFailed, newestVersion, readContract } from './contract-source.ts';
import type { Probe } from './probe.ts';

type Format = 'text' | 'json' | 'junit';

const countOf = (probes: Probe[], outcome: Probe['outcome']) =>
  probes.filter((probe) => probe.outcome === outcome).length;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');

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

export function formatReport(report: ContractReport, format: Format): string {
  if (format === 'json') return JSON.stringify({ compatible: !hasBreaks(report), ...report }, null, 2);
  return format === 'junit' ? formatJunit(report) : formatText(report);
}

function formatText({ subject, against, breaks, additions, probes, notProbed }: ContractReport): string {
  const lines = [`${subject.source} (${subject.version}) against ${against}`, ''];
  const list = (title: string, changes: { kind: string; where: string; detail: string }[]) => {
    lines.push(`${title}: ${changes.length}`);
    for (const { kind, where, detail } of changes) lines.push(`  ${kind}: ${where} ${detail}`);
  };
  list('Breaks', breaks);
  list('Additions', additions);
  if (probes.length > 0) {
    const [passed, failed, skipped] = (['passed', 'failed', 'skipped'] as const).map((one) => countOf(probes, one));
    lines.push(`Probes: ${passed} passed, ${failed} failed, ${skipped} skipped`);
    for (const { outcome, operationId, request, detail } of probes)
      if (outcome !== 'passed') lines.push(`  ${outcome}: ${operationId} (${request}) ${detail}`);
  } else if (notProbed !== null) lines.push(`Probes: none. ${notProbed}`);
  return lines.join('\n');
}

function testcase(suite: string, name: string, result: { failure?: string; skipped?: string } = {}): string {
  const content = Object.entries(result).map(([element, text]) => `<${element} message="${escapeXml(text)}"/>`);
  const opening = `    <testcase classname="${suite}" name="${escapeXml(name)}"`;
  return content.length === 0 ? `${opening}/>` : `${opening}>${content.join('')}</testcase>`;
}

function testsuite(name: string, cases: string[]): string {
  const count = (element: string) => cases.filter((one) => one.includes(`><${element} `)).length;
  const counts = `tests="${cases.length}" failures="${count('failure')}" skipped="${count('skipped')}"`;
  return [`  <testsuite name="${name}" ${counts}>`, ...cases, '  </testsuite>'].join('\n');
}

function formatJunit({ against, breaks, probes }: ContractReport): string {
  const contract =
    breaks.length === 0
      ? [testcase('contract', `only adds to ${against}`)]
      : breaks.map(({ kind, where, detail }) => testcase('contract', `${kind}: ${where}`, { failure: detail }));
  const asked = probes.map(({ operationId, request, expected, outcome, detail }) => {
    const result = outcome === 'passed' ? {} : { [outcome === 'failed' ? 'failure' : 'skipped']: detail ?? '' };
    return testcase('probes', `${operationId} ${expected} (${request})`, result);
  });
  const suites = [testsuite('contract', contract), ...(asked.length > 0 ? [testsuite('probes', asked)] : [])];
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<testsuites>', ...suites, '</testsuites>'].join('\n');
}
