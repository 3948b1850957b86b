import type { DocumentKind } from './kind.ts';

/** Documents of banks, insurers, offices and employers about money. */
export const FINANCE_KINDS: readonly DocumentKind[] = [
  {
    key: 'bank-statement',
    titles: `bank statement, account statement, statement of account, deposit statement, credit card statement,
      Kontoauszug, Depotauszug, Rechnungsabschluss, Kreditkartenabrechnung, relevé de compte, relevé
      bancaire, extracto bancario, extracto de cuenta, estratto conto, rekeningafschrift, bankafschrift,
      wyciąg bankowy, wyciąg z rachunku, extrato bancário`,
    words: `opening balance, closing balance, previous balance, new balance, withdrawals, deposits, transactions, booking
      date, value date, IBAN, BIC, statement period, debit, credit, account number, Kontostand, alter Saldo, neuer
      Saldo, Buchung, Wertstellung, Valuta, Soll, Haben, Lastschrift, Überweisung, Gutschrift, solde, débit, crédit,
      opérations, saldo anterior, movimientos, saldo iniziale, movimenti, beginsaldo, eindsaldo, bijschrijvingen,
      saldo początkowe, operacje, Tagesgeldkonto, Girokonto, Verrechnungskonto, date description amount balance,
      account holder, statement date, interest, standing order, direct debit, Kontoinhaber, Buchungstag,
      Verwendungszweck, Dauerauftrag, Anfangssaldo, Endsaldo, Zinsen, titulaire du compte, ancien solde, nouveau
      solde, date valeur, libellé, virement, prélèvement, titular, saldo inicial, saldo final, fecha valor,
      concepto, domiciliación, transferencia, intestatario, saldo finale, data valuta, descrizione, bonifico,
      addebito, rekeninghouder, vorig saldo, nieuw saldo, rentedatum, omschrijving, overschrijving, afschrijvingen,
      saldo końcowe, data waluty, tytułem, przelew, obciążenia, uznania, posiadacz rachunku, data valor, débitos,
      créditos, transferência, titular da conta`,
    about: 'bank or deposit account, movements of a period, transactions',
  },
  {
    key: 'trade-confirmation',
    titles: `trade confirmation, contract note, securities settlement, dividend notice, order execution,
      Wertpapierabrechnung, Wertpapier Abrechnung, Dividendengutschrift, Ertragsgutschrift, Kaufabrechnung,
      Verkaufsabrechnung, Abrechnung, Wertpapierkauf, Wertpapierverkauf, avis d'opéré, nota de contratación,
      nota informativa, nota di eseguito, effectennota, transactienota, potwierdzenie transakcji, nota de
      corretagem, Fondsabrechnung, Ausschüttung`,
    words: `ISIN, WKN, securities, shares, price per share, execution, trade date, settlement date, commission, broker,
      dividend, withholding tax, market value, Kurs, Kurswert, Stück, Ausführungstag, Handelsplatz, Provision,
      Kapitalertragsteuer, Solidaritätszuschlag, Schlusstag, Börse, Depot, Depotnummer, Ausmachender Betrag,
      Verwahrart, Ex-Tag, Zahltag, quantité, cours, títulos, titoli, aandelen, koers, papiery wartościowe, ações,
      order type, limit price, quantity executed, gross amount, net amount, custody account, Wertpapier,
      Ausführungskurs, Endbetrag, Stückzahl, Handelstag, valeurs mobilières, frais de courtage, date d'exécution,
      cours d'exécution, valores, comisión, fecha de ejecución, precio de ejecución, dividendo, commissioni, data
      esecuzione, prezzo di esecuzione, dividendi, effecten, uitvoering, transactiekosten, dividendbelasting, papier
      wartościowy, prowizja, kurs wykonania, dywidenda, valores mobiliários, comissão, data de execução`,
    about: 'bank or broker, purchase or sale of a security, shares, dividend, fund',
  },
  {
    key: 'tax-form',
    titles: `tax return, tax assessment, tax certificate, wage and tax statement, Steuerbescheid, Steuererklärung,
      Steuerbescheinigung, Lohnsteuerbescheinigung, Einkommensteuerbescheid, déclaration de revenus, avis
      d'imposition, declaración de la renta, dichiarazione dei redditi, aangifte, aanslag, zeznanie
      podatkowe, PIT, declaração de imposto, W-2, 1099`,
    words: `taxable income, tax year, withheld, taxpayer, social security number, Finanzamt, Steuernummer, zu
      versteuerndes Einkommen, festgesetzt, impôt, contribuable, contribuyente, contribuente, belastingdienst,
      podatnik, urząd skarbowy, contribuinte, tax due, refund, assessment, allowance, Einkommensteuer, Bescheid,
      Nachzahlung, Erstattung, revenu imposable, revenu fiscal, base imponible, cuota, rendimientos, imposta,
      reddito imponibile, codice fiscale, aanslagnummer, inkomstenbelasting, verzamelinkomen, podatek dochodowy,
      należny, dochód, rendimento, imposto, coletável`,
    about: 'tax office, income tax, taxes',
  },
  {
    key: 'payslip',
    titles: `payslip, pay slip, pay stub, earnings statement, payroll, Gehaltsabrechnung, Lohnabrechnung,
      Entgeltabrechnung, Verdienstabrechnung, bulletin de paie, bulletin de salaire, fiche de paie, nómina, busta
      paga, cedolino, loonstrook, salarisspecificatie, pasek wypłaty, recibo de vencimento, holerite, salary slip,
      wage slip, pay statement, Lohnzettel, Entgeltnachweis, feuille de paie, recibo de salarios, recibo de nómina,
      prospetto paga, foglio paga, loonspecificatie, lista płac, odcinek wypłaty, folha de vencimento, recibo de
      salário`,
    words: `gross pay, net pay, deductions, employee, pay period, hours worked, year to date, employer, Bruttolohn,
      Nettolohn, Lohnsteuer, Krankenversicherung, Rentenversicherung, Steuerklasse, Auszahlungsbetrag, salaire brut,
      net à payer, cotisations, salario bruto, devengos, retribuzione, trattenute, brutoloon, nettoloon,
      wynagrodzenie, składki, salário, basic pay, overtime, national insurance, payroll number, tax code, employee
      number, Personalnummer, Abrechnungsmonat, Gesamtbrutto, Auszahlung, Sozialversicherung, Eintrittsdatum,
      Lohnart, salaire net, matricule, net imposable, brut, période de paie, employeur, trabajador, líquido a
      percibir, total devengado, deducciones, seguridad social, retención, salario neto, periodo de liquidación,
      dipendente, netto in busta, lordo, retribuzione lorda, competenze, matricola, contributi, periodo di paga,
      werknemer, uit te betalen, loonheffing, bruto, personeelsnummer, pracownik, do wypłaty, brutto, zaliczka na
      podatek, wynagrodzenie zasadnicze, lista płac, numer pracownika, składka zdrowotna, trabalhador, líquido a
      receber, vencimento base, descontos, IRS, segurança social, total ilíquido, funcionário`,
    about: 'salary, wages, employee, monthly pay',
  },
  {
    key: 'insurance',
    titles: `insurance policy, policy, certificate of insurance, policy schedule, Versicherungsschein, Police,
      Versicherungspolice, police d'assurance, attestation d'assurance, póliza, póliza de seguro, polizza,
      polizza assicurativa, verzekeringspolis, polis, polisa, apólice`,
    words: `policyholder, insured, premium, coverage, sum insured, deductible, policy number, insurer,
      Versicherungsnehmer, Prämie, Beitrag, Versicherungssumme, Selbstbeteiligung, assuré, prime, garantie,
      asegurado, prima, assicurato, premio, verzekerde, premie, ubezpieczony, składka, segurado, prémio, period of
      insurance, cover, excess, insured person, beneficiary, Versicherungsbeginn, Versicherungsdauer, versicherte
      Person, Jahresbeitrag, souscripteur, franchise, cotisation, date d'effet, tomador, cobertura, franquicia, suma
      asegurada, contraente, massimale, franchigia, decorrenza, verzekeringnemer, eigen risico, dekking,
      ingangsdatum, ubezpieczający, suma ubezpieczenia, okres ubezpieczenia, zakres, tomador do seguro, capital
      seguro, franquia`,
    about: 'insurance cover, premium, insured',
  },
  {
    key: 'claim',
    titles: `claim form, insurance claim, loss report, accident report, notice of claim, Schadensmeldung,
      Schadenanzeige, Unfallbericht, déclaration de sinistre, constat, parte de accidente, denuncia di
      sinistro, schadeformulier, schadeaangifte, zgłoszenie szkody, participação de sinistro`,
    words: `claimant, date of loss, damage, accident, description of loss, Schaden, Unfall, Schadentag, sinistre,
      dommages, daños, danno, schade, szkoda, claim number, third party, witness, police, repair, Schadennummer,
      Schadenhergang, Zeuge, numéro de sinistre, circonstances, témoin, número de siniestro, testigo, siniestro,
      numero sinistro, testimone, controparte, schadenummer, getuige, toedracht, numer szkody, świadek,
      poszkodowany, número do sinistro, testemunha`,
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
    words: `securities and exchange commission, registrant, fiscal year, net income, cash flows, shareholders, total
      assets, liabilities, stockholders equity, revenues, operating income, consolidated, earnings per share, risk
      factors, management's discussion, common stock, Umsatzerlöse, Eigenkapital, Konzern, chiffre d'affaires,
      capitaux propres, ingresos, patrimonio neto, ricavi, patrimonio netto, omzet, przychody, for the year ended,
      notes to the financial statements, dividend, profit, revenue, Aktiva, Passiva, Gewinn- und Verlustrechnung,
      Anhang, Lagebericht, compte de résultat, exercice, actif, passif, résultat net, balance, cuenta de resultados,
      ejercicio, activo, pasivo, conto economico, esercizio, attivo, passivo, utile, balans, winst- en
      verliesrekening, boekjaar, activa, rachunek zysków i strat, aktywa, pasywa, rok obrotowy, balanço, ativo,
      exercício, resultado líquido`,
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
