import type { Evidence } from '@excerpt/sdk';
import type { Leaf } from '../../../lib/value-fields.ts';
import { describeMatch, toLevel, toPercent } from '../../../lib/value-words.ts';
import { LearnedFrom } from './learned-from.tsx';

/** Why a value is what it is: where it was found, how sure that is, and what speaks for and against it. */
export function FieldDetail({ leaf, evidence }: { leaf: Leaf; evidence: Evidence | undefined }) {
  return (
    <div class="detail">
      {leaf.value === null ? <NotFound leaf={leaf} evidence={evidence} /> : <Found evidence={evidence} />}
      {leaf.description !== undefined && (
        <p class="muted">
          Asked for: <q>{leaf.description}</q>
        </p>
      )}
      {evidence !== undefined && evidence.signs.length > 0 && (
        <ul class="signs">
          {evidence.signs.map(({ code, supports, message }) => (
            <li key={code} class={supports ? 'sign-for' : 'sign-against'}>
              <span class="visually-hidden">{supports ? 'Supports it: ' : 'Speaks against it: '}</span>
              {message}
            </li>
          ))}
        </ul>
      )}
      <LearnedFrom path={leaf.path} />
      <p class="muted">
        <code>{leaf.path}</code>
      </p>
    </div>
  );
}

function Found({ evidence }: { evidence: Evidence | undefined }) {
  if (evidence === undefined) return <p>The extractor gives no evidence for this value.</p>;
  const { label, sentence } = describeMatch(evidence.match);
  return (
    <>
      <p>
        <strong class={`level-${toLevel(evidence)}`}>{toPercent(evidence.confidence)} sure</strong>{' '}
        <strong class={`value-match match-${evidence.match}`}>{label}</strong> {sentence}
        {evidence.uncalibrated !== undefined &&
          ` Before reviews of this schema counted, it was ${toPercent(evidence.uncalibrated)}.`}
      </p>
      {evidence.quote !== null && (
        <blockquote class="detail-quote">
          {evidence.quote}
          {evidence.page !== null && <span class="muted"> — page {evidence.page}</span>}
        </blockquote>
      )}
    </>
  );
}

function NotFound({ leaf, evidence }: { leaf: Leaf; evidence: Evidence | undefined }) {
  return (
    <p>
      <strong>{leaf.label} was not found.</strong> It is left empty rather than guessed.
      {evidence !== undefined && ` How sure it is that the document has none: ${toPercent(evidence.confidence)}.`}
    </p>
  );
}
