import { updateBudget, type Budget, type BudgetInput } from '@excerpt/sdk';
import { useState } from 'preact/hooks';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { useChange } from '../../../parts/use-change.ts';

interface BudgetDialogProps {
  slug: string;
  budget: Budget;
  close: () => void;
}

/** An empty field is no limit. */
const toLimit = (text: string) => (text.trim() === '' ? null : Number(text));

export function BudgetDialog({ slug, budget, close }: BudgetDialogProps) {
  const [amount, setAmount] = useState(budget.maxCost === null ? '' : String(budget.maxCost.amount));
  const [currency, setCurrency] = useState(budget.maxCost?.currency ?? 'USD');
  const [pages, setPages] = useState(budget.maxPages === null ? '' : String(budget.maxPages));
  const change = useChange((sending, body: BudgetInput) => updateBudget({ ...sending, path: { slug }, body }), {
    touches: ['getBudget'],
    done: 'The budget is set.',
    after: close,
  });
  const submit = () => {
    const cost = toLimit(amount);
    change.mutate({ maxCost: cost === null ? null : { amount: cost, currency }, maxPages: toLimit(pages) });
  };
  return (
    <FormDialog
      title="Budget of a month"
      close={close}
      submit={submit}
      submitLabel="Save"
      isPending={change.isPending}
      error={change.error}
    >
      <p class="muted">
        At 80 % and at 100 % webhooks are told. At 100 % new runs are refused; runs under way finish. An empty field is
        no limit.
      </p>
      <label class="field">
        <span>Cost</span>
        <input
          type="number"
          min="0"
          max="1000000"
          step="any"
          value={amount}
          onInput={({ currentTarget }) => setAmount(currentTarget.value)}
        />
      </label>
      <label class="field">
        <span>Currency of the prices of your models</span>
        <input
          value={currency}
          pattern="[A-Z]{3}"
          required
          maxLength={3}
          onInput={({ currentTarget }) => setCurrency(currentTarget.value)}
        />
      </label>
      <label class="field">
        <span>Pages</span>
        <input
          type="number"
          min="0"
          step="1"
          value={pages}
          onInput={({ currentTarget }) => setPages(currentTarget.value)}
        />
      </label>
    </FormDialog>
  );
}
