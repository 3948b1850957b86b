import { currency, date, defineTemplate, number, party, rows, text } from '../define-template.ts';

export const payslip = defineTemplate({
  key: 'payslip',
  name: 'Payslip',
  description: "A statement of an employee's pay and deductions",
  properties: {
    employer: party('Employer'),
    employeeName: text('Name of the employee'),
    employeeNumber: text('Number of the employee at the employer'),
    taxCode: text('Tax code or tax class'),
    payPeriod: text('Period of the payslip, as written'),
    payDate: date('Date of the payment'),
    currency: currency(),
    lines: rows('Earnings and deductions, one entry a line', {
      description: text('Kind of pay or deduction'),
      earnings: number('Amount that is earned'),
      deductions: number('Amount that is deducted, without a sign'),
    }),
    grossPay: number('Gross pay'),
    totalDeductions: number('Sum of the deductions'),
    netPay: number('Net pay'),
    iban: text('IBAN of the account that receives the pay'),
  },
});
