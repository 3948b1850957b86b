import type { SchemaChoice } from '../../uploads/schema-choices.ts';

interface SchemaCardsProps {
  choices: SchemaChoice[];
  chosen: string;
  choose: (schemaKey: string) => void;
  /** Reads the choices that are not here; null when all are. */
  showAll: (() => void) | null;
}

export function SchemaCards({ choices, chosen, choose, showAll }: SchemaCardsProps) {
  return (
    <fieldset class="schema-cards">
      <legend>What is it?</legend>
      {choices.map(({ schemaKey, name, description }) => (
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
      {showAll !== null && (
        <button type="button" class="link-button schema-cards-more" onClick={showAll}>
          More kinds
        </button>
      )}
    </fieldset>
  );
}
