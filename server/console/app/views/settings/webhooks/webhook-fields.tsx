import type { WebhookEndpoint } from '@excerpt/sdk';

/** The kinds that can be chosen, in the order of a document's way. */
const EVENTS = [
  ['document.parsed', 'A document was read'],
  ['document.failed', 'A document could not be read'],
  ['run.completed', 'A run completed'],
  ['run.failed', 'A run failed'],
  ['run.cancelled', 'A run was cancelled'],
  ['run.review_needed', 'A run needs a review'],
  ['run.reviewed', 'A review was decided'],
  ['batch.completed', 'A batch ended'],
  ['evaluation.completed', 'An evaluation ended'],
  ['packet.completed', 'A packet ended'],
  ['packet.review_needed', 'A packet needs a review'],
  ['schema.version.created', 'A schema has a new version'],
  ['budget.warning', '80 % of a budget is spent'],
  ['budget.exceeded', 'A budget is spent, and runs are refused'],
  ['audit.recorded', 'The audit log has new entries (owner only)'],
] as const;

export interface WebhookForm {
  url: string;
  description: string;
  /** `*` for all kinds. */
  events: WebhookEndpoint['events'];
}

interface WebhookFieldsProps {
  form: WebhookForm;
  set: (changes: Partial<WebhookForm>) => void;
}

export function WebhookFields({ form, set }: WebhookFieldsProps) {
  const isAll = form.events.includes('*');
  const toggle = (event: WebhookForm['events'][number], isOn: boolean) => {
    const others = form.events.filter((one) => one !== event && one !== '*');
    set({ events: isOn ? [...others, event] : others });
  };
  return (
    <>
      <label class="field">
        <span>URL</span>
        <input
          type="url"
          value={form.url}
          required
          maxLength={2_000}
          placeholder="https://hooks.example.com/excerpt"
          onInput={({ currentTarget }) => set({ url: currentTarget.value })}
        />
      </label>
      <label class="field">
        <span>Description</span>
        <input
          value={form.description}
          maxLength={2_000}
          onInput={({ currentTarget }) => set({ description: currentTarget.value })}
        />
      </label>
      <fieldset class="fieldset">
        <legend>Events</legend>
        <label class="check">
          <input type="checkbox" checked={isAll} onChange={({ currentTarget }) => toggle('*', currentTarget.checked)} />
          All events, also those of later versions
        </label>
        {!isAll && (
          <div class="check-list">
            {EVENTS.map(([event, sentence]) => (
              <label key={event} class="check">
                <input
                  type="checkbox"
                  checked={form.events.includes(event)}
                  onChange={({ currentTarget }) => toggle(event, currentTarget.checked)}
                />
                <span>
                  {sentence} <code class="muted">{event}</code>
                </span>
              </label>
            ))}
          </div>
        )}
      </fieldset>
    </>
  );
}
