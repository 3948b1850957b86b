import { useMemo, useRef, useState } from 'preact/hooks';
import type { JsonObject } from '../../../definition/definition-object.ts';
import type { DraftEditing } from '../use-draft.ts';
import { changePart, formatRules, moveRule, readRules, type RulePart } from './rule-drafts.ts';

const MAX_UNDONE = 100;

export interface RuleList {
  /** Null while the text is no list. */
  rules: JsonObject[] | null;
  /** An identity for each rule, which it keeps when it moves. */
  ids: readonly number[];
  opened: ReadonlySet<number>;
  toggle: (id: number) => void;
  /** Answers their ids. */
  add: (rules: readonly JsonObject[]) => number[];
  remove: (index: number) => void;
  move: (index: number, by: 1 | -1) => void;
  change: (index: number, part: RulePart, value: string) => void;
  /** Absent while there is nothing to undo. */
  undo: (() => void) | undefined;
}

/** The rules of a draft, as the form changes them. Rules are closed at first: a list may have many. */
export function useRuleList({ draft, change, readLatest }: DraftEditing): RuleList {
  const rules = useMemo(() => readRules(draft.rules), [draft.rules]);
  const last = useRef(0);
  const ids = useRef<number[]>([]);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const [undone, setUndone] = useState<string[]>([]);
  const count = rules?.length ?? 0;
  while (ids.current.length < count) ids.current.push((last.current += 1));
  ids.current.length = count;

  /** Added, removed and moved rules can be undone; a text has its own undo. */
  function edit(work: (before: JsonObject[]) => JsonObject[], canBeUndone: boolean): void {
    const text = readLatest().rules;
    const before = readRules(text);
    if (before === null) return;
    if (canBeUndone) setUndone([...undone, text].slice(-MAX_UNDONE));
    change({ rules: formatRules(work(before)) });
  }
  const toggle = (id: number) => {
    const next = new Set(opened);
    if (!next.delete(id)) next.add(id);
    setOpened(next);
  };
  const before = undone.at(-1);
  return {
    rules,
    ids: ids.current,
    opened,
    toggle,
    add(added) {
      const created = added.map(() => (last.current += 1));
      ids.current.push(...created);
      // Of a whole set, each is opened as it is needed.
      if (created.length === 1) setOpened(new Set([...opened, ...created]));
      edit((list) => [...list, ...added], true);
      return created;
    },
    remove(index) {
      ids.current.splice(index, 1);
      edit((list) => list.toSpliced(index, 1), true);
    },
    move(index, by) {
      ids.current = moveRule(ids.current, index, by);
      edit((list) => moveRule(list, index, by), true);
    },
    change: (index, part, value) =>
      edit((list) => list.map((rule, at) => (at === index ? changePart(rule, part, value) : rule)), false),
    undo:
      before === undefined
        ? undefined
        : () => {
            setUndone(undone.slice(0, -1));
            change({ rules: before });
          },
  };
}
