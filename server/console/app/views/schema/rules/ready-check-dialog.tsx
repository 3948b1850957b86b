import { useState } from 'preact/hooks';
import type { RuleNames } from '../../../code-editor/rule-completion.ts';
import type { JsonObject } from '../../../definition/definition-object.ts';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { askParts, LACKING, READY_CHECKS, type ReadyCheck } from './ready-checks.ts';

interface ReadyCheckDialogProps {
  names: RuleNames;
  add: (rules: JsonObject[]) => void;
  close: () => void;
}

/** Makes a rule of a check that has a name, without its language. */
export function ReadyCheckDialog({ names, add, close }: ReadyCheckDialogProps) {
  const isPossible = (one: ReadyCheck) => askParts(one, names, {}).every(({ value }) => value !== undefined);
  const [key, choose] = useState(() => (READY_CHECKS.find(isPossible) ?? READY_CHECKS[0])?.key);
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const [error, setError] = useState<Error | null>(null);
  const check = READY_CHECKS.find((one) => one.key === key);
  if (check === undefined) return null;
  const asked = askParts(check, names, chosen);
  const lacking = asked.find(({ value }) => value === undefined);
  const values = Object.fromEntries(asked.map(({ part, value = '' }) => [part.key, value]));
  const made = lacking === undefined ? check.make(values, names) : null;
  return (
    <FormDialog
      title="Add a ready check"
      close={close}
      submit={() => {
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
      {made !== null && (
        <p class="muted">
          The rule: <code>{made.check}</code>
        </p>
      )}
    </FormDialog>
  );
}
