import { useState } from 'preact/hooks';
import type { SchemaChoice } from '../../uploads/schema-choices.ts';

interface SchemaCardsProps {
  choices: SchemaChoice[];
  chosen: string;
  choose: (schemaKey: string) => void;
  /** Further choices are shown on request. */
  maxShown: number;
}

export function SchemaCards({ choices, chosen, choose, maxShown }: SchemaCardsProps) {
  const [showsAll, showAll] = useState(false);
  const shown = showsAll ? choices : choices.filter(({ schemaKey }, index) => index < maxShown || schemaKey === chosen);
  return (
    <fieldset class="schema-cards">
      <legend>What is it?</legend>
      {shown.map(({ schemaKey, name, description }) => (
        <label key={schemaKey} class="schema-card">
          <input
            type="radio"
            name="schema"
            value={schemaKey}
            checked={schemaKey === chosen}
            onChange={() => choose(schemaKey)}
          />
          <span>
            <strong>{name}</strong>
            <span class="muted">{description}</span>
          </span>
        </label>
      ))}
      {shown.length < choices.length && (
        <button type="button" class="link-button schema-cards-more" onClick={() => showAll(true)}>
          {choices.length - shown.length} more kinds
        </button>
      )}
    </fieldset>
  );
}
