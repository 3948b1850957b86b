import { useState } from 'preact/hooks';
import type { Conventions } from '../../../lib/typed/conventions.ts';
import { readTyped, toEditedText, type TypedText } from '../../../lib/typed/read-typed.ts';
import type { RefusedAction } from '../outbox.ts';

export interface TypedValue {
  /** Null to clear the field. */
  value: unknown;
  text: string;
}

interface ValueInputProps {
  label: string;
  value: unknown;
  /** Of the field. */
  schema: Record<string, unknown>;
  conventions: Conventions;
  /** What was typed before, and why it was refused. */
  refused: RefusedAction | undefined;
  /** What was typed to begin, in place of the value. */
  start?: string | undefined;
  /** Keeps the text over a reload. */
  keep: (text: string) => void;
  /** @param key that ended the input: `Enter`, `Tab` or `Shift+Tab` */
  save: (typed: TypedValue | 'unchanged', key: string) => void;
  cancel: () => void;
}

const isDate = (schema: Record<string, unknown>): boolean => JSON.stringify(schema).includes('"format":"date"');

/** A field to type a value into. What is understood is shown before it is saved. */
export function ValueInput({ label, value, schema, conventions, refused, start, keep, save, cancel }: ValueInputProps) {
  const original = toEditedText(value, conventions);
  const [text, setText] = useState(start ?? refused?.text ?? original);
  const [isSubmitted, setSubmitted] = useState(refused !== undefined);
  /** The reading that the person chose, if not the first one. */
  const [choice, choose] = useState(0);
  const isUnchanged = text === original;
  const typed: TypedText | null = text.trim() === '' || isUnchanged ? null : readTyped(schema, text, conventions);
  const readings = typed !== null && 'readings' in typed ? typed.readings : [];
  const reading = readings[choice] ?? readings[0];
  const problem = typed !== null && 'problem' in typed && isSubmitted ? typed.problem : undefined;
  const refusal = refused !== undefined && text === refused.text ? refused.message : undefined;
  const message = problem ?? refusal;
  const messageId = 'review-edit-message';

  const type = (next: string) => {
    setText(next);
    keep(next);
    choose(0);
    setSubmitted(false);
  };
  const submit = (key: string) => {
    setSubmitted(true);
    if (isUnchanged && refused === undefined) save('unchanged', key);
    else if (text.trim() === '') save({ value: null, text }, key);
    else if (isUnchanged) save({ value, text }, key);
    else if (reading !== undefined) save({ value: reading.value, text }, key);
  };

  return (
    <form
      class="review-edit"
      onSubmit={(event) => {
        event.preventDefault();
        submit('Enter');
      }}
    >
      <label>
        <span class="value-label">{label}</span>
        <input
          name="value"
          value={text}
          autoComplete="off"
          aria-invalid={message !== undefined}
          aria-describedby={messageId}
          ref={(input) => {
            if (input !== null && !input.dataset['selected']) {
              input.dataset['selected'] = 'true';
              if (start === undefined) input.select();
              else input.setSelectionRange(start.length, start.length);
              input.focus();
            }
          }}
          onInput={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') cancel();
            if (event.key !== 'Tab') return;
            event.preventDefault();
            submit(event.shiftKey ? 'Shift+Tab' : 'Tab');
          }}
        />
      </label>
      {isDate(schema) && (
        <input
          type="date"
          class="review-date"
          aria-label={`Pick ${label}`}
          value={typeof reading?.value === 'string' ? reading.value : ''}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
      )}
      <button type="submit" class="button">
        Save
      </button>
      <p
        id={messageId}
        class={message === undefined ? 'review-reading muted' : 'review-reading level-poor'}
        aria-live="polite"
      >
        {message}
        {message === undefined && reading === undefined && isDate(schema) && 'Like 2026-03-14 or 14 March 2026'}
        {message === undefined && reading !== undefined && reading.words !== text && <>Saved as {reading.words}</>}
        {message === undefined &&
          readings.map(
            ({ words }, index) =>
              readings[index] !== reading && (
                <button key={words} type="button" class="link-button" onClick={() => choose(index)}>
                  Take {words}
                </button>
              ),
          )}
      </p>
    </form>
  );
}
