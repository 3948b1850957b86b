import { useQuery } from '@tanstack/preact-query';
import { listLookupsQuery } from '../../../../generated/queries.gen.ts';
import { mayRead } from '../../../api/rights.ts';
import CodeEditor from '../../../code-editor/code-editor.tsx';
import type { RuleNames } from '../../../code-editor/rule-completion.ts';
import { listRuleFields } from '../../../code-editor/rule-language.ts';
import type { JsonObject } from '../../../definition/definition-object.ts';
import { FindingsList } from '../findings-list.tsx';
import type { DraftEditing } from '../use-draft.ts';
import { useRuleFindings } from '../use-findings.ts';
import './rules.css';
import type { RuleSet } from '@excerpt/sdk';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { serverRoot } from '../../../api/server-root.ts';
import { addLacking } from '../../../definition/edit-fields.ts';
import { useEnvironment, useParameters } from '../../../lib/console-address.ts';
import { FormOrJson } from '../form/form-or-json.tsx';
import { Icon } from '../../../parts/icons.tsx';
import { useShortcuts } from '../../../parts/shortcuts.ts';
import { EmptyState } from '../../../parts/states.tsx';
import type { TabProps } from '../schema-tab.ts';
import { ReadyCheckDialog } from './ready-check-dialog.tsx';
import { RuleCard } from './rule-card.tsx';
import { readPart } from './rule-drafts.ts';
import { RuleOutcomeLine } from './rule-outcome.tsx';
import { TrialState } from './trial-state.tsx';
import { useRuleChecks } from './use-rule-checks.ts';
import { useRuleList } from './use-rule-list.ts';

interface RulesAsJsonProps {
  slug: string;
  schemaKey: string;
  editing: DraftEditing;
  names: RuleNames;
}

const RUN_COUNTS = [20, 50, 100];
const NEW_RULE = { name: '', check: '', severity: 'error' };

/** The rules of a schema as a form or as JSON. Each is tried on stored runs while it is typed. */
export default function RulesTab({ slug, family: { schemaKey }, editing }: TabProps) {
  const env = useEnvironment();
  const [parameters, setParameters] = useParameters();
  const isJson = parameters.get('mode') === 'json';
  const runs = RUN_COUNTS.find((count) => String(count) === parameters.get('tried')) ?? 50;
  const names = useRuleNames(slug, editing.definition);
  const list = useRuleList(editing);
  const { rules, ids, undo } = list;
  const { definition } = editing.draft;
  const checks = useRuleChecks({ slug, schemaKey, env, definition, rules: rules ?? [], ids, runs });
  const [isChoosing, choose] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const wanted = useRef<{ id: number | undefined; part: string } | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const { id, part } = wanted.current;
    const card = id === undefined ? root.current : root.current?.querySelector(`[data-rule="${id}"]`);
    const found = card?.querySelector<HTMLElement>(`[data-part="${part}"]`);
    if (found == null) return;
    wanted.current = null;
    found.focus();
    found.closest('li')?.scrollIntoView({ block: 'nearest' });
  });
  const addEmpty = () => {
    wanted.current = { id: list.add([NEW_RULE])[0], part: 'name' };
  };
  const addSet = ({ properties, rules: ofSet }: RuleSet) => {
    editing.edit(addLacking(properties));
    list.add(ofSet.map((rule) => ({ ...rule })));
  };
  const move = (index: number, by: 1 | -1) => {
    wanted.current = { id: ids[index], part: by === 1 ? 'down' : 'up' };
    list.move(index, by);
  };
  const remove = (index: number) => {
    const id = ids[index + 1] ?? ids[index - 1];
    wanted.current = id === undefined ? { id, part: 'add' } : { id, part: 'toggle' };
    list.remove(index);
  };
  const show = (mode: 'json' | null) => setParameters({ mode });
  useShortcuts('Rules', [
    { keys: 'a', label: 'Add a rule', run: () => !isJson && addEmpty() },
    { keys: 'c', label: 'Add a ready check', run: () => !isJson && choose(true) },
    { keys: 'f', label: 'Show the form', run: () => show(null) },
    { keys: 'e', label: 'Edit the JSON', run: () => show('json') },
    { keys: 'z', label: 'Undo a change of the list', run: () => undo?.() },
  ]);
  const outcomeOf = (index: number) => {
    const outcome = checks.outcomes.get(ids[index] ?? 0);
    const rule = rules?.[index];
    if (outcome === undefined || rule === undefined || checks.runCount === 0) return null;
    return <RuleOutcomeLine slug={slug} name={readPart(rule, 'name')} outcome={outcome} />;
  };
  return (
    <div class="rules" ref={root}>
      <p class="muted">
        What must be true of the data, checked in each run. A violated rule is shown beside the values that it reads.{' '}
        <a href={`${serverRoot}/docs/guide/rules`}>How rules are written</a>
      </p>
      <div class="rules-bar">
        <FormOrJson {...{ isJson, show, undo }} />
        <label class="rules-runs">
          Try on the last{' '}
          <select value={String(runs)} onChange={({ currentTarget }) => setParameters({ tried: currentTarget.value })}>
            {RUN_COUNTS.map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>{' '}
          runs
        </label>
        <TrialState checks={checks} hasRules={rules !== null && rules.length > 0} />
      </div>
      {isJson ? (
        <>
          <RulesAsJson {...{ slug, schemaKey, editing, names }} />
          <ul class="rule-list" aria-label="Trial">
            {rules?.map((rule, index) => (
              <li key={ids[index]} class="rule-card">
                <strong>{readPart(rule, 'name')}</strong>
                {outcomeOf(index)}
              </li>
            ))}
          </ul>
        </>
      ) : rules === null ? (
        <EmptyState title="The JSON is incomplete">
          <button type="button" class="button" onClick={() => show('json')}>
            Edit the JSON
          </button>
        </EmptyState>
      ) : (
        <>
          {rules.length === 0 && <p>No rules yet.</p>}
          <ol class="rule-list" aria-label="Rules" aria-busy={checks.isChecking}>
            {rules.map((rule, index) => {
              const id = ids[index] ?? 0;
              return (
                <RuleCard
                  key={id}
                  {...{ id, rule, index, names }}
                  count={rules.length}
                  isOpen={list.opened.has(id)}
                  findings={checks.findings.get(id) ?? []}
                  toggle={() => list.toggle(id)}
                  change={(part, value) => list.change(index, part, value)}
                  move={(by) => move(index, by)}
                  remove={() => remove(index)}
                >
                  {outcomeOf(index)}
                </RuleCard>
              );
            })}
          </ol>
          <div class="rules-bar">
            <button type="button" class="button" data-part="add" onClick={addEmpty}>
              <Icon name="plus" /> Add a rule
            </button>
            <button type="button" class="button" onClick={() => choose(true)}>
              <Icon name="plus" /> Add a ready check…
            </button>
          </div>
        </>
      )}
      {isChoosing && <ReadyCheckDialog names={names} add={list.add} addSet={addSet} close={() => choose(false)} />}
    </div>
  );
}

/** What rules about a definition can name. None of its fields while it is no JSON. */
function useRuleNames(slug: string, definition: JsonObject | null): RuleNames {
  const { data } = useQuery({
    ...listLookupsQuery({ path: { slug }, query: { pageSize: 100 } }),
    enabled: mayRead('listLookups'),
  });
  const fields = useMemo(() => (definition === null ? [] : listRuleFields(definition)), [definition]);
  return { fields, lookups: data?.data ?? [] };
}

function RulesAsJson({ slug, schemaKey, editing: { draft, change }, names }: RulesAsJsonProps) {
  const { findings, problem } = useRuleFindings(slug, schemaKey, draft);
  const [target, setTarget] = useState<{ path: string } | null>(null);
  return (
    <section aria-label="Rules as JSON">
      <CodeEditor
        label="Rules as JSON"
        text={draft.rules}
        onChange={(rules) => change({ rules })}
        ruleNames={names}
        {...{ findings, target }}
      />
      <FindingsList findings={findings} problem={problem} goTo={({ path }) => setTarget({ path })} />
    </section>
  );
}
