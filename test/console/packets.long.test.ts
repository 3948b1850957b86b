/** Packets and splitters in the console. */
import {
  approvePacket,
  createSchema,
  createSplitter,
  createWorkspace,
  getPacket,
  getSplitter,
  updatePacket,
  uploadPacket,
  type Packet,
} from '@excerpt/sdk';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { CONTRACT_PAGES } from '../../server/extraction/packets/testing/make-pages.ts';
import { makePdf } from '../../server/parsing/testing/make-pdf.ts';
import { findBrowser } from '../harness/browser/launch-chromium.ts';
import type { Page } from '../harness/browser/playwright.ts';
import { invoiceDefinition, ok } from '../harness/builders.ts';
import { makeStack, STACK_PAGES } from '../harness/documents/packet-files.ts';
import { findViolations, findViolationsInDark, startConsole, type ConsoleServer } from './console-server.ts';

const chromium = findBrowser();
const PAGES = 1_000;
/** Pages that may be in the page at one time. */
const MAX_ELEMENTS = 100;

describe.skipIf(chromium === undefined)('packets in the console', () => {
  let server: ConsoleServer;
  let page: Page;
  const path = { slug: 'sample' };
  beforeAll(async () => {
    server = await startConsole(chromium ?? '');
    const { client } = server.app.admin;
    ok(await createWorkspace({ client, body: { name: 'Sample', slug: 'sample' } }));
    const invoice = { schemaKey: 'invoice', name: 'Invoice', definition: invoiceDefinition };
    ok(await createSchema({ client, path, body: invoice }));
    const categories = [
      { name: 'Invoice', description: 'A bill of a supplier', schemaKey: 'invoice', identifier: 'invoice number' },
      { name: 'Contract', description: 'An agreement between companies' },
      { name: 'Letter', description: 'A personal letter' },
    ];
    ok(await createSplitter({ client, path, body: { key: 'mail', name: 'Mail', categories, reviewBelow: 1 } }));
    const pages = { key: 'pages', categories, reviewBelow: 1, boundaries: { pages: 4 } };
    ok(await createSplitter({ client, path, body: pages }));
  });
  afterAll(() => server.close());
  afterEach(async () => {
    await page.close();
    expect(server.listOffences().filter((offence) => !/status of 4(00|09|22)/.test(offence))).toEqual([]);
  });

  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).last().click();
  const ROWS = `[...document.querySelectorAll('.rows-body .part-row')].map((row) => row.textContent)`;
  const partTexts = async () => (await page.evaluate<string[]>(ROWS)).map((row) => row.replace(/\d+%.*/, ''));
  const expectParts = async (...texts: string[]) => {
    await expect.poll(partTexts, { timeout: 20_000 }).toEqual(texts);
  };
  const read = async (id: string): Promise<Packet> =>
    ok(await getPacket({ client: server.app.admin.client, path: { id } }));

  async function split(splitter: string, file: File): Promise<string> {
    const { id } = ok(
      await uploadPacket({ client: server.app.admin.client, path, body: { file, splitter, extract: true } }),
    );
    await server.app.app.idle();
    return id;
  }

  test('a stack is split, corrected by keys and by the mouse, and approved', async () => {
    page = await server.openPage({ path: '/console/sample/packets' });
    await page.getByText('No packet yet').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('n');
    const stack = Buffer.from(await (await makeStack(STACK_PAGES)).arrayBuffer());
    await page
      .getByLabel('Stack', { exact: true })
      .setInputFiles([{ name: 'stack.pdf', mimeType: 'application/pdf', buffer: stack }]);
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('combobox', { name: 'Splitter' }).selectOption('mail');
    await press('Split');
    await page.getByText('Needs a look').waitFor();
    await expectParts(
      '11Invoice',
      '22Invoice',
      '33-5Invoice',
      '46-7Letter',
      '58-9Contract',
      '610Invoice',
      '711-12Invoice',
    );
    expect(await findViolations(page)).toEqual([]);
    expect(await findViolationsInDark(page)).toEqual([]);

    // By keys: join 1 and 2, cut before 5, move that cut back, another kind, and leave the last page out.
    for (const key of ['j', 'm', 'j', 'ArrowRight', 'ArrowRight', 'c', 'h', '2']) await page.keyboard.press(key);
    await expectParts(
      '11-2Invoice',
      '23Invoice',
      '34-5Contract',
      '46-7Letter',
      '58-9Contract',
      '610Invoice',
      '711-12Invoice',
    );
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expectParts(
      '11-2Invoice',
      '23-4Invoice',
      '35Invoice',
      '46-7Letter',
      '58-9Contract',
      '610Invoice',
      '711-12Invoice',
    );
    await page.keyboard.press('Control+Shift+Z');
    for (const key of ['j', 'j', 'j', 'j', 'ArrowRight', 'x']) await page.keyboard.press(key);
    await expectParts(
      '11-2Invoice',
      '23Invoice',
      '34-5Invoice',
      '46-7Letter',
      '58-9Contract',
      '610Invoice',
      '711Invoice',
    );
    await page.getByText('Page 12 is left out').waitFor();
    expect(await findViolations(page)).toEqual([]);
    // What is not saved outlives a reload.
    await page.reload();
    await page.getByText('Not saved').waitFor();

    // By the mouse: join, drag a cut, choose a kind.
    await press('Undo');
    await page.evaluate(`document.querySelector('.strip').scrollLeft = 0`);
    await press('Join pages 2 and 3');
    const cut = await page.getByRole('button', { name: 'Join pages 5 and 6' }).boundingBox();
    const [x, y] = [(cut?.x ?? 0) + 12, (cut?.y ?? 0) + 60];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 60, y);
    await page.mouse.move(x - 132, y);
    await page.mouse.up();
    await press(/^Page 5, part 3/);
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('Letter');
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Control+s');
    await page.getByText('Saved.').waitFor();
    const id = page.url().match(/pkt_\w+/)?.[0] ?? '';
    const { revision, parts } = await read(id);
    expect(revision).toBe(1);
    expect(parts.map(({ pages, category }) => `${pages} ${category}`)).toEqual(await keptParts());
    await page.keyboard.press('Control+Enter');
    await page.getByText('Completed').waitFor();
    await page.getByRole('link', { name: 'Values' }).first().waitFor();
    expect(await findViolations(page)).toEqual([]);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).first().click();
    expect((await download).suggestedFilename()).toBe('3 Letter.pdf');
    await page.getByRole('link', { name: 'Values' }).first().click();
    await page.getByRole('heading', { name: /stack.pdf · 1 Invoice/ }).waitFor();
  });

  /** The parts in the table. */
  const keptParts = async () => (await partTexts()).map((row) => row.replace(/^\d/, '').replace(/([A-Z])/, ' $1'));

  test('of two people that move cuts one wins, and the other keeps what they did', async () => {
    const id = await split('mail', await makeStack(STACK_PAGES));
    page = await server.openPage({
      path: `/console/sample/packets/${id}`,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    await page.getByRole('button', { name: 'Join pages 1 and 2' }).tap();
    await page.getByText('Not saved').waitFor();
    const theirs = { revision: 0, parts: [{ pages: '1-11', category: 'Letter' }, { pages: '12' }] };
    ok(await updatePacket({ client: server.app.admin.client, path: { id }, body: theirs }));
    await page.getByRole('button', { name: 'Save', exact: true }).tap();
    await page.getByText('Another person changed this packet').waitFor();
    await page.getByRole('button', { name: 'Close' }).first().tap();
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
    expect((await partTexts())[0]).toBe('11-2Invoice');
    await page.getByRole('button', { name: 'Save mine' }).tap();
    await page.getByText('Your cuts are saved.').waitFor();
    expect((await read(id)).parts[0]).toMatchObject({ pages: '1-2', category: 'Invoice' });

    await page.getByRole('button', { name: 'Cut before page 2' }).first().tap();
    const again = { parts: [{ pages: '1-12', category: 'Letter' }] };
    ok(await updatePacket({ client: server.app.admin.client, path: { id }, body: again }));
    await page.getByRole('button', { name: 'Approve' }).tap();
    await page.getByText('Another person changed this packet').waitFor();
    expect((await read(id)).status).toBe('needs_review');
    await page.getByRole('button', { name: 'Show theirs, drop mine' }).tap();
    await page.getByText('Part 1 of 1: pages 1-12').waitFor();
  });

  test('a packet of 1,000 pages has only those in sight in the page', async () => {
    const pages = Array.from({ length: PAGES }, (_, index) => ({
      texts: [{ text: `Invoice number: INV-${Math.floor(index / 4) + 1}`, x: 72, y: 90 }],
    }));
    const id = await split('pages', new File([new Uint8Array(await makePdf(pages))], 'long.pdf'));
    page = await server.openPage({ path: `/console/sample/packets/${id}` });
    await page.getByText('Part 1 of 250: pages 1-4').waitFor();
    for (const place of ['.strip-page', '.cut', '.band', '.part-row'])
      expect(await page.locator(place).count()).toBeLessThan(MAX_ELEMENTS);
    await page.evaluate(`document.querySelector('.strip').scrollLeft = 1e9`);
    await press(/^Page 998/);
    await page.getByText('Part 250 of 250: pages 997-1000').waitFor();
    await page.locator('.packet-sheet [alt="Page 998"]').waitFor();
    await page.keyboard.press('c');
    await page.getByText('Part 251 of 251: pages 998-1000').waitFor();
    expect(await page.locator('.strip-page').count()).toBeLessThan(MAX_ELEMENTS);
  });

  test('a splitter is added, edited, and goes back to an earlier version', async () => {
    page = await server.openPage({ path: '/console/sample/splitters?new=1' });
    await page.getByRole('textbox', { name: 'Name' }).fill('Claims 2026');
    await page.getByRole('checkbox', { name: 'Receipt' }).check();
    expect(await findViolations(page)).toEqual([]);
    await press('Add');
    await page.getByRole('heading', { name: 'Claims 2026' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add a kind' }).click();
    const kind = page.getByRole('group', { name: 'Kind 3' });
    await page.keyboard.press('Control+s');
    await kind.getByRole('textbox', { name: 'Name' }).fill('Expert opinion');
    await kind.getByRole('textbox', { name: 'What such documents are' }).fill('What an expert says of a damage');
    await kind.getByRole('combobox', { name: 'Schema' }).selectOption('invoice');
    await page.getByRole('spinbutton', { name: /A person looks/ }).fill('62.5');
    await page.keyboard.press('Control+s');
    await page.getByText('Saved as version 2.').waitFor();
    const one = { client: server.app.admin.client, path: { ...path, splitterKey: 'claims-2026' } };
    const saved = ok(await getSplitter(one));
    expect(saved).toMatchObject({ reviewBelow: 0.625, latestVersionNumber: 2 });
    expect(saved.categories.map(({ name, schemaKey }) => [name, schemaKey])).toEqual([
      ['Invoice', 'invoice'],
      ['Receipt', undefined],
      ['Expert opinion', 'invoice'],
    ]);
    await page.getByRole('combobox', { name: 'Version' }).selectOption('1');
    await page.getByText('This is version 1.').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await press('Make it the latest');
    await page.getByText(/Saved as version 3/).waitFor();
    expect(ok(await getSplitter(one)).categories).toHaveLength(2);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
    expect(await findViolations(page)).toEqual([]);
  });

  test('a splitter is evaluated on what people approved, and says which packets differ', async () => {
    const { client } = server.app.admin;
    const categories = [{ name: 'Invoice' }, { name: 'Contract' }];
    ok(await createSplitter({ client, path, body: { key: 'judged', name: 'Judged', categories, reviewBelow: 1 } }));
    page = await server.openPage({ path: '/console/sample/splitters/judged' });
    await press('Evaluate version 1');
    await page.getByText('No packet of this splitter was approved in production').waitFor();
    const id = await split('judged', await makeStack(STACK_PAGES));
    const whole = [{ pages: `1-${STACK_PAGES.length}`, category: 'Invoice' }];
    ok(await updatePacket({ client, path: { id }, body: { parts: whole } }));
    ok(await approvePacket({ client, path: { id } }));
    await server.app.app.idle();
    await press('Evaluate version 1');
    await page.getByText(/0 of 1 documents right, 0 starts missed, [1-9] invented/).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
    await page.getByRole('link', { name: id }).click();
    await page.waitForURL(new RegExp(`/packets/${id}`));
  });

  // Last: it adds a schema, which new splitters would have as a kind.
  test('the start page finds out what a file is, and asks where it is not what is chosen', async () => {
    page = await server.openPage({ path: '/console/sample' });
    const contract = { name: 'contract.txt', mimeType: 'text/plain', buffer: Buffer.from(CONTRACT_PAGES.join('\n')) };
    await page.getByLabel('Documents').setInputFiles([contract]);
    await page.getByText('contract.txt looks like: Contract').waitFor();
    await page.getByText(/\d+% sure\./).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Extract as Contract' }).click();
    await page.getByRole('heading', { name: 'contract.txt' }).waitFor();
    expect(page.url()).toContain('/runs/');
    await page.goto(`${server.app.url}/console/sample?schema=invoice`);
    await page.getByLabel('Documents').setInputFiles([{ ...contract, name: 'again.txt' }]);
    await page.getByRole('heading', { name: 'again.txt' }).waitFor();
  });
});
