import { additions, type Addition } from '../../codegen/compat/additions.ts';
import { asObject, type JsonObject } from '../../codegen/compat/document.ts';
import type { Incompatibility } from '../../codegen/compat/incompatibility.ts';
import { findIncompatibilities } from '../../codegen/compat/operation-changes.ts';
import { CheckFailed } from './contract-source.ts';
import type { Probe } from './probe.ts';

export interface ContractReport {
  /** Version and place of the contract that was compared with the earlier one. */
  subject: { version: string; source: string };
  /** Version of the earlier contract. */
  against: string;
  breaks: Incompatibility[];
  additions: Addition[];
  probes: Probe[];
  /** Why no request was sent; null when some were. */
  notProbed: string | null;
}

export const versionOf = (contract: JsonObject) => String(asObject(contract['info'])['version']);

/** Throws `CheckFailed` for documents that cannot be compared. */
export function compareContracts(
  before: JsonObject,
  after: JsonObject,
): Pick<ContractReport, 'breaks' | 'additions' | 'against'> {
  try {
    return {
      against: versionOf(before),
      breaks: findIncompatibilities(before, after),
      additions: additions(before, after),
    };
  } catch (error) {
    throw new CheckFailed(`The documents cannot be compared: ${(error as Error).message}`);
  }
}

export const hasBreaks = ({ breaks, probes }: ContractReport) =>
  breaks.length > 0 || probes.some(({ outcome }) => outcome === 'failed');
