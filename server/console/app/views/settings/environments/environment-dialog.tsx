import { updateEnvironment, type EnvironmentDetail, type Provider, type ProviderKey } from '@excerpt/sdk';
import { useState } from 'preact/hooks';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { useChange } from '../../../parts/use-change.ts';
import { listResidencies, toEnvironmentPatch, toForm, type EnvironmentForm } from './environment-form.ts';
import { FallbackFields } from './fallback-fields.tsx';
import { ModelFields } from './model-fields.tsx';

interface EnvironmentDialogProps {
  slug: string;
  environment: EnvironmentDetail;
  keys: ProviderKey[];
  providers: Provider[];
  close: () => void;
}

export function EnvironmentDialog({ slug, environment, keys, providers, close }: EnvironmentDialogProps) {
  const [form, setForm] = useState(() => toForm(environment));
  const set = (changes: Partial<EnvironmentForm>) => setForm((before) => ({ ...before, ...changes }));
  const patch = toEnvironmentPatch(environment, form);
  const { mutate, isPending, error } = useChange(
    (sending) =>
      updateEnvironment({
        ...sending,
        path: { slug, envSlug: environment.slug },
        body: patch ?? { verify: form.verify },
      }),
    { touches: ['getEnvironment', 'listEnvironments'], done: `${environment.name} saved.`, after: close },
  );
  const fallback = providers.find(({ isSystemFallback }) => isSystemFallback);
  return (
    <FormDialog
      title={`Change ${environment.name}`}
      close={close}
      submit={() => (patch === null ? close() : mutate())}
      submitLabel="Save"
      isPending={isPending}
      error={error}
    >
      <ModelFields
        choice={form}
        withoutKey={fallback === undefined ? 'System fallback' : `System fallback (${fallback.name})`}
        keys={keys}
        providers={providers}
        set={set}
      />
      <FallbackFields
        fallbacks={form.fallbacks}
        keys={keys}
        providers={providers}
        set={(fallbacks) => set({ fallbacks })}
      />
      <fieldset class="fieldset">
        <legend>Documents may be processed in</legend>
        <div class="check-list">
          {listResidencies(environment, providers, keys).map((residency) => (
            <label key={residency} class="check">
              <input
                type="checkbox"
                checked={form.allowedResidencies.includes(residency)}
                onChange={({ currentTarget }) => {
                  const others = form.allowedResidencies.filter((one) => one !== residency);
                  set({ allowedResidencies: currentTarget.checked ? [...others, residency] : others });
                }}
              />
              {residency}
            </label>
          ))}
        </div>
        <p class="muted">None checked: anywhere.</p>
      </fieldset>
      <label class="check">
        <input
          type="checkbox"
          checked={form.verify}
          onChange={({ currentTarget }) => set({ verify: currentTarget.checked })}
        />
        Ask the model a second time to confirm values, for about twice the tokens
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={form.keepPrompts}
          onChange={({ currentTarget }) => set({ keepPrompts: currentTarget.checked })}
        />
        Keep what models are sent and answer, encrypted, for you to read
      </label>
      {form.keepPrompts && (
        <label class="field">
          <span>Days after which it is erased</span>
          <input
            type="number"
            min={1}
            max={36_500}
            step={1}
            required
            value={form.promptRetentionDays}
            onInput={({ currentTarget }) => set({ promptRetentionDays: currentTarget.value })}
          />
        </label>
      )}
      <label class="field">
        <span>Days after which documents and runs are erased</span>
        <input
          type="number"
          min={1}
          max={36_500}
          step={1}
          value={form.retentionDays}
          placeholder="Kept without end"
          onInput={({ currentTarget }) => set({ retentionDays: currentTarget.value })}
        />
      </label>
      {form.retentionDays !== '' && form.retentionDays !== String(environment.retentionDays) && (
        <p class="problem">Documents and runs that are older are erased within minutes. They do not come back.</p>
      )}
    </FormDialog>
  );
}
