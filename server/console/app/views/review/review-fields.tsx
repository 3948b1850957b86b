import '../run/values-panel.css';
import type { Leaf, Field } from '../../lib/value-fields.ts';
import { toLevel, toPercent, toText } from '../../lib/value-words.ts';
import { Icon } from '../../parts/icons.tsx';
import { FieldDetail } from '../run/field-detail.tsx';
import type { Conventions } from '../../lib/typed/conventions.ts';
import type { RefusedAction } from './outbox.ts';
import type { Correction } from './replay-actions.ts';
import { ValueInput, type TypedValue } from './value-input.tsx';

export interface FieldListProps {
  decisions: Map<string, Correction>;
  conventions: Conventions;
  /** The schema of a field. */
  schemaOf: (path: string) => Record<string, unknown>;
  refused: readonly RefusedAction[];
  selected: string | null;
  /** The field whose value is being typed. */
  edited: string | null;
  isOpen: boolean;
  select: (path: string) => void;
  edit: (path: string | null) => void;
  save: (leaf: Leaf, typed: TypedValue | 'unchanged') => void;
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

function ReviewLeaf({ leaf, ...list }: { leaf: Leaf } & FieldListProps) {
  const { path, label, value, evidence } = leaf;
  const { decisions, selected, edited, select, edit, save } = list;
  const decision = decisions.get(path);
  const refused = list.refused.find((one) => one.path === path);
  const isSelected = path === selected;
  const look = decision === undefined ? `level-mark-${toLevel(evidence)}` : 'review-decided';
  return (
    <div class={`value ${look}${isSelected ? ' value-selected' : ''}`}>
      {edited === path ? (
        <ValueInput
          {...{ label, value, refused, conventions: list.conventions, schema: list.schemaOf(path) }}
          save={(typed) => save(leaf, typed)}
          cancel={() => edit(null)}
        />
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
      {refused !== undefined && edited !== path && (
        <p class="review-reading level-poor">
          “{refused.text ?? ''}” was not saved: {refused.message}
          <button type="button" class="link-button" onClick={() => edit(path)}>
            Correct it
          </button>
        </p>
      )}
      {isSelected && <FieldDetail leaf={leaf} evidence={evidence} />}
    </div>
  );
}
