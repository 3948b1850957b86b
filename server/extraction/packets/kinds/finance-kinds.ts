import type { DocumentKind } from './kind.ts';

/** Documents of banks, insurers, offices and employers about money. */
export const FINANCE_KINDS: readonly DocumentKind[] = [
  {
    key: 'bank-statement',
    titles: `bank statement, account statement, statement of account, deposit statement, credit card statement,
      Kontoauszug, Depotauszug, Rechnungsabschluss, Kreditkartenabrechnung, relevé de compte, relevé
      bancaire, extracto bancario, extracto de cuenta, estratto conto, rekeningafschrift, bankafschrift,
      wyciąg bankowy, wyciąg z rachunku, extrato bancário`,
    words: `opening balance, closing balance, previous balance, new balance, withdrawals, deposits, transactions,
      booking date, value date, IBAN, BIC, statement period, debit, credit, account number, Kontostand,
      alter Saldo, neuer Saldo, Buchung, Wertstellung, Valuta, Soll, Haben, Lastschrift, Überweisung,
      Gutschrift, solde, débit, crédit, opérations, saldo anterior, movimientos, saldo iniziale, movimenti,
      beginsaldo, eindsaldo, bijschrijvingen, saldo początkowe, operacje, Tagesgeldkonto, Girokonto,
      Verrechnungskonto`,
    about: 'bank or deposit account, movements of a period, transactions',
  },
  {
    key: 'trade-confirmation',
    titles: `trade confirmation, contract note, securities settlement, dividend notice, order execution,
      Wertpapierabrechnung, Wertpapier Abrechnung, Dividendengutschrift, Ertragsgutschrift, Kaufabrechnung,
      Verkaufsabrechnung, Abrechnung, Wertpapierkauf, Wertpapierverkauf, avis d'opéré, nota de contratación,
      nota informativa, nota di eseguito, effectennota, transactienota, potwierdzenie transakcji, nota de
      corretagem, Fondsabrechnung, Ausschüttung`,
    words: `ISIN, WKN, securities, shares, price per share, execution, trade date, settlement date, commission,
      broker, dividend, withholding tax, market value, Kurs, Kurswert, Stück, Ausführungstag, Handelsplatz,
      Provision, Kapitalertragsteuer, Solidaritätszuschlag, Schlusstag, Börse, Depot, Depotnummer,
      Ausmachender Betrag, Verwahrart, Ex-Tag, Zahltag, quantité, cours, títulos, titoli, aandelen, koers,
      papiery wartościowe, ações`,
    about: 'bank or broker, purchase or sale of a security, shares, dividend, fund',
  },
  {
    key: 'tax-form',
    titles: `tax return, tax assessment, tax certificate, wage and tax statement, Steuerbescheid, Steuererklärung,
      Steuerbescheinigung, Lohnsteuerbescheinigung, Einkommensteuerbescheid, déclaration de revenus, avis
      d'imposition, declaración de la renta, dichiarazione dei redditi, aangifte, aanslag, zeznanie
      podatkowe, PIT, declaração de imposto, W-2, 1099`,
    words: `taxable income, tax year, withheld, taxpayer, social security number, Finanzamt, Steuernummer, zu
      versteuerndes Einkommen, festgesetzt, impôt, contribuable, contribuyente, contribuente,
      belastingdienst, podatnik, urząd skarbowy, contribuinte`,
    about: 'tax office, income tax, taxes',
  },
  {
    key: 'payslip',
    titles: `payslip, pay slip, pay stub, earnings statement, payroll, Gehaltsabrechnung, Lohnabrechnung,
      Entgeltabrechnung, Verdienstabrechnung, bulletin de paie, bulletin de salaire, fiche de paie, nómina,
      busta paga, cedolino, loonstrook, salarisspecificatie, pasek wypłaty, recibo de vencimento, holerite`,
    words: `gross pay, net pay, deductions, employee, pay period, hours worked, year to date, employer,
      Bruttolohn, Nettolohn, Lohnsteuer, Krankenversicherung, Rentenversicherung, Steuerklasse,
      Auszahlungsbetrag, salaire brut, net à payer, cotisations, salario bruto, devengos, retribuzione,
      trattenute, brutoloon, nettoloon, wynagrodzenie, składki, salário`,
    about: 'salary, wages, employee, monthly pay',
  },
  {
    key: 'insurance',
    titles: `insurance policy, policy, certificate of insurance, policy schedule, Versicherungsschein, Police,
      Versicherungspolice, police d'assurance, attestation d'assurance, póliza, póliza de seguro, polizza,
      polizza assicurativa, verzekeringspolis, polis, polisa, apólice`,
    words: `policyholder, insured, premium, coverage, sum insured, deductible, policy number, insurer,
      Versicherungsnehmer, Prämie, Beitrag, Versicherungssumme, Selbstbeteiligung, assuré, prime, garantie,
      asegurado, prima, assicurato, premio, verzekerde, premie, ubezpieczony, składka, segurado, prémio`,
    about: 'insurance cover, premium, insured',
  },
  {
    key: 'claim',
    titles: `claim form, insurance claim, loss report, accident report, notice of claim, Schadensmeldung,
      Schadenanzeige, Unfallbericht, déclaration de sinistre, constat, parte de accidente, denuncia di
      sinistro, schadeformulier, schadeaangifte, zgłoszenie szkody, participação de sinistro`,
    words: `claimant, date of loss, damage, accident, description of loss, Schaden, Unfall, Schadentag, sinistre,
      dommages, daños, danno, schade, szkoda`,
    about: 'damage, accident, loss is reported',
  },
  {
    key: 'loan',
    titles: `credit agreement, loan agreement, mortgage, facility agreement, promissory note, loan application,
      Kreditvertrag, Darlehensvertrag, contrat de prêt, contrato de préstamo, contratto di mutuo,
      kredietovereenkomst, umowa kredytu, contrato de empréstimo`,
    words: `borrower, lender, lenders, administrative agent, loans, commitment, interest rate, LIBOR, principal
      amount, repayment, event of default, Darlehensnehmer, Darlehensgeber, Zinssatz, Tilgung, emprunteur,
      prêteur, prestatario, mutuatario, kredietnemer, kredytobiorca`,
    about: 'loan, credit facility, borrower and lenders, money is lent',
  },
  {
    key: 'financial-report',
    titles: `annual report, quarterly report, form 10-k, form 10-q, financial statements, balance sheet, income
      statement, earnings release, Jahresabschluss, Geschäftsbericht, Quartalsbericht, Bilanz, rapport
      annuel, comptes annuels, bilan, informe anual, cuentas anuales, bilancio, jaarverslag, jaarrekening,
      sprawozdanie finansowe, relatório anual, demonstrações financeiras`,
    words: `securities and exchange commission, registrant, fiscal year, net income, cash flows, shareholders,
      total assets, liabilities, stockholders equity, revenues, operating income, consolidated, earnings per
      share, risk factors, management's discussion, common stock, Umsatzerlöse, Eigenkapital, Konzern,
      chiffre d'affaires, capitaux propres, ingresos, patrimonio neto, ricavi, patrimonio netto, omzet,
      przychody`,
    about: 'annual or quarterly report of a company, listed company, accounts, auditors',
  },
  {
    key: 'expense-report',
    titles: `expense report, expense claim, travel expenses, Reisekostenabrechnung, Spesenabrechnung, note de
      frais, nota de gastos, nota spese, declaratie, onkostendeclaratie, rozliczenie delegacji, relatório de
      despesas`,
    words: `mileage, per diem, reimbursement, expenses, lodging, meals, Kilometer, Verpflegung, Erstattung, frais,
      gastos, spese, onkosten, wydatki`,
    about: 'employee asks for reimbursement, travel costs',
  },
  {
    key: 'cheque',
    titles: `cheque, check, bank transfer, money order, payment order, Scheck, Überweisung, Zahlschein, chèque,
      virement, cheque, transferencia, assegno, bonifico, overschrijving, przelew, transferência`,
    words: `pay to the order of, dollars, memo, routing, payee, Begünstigter, Auftraggeber, bénéficiaire,
      beneficiario, begunstigde, odbiorca`,
    about: 'cheque or transfer of money',
  },
  {
    key: 'budget',
    titles: `budget, cost estimate, forecast, financial plan, Budget, Haushaltsplan, Kostenplan, budget
      prévisionnel, presupuesto, bilancio preventivo, begroting, budżet, orçamento`,
    words: `planned, actual, variance, fiscal year, allocation, estimated cost, total budget, geplant, Kosten,
      prévu, previsto, kosten`,
    about: 'planned spending, costs by item',
  },
];
