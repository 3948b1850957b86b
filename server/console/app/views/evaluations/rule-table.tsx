import type { ComparedRule, EvaluationRule, RuleCounts } from '@excerpt/sdk';

/** For how many documents each rule of the version holds. */
export function RuleTable({ rules }: { rules: readonly EvaluationRule[] }) {
  if (rules.length === 0) return null;
  return (
    <section class="dataset-section" aria-labelledby="rules">
      <h2 id="rules">Rules</h2>
      <table class="table">
        <thead>
          <tr>
            <th scope="col">Rule</th>
            <th scope="col">Severity</th>
            <th scope="col">Holds</th>
            <th scope="col">Violated</th>
            <th scope="col">Unknown</th>
          </tr>
        </thead>
        <tbody>
          {rules.map(({ name, severity, holds, violated, unknown }, index) => (
            <tr key={index}>
              <th scope="row">{name}</th>
              <td>{severity}</td>
              <td>{holds}</td>
              <td class={violated > 0 ? 'level-poor' : ''}>{violated}</td>
              <td>{unknown}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const toWords = (counts: RuleCounts | null): string =>
  counts === null ? '–' : `${counts.violated} of ${counts.holds + counts.violated + counts.unknown}`;

/** How many documents violated each rule, in two evaluations. */
export function ComparedRules({ rules }: { rules: readonly ComparedRule[] }) {
  if (rules.length === 0) return null;
  return (
    <section class="dataset-section" aria-labelledby="compared-rules">
      <h2 id="compared-rules">Violated rules</h2>
      <table class="table">
        <thead>
          <tr>
            <th scope="col">Rule</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {rules.map(({ name, before, after }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{toWords(before)}</td>
              <td>{toWords(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
