import type { Comparator } from '@excerpt/sdk';

type Kind = Comparator['kind'];

const KINDS: [Kind, string][] = [
  ['text', 'Letters and digits'],
  ['number', 'Numbers'],
  ['date', 'Days'],
  ['exact', 'The same characters'],
];

interface ComparatorInputProps {
  /** The words of the field. */
  label: string;
  /** Undefined follows the schema. */
  value: Comparator | undefined;
  change: (value: Comparator | undefined) => void;
}

/** How the values of a field are compared. Sits in the label of its field, which names the first control. */
export function ComparatorInput({ label, value, change }: ComparatorInputProps) {
  const readNumber = ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
    currentTarget.value === '' ? undefined : currentTarget.valueAsNumber;
  return (
    <span class="dataset-comparator">
      <select
        value={value?.kind ?? ''}
        onChange={({ currentTarget }) =>
          change(currentTarget.value === '' ? undefined : { kind: currentTarget.value as Kind })
        }
      >
        <option value="">As the schema says</option>
        {KINDS.map(([kind, words]) => (
          <option key={kind} value={kind}>
            {words}
          </option>
        ))}
      </select>
      {value?.kind === 'text' && (
        <input
          type="number"
          min="0.5"
          max="1"
          step="any"
          aria-label={`${label}: similarity at least, 0.5 to 1`}
          placeholder="Similarity ≥"
          value={value.atLeast ?? ''}
          onInput={(event) => {
            const atLeast = readNumber(event);
            change({ kind: 'text', ...(atLeast !== undefined && { atLeast }) });
          }}
        />
      )}
      {value?.kind === 'number' && (
        <input
          type="number"
          min="0"
          step="any"
          aria-label={`${label}: largest difference`}
          placeholder="± 0.005"
          value={value.within ?? ''}
          onInput={(event) => {
            const within = readNumber(event);
            change({ kind: 'number', ...(within !== undefined && { within }) });
          }}
        />
      )}
    </span>
  );
}
