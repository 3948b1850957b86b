import { useState } from 'preact/hooks';
import type { RuleSet } from '@excerpt/sdk';
import { useQuery } from '@tanstack/preact-query';
import { listRuleSetsQuery } from '../../../../generated/queries.gen.ts';
import type { RuleNames } from '../../../code-editor/rule-completion.ts';
import type { JsonObject } from '../../../definition/definition-object.ts';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { askParts, LACKING, READY_CHECKS, type ReadyCheck } from './ready-checks.ts';

interface ReadyCheckDialogProps {
  names: RuleNames;
  add: (rules: JsonObject[]) => void;
  /** Adds a set of rules, and those of its fields that the schema lacks. */
  addSet: (set: RuleSet) => void;
  close: () => void;
}

const SETS = { staleTime: Infinity };

/** Makes a rule of a check that has a name, or takes over a set of rules, without their language. */
export function ReadyCheckDialog({ names, add, addSet, close }: ReadyCheckDialogProps) {
  const { data: sets } = useQuery({ ...listRuleSetsQuery({ query: { pageSize: 100 } }), ...SETS });
  const isPossible = (one: ReadyCheck) => askParts(one, names, {}).every(({ value }) => value !== undefined);
  const [key, choose] = useState(() => (READY_CHECKS.find(isPossible) ?? READY_CHECKS[0])?.key);
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const [error, setError] = useState<Error | null>(null);
  const set = sets?.data.find((one) => one.key === key);
  const check = READY_CHECKS.find((one) => one.key === key);
  const asked = check === undefined ? [] : askParts(check, names, chosen);
  const lacking = asked.find(({ value }) => value === undefined);
  const values = Object.fromEntries(asked.map(({ part, value = '' }) => [part.key, value]));
  const made = lacking === undefined ? (check?.make(values, names) ?? null) : null;
  return (
    <FormDialog
      title="Add a ready check"
      close={close}
      submit={() => {
        if (set !== undefined) {
          addSet(set);
          return close();
        }
        if (made === null) return setError(new Error(lacking === undefined ? '' : LACKING[lacking.part.of]));
        add([{ ...made, severity: 'error' }]);
        close();
      }}
      submitLabel="Add"
      isPending={false}
      error={error}
    >
      <label class="field">
        <span>Check</span>
        <select
          value={key}
          onChange={({ currentTarget }) => {
            choose(currentTarget.value);
            setError(null);
          }}
        >
          {READY_CHECKS.map((one) => (
            <option key={one.key} value={one.key}>
              {one.label}
            </option>
          ))}
          {sets?.data.map((one) => (
            <option key={one.key} value={one.key}>
              {one.name}: {one.rules.length} rules
            </option>
          ))}
        </select>
      </label>
      {asked.map(({ part: { key: name, label, of }, choices, value }) =>
        choices.length === 0 ? (
          <p key={name} class="muted">
            {label}: {LACKING[of]}
          </p>
        ) : (
          <label key={name} class="field">
            <span>{label}</span>
            <select
              value={value}
              onChange={({ currentTarget }) => setChosen({ ...chosen, [name]: currentTarget.value })}
            >
              {choices.map((choice) => (
                <option key={choice}>{choice}</option>
              ))}
            </select>
          </label>
        ),
      )}
      {set !== undefined && <RuleSetFacts set={set} names={names} />}
      {made !== null && (
        <p class="muted">
          The rule: <code>{made.check}</code>
        </p>
      )}
    </FormDialog>
  );
}

function RuleSetFacts({ set, names }: { set: RuleSet; names: RuleNames }) {
  const lacking = Object.keys(set.properties).filter((name) => !names.fields.some(({ path }) => path === name));
  return (
    <>
      <p class="muted">{set.description}.</p>
      <ul class="muted">
        {set.rules.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {lacking.length > 0 && <p>The schema gets the fields that it lacks: {lacking.join(', ')}.</p>}
    </>
  );
}
