import type { ComponentChildren } from 'preact';
import ExpressionEditor from '../../../code-editor/expression-editor.tsx';
import type { RuleNames } from '../../../code-editor/rule-completion.ts';
import type { JsonObject } from '../../../definition/definition-object.ts';
import { Icon } from '../../../parts/icons.tsx';
import { MoveButtons } from '../form/move-buttons.tsx';
import type { RuleFinding } from './rule-checks.ts';
import { findLacks, readPart, type RulePart } from './rule-drafts.ts';

interface RuleCardProps {
  id: number;
  rule: JsonObject;
  index: number;
  count: number;
  isOpen: boolean;
  names: RuleNames;
  findings: readonly RuleFinding[];
  toggle: () => void;
  change: (part: RulePart, value: string) => void;
  move: (by: 1 | -1) => void;
  remove: () => void;
  /** What stored runs say of it. */
  children: ComponentChildren;
}

/** A rule: closed, what it says; open, its parts. What is wrong with a part is beside it. */
export function RuleCard(props: RuleCardProps) {
  const { id, rule, index, count, isOpen, findings, children } = props;
  const { toggle, move, remove } = props;
  const name = readPart(rule, 'name') || `Rule ${index + 1}`;
  return (
    <li
      class="rule-card"
      data-rule={id}
      onKeyDown={(event) => {
        if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
        event.preventDefault();
        event.stopPropagation();
        move(event.key === 'ArrowUp' ? -1 : 1);
      }}
    >
      <div class="rule-head">
        <button type="button" class="rule-toggle" aria-expanded={isOpen} data-part="toggle" onClick={toggle}>
          <Icon name={isOpen ? 'down' : 'right'} />
          <strong>{name}</strong>
          {!isOpen && <code>{readPart(rule, 'check')}</code>}
        </button>
        <MoveButtons {...{ name, move, remove }} isFirst={index === 0} isLast={index === count - 1} />
      </div>
      {isOpen ? (
        <RuleFields {...props} name={name} />
      ) : (
        findings.map(({ message, severity }) => (
          <p key={message} class={`field-note finding-${severity}`}>
            {message}
          </p>
        ))
      )}
      {children}
    </li>
  );
}

/** The parts of a rule. What a new rule lacks is said once a part of it was written. */
function RuleFields({ rule, name, names, findings, change }: RuleCardProps & { name: string }) {
  const lacks = findLacks(rule);
  const isNew = readPart(rule, 'name') === '' && readPart(rule, 'check') === '';
  const messages = (part: RulePart) => (
    <>
      {!isNew && lacks[part] !== undefined && (
        <p class="field-note finding-error" role="alert">
          {lacks[part]}
        </p>
      )}
      {findings
        .filter((finding) => finding.part === part)
        .map(({ message, severity }) => (
          <p key={message} class={`field-note finding-${severity}`} role={severity === 'error' ? 'alert' : undefined}>
            {message}
          </p>
        ))}
    </>
  );
  const hasError = (part: RulePart) =>
    findings.some((finding) => finding.part === part && finding.severity === 'error');
  const expression = (part: 'check' | 'when', label: string, placeholder: string) => (
    <div class="field">
      <span aria-hidden="true">{label}</span>
      <ExpressionEditor
        label={`${label}: ${name}`}
        text={readPart(rule, part)}
        placeholder={placeholder}
        names={names}
        isInvalid={hasError(part)}
        onChange={(value) => change(part, value)}
      />
      {messages(part)}
    </div>
  );
  return (
    <div class="rule-fields">
      <label class="field rule-name">
        <span>Name</span>
        <input
          data-part="name"
          value={readPart(rule, 'name')}
          maxLength={200}
          placeholder="Seller is on our list"
          onInput={({ currentTarget }) => change('name', currentTarget.value)}
        />
        {messages('name')}
      </label>
      <label class="field">
        <span>A violation is</span>
        <select
          value={readPart(rule, 'severity')}
          onChange={({ currentTarget }) => change('severity', currentTarget.value)}
        >
          <option value="error">an error</option>
          <option value="warning">a warning</option>
        </select>
      </label>
      {expression('check', 'What must be true', 'net + tax = total')}
      {expression('when', 'Only when', 'country = "DE"')}
      <label class="field">
        <span>What people are told of a violation</span>
        <input
          value={readPart(rule, 'message')}
          maxLength={500}
          placeholder="Its numbers are added"
          onInput={({ currentTarget }) => change('message', currentTarget.value)}
        />
        {messages('message')}
      </label>
    </div>
  );
}
