/** “In the console, from an empty server” of `docs/data-sets.md`, step by step, with its words and without a key. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCli, type CliProcess } from '../../cli/testing/run-cli.ts';
import { waitFor } from '../../cli/testing/wait-for.ts';
import { findBrowser, openBrowser } from '../harness/browser/launch-chromium.ts';
import type { Browser, Page } from '../harness/browser/playwright.ts';
import { watchPages } from './console-server.ts';

const chromium = findBrowser();
const LINK = /Open the console: (\S+)\n/;
const DOCUMENTS = 30;
/** The sample of the first start is one of the schema's documents. */
const WITH_SAMPLE = DOCUMENTS + 1;
/** A person replaces this number by what the document says below it. */
const REPLACED = 7;
/** Keys and clicks a document: two accept and save it, the others correct it. */
const MAX_KEYS = 4;

const pad = (value: number, length: number) => String(value).padStart(length, '0');

interface Invoice {
  name: string;
  text: string;
  /** What a person reads, by path. */
  truth: Record<string, string>;
}

function drawInvoice(index: number): Invoice {
  const printed = `RE-2026-${pad(1000 + index * 37, 4)}`;
  const number = index === REPLACED ? `${printed}-B` : printed;
  const date = `2026-0${1 + (index % 9)}-${pad(1 + index * 5 - 28 * Math.floor((index * 5) / 28), 2)}`;
  const rows = Array.from({ length: 1 + (index % 3) }, (_, row) => {
    const [quantity, price] = [1 + ((index + row) % 4), 12.5 + index * 3 + row];
    return { text: ['Printer paper A4', 'Toner black', 'Delivery'][row], quantity, price, amount: quantity * price };
  });
  const net = rows.reduce((sum, { amount }) => sum + amount, 0);
  const tax = Math.round(net * 20) / 100;
  const total = net + tax;
  const text = [
    `Harbour Supplies ${index} Ltd`,
    '5 Harbour Lane, Dublin',
    '',
    `Invoice number: ${printed}`,
    ...(number === printed ? [] : [`The number above was given twice. Please book this letter as ${number}.`]),
    `Invoice date: ${date}`,
    '',
    'Description            Quantity    Unit price    Amount',
    ...rows.map(
      (row) =>
        `${(row.text ?? '').padEnd(23)}${String(row.quantity).padEnd(12)}${row.price.toFixed(2).padEnd(14)}` +
        row.amount.toFixed(2),
    ),
    '',
    `Subtotal: ${net.toFixed(2)} EUR`,
    `VAT 20 %: ${tax.toFixed(2)} EUR`,
    `Total: ${total.toFixed(2)} EUR`,
  ].join('\n');
  return { name: `invoice-${pad(index, 2)}.txt`, text, truth: { '/invoiceNumber': number, '/total': String(total) } };
}

describe.skipIf(chromium === undefined)('from an empty server to a pin', () => {
  let dataDir: string;
  let server: CliProcess;
  let browser: Browser;
  let page: Page;
  let keys = 0;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'excerpt-proving-'));
    server = startCli(['serve', '--data-dir', join(dataDir, 'data'), '--port', '0']);
    browser = await openBrowser(chromium ?? '');
  });
  afterAll(async () => {
    server.child.kill('SIGTERM');
    await browser.close();
    await server.outcome;
    await rm(dataDir, { recursive: true, force: true });
  });

  const press = async (...pressed: string[]) => {
    keys += pressed.length;
    for (const key of pressed) await page.keyboard.press(key);
  };
  const click = (role: 'button' | 'link', name: string | RegExp) => page.getByRole(role, { name }).first().click();
  const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });

  /** Accepts what is right and types what is not. Returns how many values were wrong. */
  async function label({ truth }: Pick<Invoice, 'truth'>): Promise<number> {
    let corrected = 0;
    for (const [path, value] of Object.entries(truth)) {
      const field = page.locator(`[data-path="${path}"]`);
      await field.waitFor();
      if ((await field.locator('.value-text, .value-null').textContent())?.trim() === value) continue;
      await field.click();
      await press('e');
      await page.getByRole('textbox', { name: /Invoice number|Total/ }).fill(value);
      // The click, and what was typed.
      keys += 1 + value.length;
      await press('Enter');
      corrected += 1;
    }
    await press('f', 'A');
    return corrected;
  }

  async function evaluate(): Promise<void> {
    await click('button', 'Evaluate…');
    await page.getByText(`${WITH_SAMPLE} documents; no tokens, no cost.`).waitFor();
    await inDialog('Evaluate').click();
    await page.getByRole('heading', { name: 'Fields', exact: true }).waitFor();
  }
  const countOf = async (fact: string) =>
    Number(await page.locator(`.facts div:has(dt:text-is("${fact}")) dd`).textContent());

  test('thirty documents are labelled, evaluated, compared and pinned by the words of the page', async () => {
    await waitFor(() => LINK.test(server.output()) || server.child.exitCode !== null);
    const link = LINK.exec(server.output())?.[1] ?? expect.fail(`It printed no link: ${server.errors()}`);
    const { origin, pathname, hash } = new URL(link);
    const { openPage, listOffences } = watchPages(browser, { url: origin, apiKey: '' });
    page = await openPage({ path: `${pathname}${hash}`, apiKey: null });
    await page.getByRole('heading', { name: 'Extract from a document' }).waitFor();

    // 1. Upload
    const invoices = Array.from({ length: DOCUMENTS }, (_, index) => drawInvoice(index));
    await page.keyboard.press('g');
    await page.keyboard.press('u');
    await page.getByRole('heading', { name: 'Upload' }).waitFor();
    const files = invoices.map(({ name, text }) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) }));
    await page.getByLabel('Documents').setInputFiles(files);
    await page.getByText(`${DOCUMENTS} of ${DOCUMENTS}`, { exact: true }).waitFor();

    // 2. Schemas › Invoice › Data sets › New data set, then Add documents… › All that are found
    await click('link', 'Schemas');
    await click('link', 'Invoice');
    await click('link', 'Data sets');
    await click('button', 'New data set');
    await page.getByRole('textbox', { name: 'Name' }).fill('January');
    await inDialog('Create').click();
    await click('button', 'Add documents…');
    await page.getByRole('checkbox', { name: /^All \d+ that are found/ }).check();
    await inDialog(`Add ${WITH_SAMPLE} documents`).click();

    // 3. Draft labels
    await page.getByText(`0 of ${WITH_SAMPLE} labelled`).waitFor();
    await click('button', 'Draft labels');
    await page.getByRole('option', { name: `With a draft (${WITH_SAMPLE})` }).waitFor({ state: 'attached' });

    // 4. Label
    await press('l');
    let corrected = 0;
    for (let labelled = 0; labelled < WITH_SAMPLE; labelled += 1) {
      await page.getByText(`${labelled} of ${WITH_SAMPLE} labelled`).waitFor();
      const name = await page.getByRole('heading', { name: /^invoice/ }).textContent();
      corrected += await label(invoices.find((one) => one.name === name) ?? { truth: {} });
    }
    await page.getByText(`${WITH_SAMPLE} of ${WITH_SAMPLE} labelled`).first().waitFor();
    expect(corrected).toBeGreaterThan(0);
    expect(keys / WITH_SAMPLE).toBeLessThanOrEqual(MAX_KEYS);

    // 5. Evaluate…
    const datasetUrl = page.url();
    await evaluate();
    expect((await countOf('Wrong')) + (await countOf('Missed')) + (await countOf('False alarms'))).toBe(corrected);

    const first = new URL(page.url()).pathname.split('/').at(-1) ?? '';

    // 6. Change the schema, save it, and evaluate its new version
    await click('link', 'Schemas');
    await click('link', 'Invoice');
    await click('button', 'Add a field');
    await page.keyboard.type('project');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+s');
    await page
      .getByText(/version 2/i)
      .first()
      .waitFor();
    await page.goto(datasetUrl);
    await evaluate();

    // 7. Compare with…
    const choice = page.getByRole('combobox', { name: 'Compare with' });
    await choice.selectOption(first);
    await page.getByText(`of ${WITH_SAMPLE} documents changed. The later version only adds fields`).waitFor();
    await page.getByRole('row', { name: /^All fields.*(Same|Inconclusive)/ }).waitFor();
    await page.goBack();

    // 8. Pin version 2…, and Set a gate… under “Served version”
    await click('button', 'Pin version 2…');
    await inDialog('Pin').click();
    await page.getByText(/serves version 2 now/).waitFor();
    await click('link', 'invoice');
    await page.getByRole('heading', { name: 'Served version' }).waitFor();
    await click('button', 'Set a gate…');
    await page.getByRole('spinbutton', { name: 'The least F1, in percent; empty for none', exact: true }).fill('90');
    await page.getByRole('spinbutton', { name: 'Total', exact: true }).fill('95');
    await inDialog('Save').click();
    await page.getByText(/F1 at least 90.*, \/total at least 95.*, not worse than what is pinned\./).waitFor();
    expect(listOffences()).toEqual([]);
  });
});
