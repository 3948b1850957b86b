import { signal } from '@preact/signals';
import type { NEEDS } from '../../generated/rights.gen.ts';

/** An operation that not every role may use. */
export type Restricted = keyof typeof NEEDS;

/**
 * The operations that the caller's role in the shown workspace does not allow. Elements that name one in `data-needs`
 * are hidden, and shortcuts that need one do nothing. Empty while the role is not known: the server decides.
 */
export const forbidden = signal<ReadonlySet<string>>(new Set());

/** Whether the role is known. */
const isKnown = signal(false);

/** For reads within a page that others may see: nothing is asked before it is known that it may be. */
export const mayRead = (operation: Restricted): boolean => isKnown.value && !forbidden.value.has(operation);

let hidden: CSSStyleSheet | null = null;

function hide(operations: ReadonlySet<string>): void {
  if (hidden === null) {
    // The policy of the page allows styles that its scripts construct.
    hidden = new CSSStyleSheet();
    document.adoptedStyleSheets.push(hidden);
  }
  const selectors = [...operations].map((operation) => `[data-needs="${operation}"]`);
  hidden.replaceSync(`${selectors.join()} { display: none !important; }`);
  forbidden.value = operations;
  isKnown.value = true;
}

/** Offers only what a role may do. */
export async function offerFor(role: string): Promise<void> {
  const { GRANTED, NEEDS } = await import('../../generated/rights.gen.ts');
  const granted = GRANTED[role];
  const operations = Object.entries(NEEDS).filter(([, permission]) => granted?.includes(permission) === false);
  hide(new Set(operations.map(([operation]) => operation)));
}
