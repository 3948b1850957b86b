import type { Wording } from './wording.ts';

export const frenchWording: Wording = {
  code: 'fr',
  numbers: { decimal: ',', thousands: ' ', currency: 'EUR', symbol: '€' },
  dates: ['DD/MM/YYYY', 'D MONTH YYYY', 'DD.MM.YYYY'],
  months: 'janvier;février;mars;avril;mai;juin;juillet;août;septembre;octobre;novembre;décembre',
  people: 'Élise Marchand;Baptiste Roussel;Camille Perrin;Hugo Lemaire;Nadia Benoît;Olivier Charpentier',
  companies: 'Atelier Roussel SARL;Boulangerie du Port SAS;Transports Lemaire SA;Clinique des Tilleuls SAS',
  streets: '12 rue des Lilas;7 quai du Port;3 chemin du Moulin;45 avenue Victor Bonnet',
  towns: '69002 Lyon;33000 Bordeaux;44000 Nantes;67000 Strasbourg',
  goods: 'Tube cuivre 15 mm;Étagère en chêne;Lampe de bureau;Thé vert 250 g;Peinture blanche;Carnet A5;Tuyau de jardin',
  courses: 'Premiers secours;Conduite de chariots;Comptabilité de projet;Protection des données',
  titles: {
    invoice: 'Facture;FACTURE',
    receipt: 'Ticket de caisse;Reçu;Merci de votre visite',
    form: "Formulaire d'inscription;Fiche de renseignements;Demande d'adhésion",
    payslip: 'Bulletin de paie;Bulletin de salaire',
    statement: 'Relevé de compte;Relevé bancaire',
    delivery: 'Bon de livraison;BON DE LIVRAISON',
    certificate: 'Attestation de formation;Certificat de participation',
  },
  labels: {
    invoiceNumber: 'Facture N°;Numéro de facture;N° de facture',
    date: "Date;Date d'émission;Émise le",
    dueDate: "Échéance;Date d'échéance;À payer avant le",
    customerNumber: 'N° client;Numéro de client;Code client',
    orderNumber: 'N° de commande;Votre commande;Commande N°',
    net: 'Total HT;Montant HT;Sous-total',
    tax: 'TVA 20 %;TVA;Montant TVA',
    total: 'Total TTC;Montant total;Net à payer',
    cash: 'Espèces;Carte bancaire',
    name: 'Nom;Nom complet;Nom et prénom',
    birthDate: 'Date de naissance;Né(e) le',
    birthPlace: 'Lieu de naissance;Né(e) à',
    address: 'Adresse;Adresse postale',
    phone: 'Téléphone;Tél.',
    nationality: 'Nationalité',
    employee: 'Salarié;Nom du salarié',
    employeeNumber: 'Matricule;N° de salarié',
    gross: 'Salaire brut;Total brut;Rémunération brute',
    wageTax: 'Impôt sur le revenu;Prélèvement à la source',
    netPay: 'Net à payer;Salaire net;Net payé',
    accountHolder: 'Titulaire du compte;Titulaire',
    opening: 'Solde initial;Ancien solde;Solde précédent',
    closing: 'Solde final;Nouveau solde',
    deposit: 'Versement;Virement reçu;Salaire',
    withdrawal: 'Prélèvement;Paiement par carte;Retrait',
    deliveryNumber: 'Bon de livraison N°;N° de livraison;Numéro de bon de livraison',
    deliveryDate: 'Date de livraison;Livré le',
    weight: 'Poids brut;Poids total',
    packages: 'Nombre de colis;Colis',
    description: 'Désignation;Article;Description',
    quantity: 'Qté;Quantité',
    unitPrice: 'Prix unitaire;P.U.',
    amount: 'Montant;Total',
    certificateNumber: "N° de certificat;N° d'attestation",
    grade: 'Note;Mention',
    subject: 'Objet',
    reference: 'Nos références;Référence;N° de dossier',
  },
  letter: {
    salutations: 'Madame, Monsieur,|Cher client,',
    reasons:
      'Nous faisons suite à votre dossier {reference} et à notre entretien de la semaine dernière.|' +
      'Nous vous remercions de votre message concernant le dossier {reference}, que nous avons étudié avec soin.',
    demands:
      'Nous vous prions de régler la somme de {amount} avant le {deadline}.|' +
      'Le solde de {amount} est payable au plus tard le {deadline}.|' +
      'Merci de virer le montant de {amount} au plus tard le {deadline}.',
    subjects: 'Paiement en attente pour votre clôture|Changement de votre adresse de livraison|Renouvellement',
    closings: 'Cordialement,|Veuillez agréer, Madame, Monsieur, nos salutations distinguées.|Bien à vous,',
    roles: 'Responsable comptable|Service clients|Directrice',
  },
  contracts: [
    {
      kind: 'lease',
      title: "Contrat de location|Bail d'habitation",
      opening:
        'Le présent contrat est conclu le {date} entre {first} (ci-après le « Bailleur ») et {second} (ci-après le ' +
        '« Locataire »).|Entre {first}, ci-après le « Bailleur », et {second}, ci-après le « Locataire », il est ' +
        'convenu ce qui suit le {date}.',
      start: 'Le bail prend effet le {start}.|La location commence le {start}.',
      payment: "Le loyer mensuel s'élève à {amount}.|Le Locataire verse un loyer mensuel de {amount}.",
      notice: 'Le délai de préavis est de {period}.|Le bail peut être résilié avec un préavis de {period}.',
      law:
        'Le présent contrat est régi par le droit en vigueur en {country}.|' +
        'Le droit applicable est celui en vigueur en {country}.',
      periods: '3 mois|1 mois|2 mois',
      countries: 'France|Belgique|Suisse',
    },
    {
      kind: 'employment',
      title: 'Contrat de travail',
      opening:
        "Le présent contrat de travail est conclu le {date} entre {first} (ci-après l'« Employeur ») et {second} " +
        "(ci-après le « Salarié »).|Entre {first}, ci-après l'« Employeur », et {second}, ci-après le « Salarié », " +
        'le contrat suivant est conclu le {date}.',
      start: "Le contrat prend effet le {start}.|L'engagement débute le {start}.",
      payment: 'Le salaire mensuel brut est de {amount}.|Le Salarié perçoit un salaire brut de {amount} par mois.',
      notice: 'Le délai de préavis est de {period}.|Chaque partie peut rompre le contrat avec un préavis de {period}.',
      law: 'Le présent contrat est régi par le droit en vigueur en {country}.',
      periods: '1 mois|3 mois|2 mois',
      countries: 'France|Belgique|Suisse',
    },
  ],
  certifying:
    'Nous certifions que {name} a suivi avec succès la formation {course}.|' +
    'Le présent document atteste que {name} a participé à la formation {course}.',
};
