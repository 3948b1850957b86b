import type { SchemaFamily } from '@excerpt/sdk';
import { Icon } from '../../parts/icons.tsx';
import type { CategoryDraft } from './splitter-draft.ts';

interface CategoryFieldsProps {
  category: CategoryDraft;
  /** From 1. */
  number: number;
  schemas: readonly SchemaFamily[];
  change: (changes: Partial<CategoryDraft>) => void;
  remove: () => void;
}

/** A kind of document. */
export function CategoryFields({ category, number, schemas, change, remove }: CategoryFieldsProps) {
  const { name, description, schemaKey, identifier } = category;
  return (
    <fieldset class="category">
      <legend>Kind {number}</legend>
      <label class="field">
        <span>Name</span>
        <input
          value={name}
          required
          maxLength={200}
          placeholder="Invoice"
          onInput={({ currentTarget }) => change({ name: currentTarget.value })}
        />
      </label>
      <label class="field">
        <span>Schema</span>
        <select value={schemaKey} onChange={({ currentTarget }) => change({ schemaKey: currentTarget.value })}>
          <option value="">None: split only</option>
          {schemaKey !== '' && !schemas.some((schema) => schema.schemaKey === schemaKey) && (
            <option>{schemaKey}</option>
          )}
          {schemas.map((schema) => (
            <option key={schema.id} value={schema.schemaKey}>
              {schema.name}
            </option>
          ))}
        </select>
      </label>
      <label class="field category-description">
        <span>What such documents are, and what they are not</span>
        <textarea
          value={description}
          rows={2}
          maxLength={2000}
          placeholder="A bill of a supplier, with an amount to pay. No reminder."
          onInput={({ currentTarget }) => change({ description: currentTarget.value })}
        />
      </label>
      <label class="field">
        <span>What tells two neighbours apart</span>
        <input
          value={identifier}
          maxLength={200}
          placeholder="invoice number"
          onInput={({ currentTarget }) => change({ identifier: currentTarget.value })}
        />
      </label>
      <button type="button" class="button category-remove" onClick={remove}>
        <Icon name="minus" />
        Remove {name || `kind ${number}`}
      </button>
    </fieldset>
  );
}
