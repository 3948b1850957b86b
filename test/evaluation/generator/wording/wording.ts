/** The words of one language. Each list has wordings that mean the same. */
export interface Wording {
  code: string;
  numbers: { decimal: ',' | '.'; thousands: ',' | '.' | ' '; currency: string; symbol: string };
  /** Patterns of `DD`, `D`, `MM`, `YYYY` and `MONTH`. */
  dates: readonly string[];
  months: string;
  /** Names of persons, companies, streets, towns and goods, separated by semicolons. */
  people: string;
  companies: string;
  streets: string;
  towns: string;
  goods: string;
  courses: string;
  titles: Record<Title, string>;
  labels: Record<Label, string>;
  letter: LetterWording;
  contracts: readonly ContractWording[];
  /** Sentences with `{name}` and `{course}`. */
  certifying: string;
}

export type Title = 'invoice' | 'receipt' | 'form' | 'payslip' | 'statement' | 'delivery' | 'certificate';

export type Label =
  | 'invoiceNumber'
  | 'date'
  | 'dueDate'
  | 'customerNumber'
  | 'orderNumber'
  | 'net'
  | 'tax'
  | 'total'
  | 'cash'
  | 'name'
  | 'birthDate'
  | 'birthPlace'
  | 'address'
  | 'phone'
  | 'nationality'
  | 'employee'
  | 'employeeNumber'
  | 'gross'
  | 'wageTax'
  | 'netPay'
  | 'accountHolder'
  | 'opening'
  | 'closing'
  | 'deposit'
  | 'withdrawal'
  | 'deliveryNumber'
  | 'deliveryDate'
  | 'weight'
  | 'packages'
  | 'description'
  | 'quantity'
  | 'unitPrice'
  | 'amount'
  | 'certificateNumber'
  | 'grade'
  | 'subject'
  | 'reference';

/** Sentences with `{reference}`, `{amount}` and `{deadline}`, separated by vertical bars. */
export interface LetterWording {
  salutations: string;
  reasons: string;
  demands: string;
  subjects: string;
  closings: string;
  roles: string;
}

/** Sentences separated by vertical bars. The parties are `{first}` and `{second}`. */
export interface ContractWording {
  kind: 'lease' | 'employment';
  title: string;
  opening: string;
  start: string;
  payment: string;
  notice: string;
  law: string;
  periods: string;
  countries: string;
}
