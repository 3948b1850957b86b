import { isFreeText } from '../candidates/field-reader.ts';
import { kindOf, lastName, nameConcepts } from '../kinds.ts';
import { listTerms } from '../../reading/languages/terms.ts';
import { fold } from '../../reading/tokens.ts';
import type { ScalarField } from '../target-fields.ts';

/** The fields of a bought item by what they are. */
export interface ItemFields {
  name: ScalarField;
  amount: ScalarField;
  price: ScalarField | undefined;
  quantity: ScalarField | undefined;
  unit: ScalarField | undefined;
  /** For the number that counts the items. */
  position: ScalarField | undefined;
}

const OF_POSITIONS = new Set(['number', 'position', 'id']);

/** Null for items without a name and an amount, and with a date. */
export function chooseItemFields(leaves: ScalarField[]): ItemFields | null {
  if (leaves.some((leaf) => kindOf(leaf) === 'date' || kindOf(leaf) === 'datetime')) return null;
  const has = (leaf: ScalarField, ...concepts: string[]): boolean =>
    nameConcepts(leaf).some((concept) => concepts.includes(concept));
  const texts = leaves.filter((leaf) => isFreeText(kindOf(leaf)));
  const money = leaves.filter((leaf) => kindOf(leaf) === 'money');
  const name = texts.find((leaf) => has(leaf, 'description', 'name', 'item', 'product', 'article')) ?? texts[0];
  const isPrice = (leaf: ScalarField): boolean => has(leaf, 'price', 'unit', 'each') && !has(leaf, 'total', 'amount');
  const amount =
    money.find((leaf) => has(leaf, 'total', 'amount', 'sum')) ?? money.find((leaf) => !isPrice(leaf)) ?? money[0];
  if (name === undefined || amount === undefined) return null;
  return {
    name,
    amount,
    price: money.find((leaf) => leaf !== amount && isPrice(leaf)),
    quantity: leaves.find((leaf) => has(leaf, 'quantity', 'count', 'units') && leaf !== amount),
    unit: texts.find((leaf) => leaf !== name && nameConcepts(leaf).at(-1) === 'unit'),
    position: leaves.find((leaf) => nameConcepts(leaf).every((concept) => OF_POSITIONS.has(concept))),
  };
}

const SECTIONS = new Set(listTerms('sections').map(fold));

/** The field for the heading of the part of the list that an entry is in. */
export const findSection = (leaves: readonly ScalarField[]): ScalarField | null =>
  leaves.find((leaf) => SECTIONS.has(fold(lastName(leaf.path)))) ?? null;
