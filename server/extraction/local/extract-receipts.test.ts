import { describe, expect, it } from 'vitest';
import { extract, textLayout } from './testing/layouts.ts';

describe('a receipt', () => {
  it('has the total after rounding, which the next rows confirm', () => {
    const layout = textLayout(`
CORNER BAKERY LTD
2 Rolls                   8.96
TOTAL SALES               8.96
ROUNDING ADJUSTMENT      -0.01
TO PAY                    8.95
CASH                     50.00
CHANGE                   41.05
`);
    expect(extract({ total: 'number' }, layout)).toEqual({ total: 8.95 });
  });

  it('keeps its total where nothing confirms the rounding', () => {
    const layout = textLayout('CORNER BAKERY LTD\nTOTAL   8.96\nROUNDING   0.00\nCASH   10.00\n');
    expect(extract({ total: 'number' }, layout)).toEqual({ total: 8.96 });
  });

  it('is from whoever the wide-spaced first line names, over two lines', () => {
    const address = '12 High Street\nLeeds LS1 4DT\n\nReceipt   4711\nTotal   4.00\n';
    const read = (name: string) => extract({ merchant_name: 'string' }, textLayout(name + address));
    expect(read('SANDHILL          STATIONERY          SHOP\n')).toEqual({ merchant_name: 'SANDHILL STATIONERY SHOP' });
    expect(read('Miller and Brown Trading\nCo. Ltd\n')).toEqual({ merchant_name: 'Miller and Brown Trading Co. Ltd' });
  });

  it('has an address of all lines up to the city', () => {
    const layout = textLayout(
      'SANDHILL STATIONERY LTD\n3rd Floor, Northgate Centre,\nMill Lane,\n40150 Leeds\nTel: 0113 496\n',
    );
    expect(extract({ merchant_address: 'string' }, layout)).toEqual({
      merchant_address: '3rd Floor, Northgate Centre, Mill Lane, 40150 Leeds',
    });
  });
});
