import { Command } from 'commander';
import { parseCount } from '../../options.ts';
import { printLine } from '../../terminal/print.ts';
import { onEnvironment } from '../remote-command.ts';

interface Options {
  evaluation?: string;
  override?: string;
}

/** `schemas pin`: shows or sets the version that an environment serves. */
export function createPinCommand(): Command {
  return onEnvironment<Options, [string, string | undefined]>(
    new Command('pin')
      .argument('<key>', 'key of the schema')
      .argument('[version]', 'the version to serve, or latest; shows the pin without it')
      .description('show or set the version that an environment serves')
      .option('--evaluation <id>', 'the evaluation that the gate judges by; the newest by default')
      .option('--override <reason>', 'pin it in spite of the gate: for the owner, and kept in the audit log'),
    async ({ client, workspace, options }, schemaKey, version) => {
      const { env, evaluation: evaluationId, override: reason } = options;
      const place = { workspace, env, schemaKey };
      const pin =
        version === undefined
          ? await client.evaluations.getPin(place)
          : await client.evaluations.updatePin({
              ...place,
              versionNumber: version === 'latest' ? null : parseCount(version),
              ...(evaluationId !== undefined && { evaluationId }),
              ...(reason !== undefined && { override: { reason } }),
            });
      return {
        value: pin,
        print() {
          printLine(pin.versionNumber === null ? 'the latest version' : `version ${pin.versionNumber}`);
          for (const { condition, passed, message } of pin.checks)
            printLine(`${passed ? 'passed' : 'failed'}  ${condition}  ${message}`);
        },
      };
    },
  );
}
