import '../run/values-panel.css';
import type { Leaf, Field } from '../../lib/value-fields.ts';
import { toLevel, toPercent, toText } from '../../lib/value-words.ts';
import { Icon } from '../../parts/icons.tsx';
import { FieldDetail } from '../run/field-detail.tsx';
import type { Correction } from './replay-actions.ts';

export interface FieldListProps {
  decisions: Map<string, Correction>;
  selected: string | null;
  /** The field whose value is being typed. */
  edited: string | null;
  isOpen: boolean;
  select: (path: string) => void;
  edit: (path: string | null) => void;
  save: (leaf: Leaf, text: string) => void;
  addRow: (list: string, index: number) => void;
  removeRow: (path: string) => void;
}

const DECISIONS: Record<string, string> = { confirm: 'Accepted', correct: 'Corrected', clear: 'Cleared' };

/** The fields of a run, each with what was decided about it. */
export function ReviewFields({ fields, ...list }: { fields: Field[] } & FieldListProps) {
  return (
    <div class="values">
      {fields.map((field) => (
        <ReviewField key={field.path} field={field} {...list} />
      ))}
    </div>
  );
}

function ReviewField({ field, ...list }: { field: Field } & FieldListProps) {
  if (field.kind === 'leaf') return <ReviewLeaf leaf={field} {...list} />;
  if (field.kind === 'group')
    return (
      <section class="value-group">
        <h3>{field.label}</h3>
        {field.fields.map((child) => (
          <ReviewField key={child.path} field={child} {...list} />
        ))}
      </section>
    );
  const rows: { path: string; fields: Field[] }[] =
    field.kind === 'table'
      ? field.rows.map(({ path, cells }) => ({ path, fields: cells }))
      : field.entries.map((entry) => ({ path: entry.path, fields: [entry] }));
  return (
    <section class="value-group">
      <h3>{field.label}</h3>
      {rows.map(({ path, fields }, index) => (
        <section key={path} class="review-row" aria-label={`${field.label} ${index + 1}`}>
          <h4>
            {index + 1}
            <button
              type="button"
              class="icon-button"
              aria-label={`Remove ${field.label} ${index + 1}`}
              disabled={!list.isOpen}
              onClick={() => list.removeRow(path)}
            >
              <Icon name="close" />
            </button>
          </h4>
          {fields.map((child) => (
            <ReviewField key={child.path} field={child} {...list} />
          ))}
        </section>
      ))}
      <button
        type="button"
        class="link-button review-add"
        disabled={!list.isOpen}
        onClick={() => list.addRow(field.path, rows.length)}
      >
        Add to {field.label}
      </button>
    </section>
  );
}

function ReviewLeaf({ leaf, decisions, selected, edited, select, edit, save }: { leaf: Leaf } & FieldListProps) {
  const { path, label, evidence } = leaf;
  const decision = decisions.get(path);
  const value = decision?.action === 'correct' ? decision.value : decision?.action === 'clear' ? null : leaf.value;
  const isSelected = path === selected;
  const look = decision === undefined ? `level-mark-${toLevel(evidence)}` : 'review-decided';
  return (
    <div class={`value ${look}${isSelected ? ' value-selected' : ''}`}>
      {edited === path ? (
        <ValueInput label={label} value={toText(value)} save={(text) => save(leaf, text)} cancel={() => edit(null)} />
      ) : (
        <button
          type="button"
          class="value-button"
          data-path={path}
          aria-pressed={isSelected}
          onClick={() => select(path)}
        >
          <span class="value-label">{label}</span>
          {value === null ? <span class="value-null">No value</span> : <span class="value-text">{toText(value)}</span>}
          {decision !== undefined ? (
            <span class="value-confidence level-good">{DECISIONS[decision.action] ?? decision.action}</span>
          ) : (
            <span class={`value-confidence level-${toLevel(evidence)}`}>
              {evidence === undefined ? '' : toPercent(evidence.confidence)}
            </span>
          )}
        </button>
      )}
      {isSelected && <FieldDetail leaf={leaf} evidence={evidence} />}
    </div>
  );
}

interface ValueInputProps {
  label: string;
  value: string;
  save: (text: string) => void;
  cancel: () => void;
}

function ValueInput({ label, value, save, cancel }: ValueInputProps) {
  return (
    <form
      class="review-edit"
      onSubmit={(event) => {
        event.preventDefault();
        const { value: text } = event.currentTarget.elements.namedItem('value') as HTMLInputElement;
        save(text);
      }}
    >
      <label>
        <span class="value-label">{label}</span>
        <input
          name="value"
          defaultValue={value}
          autoComplete="off"
          ref={(input) => {
            if (input !== null && document.activeElement !== input) input.select();
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') cancel();
          }}
        />
      </label>
      <button type="submit" class="button">
        Save
      </button>
    </form>
  );
}
