import { ExcerptError } from '@excerpt/sdk';

interface GateRefusalProps {
  /** Of a change of the pin. */
  error: unknown;
  reason: string;
  setReason: (reason: string) => void;
}

/** The conditions of a gate that were not met, and the reason of an override. Nothing for other errors. */
export function GateRefusal({ error, reason, setReason }: GateRefusalProps) {
  if (!(error instanceof ExcerptError) || error.code !== 'gate_failed') return null;
  return (
    <>
      <ul class="evaluation-refusals" aria-label="What the gate refuses">
        {(error.details ?? []).map(({ path, message }) => (
          <li key={path}>
            <code>{path}</code> {message}
          </li>
        ))}
      </ul>
      <label class="field">
        <span>Reason for an override, which only the owner may give and the audit log keeps</span>
        <input maxLength={500} value={reason} onInput={({ currentTarget: { value } }) => setReason(value)} />
      </label>
    </>
  );
}
