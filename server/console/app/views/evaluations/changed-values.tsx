import type { ComparedValue } from '@excerpt/sdk';
import { toText } from '../../lib/value-words.ts';

export type Side = 'before' | 'after';

interface ChangedValuesProps {
  changes: ComparedValue[];
  /** Shows the place of a value; undefined where it has none. */
  findPlace?: (change: ComparedValue, side: Side) => (() => void) | undefined;
}

const EFFECTS = { better: 'Better', worse: 'Worse', neutral: 'Neither' };
const SIDES: Side[] = ['before', 'after'];
const show = (value: unknown): string => (value === null || value === undefined ? '–' : toText(value));

/** What a document was expected to hold, and what two runs found. */
export function ChangedValues({ changes, findPlace }: ChangedValuesProps) {
  return (
    <table class="table">
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Expected</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
          <th scope="col">Effect</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change, index) => (
          <tr key={index}>
            <th scope="row">
              <code>{change.path}</code>
            </th>
            <td>{show(change.expected)}</td>
            {SIDES.map((side) => (
              <td key={side}>
                <FoundValue value={show(change[side])} showPlace={findPlace?.(change, side)} />
              </td>
            ))}
            <td class={change.effect === 'worse' ? 'level-poor' : change.effect === 'better' ? 'level-good' : ''}>
              {EFFECTS[change.effect]}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function FoundValue({ value, showPlace }: { value: string; showPlace: (() => void) | undefined }) {
  if (showPlace === undefined) return <>{value}</>;
  return (
    <button type="button" class="link-button" title="Show its place" onClick={showPlace}>
      {value}
    </button>
  );
}
