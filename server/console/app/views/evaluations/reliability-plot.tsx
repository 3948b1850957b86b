import type { EvaluationCalibration } from '@excerpt/sdk';
import { toShare } from './evaluation-words.ts';

const SIZE = 240;
const PAD = 30;
const toX = (share: number): number => PAD + share * (SIZE - 2 * PAD);
const toY = (share: number): number => SIZE - PAD - share * (SIZE - 2 * PAD);

/** How often values of a confidence are right: on the line, the confidence says the truth. The table says the same. */
export function ReliabilityPlot({ calibration }: { calibration: EvaluationCalibration }) {
  const { auroc, ece, coverage95, coverage99, bins } = calibration;
  const most = Math.max(1, ...bins.map(({ count }) => count));
  const points = bins.map(({ confidence, accuracy }) => `${toX(confidence)},${toY(accuracy)}`).join(' ');
  return (
    <section class="dataset-section" aria-labelledby="reliability">
      <h2 id="reliability">Confidence</h2>
      <p class="muted">
        AUROC {auroc === null ? '–' : auroc.toFixed(3)}, calibration error {ece === null ? '–' : ece.toFixed(3)}. At 95
        % right values {toShare(coverage95)} need no review, at 99 % {toShare(coverage99)}. A dash: too few values.
      </p>
      <div class="evaluation-reliability">
        <svg
          width={SIZE}
          height={SIZE}
          viewBox={`0 0 ${SIZE} ${SIZE}`}
          role="img"
          aria-label="Reliability: confidence to the right, share of right values upwards"
        >
          <path class="evaluation-axis" d={`M${PAD},${PAD} V${SIZE - PAD} H${SIZE - PAD}`} />
          <path class="evaluation-diagonal" d={`M${toX(0)},${toY(0)} L${toX(1)},${toY(1)}`} />
          <polyline class="evaluation-line" points={points} />
          {bins.map(({ from, confidence, accuracy, count }) => (
            <circle
              key={from}
              class="evaluation-point"
              cx={toX(confidence)}
              cy={toY(accuracy)}
              r={3 + 5 * Math.sqrt(count / most)}
            />
          ))}
          {[0, 0.5, 1].map((share) => (
            <g key={share} class="evaluation-tick">
              <text x={toX(share)} y={SIZE - 10} text-anchor="middle">
                {share}
              </text>
              <text x={PAD - 6} y={toY(share) + 4} text-anchor="end">
                {share}
              </text>
            </g>
          ))}
        </svg>
        <table class="table">
          <thead>
            <tr>
              <th scope="col">Confidence from</th>
              <th scope="col">Values</th>
              <th scope="col">Mean confidence</th>
              <th scope="col">Right</th>
            </tr>
          </thead>
          <tbody>
            {bins.map(({ from, count, confidence, accuracy }) => (
              <tr key={from}>
                <th scope="row">{toShare(from)}</th>
                <td>{count}</td>
                <td>{toShare(confidence)}</td>
                <td>{toShare(accuracy)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
