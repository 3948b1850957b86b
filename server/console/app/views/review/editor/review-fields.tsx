import '../../run/values/values-panel.css';
import { useMemo } from 'preact/hooks';
import type { Leaf, Field } from '../../../lib/value-fields.ts';
import { isList } from '../../../lib/field-schema.ts';
import { toLevel, toPercent, toText } from '../../../lib/value-words.ts';
import { Icon } from '../../../parts/icons.tsx';
import { FieldBlocks } from '../../run/values/field-blocks.tsx';
import { FieldDetail } from '../../run/values/field-detail.tsx';
import { describeDecision, type FieldListProps } from './field-list-props.ts';
import { Guideline } from './guideline.tsx';
import type { RefusedAction } from '../outbox.ts';
import type { Correction } from './replay-actions.ts';
import { ReviewTable } from './table/review-table.tsx';
import { ValueActions } from './value-actions.tsx';
import { ValueInput } from './value-input.tsx';

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
  if (field.kind === 'table') return <ReviewTable table={field} {...list} />;
  return (
    <section class="value-group">
      <h3>{field.label}</h3>
      <FieldBlocks
        entries={field.entries}
        selected={list.selected}
        render={(entry, index) => (
          <div key={entry.path} class="review-row" role="group" aria-label={`${field.label} ${index + 1}`}>
            <h4>
              {index + 1}
              <button
                type="button"
                class="icon-button"
                aria-label={`Remove ${field.label} ${index + 1}`}
                disabled={!list.isOpen}
                onClick={() => list.removeRow(entry.path)}
              >
                <Icon name="close" />
              </button>
            </h4>
            <ReviewField field={entry} {...list} />
          </div>
        )}
      />
      <button
        type="button"
        class="link-button review-add"
        disabled={!list.isOpen}
        onClick={() => list.addRow(field.path, field.entries.length)}
      >
        Add to {field.label}
      </button>
      {list.labelling !== undefined && field.entries.length === 0 && (
        <button type="button" class="link-button" onClick={() => list.labelling?.markAbsent(field.path)}>
          No {field.label} in the document
        </button>
      )}
    </section>
  );
}

/** A key changes few values: the others stay as they were drawn. */
function ReviewLeaf({ leaf, ...list }: { leaf: Leaf } & FieldListProps) {
  const { path } = leaf;
  const refused = list.refused.find((one) => one.path === path);
  const isCurrent = path === list.selected || path === list.edited?.path;
  return useMemo(
    () => <LeafValue leaf={leaf} refused={refused} list={list} />,
    [leaf, refused, list.decisions.get(path), list.violations.get(path), list.isOpen, isCurrent ? list : null],
  );
}

interface LeafValueProps {
  leaf: Leaf;
  refused: RefusedAction | undefined;
  list: FieldListProps;
}

function LeafValue({ leaf, refused, list }: LeafValueProps) {
  const { path, label, value, evidence } = leaf;
  const { decisions, selected, edited, select, edit, save } = list;
  const decision = decisions.get(path);
  const isSelected = path === selected;
  const violation = list.violations.get(path);
  const look = decision === undefined ? `level-mark-${toLevel(evidence)}` : 'review-decided';
  return (
    <div class={`value ${look}${isSelected ? ' value-selected' : ''}`}>
      {edited?.path === path ? (
        <ValueInput
          start={edited.start}
          {...{ label, value, refused, conventions: list.conventions, schema: list.schemaOf(path) }}
          keep={(text) => list.keep(path, text)}
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
          {value === null ? (
            <span class="value-null">{list.labelling === undefined ? 'No value' : toAbsence(decision)}</span>
          ) : (
            <span class="value-text">{toText(value)}</span>
          )}
          {decision !== undefined ? (
            <span class="value-confidence level-good">{describeDecision(decision, list)}</span>
          ) : (
            <span class={`value-confidence level-${toLevel(evidence)}`}>
              {evidence === undefined ? '' : toPercent(evidence.confidence)}
            </span>
          )}
        </button>
      )}
      {value === null && list.isOpen && isList(list.schemaOf(path)) && (
        <button type="button" class="link-button review-add" onClick={() => list.beginList(path)}>
          Add to {label}
        </button>
      )}
      {refused !== undefined && edited?.path !== path && (
        <p class="review-reading level-poor">
          “{refused.text ?? ''}” was not saved: {refused.message}
          <button type="button" class="link-button" onClick={() => edit(path)}>
            Correct it
          </button>
        </p>
      )}
      {violation !== undefined && <p class="value-violation level-poor">{violation}</p>}
      {isSelected && <Guideline path={path} {...list} />}
      {isSelected && edited?.path !== path && <ValueActions leaf={leaf} {...list} />}
      {isSelected && (list.labelling === undefined || evidence !== undefined) && (
        <FieldDetail leaf={leaf} evidence={evidence} />
      )}
    </div>
  );
}

const toAbsence = (decision: Correction | undefined): string =>
  decision === undefined ? 'Not looked at' : decision.action === 'unreadable' ? '' : 'No value';
