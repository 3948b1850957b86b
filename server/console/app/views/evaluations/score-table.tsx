import type { Evaluation } from '@excerpt/sdk';
import { toInterval, toShare } from './evaluation-words.ts';

/** The score of each field, the least accurate first, with its 95 % margin as words and as a bar. */
export function ScoreTable({ evaluation }: { evaluation: Evaluation }) {
  const fields = evaluation.fields.toSorted((a, b) => a.f1 - b.f1);
  return (
    <section class="dataset-section" aria-labelledby="fields">
      <h2 id="fields">Fields</h2>
      <table class="table evaluation-fields">
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Observations</th>
            <th scope="col">F1</th>
            <th scope="col">Right, with its 95 % margin</th>
            <th scope="col">Precision</th>
            <th scope="col">Recall</th>
            <th scope="col">Wrong</th>
            <th scope="col">Missed</th>
            <th scope="col">False alarms</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field.path}>
              <th scope="row">
                <code>{field.path}</code>
              </th>
              <td>{field.observations}</td>
              <td>{toShare(field.f1)}</td>
              <td>
                <MarginBar margin={field.margin} /> {toInterval(field.margin)}
              </td>
              <td>{toShare(field.precision)}</td>
              <td>{toShare(field.recall)}</td>
              <td>{field.wrong}</td>
              <td>{field.missed}</td>
              <td>{field.invented}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const WIDTH = 80;

function MarginBar({ margin: [low = 0, high = 1] }: { margin: number[] }) {
  return (
    <svg class="evaluation-margin" width={WIDTH} height="10" viewBox={`0 0 ${WIDTH} 10`} aria-hidden="true">
      <rect class="evaluation-margin-scale" x="0" y="4" width={WIDTH} height="2" />
      <rect
        class="evaluation-margin-range"
        x={low * WIDTH}
        y="2"
        width={Math.max(2, (high - low) * WIDTH)}
        height="6"
        rx="2"
      />
    </svg>
  );
}
