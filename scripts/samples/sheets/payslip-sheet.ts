import type { Sheet } from '../draw-sheet.ts';

export const payslip: Sheet = {
  expected: {
    employer: { name: 'Solvik Energy Ltd', address: '50 Dock Street, Liverpool L1 8JQ' },
    employeeName: 'Owen Hargreaves',
    employeeNumber: '20418',
    taxCode: '1257L',
    payPeriod: 'March 2026',
    payDate: '2026-03-27',
    currency: 'GBP',
    lines: [
      { description: 'Basic salary', earnings: 2850, deductions: null },
      { description: 'Overtime', earnings: 212.5, deductions: null },
      { description: 'Income tax', earnings: null, deductions: 402.9 },
      { description: 'National insurance', earnings: null, deductions: 161.16 },
      { description: 'Pension', earnings: null, deductions: 142.5 },
    ],
    grossPay: 3062.5,
    totalDeductions: 706.56,
    netPay: 2355.94,
    iban: 'GB82WEST12345698765432',
  },
  blocks: [
    { title: 'PAYSLIP' },
    {
      columns: [
        { heading: 'Employer', lines: ['Solvik Energy Ltd', '50 Dock Street', 'Liverpool L1 8JQ'] },
        { heading: 'Employee', lines: ['Owen Hargreaves', '7 Fern Avenue', 'Liverpool L3 5RT'] },
      ],
    },
    {
      pairs: [
        ['Employee name', 'Owen Hargreaves'],
        ['Employee number', '20418'],
        ['Tax code', '1257L'],
        ['Pay period', 'March 2026'],
        ['Pay date', '27 March 2026'],
        ['Currency', 'GBP'],
      ],
    },
    {
      table: {
        columns: [
          { title: 'Description', width: 0.5 },
          { title: 'Earnings', width: 0.25, align: 'right' },
          { title: 'Deductions', width: 0.25, align: 'right' },
        ],
        rows: [
          ['Basic salary', '2,850.00', ''],
          ['Overtime', '212.50', ''],
          ['Income tax', '', '402.90'],
          ['National insurance', '', '161.16'],
          ['Pension', '', '142.50'],
        ],
      },
    },
    {
      totals: [
        ['Gross pay', '3,062.50'],
        ['Total deductions', '706.56'],
        ['Net pay', '2,355.94'],
      ],
    },
    { pairs: [['IBAN', 'GB82 WEST 1234 5698 7654 32']] },
  ],
};
