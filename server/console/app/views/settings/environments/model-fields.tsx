import type { Provider, ProviderKey } from '@excerpt/sdk';
import { useId } from 'preact/hooks';
import type { ModelChoice } from './environment-form.ts';

interface ModelFieldsProps {
  choice: ModelChoice;
  /** Of the fields, such as `Fallback 1: `. */
  prefix?: string;
  /** The first option; absent where a key is needed. */
  withoutKey: string;
  keys: ProviderKey[];
  providers: Provider[];
  set: (choice: ModelChoice) => void;
}

/** A provider key, and one of its models. */
export function ModelFields({ choice, prefix = '', withoutKey, keys, providers, set }: ModelFieldsProps) {
  const listId = useId();
  const key = keys.find(({ id }) => id === choice.providerKeyId);
  const models = providers.find(({ id }) => id === key?.provider)?.models ?? [];
  const isHidden = choice.providerKeyId !== '' && key === undefined;
  return (
    <div class="field-row">
      <label class="field">
        <span>{prefix}Provider key</span>
        <select
          value={choice.providerKeyId}
          onChange={({ currentTarget }) => set({ providerKeyId: currentTarget.value, model: '' })}
        >
          <option value="">{withoutKey}</option>
          {isHidden && <option value={choice.providerKeyId}>A key of the owner</option>}
          {keys.map(({ id, name, provider }) => (
            <option key={id} value={id}>
              {name} ({provider})
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>{prefix}Model</span>
        <input
          value={choice.model}
          list={listId}
          maxLength={200}
          disabled={choice.providerKeyId === ''}
          placeholder={key === undefined ? '' : `${key.defaultModel} (default of the key)`}
          onInput={({ currentTarget }) => set({ ...choice, model: currentTarget.value })}
        />
        <datalist id={listId}>
          {models.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </label>
    </div>
  );
}
