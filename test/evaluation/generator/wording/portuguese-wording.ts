import type { Wording } from './wording.ts';

export const portugueseWording: Wording = {
  code: 'pt',
  numbers: { decimal: ',', thousands: '.', currency: 'EUR', symbol: '€' },
  dates: ['DD/MM/YYYY', 'D de MONTH de YYYY', 'DD-MM-YYYY'],
  months: 'janeiro;fevereiro;março;abril;maio;junho;julho;agosto;setembro;outubro;novembro;dezembro',
  people: 'Beatriz Tavares;Duarte Nogueira;Inês Carvalhal;Rui Sequeira;Leonor Pinto;Tiago Amaral',
  companies: 'Madeiras Nogueira Lda.;Padaria do Porto Lda.;Transportes Sequeira S.A.;Clínica das Oliveiras Lda.',
  streets: 'Rua dos Olmos 12;Avenida do Porto 7;Travessa do Moinho 3;Rua da Paz 45',
  towns: '1100-001 Lisboa;4000-002 Porto;3000-003 Coimbra;4700-004 Braga',
  goods: 'Tubo de cobre 15 mm;Prateleira de carvalho;Candeeiro de mesa;Chá verde 250 g;Tinta branca;Caderno A5',
  courses: 'Primeiros socorros;Condução de empilhadores;Contabilidade básica;Proteção de dados',
  titles: {
    invoice: 'Fatura;FATURA',
    receipt: 'Talão;Recibo;Obrigado pela sua visita',
    form: 'Formulário de inscrição;Ficha do paciente;Pedido de adesão',
    payslip: 'Recibo de vencimento;Recibo de salário',
    statement: 'Extrato de conta;Extrato bancário',
    delivery: 'Guia de remessa;Nota de entrega',
    certificate: 'Certificado de participação;Certificado de formação',
  },
  labels: {
    invoiceNumber: 'Fatura n.º;Número da fatura;N.º da fatura',
    date: 'Data;Data de emissão;Emitida em',
    dueDate: 'Vencimento;Data de vencimento;Pagar até',
    customerNumber: 'N.º de cliente;Número de cliente;Código do cliente',
    orderNumber: 'N.º da encomenda;Vossa encomenda;Encomenda n.º',
    net: 'Valor líquido;Subtotal;Total sem IVA',
    tax: 'IVA 23 %;IVA;Valor do IVA',
    total: 'Total;Total a pagar;Valor total',
    cash: 'Numerário;Multibanco',
    name: 'Nome;Nome completo',
    birthDate: 'Data de nascimento;Nascido em',
    birthPlace: 'Local de nascimento;Naturalidade',
    address: 'Morada;Endereço',
    phone: 'Telefone;Tel.',
    nationality: 'Nacionalidade',
    employee: 'Trabalhador;Funcionário;Nome do trabalhador',
    employeeNumber: 'N.º de funcionário;Número do trabalhador',
    gross: 'Vencimento bruto;Total bruto;Salário bruto',
    wageTax: 'IRS;Retenção de IRS',
    netPay: 'Líquido a receber;Vencimento líquido;Salário líquido',
    accountHolder: 'Titular;Titular da conta',
    opening: 'Saldo inicial;Saldo anterior',
    closing: 'Saldo final;Novo saldo',
    deposit: 'Crédito;Transferência recebida;Vencimento',
    withdrawal: 'Débito direto;Pagamento com cartão;Levantamento',
    deliveryNumber: 'Guia n.º;Número da guia;Nota de entrega n.º',
    deliveryDate: 'Data de entrega;Entregue em',
    weight: 'Peso bruto;Peso total',
    packages: 'Volumes;Número de volumes',
    description: 'Descrição;Artigo',
    quantity: 'Quantidade;Qtd.',
    unitPrice: 'Preço unitário;Preço',
    amount: 'Valor;Montante;Total',
    certificateNumber: 'N.º do certificado;Número do certificado',
    grade: 'Classificação;Nota',
    subject: 'Assunto',
    reference: 'Nossa referência;Referência;N.º do processo',
  },
  letter: {
    salutations: 'Exmos. Senhores,|Estimado cliente,|Caros senhores,',
    reasons:
      'Referimo-nos ao seu processo {reference} e à nossa conversa da semana passada.|' +
      'Agradecemos a sua mensagem sobre o processo {reference}, que analisámos com atenção.',
    demands:
      'Pedimos que transfira o montante em dívida de {amount} até {deadline}.|' +
      'O saldo de {amount} deve ser pago, o mais tardar, até {deadline}.|' +
      'Solicitamos, por isso, o pagamento de {amount} até {deadline}.',
    subjects: 'Pagamento pendente da sua vedação|Alteração da sua morada de entrega|Renovação da sua inscrição',
    closings: 'Com os melhores cumprimentos,|Atenciosamente,',
    roles: 'Chefe da contabilidade|Apoio ao cliente|Diretora',
  },
  contracts: [
    {
      kind: 'lease',
      title: 'Contrato de arrendamento',
      opening:
        'O presente contrato é celebrado em {date} entre {first} (doravante "Senhorio") e {second} (doravante ' +
        '"Inquilino").|Em {date}, {first}, doravante "Senhorio", e {second}, doravante "Inquilino", acordam o ' +
        'seguinte.',
      start: 'O arrendamento tem início em {start}.|O contrato começa em {start}.',
      payment: 'A renda mensal é de {amount}.|O Inquilino paga uma renda mensal de {amount}.',
      notice: 'O prazo de aviso prévio é de {period}.|O contrato pode ser denunciado com aviso prévio de {period}.',
      law: 'O presente contrato rege-se pela lei de {country}.|Aplica-se a lei de {country}.',
      periods: '3 meses|1 mês|60 dias',
      countries: 'Portugal|Espanha|Brasil',
    },
    {
      kind: 'employment',
      title: 'Contrato de trabalho',
      opening:
        'O presente contrato de trabalho é celebrado em {date} entre {first} (doravante "Empregador") e {second} ' +
        '(doravante "Trabalhador").',
      start: 'O contrato de trabalho tem início em {start}.|O Trabalhador inicia funções em {start}.',
      payment: 'A remuneração mensal bruta é de {amount}.|O Trabalhador recebe {amount} brutos por mês.',
      notice: 'O prazo de aviso prévio é de {period}.',
      law: 'O presente contrato rege-se pela lei de {country}.',
      periods: '1 mês|30 dias|2 meses',
      countries: 'Portugal|Espanha|Brasil',
    },
  ],
  certifying:
    'Certifica-se que {name} concluiu com aproveitamento o curso {course}.|' +
    'Declaramos que {name} participou na formação {course}.',
};
