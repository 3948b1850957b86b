import type { Usage } from '@excerpt/sdk';
import { toCost, toCount } from './amounts.ts';

const COLUMNS = ['Model', 'Key', 'Runs', 'Input tokens', 'From cache', 'Output tokens', 'Reasoning', 'Cost'];
const FIRST_NUMBER = 2;

/** The usage of a month by provider and model. */
export function UsageTable({ usage }: { usage: Usage }) {
  return (
    <div class="table-scroller" role="region" aria-label="Usage by model" tabIndex={0}>
      <table class="table usage-table">
        <thead>
          <tr>
            {COLUMNS.map((column, index) => (
              <th key={column} scope="col" class={index < FIRST_NUMBER ? '' : 'number'}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {usage.models.map((model) => (
            <tr key={`${model.provider} ${model.model} ${model.keySource} ${model.cost?.currency}`}>
              <th scope="row">
                {model.provider} / {model.model}
              </th>
              <td class="muted">{model.keySource === 'user' ? 'Provider key' : 'System'}</td>
              <td class="number">{toCount(model.runs)}</td>
              <td class="number">{toCount(model.inputTokens)}</td>
              <td class="number">{toCount(model.cachedInputTokens)}</td>
              <td class="number">{toCount(model.outputTokens)}</td>
              <td class="number">{toCount(model.reasoningTokens)}</td>
              <td class="number">{toCost(model)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {usage.runsWithoutCost > 0 && (
        <p class="settings-note muted">Runs whose cost is unknown: {toCount(usage.runsWithoutCost)}.</p>
      )}
    </div>
  );
}
