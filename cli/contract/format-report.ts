import { hasBreaks, type ContractReport } from './contract-report.ts';
import type { Probe } from './probe.ts';

export type Format = 'text' | 'json' | 'junit';

export function formatReport(report: ContractReport, format: Format): string {
  if (format === 'json') return JSON.stringify({ compatible: !hasBreaks(report), ...report }, null, 2);
  return format === 'junit' ? formatJunit(report) : formatText(report);
}

const countOf = (probes: Probe[], outcome: Probe['outcome']) =>
  probes.filter((probe) => probe.outcome === outcome).length;

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

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');

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
