import type { ComponentChildren } from 'preact';
import type { SchemaField } from '../../lib/schema-fields.ts';

interface FieldSettingsProps {
  legend: string;
  fields: SchemaField[];
  /** Settings by path. Those of fields that the latest version no longer has are shown as well, by their path. */
  chosen: Record<string, unknown>;
  children: (field: SchemaField) => ComponentChildren;
}

/** A setting for each field of a schema. */
export function FieldSettings({ legend, fields, chosen, children }: FieldSettingsProps) {
  const known = new Set(fields.map(({ path }) => path));
  const others = Object.keys(chosen).filter((path) => !known.has(path));
  return (
    <fieldset class="dataset-choice">
      <legend>{legend}</legend>
      {[...fields, ...others.map((path) => ({ path, label: path }))].map((field) => (
        <label key={field.path} class="field">
          <span>{field.label}</span>
          {children(field)}
        </label>
      ))}
    </fieldset>
  );
}
