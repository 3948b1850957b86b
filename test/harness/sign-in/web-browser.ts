/** As much of a browser as a sign-in needs: it keeps cookies by origin, and follows redirects one at a time. */
export class WebBrowser {
  readonly #jars = new Map<string, Map<string, string>>();

  #getJar(url: string): Map<string, string> {
    const { origin } = new URL(url);
    const jar = this.#jars.get(origin) ?? new Map<string, string>();
    this.#jars.set(origin, jar);
    return jar;
  }

  getCookie(url: string, name: string): string | undefined {
    return this.#getJar(url).get(name);
  }

  setCookie(url: string, name: string, value: string): void {
    this.#getJar(url).set(name, value);
  }

  /** Without following redirects. */
  async fetch(url: string, init: RequestInit = {}): Promise<Response> {
    const jar = this.#getJar(url);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = new Headers(init.headers);
    if (cookie !== '') headers.set('cookie', cookie);
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const set of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = set.split(';');
      const at = pair.indexOf('=');
      const isGone = attributes.some((attribute) => /^\s*(max-age=0|expires=thu, 01 jan 1970.*)$/i.test(attribute));
      if (isGone) jar.delete(pair.slice(0, at));
      else jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  }

  /**
   * Follows redirects until one leads to an address that `isEnd` knows, or an answer is none.
   * @returns the last answer, and the address that the next redirect leads to
   */
  async follow(
    url: string,
    isEnd: (next: string) => boolean = () => false,
  ): Promise<{ response: Response; url: string }> {
    let next = url;
    for (let hop = 0; hop < 20; hop += 1) {
      const response = await this.fetch(next);
      const location = response.headers.get('location');
      if (location === null) return { response, url: next };
      await response.body?.cancel();
      next = new URL(location, next).href;
      if (isEnd(next)) return { response, url: next };
    }
    throw new Error('Too many redirects.');
  }
}
