import { describe, expect, it } from 'vitest';
import { extract, placedLayout, textLayout } from './testing/layouts.ts';

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

describe('a letterhead that is centred', () => {
  it('is a name over two lines and an address below the number of the register', () => {
    const layout = placedLayout(`
          SANDHILL STATIONERY
               CO. BHD
          Company Reg.No.:001055
      No 37, Long Road 7, Northgate,
         56100 Old Town, Leeds
            GS1 ID:00204639
              Desk No. 7

5 Wall plugs                          5.00
Total                                 5.00
`);
    expect(extract({ merchant_name: 'string', merchant_address: 'string' }, layout)).toEqual({
      merchant_name: 'SANDHILL STATIONERY CO. BHD',
      merchant_address: 'No 37, Long Road 7, Northgate, 56100 Old Town, Leeds',
    });
  });

  it('is the issuer of the receipt, not the company named below', () => {
    const layout = placedLayout(`
      SANDHILL BAKERIES (KL) SDN BHD
                  Lot 3, Mill Road 23,
                  40300 Old Town, Leeds.

   NORTHGATE FRESH MARKET SDN BHD
   Ground Floor, No. 4,
   47500 New Town, Leeds
   Total                       29.59
`);
    expect(extract({ merchant_name: 'string' }, layout)).toEqual({ merchant_name: 'SANDHILL BAKERIES (KL) SDN BHD' });
  });

  it('has a name without the number behind it', () => {
    const layout = textLayout(
      "SANDHILL'S CONFECTIONERY S/B 273500-U (GKJ)\n12 High Street\nLeeds LS1 4DT\nTotal   4.00\n",
    );
    expect(extract({ merchant_name: 'string' }, layout)).toEqual({ merchant_name: "SANDHILL'S CONFECTIONERY S/B" });
  });
});
