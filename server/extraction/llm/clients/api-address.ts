/** The address of OpenAI's interface, with the query that each of its requests has. */
export interface ApiAddress {
  baseUrl: string;
  /** Empty for most providers. */
  query: Record<string, string>;
  /** Whether the key is also sent as `api-key`, which Azure's dated versions read. */
  sendsApiKey: boolean;
}

const VERSION = 'api-version';

/**
 * Reads an address as people copy it: Azure's may have `?api-version=`, name a deployment, or end with the operation.
 * @param model null for the list of models
 */
export function readApiAddress(address: string, model: string | null): ApiAddress {
  if (!address.includes('?')) return { baseUrl: address, query: {}, sendsApiKey: false };
  const url = new URL(address);
  const query = Object.fromEntries(url.searchParams);
  url.search = '';
  const isDated = VERSION in query;
  url.pathname = isDated ? toDeployment(url.pathname, model) : url.pathname;
  return { baseUrl: url.href.replace(/\/+$/, ''), query, sendsApiKey: isDated };
}

/** Of Azure, whose dated versions have an address for each deployment. The address may be shorter or longer. */
function toDeployment(pathname: string, model: string | null): string {
  const path = pathname.replace(/\/+$/, '').replace(/\/chat\/completions$/, '');
  if (path.endsWith('/v1')) return path;
  const [root = '', deployment] = path.split('/deployments/');
  const resource = root.endsWith('/openai') ? root : `${root}/openai`;
  if (model === null) return resource;
  return `${resource}/deployments/${deployment ?? encodeURIComponent(model)}`;
}
