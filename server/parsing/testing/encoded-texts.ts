import iconv from 'iconv-lite';

/** Two sentences of a contract in languages whose texts are often in charsets of their own. */
const SENTENCES: Record<string, string> = {
  ru: 'Настоящий договор заключён между сторонами. Оплата производится в течение десяти дней после получения товара.',
  ja: '本契約は、甲と乙との間で締結される。納品後十日以内に代金を支払うものとする。詳細は別紙を参照してください。',
  zh: '本合同由甲乙双方签订。乙方应在收到货物后十日内付款，逾期付款的，每日按合同总额的千分之一支付违约金。',
  tw: '本合約由甲乙雙方簽訂。乙方應於收到貨物後十日內付款，逾期付款者，每日按合約總額支付違約金。',
  ko: '본 계약은 갑과 을 사이에 체결된다. 물품을 받은 날부터 십일 이내에 대금을 지급하여야 한다.',
  de: 'Die Zahlung ist innerhalb von zehn Tagen nach Erhalt der Ware fällig. Für Rückfragen: Größe und Maß in Köln.',
  pl:
    'Niniejsza umowa została zawarta pomiędzy stronami. Płatność następuje w ciągu dziesięciu dni po ' +
    'otrzymaniu towaru.',
  cs: 'Tato smlouva byla uzavřena mezi stranami. Platba je splatná do deseti dnů po převzetí zboží.',
  tr: 'Bu sözleşme taraflar arasında imzalanmıştır. Ödeme, malların teslim alınmasından sonra on gün içinde yapılır.',
  el: 'Η παρούσα σύμβαση συνάπτεται μεταξύ των μερών. Η πληρωμή γίνεται εντός δέκα ημερών.',
  he: 'הסכם זה נערך בין הצדדים. התשלום יבוצע בתוך עשרה ימים ממועד קבלת הסחורה.',
  th: 'สัญญานี้ทำขึ้นระหว่างคู่สัญญา การชำระเงินภายในสิบวันหลังจากได้รับสินค้า',
};

const CHARSETS: [language: string, charset: string][] = [
  ['ru', 'windows-1251'],
  ['ru', 'koi8-r'],
  ['ru', 'cp866'],
  ['ru', 'iso-8859-5'],
  ['ru', 'utf-16le'],
  ['ja', 'shift_jis'],
  ['ja', 'euc-jp'],
  ['ja', 'utf-16le'],
  ['zh', 'gb18030'],
  ['zh', 'utf-16be'],
  ['tw', 'big5'],
  ['ko', 'euc-kr'],
  ['ko', 'utf-16be'],
  ['de', 'windows-1252'],
  ['de', 'cp850'],
  ['pl', 'windows-1250'],
  ['pl', 'iso-8859-2'],
  ['cs', 'cp852'],
  ['tr', 'windows-1254'],
  ['el', 'windows-1253'],
  ['he', 'windows-1255'],
  ['th', 'windows-874'],
];

/** Texts of two lines in each charset, without a mark of it. */
export const encodedTexts = CHARSETS.map(([language, charset]) => {
  const text = `${SENTENCES[language] ?? ''}\n4711`;
  return { language, charset, text, bytes: iconv.encode(text, charset, { addBOM: false }) };
});
