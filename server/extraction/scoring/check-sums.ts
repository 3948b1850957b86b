import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import { readConcepts, splitName } from '../reading/tokens.ts';
import { isObject } from '../../lib/json-object.ts';
import { formatPointerStep } from '../../lib/json-pointer.ts';

/** The numbers that are part of a sum, by path: true if the sum holds. One sum that holds confirms a number. */
export type SumChecks = Map<string, boolean>;

interface Amount {
  path: string;
  name: string;
  value: number;
}

/** Rounding at each line may add half a cent per line. */
const TOLERANCE = 0.011;
/** Limit of amounts per role. */
const MAX_CANDIDATES = 8;

/**
 * Checks the arithmetic of commercial documents: quantity × price = amount per line, sum of lines = total, net + tax =
 * gross. Names in several languages tell the role of a number.
 * @param isFound whether the document contains the number at a path
 */
export function checkSums(data: JsonObject, isFound: (path: string) => boolean): SumChecks {
  const checks: SumChecks = new Map();
  const holds = (amounts: readonly Amount[], does: boolean): void => {
    // One number can follow from the others. Several that the document lacks may be invented to match each other.
    if (does && amounts.filter(({ path }) => !isFound(path)).length > 1) return;
    for (const { path } of amounts) if (does || !checks.has(path)) checks.set(path, does);
  };
  const single: Amount[] = [];
  const lists: { path: string; rows: JsonObject[] }[] = [];
  collectAmounts(data, '', single, lists);
  const role = (is: (roles: Roles) => boolean): Amount[] =>
    single.filter(({ name }) => is(getRoles(name))).slice(0, MAX_CANDIDATES);
  const nets = role((roles) => roles.isNet);
  const taxes = role((roles) => roles.isTax);
  const totals = role((roles) => roles.isTotal);

  checkTotals(nets, taxes, totals, holds);
  for (const { path, rows } of lists) checkRows(path, rows, [...nets, ...totals], holds);
  return checks;
}

type ReportSum = (amounts: readonly Amount[], does: boolean) => void;

function checkTotals(nets: Amount[], taxes: Amount[], totals: Amount[], holds: ReportSum): void {
  let any = false;
  for (const total of totals) {
    for (const net of nets) {
      for (const tax of taxes) {
        if (Math.abs(net.value + tax.value - total.value) > TOLERANCE || (tax.value === 0 && net.value === 0)) continue;
        any = true;
        holds([total, net, tax], true);
      }
    }
  }
  // One tax per rate.
  const sumOfTaxes = taxes.reduce((sum, tax) => sum + tax.value, 0);
  for (const total of totals) {
    const net = nets.find((one) => Math.abs(one.value + sumOfTaxes - total.value) <= TOLERANCE);
    if (any || taxes.length < 2 || net === undefined) continue;
    any = true;
    holds([total, net, ...taxes], true);
  }
  // With several amounts of a role, it is unknown which belong together. A discount or fee may explain the difference.
  if (!any && nets.length === 1 && taxes.length === 1 && totals.length === 1) {
    const [net, tax, total] = [nets[0], taxes[0], totals[0]];
    const off = Math.abs((net?.value ?? 0) + (tax?.value ?? 0) - (total?.value ?? 0));
    if (off > Math.abs(total?.value ?? 0) * 0.2 + TOLERANCE) holds([...nets, ...taxes, ...totals], false);
  }
}

function checkRows(path: string, rows: JsonObject[], totals: Amount[], holds: ReportSum): void {
  const columns = new Map<string, Amount[]>();
  rows.forEach((row, index) => {
    const cells = Object.entries(row).flatMap(([name, value]): Amount[] =>
      typeof value === 'number'
        ? [{ path: `${path}${formatPointerStep(String(index))}${formatPointerStep(name)}`, name, value }]
        : [],
    );
    for (const cell of cells) {
      const column = columns.get(cell.name);
      if (column === undefined) columns.set(cell.name, [cell]);
      else column.push(cell);
    }
    const of = (is: (roles: Roles) => boolean): Amount | undefined => cells.find(({ name }) => is(getRoles(name)));
    const [quantity, price, amount] = [of((r) => r.isQuantity), of((r) => r.isPrice), of((r) => r.isLineAmount)];
    if (quantity === undefined || price === undefined || amount === undefined || price === amount) return;
    const product = quantity.value * price.value;
    const off = Math.abs(product - amount.value);
    if (off <= Math.max(TOLERANCE, Math.abs(quantity.value) * 0.006)) holds([quantity, price, amount], true);
    // A discount or tax may explain a part of the difference, even without a column for it.
    else if (off > Math.abs(product) * 0.5 && !cells.some(({ name }) => getRoles(name).isDiscount))
      holds([quantity, price, amount], false);
  });
  if (rows.length < 2) return;
  for (const cells of columns.values()) {
    if (cells.length < 2 || !getRoles(cells[0]?.name ?? '').isMoney) continue;
    const sum = cells.reduce((all, { value }) => all + value, 0);
    const met = totals.filter(({ value }) => Math.abs(value - sum) <= TOLERANCE);
    if (met.length > 0) holds([...cells, ...met], true);
  }
}

function collectAmounts(
  value: JsonValue,
  path: string,
  single: Amount[],
  lists: { path: string; rows: JsonObject[] }[],
  name = '',
): void {
  if (typeof value === 'number') single.push({ path, name, value });
  else if (Array.isArray(value)) {
    const rows = value.filter(isObject);
    if (rows.length === value.length && rows.length > 0) lists.push({ path, rows });
  } else if (isObject(value)) {
    // The names of enclosing objects count as well: `totals.net`.
    for (const [key, one] of Object.entries(value))
      collectAmounts(one, path + formatPointerStep(key), single, lists, `${name} ${key}`);
  }
}

interface Roles {
  isNet: boolean;
  isTax: boolean;
  isTotal: boolean;
  isQuantity: boolean;
  isPrice: boolean;
  isLineAmount: boolean;
  isDiscount: boolean;
  isMoney: boolean;
}

const rolesByName = new Map<string, Roles>();

function getRoles(name: string): Roles {
  let roles = rolesByName.get(name);
  if (roles === undefined) {
    // Names come from users, so the cache must be bounded.
    if (rolesByName.size > 2_000) rolesByName.clear();
    rolesByName.set(name, (roles = inferRoles(name)));
  }
  return roles;
}

function inferRoles(name: string): Roles {
  const last = readConcepts(splitName(name.trim().split(' ').at(-1) ?? ''));
  const all = readConcepts(name.trim().split(' ').map(splitName).join(' '));
  const has = (...wanted: string[]): boolean => wanted.some((one) => last.includes(one));
  const isRate = has('rate', 'percent', 'percentage', 'id', 'number', 'code', '%');
  const isTax = has('tax') && !isRate && !has('net', 'excluding', 'including', 'gross', 'subtotal', 'before');
  const isNet = !isRate && (has('net', 'subtotal') || (has('total', 'amount') && has('excluding')));
  const isPart = has('paid', 'discount', 'delivery', 'quantity', 'price', 'unit', 'count');
  const isTotal =
    !isRate &&
    !isTax &&
    !isNet &&
    !isPart &&
    (has('total', 'gross', 'including', 'balance') ||
      (has('amount') && (has('due', 'payment') || all.includes('total'))));
  return {
    isNet,
    isTax,
    isTotal,
    isQuantity: has('quantity', 'count', 'hours'),
    isPrice: has('price') && !has('total'),
    isLineAmount: !isRate && !isTax && has('amount', 'total', 'net', 'value', 'subtotal') && !has('unit', 'quantity'),
    isDiscount: has('discount'),
    isMoney: !isRate && has('amount', 'total', 'net', 'gross', 'price', 'value', 'subtotal', 'tax', 'cost'),
  };
}
