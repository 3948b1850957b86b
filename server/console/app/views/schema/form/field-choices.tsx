import { useState } from 'preact/hooks';
import type { JsonObject } from '../../../definition/definition-object.ts';
import { isNullable } from '../../../definition/field-kinds.ts';

interface FieldChoicesProps {
  name: string;
  schema: JsonObject;
  pointer: string;
  change: (change: (schema: JsonObject) => JsonObject, step?: string) => void;
}

/** The values of a choice, one a line. */
export function FieldChoices({ name, schema, pointer, change }: FieldChoicesProps) {
  const [typed, type] = useState<string | null>(null);
  const values = Array.isArray(schema['enum']) ? schema['enum'].filter((value) => value !== null) : [];
  return (
    <label class="field-choices">
      <span class="muted">Values, one a line</span>
      <textarea
        aria-label={`Values of ${name}`}
        rows={Math.min(8, values.length + 1)}
        value={typed ?? values.join('\n')}
        onInput={({ currentTarget: { value } }) => {
          type(value);
          const lines = value.split('\n').filter((line) => line.trim() !== '');
          const unique = [...new Set(lines)];
          change(
            (before) => ({ ...before, enum: isNullable(before) ? [...unique, null] : unique }),
            `choices ${pointer}`,
          );
        }}
        onBlur={() => type(null)}
      />
    </label>
  );
}
