import type { Wording } from './wording.ts';

export const spanishWording: Wording = {
  code: 'es',
  numbers: { decimal: ',', thousands: '.', currency: 'EUR', symbol: '€' },
  dates: ['DD/MM/YYYY', 'D de MONTH de YYYY', 'DD-MM-YYYY'],
  months: 'enero;febrero;marzo;abril;mayo;junio;julio;agosto;septiembre;octubre;noviembre;diciembre',
  people: 'Marta Ibáñez;Álvaro Quintana;Nuria Salgado;Rubén Cortés;Irene Valdés;Gonzalo Prieto',
  companies: 'Maderas Quintana S.L.;Panadería del Puerto S.L.;Transportes Salgado S.A.;Clínica El Olivar S.L.',
  streets: 'Calle del Olmo 12;Paseo del Puerto 7;Camino del Molino 3;Avenida de la Paz 45',
  towns: '41001 Sevilla;46002 Valencia;50003 Zaragoza;15001 A Coruña',
  goods: 'Tubo de cobre 15 mm;Estante de roble;Lámpara de mesa;Té verde 250 g;Pintura blanca;Cuaderno A5;Manguera',
  courses: 'Primeros auxilios;Manejo de carretillas;Contabilidad básica;Protección de datos',
  titles: {
    invoice: 'Factura;FACTURA',
    receipt: 'Ticket de compra;Recibo;Gracias por su visita',
    form: 'Formulario de inscripción;Ficha del paciente;Solicitud de ingreso',
    payslip: 'Nómina;Recibo de salarios',
    statement: 'Extracto de cuenta;Extracto bancario',
    delivery: 'Albarán;Albarán de entrega',
    certificate: 'Certificado de asistencia;Certificado de formación',
  },
  labels: {
    invoiceNumber: 'Factura N.º;Número de factura;N.º de factura',
    date: 'Fecha;Fecha de emisión;Emitida el',
    dueDate: 'Vencimiento;Fecha de vencimiento;Pagar antes del',
    customerNumber: 'N.º de cliente;Número de cliente;Código de cliente',
    orderNumber: 'N.º de pedido;Su pedido;Pedido N.º',
    net: 'Base imponible;Importe neto;Subtotal',
    tax: 'IVA 21 %;IVA;Cuota IVA',
    total: 'Total;Importe total;Total a pagar',
    cash: 'Efectivo;Tarjeta',
    name: 'Nombre;Nombre completo;Nombre y apellidos',
    birthDate: 'Fecha de nacimiento;Nacido el',
    birthPlace: 'Lugar de nacimiento',
    address: 'Dirección;Domicilio',
    phone: 'Teléfono;Tel.',
    nationality: 'Nacionalidad',
    employee: 'Trabajador;Empleado;Nombre del trabajador',
    employeeNumber: 'N.º de empleado;Código de empleado',
    gross: 'Total devengado;Salario bruto;Importe bruto',
    wageTax: 'IRPF;Retención IRPF',
    netPay: 'Líquido a percibir;Salario neto;Neto a percibir',
    accountHolder: 'Titular;Titular de la cuenta',
    opening: 'Saldo inicial;Saldo anterior',
    closing: 'Saldo final;Nuevo saldo',
    deposit: 'Abono;Transferencia recibida;Nómina',
    withdrawal: 'Cargo;Pago con tarjeta;Adeudo;Reintegro',
    deliveryNumber: 'Albarán N.º;Número de albarán;N.º de albarán',
    deliveryDate: 'Fecha de entrega;Entregado el',
    weight: 'Peso bruto;Peso total',
    packages: 'Bultos;Número de bultos',
    description: 'Descripción;Artículo;Concepto',
    quantity: 'Cantidad;Cant.',
    unitPrice: 'Precio unitario;Precio',
    amount: 'Importe;Total',
    certificateNumber: 'N.º de certificado;Número de certificado',
    grade: 'Calificación;Nota',
    subject: 'Asunto',
    reference: 'Nuestra referencia;Referencia;N.º de expediente',
  },
  letter: {
    salutations: 'Estimados señores:|Muy señores nuestros:|Estimado cliente:',
    reasons:
      'Nos referimos a su expediente {reference} y a nuestra conversación de la semana pasada.|' +
      'Gracias por su mensaje sobre el expediente {reference}, que hemos estudiado con atención.',
    demands:
      'Le rogamos que abone el importe pendiente de {amount} antes del {deadline}.|' +
      'El saldo de {amount} debe pagarse a más tardar el {deadline}.|' +
      'Por ello le pedimos que pague {amount} antes del {deadline}.',
    subjects: 'Pago pendiente de su valla de jardín|Cambio de su dirección de entrega|Renovación de su abono',
    closings: 'Atentamente,|Un cordial saludo,|Saludos cordiales,',
    roles: 'Jefa de contabilidad|Atención al cliente|Directora',
  },
  contracts: [
    {
      kind: 'lease',
      title: 'Contrato de arrendamiento|Contrato de alquiler de vivienda',
      opening:
        'El presente contrato se celebra el {date} entre {first} (en adelante, el "Arrendador") y {second} (en ' +
        'adelante, el "Arrendatario").|Con fecha {date}, {first}, en adelante el "Arrendador", y {second}, en ' +
        'adelante el "Arrendatario", acuerdan lo siguiente.',
      start: 'El arrendamiento comienza el {start}.|El contrato entra en vigor el {start}.',
      payment: 'La renta mensual es de {amount}.|El Arrendatario pagará una renta mensual de {amount}.',
      notice: 'El plazo de preaviso es de {period}.|El contrato puede resolverse con un preaviso de {period}.',
      law: 'El presente contrato se rige por las leyes de {country}.|Se aplicará la legislación de {country}.',
      periods: '3 meses|1 mes|30 días',
      countries: 'España|Portugal|Andorra',
    },
    {
      kind: 'employment',
      title: 'Contrato de trabajo',
      opening:
        'El presente contrato de trabajo se celebra el {date} entre {first} (en adelante, la "Empresa") y {second} ' +
        '(en adelante, el "Trabajador").|Con fecha {date}, {first}, en adelante la "Empresa", y {second}, en ' +
        'adelante el "Trabajador", suscriben este contrato.',
      start: 'La relación laboral comienza el {start}.|El Trabajador se incorpora el {start}.',
      payment: 'El salario bruto mensual es de {amount}.|El Trabajador percibirá {amount} brutos al mes.',
      notice:
        'El plazo de preaviso es de {period}.|Cualquiera de las partes puede rescindirlo con {period} de preaviso.',
      law: 'El presente contrato se rige por las leyes de {country}.',
      periods: '1 mes|15 días|2 meses',
      countries: 'España|Portugal|Andorra',
    },
  ],
  certifying:
    'Se certifica que {name} ha completado con éxito el curso {course}.|' +
    'Hacemos constar que {name} ha participado en el curso {course}.',
};
