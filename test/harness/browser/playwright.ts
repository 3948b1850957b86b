/** The part of Playwright that the tests use. Playwright itself is fetched when they run. */
export interface Locator {
  click(): Promise<void>;
  tap(): Promise<void>;
  hover(): Promise<void>;
  fill(text: string): Promise<void>;
  focus(): Promise<void>;
  press(key: string): Promise<void>;
  check(): Promise<void>;
  selectOption(value: string): Promise<unknown>;
  /** @param files or a folder */
  setInputFiles(files: { name: string; mimeType: string; buffer: Buffer }[] | string): Promise<void>;
  waitFor(options?: { state?: 'visible' | 'hidden' | 'attached' }): Promise<void>;
  count(): Promise<number>;
  textContent(): Promise<string | null>;
  inputValue(): Promise<string>;
  isDisabled(): Promise<boolean>;
  isVisible(): Promise<boolean>;
  boundingBox(): Promise<{ x: number; y: number; width: number; height: number } | null>;
  getAttribute(name: string): Promise<string | null>;
  first(): Locator;
  last(): Locator;
  nth(index: number): Locator;
  locator(selector: string): Locator;
  getByRole(role: string, options?: { name?: string | RegExp; exact?: boolean }): Locator;
  getByText(text: string | RegExp, options?: { exact?: boolean }): Locator;
}

export interface Page {
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  goBack(): Promise<unknown>;
  url(): string;
  title(): Promise<string>;
  locator(selector: string): Locator;
  getByRole(role: string, options?: { name?: string | RegExp; exact?: boolean }): Locator;
  getByLabel(text: string | RegExp, options?: { exact?: boolean }): Locator;
  getByText(text: string | RegExp, options?: { exact?: boolean }): Locator;
  waitForURL(url: string | RegExp): Promise<void>;
  waitForFunction<Argument>(work: string | ((argument: Argument) => unknown), argument?: Argument): Promise<unknown>;
  waitForEvent(event: 'download'): Promise<{ suggestedFilename(): string; path(): Promise<string> }>;
  evaluate<Result>(script: string): Promise<Result>;
  addInitScript(script: { content: string }): Promise<void>;
  screenshot(options: { path: string; fullPage?: boolean }): Promise<unknown>;
  setViewportSize(size: { width: number; height: number }): Promise<void>;
  emulateMedia(options: { colorScheme?: 'light' | 'dark'; reducedMotion?: 'reduce' }): Promise<void>;
  on(event: 'console', listener: (message: { type(): string; text(): string }) => void): void;
  on(event: 'pageerror', listener: (error: Error) => void): void;
  on(event: 'request', listener: (request: { url(): string }) => void): void;
  keyboard: {
    press(key: string): Promise<void>;
    type(text: string): Promise<void>;
    insertText(text: string): Promise<void>;
  };
  mouse: {
    move(x: number, y: number): Promise<void>;
    wheel(x: number, y: number): Promise<void>;
    down(): Promise<void>;
    up(): Promise<void>;
  };
  /** Answers the requests to some addresses in place of the server. */
  route(url: string, answer: (route: Route) => unknown): Promise<void>;
  unroute(url: string): Promise<void>;
  context(): BrowserContext;
  close(): Promise<void>;
}

interface Route {
  request(): { url(): string };
  abort(reason: string): Promise<void>;
  /** @param answer with a file or a text */
  fulfill(answer: { path: string } | { contentType: string; body: string }): Promise<void>;
}

interface BrowserContext {
  setDefaultTimeout(ms: number): void;
  setOffline(isOffline: boolean): Promise<void>;
  newPage(): Promise<Page>;
  /** The protocol of the browser's developer tools. */
  newCDPSession(page: Page): Promise<{ send(method: string, parameters?: object): Promise<unknown> }>;
  cookies(): Promise<{ name: string; value: string; httpOnly: boolean; sameSite: string }[]>;
  close(): Promise<void>;
}

interface PageOptions {
  viewport?: { width: number; height: number };
  colorScheme?: 'light' | 'dark';
  acceptDownloads?: boolean;
  hasTouch?: boolean;
}

export interface Browser {
  newPage(options?: PageOptions): Promise<Page>;
  newContext(options?: PageOptions): Promise<BrowserContext>;
  close(): Promise<void>;
}

export interface Playwright {
  chromium: { launch(options: { executablePath: string; args: string[] }): Promise<Browser> };
}
