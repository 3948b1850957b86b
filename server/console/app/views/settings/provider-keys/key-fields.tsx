import type { Provider } from '@excerpt/sdk';
import { useId } from 'preact/hooks';

export interface KeyForm {
  name: string;
  secret: string;
  defaultModel: string;
  baseUrl: string;
  residency: string;
}

export const EMPTY_KEY: KeyForm = { name: '', secret: '', defaultModel: '', baseUrl: '', residency: '' };

interface KeyFieldsProps {
  provider: Provider | undefined;
  form: KeyForm;
  set: (changes: Partial<KeyForm>) => void;
  /** What an empty field means. */
  placeholders: Partial<KeyForm>;
  needsSecret: boolean;
}

/** The fields of a provider key. The secret goes to the server, and is shown by nobody after that. */
export function KeyFields({ provider, form, set, placeholders, needsSecret }: KeyFieldsProps) {
  const listId = useId();
  const isSelfHosted = provider?.requiresBaseUrl === true;
  return (
    <>
      {isSelfHosted && (
        <div class="field-row">
          <label class="field">
            <span>Base URL</span>
            <input
              type="url"
              value={form.baseUrl}
              required={placeholders.baseUrl === undefined}
              maxLength={2_000}
              placeholder={placeholders.baseUrl ?? 'https://llm.example.com/v1'}
              onInput={({ currentTarget }) => set({ baseUrl: currentTarget.value })}
            />
          </label>
          <label class="field">
            <span>Where it processes data</span>
            <input
              value={form.residency}
              maxLength={50}
              placeholder={placeholders.residency ?? 'EU'}
              onInput={({ currentTarget }) => set({ residency: currentTarget.value })}
            />
          </label>
        </div>
      )}
      <label class="field">
        <span>Secret</span>
        <input
          type="password"
          autocomplete="off"
          spellcheck={false}
          value={form.secret}
          required={needsSecret}
          maxLength={4_096}
          pattern="[\x21-\x7e]+"
          placeholder={placeholders.secret ?? ''}
          onInput={({ currentTarget }) => set({ secret: currentTarget.value })}
        />
      </label>
      <div class="field-row">
        <label class="field">
          <span>Name</span>
          <input
            value={form.name}
            maxLength={200}
            placeholder={placeholders.name ?? provider?.name ?? ''}
            onInput={({ currentTarget }) => set({ name: currentTarget.value })}
          />
        </label>
        <label class="field">
          <span>Default model</span>
          <input
            value={form.defaultModel}
            list={listId}
            maxLength={200}
            required={placeholders.defaultModel === undefined && provider?.defaultModel === null}
            placeholder={placeholders.defaultModel ?? provider?.defaultModel ?? describeModels(provider)}
            onInput={({ currentTarget }) => set({ defaultModel: currentTarget.value })}
          />
          <datalist id={listId}>
            {provider?.models.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </label>
      </div>
    </>
  );
}

function describeModels(provider: Provider | undefined): string {
  if (provider === undefined || provider.models.length > 0) return '';
  return provider.anyModel ? 'Any name that the server knows' : 'A model that the provider lists for the key';
}

/** The fields that are filled in. */
export const toFilled = (form: KeyForm): Partial<KeyForm> =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, text]: [string, string]) => (text.trim() === '' ? [] : [[name, text.trim()]])),
  );
