import { readFile } from 'node:fs/promises';
import { asObject, type Json, type JsonObject } from '../../codegen/compat/document.ts';
import { pinnedVersions } from '../../server/generated/pinned.ts';

/** Nothing can be said about the contract: a server that does not answer, a file that is no contract. */
export class CheckFailed extends Error {}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** `https://excerpt.example.com/` → `https://excerpt.example.com` */
export const baseUrlOf = (url: string) => url.replace(/\/+$/, '');

/** The newest version of the contract that this program knows. */
export function newestVersion(): string {
  const newestFirst = [...pinnedVersions.keys()].toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  return newestFirst[0] ?? '';
}

export function pinnedContract(version: string): JsonObject {
  const contract = pinnedVersions.get(version);
  if (contract !== undefined) return contract as JsonObject;
  throw new CheckFailed(`There is no version ${version}. Known are ${[...pinnedVersions.keys()].join(', ')}.`);
}

/**
 * The contract of a pinned version (`0.6.0`), of a file, or of a URL: that of a JSON document or of a server. Throws
 * `CheckFailed`.
 */
export async function readContract(source: string, { timeoutMs }: { timeoutMs: number }): Promise<JsonObject> {
  if (/^\d+\.\d+\.\d+$/.test(source)) return pinnedContract(source);
  const text = /^https?:\/\//.test(source) ? await download(source, timeoutMs) : await read(source);
  let contract: JsonObject;
  try {
    contract = asObject(JSON.parse(text) as Json);
  } catch {
    throw new CheckFailed(`${source} is not JSON.`);
  }
  if (!('openapi' in contract) || !('paths' in contract))
    throw new CheckFailed(`${source} is not an OpenAPI document.`);
  return contract;
}

function read(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((error: unknown) => {
    throw new CheckFailed(`${path} cannot be read: ${messageOf(error)}`);
  });
}

async function download(url: string, timeoutMs: number): Promise<string> {
  const address = new URL(url).pathname.endsWith('.json') ? url : `${baseUrlOf(url)}/openapi.json`;
  let response;
  try {
    response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    if (response.ok) return await response.text();
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? `: ${messageOf(error.cause)}` : '';
    throw new CheckFailed(`${address} cannot be reached: ${messageOf(error)}${cause}`);
  }
  throw new CheckFailed(`${address} answered ${response.status}.`);
}
