import type { Provider, ProviderKey } from '@excerpt/sdk';
import { Icon } from '../../../parts/icons.tsx';
import { MAX_FALLBACKS, type ModelChoice } from './environment-form.ts';
import { ModelFields } from './model-fields.tsx';

interface FallbackFieldsProps {
  fallbacks: ModelChoice[];
  keys: ProviderKey[];
  providers: Provider[];
  set: (fallbacks: ModelChoice[]) => void;
}

/** The models that are asked in turn when the one before fails. */
export function FallbackFields({ fallbacks, keys, providers, set }: FallbackFieldsProps) {
  const moveUp = (index: number) => {
    const moved = fallbacks.slice(index - 1, index + 1).toReversed();
    set(fallbacks.toSpliced(index - 1, 2, ...moved));
  };
  return (
    <fieldset class="fieldset">
      <legend>Fallbacks, asked in this order</legend>
      {fallbacks.map((fallback, index) => (
        <div key={index} class="fallback">
          <ModelFields
            choice={fallback}
            prefix={`${index + 1}. `}
            withoutKey="Choose a key"
            keys={keys}
            providers={providers}
            set={(changed) => set(fallbacks.with(index, changed))}
          />
          <button
            type="button"
            class="icon-button"
            aria-label={`Move fallback ${index + 1} up`}
            disabled={index === 0}
            onClick={() => moveUp(index)}
          >
            <Icon name="up" />
          </button>
          <button
            type="button"
            class="icon-button"
            aria-label={`Remove fallback ${index + 1}`}
            onClick={() => set(fallbacks.toSpliced(index, 1))}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
      {keys.length === 0 ? (
        <p class="muted">A fallback needs a provider key.</p>
      ) : (
        <button
          type="button"
          class="button"
          disabled={fallbacks.length >= MAX_FALLBACKS}
          onClick={() => set([...fallbacks, { providerKeyId: '', model: '' }])}
        >
          <Icon name="plus" />
          Add a fallback
        </button>
      )}
    </fieldset>
  );
}
