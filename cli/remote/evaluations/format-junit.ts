import type { Evaluation, EvaluationComparison } from '@excerpt/sdk';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

interface Case {
  name: string;
  /** Why it failed; null if it did not. */
  failure: string | null;
  /** Why nobody can tell. */
  skipped: string | null;
}

function toCases({ score, fields }: EvaluationComparison): Case[] {
  return [{ path: 'all fields', ...score }, ...fields].map(({ path, before, after, verdict, p }) => {
    const numbers = `F1 ${before.toFixed(3)} before, ${after.toFixed(3)} after, p ${p.toFixed(3)}`;
    return {
      name: path,
      failure: verdict === 'worse' ? `became worse: ${numbers}` : null,
      skipped: verdict === 'inconclusive' ? `inconclusive: ${numbers}` : null,
    };
  });
}

type RuleCounts = NonNullable<EvaluationComparison['rules'][number]['before']>;

const countRule = ({ holds, violated, unknown }: RuleCounts): string =>
  `holds for ${holds}, violated in ${violated}, unknown in ${unknown}`;

/** A rule has failed where more documents violate it than before. */
function toRuleCases({ rules }: Evaluation, comparison: EvaluationComparison | null): Case[] {
  if (comparison === null)
    return rules.map((rule) => ({ name: `rule ${rule.name}: ${countRule(rule)}`, failure: null, skipped: null }));
  return comparison.rules.map(({ name, before, after }) => {
    const [was, is] = [before, after].map((counts) => (counts === null ? 'not there' : countRule(counts)));
    const isWorse = before !== null && after !== null && after.violated > before.violated;
    return {
      name: `rule ${name}`,
      failure: isWorse ? `violated more often: ${was} before, ${is} after` : null,
      skipped: before === null || after === null ? `nothing to compare: ${was} before, ${is} after` : null,
    };
  });
}

/** A test case a field, and one a rule: what became worse has failed, and what is inconclusive is skipped. */
export function formatJunit(evaluation: Evaluation, comparison: EvaluationComparison | null): string {
  const { id, status, errorMessage } = evaluation;
  const own = { name: 'evaluation', failure: status === 'completed' ? null : (errorMessage ?? status), skipped: null };
  const cases: Case[] = [
    own,
    ...(comparison === null ? [] : toCases(comparison)),
    ...toRuleCases(evaluation, comparison),
  ];
  const count = (read: (one: Case) => string | null) => cases.filter((one) => read(one) !== null).length;
  const lines = cases.map(({ name, failure, skipped }) => {
    const inside =
      failure === null
        ? skipped === null
          ? ''
          : `<skipped message="${escape(skipped)}"/>`
        : `<failure message="${escape(failure)}"/>`;
    return `    <testcase classname="${escape(id)}" name="${escape(name)}">${inside}</testcase>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    `  <testsuite name="excerpt evaluate" tests="${cases.length}" failures="${count((one) => one.failure)}" ` +
      `skipped="${count((one) => one.skipped)}">`,
    ...lines,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}
