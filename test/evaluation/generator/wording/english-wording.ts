import type { Wording } from './wording.ts';

export const englishWording: Wording = {
  code: 'en',
  numbers: { decimal: '.', thousands: ',', currency: 'GBP', symbol: '£' },
  dates: ['DD/MM/YYYY', 'D MONTH YYYY', 'MONTH D, YYYY', 'YYYY-MM-DD'],
  months: 'January;February;March;April;May;June;July;August;September;October;November;December',
  people: 'Harriet Cole;Edmund Fairley;Priya Anand;Tobias Wren;Maeve Doherty;Callum Rusk',
  companies: 'Thornbury Mills Ltd;Oakhaven Supplies Ltd;Kestrel & Finch LLP;Marlow Freight PLC;Brightwell Clinic Ltd',
  streets: '14 Orchard Lane;7 Harbour Street;221 Mill Road;3 Canal Walk',
  towns: 'Leeds LS1 4DY;Bristol BS1 5TR;York YO1 7HH;Exeter EX1 1GN',
  goods: 'Copper pipe 15 mm;Oak shelf;Desk lamp;Green tea 250 g;Wall paint white;Notebook A5;Hex bolts M8;Garden hose',
  courses: 'First Aid at Work;Forklift Safety;Project Accounting;Data Protection Basics',
  titles: {
    invoice: 'Invoice;Tax invoice;INVOICE',
    receipt: 'Receipt;Sales receipt;Thank you for your visit',
    form: 'Registration form;Application for membership;Patient record',
    payslip: 'Payslip;Pay statement;Salary statement',
    statement: 'Account statement;Statement of account;Bank statement',
    delivery: 'Delivery note;Despatch note;DELIVERY NOTE',
    certificate: 'Certificate of completion;Certificate of attendance;Training certificate',
  },
  labels: {
    invoiceNumber: 'Invoice No.;Invoice number;Inv. #;Our invoice',
    date: 'Date;Issued;Date of issue',
    dueDate: 'Due date;Payment due;Please pay by',
    customerNumber: 'Customer no.;Account number;Client ID',
    orderNumber: 'Order no.;Your order;PO number',
    net: 'Subtotal;Net amount;Total excl. VAT',
    tax: 'VAT 20%;VAT;Tax',
    total: 'Total;Amount due;Total payable;Grand total',
    cash: 'Cash;Card payment',
    name: 'Name;Full name;First and last name',
    birthDate: 'Date of birth;Born on;DOB',
    birthPlace: 'Place of birth;Born in',
    address: 'Address;Home address',
    phone: 'Phone;Telephone;Tel.',
    nationality: 'Nationality;Citizenship',
    employee: 'Employee;Employee name',
    employeeNumber: 'Employee no.;Payroll number;Staff ID',
    gross: 'Gross pay;Total gross;Gross salary',
    wageTax: 'Income tax;PAYE tax',
    netPay: 'Net pay;Take-home pay;Net salary',
    accountHolder: 'Account holder;Account name',
    opening: 'Opening balance;Balance brought forward;Previous balance',
    closing: 'Closing balance;New balance;Balance carried forward',
    deposit: 'Salary;Transfer received;Refund',
    withdrawal: 'Card payment;Direct debit;Cash withdrawal;Standing order',
    deliveryNumber: 'Delivery note no.;Delivery number;Despatch no.',
    deliveryDate: 'Delivery date;Delivered on;Date of despatch',
    weight: 'Gross weight;Total weight',
    packages: 'Packages;Number of packages;Parcels',
    description: 'Description;Item;Article',
    quantity: 'Qty;Quantity',
    unitPrice: 'Unit price;Price',
    amount: 'Amount;Total;Line total',
    certificateNumber: 'Certificate no.;Certificate number',
    grade: 'Grade;Result',
    subject: 'Subject;Re',
    reference: 'Our reference;Reference;File no.',
  },
  letter: {
    salutations: 'Dear Sir or Madam,|Dear customer,|To whom it may concern,',
    reasons:
      'We refer to your file {reference} and to our conversation of last week.|' +
      'Thank you for your message about case {reference}, which we have looked into with care.',
    demands:
      'Please transfer the outstanding amount of {amount} by {deadline} at the latest.|' +
      'The balance of {amount} is payable no later than {deadline}.|' +
      'We therefore ask you to pay {amount} before {deadline}.',
    subjects: 'Outstanding payment for your garden fence|Change of your delivery address|Renewal of your membership',
    closings: 'Yours faithfully,|Kind regards,|Yours sincerely,',
    roles: 'Head of Accounts|Customer Service Manager|Director',
  },
  contracts: [
    {
      kind: 'lease',
      title: 'Lease Agreement|Residential Tenancy Agreement',
      opening:
        'This agreement is made on {date} between {first} (the "Landlord") and {second} (the "Tenant").|' +
        'On {date}, {first}, hereinafter the "Landlord", and {second}, hereinafter the "Tenant", agree as follows.',
      start: 'The tenancy begins on {start}.|The term of the lease commences on {start} and is indefinite.',
      payment: 'The Tenant shall pay a monthly rent of {amount}.|The rent is {amount} per month, payable in advance.',
      notice:
        'Either party may end the tenancy with {period} written notice.|' +
        'The notice period is {period} for both parties.',
      law: 'This agreement is governed by the laws of {country}.|The law of {country} applies to this lease.',
      periods: '1 month|2 months|3 months|30 days',
      countries: 'England and Wales|Scotland|Ireland',
    },
    {
      kind: 'employment',
      title: 'Employment Agreement|Contract of Employment',
      opening:
        'This contract is dated {date} and made between {first} (the "Employer") and {second} (the "Employee").|' +
        'This employment agreement is entered into as of {date} by {first} ("Employer") and {second} ("Employee").',
      start: 'Employment starts on {start}.|The Employee takes up the position on {start}.',
      payment: 'The gross monthly salary is {amount}.|The Employer pays a salary of {amount} gross per month.',
      notice: 'The notice period is {period}.|The contract can be terminated by either side on {period} notice.',
      law: 'This contract is subject to the law of {country}.|It is governed by the laws of {country}.',
      periods: '4 weeks|1 month|3 months|6 weeks',
      countries: 'England and Wales|Scotland|Ireland',
    },
  ],
  certifying:
    'This is to certify that {name} has successfully completed the course {course}.|' +
    'We confirm that {name} took part in the training {course}.',
};
