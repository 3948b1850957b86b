import { updatePin } from '@excerpt/sdk';
import { useState } from 'preact/hooks';
import type { EnvironmentSlug } from '../../lib/console-address.ts';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { notify } from '../../parts/notices.tsx';
import { useChange } from '../../parts/use-change.ts';
import { GateRefusal } from './gate-refusal.tsx';

interface PinVersionProps {
  slug: string;
  schemaKey: string;
  env: EnvironmentSlug;
  /** Null for the latest. */
  versionNumber: number | null;
  evaluationId?: string;
  close: () => void;
}

/** Pins a version. Where the gate refuses it, each condition is named, and the owner may override it with a reason. */
export function PinVersionDialog({ slug, schemaKey, env, versionNumber, evaluationId, close }: PinVersionProps) {
  const [reason, setReason] = useState('');
  const { mutate, isPending, error } = useChange(
    (sending) =>
      updatePin({
        ...sending,
        path: { slug, schemaKey },
        query: { env },
        body: {
          versionNumber,
          ...(evaluationId !== undefined && { evaluationId }),
          ...(reason.trim() !== '' && { override: { reason } }),
        },
      }),
    {
      touches: ['getPin'],
      after: ({ checks }) => {
        close();
        const said = checks.map(({ message }) => message).join(' ');
        notify(
          `${env} serves ${versionNumber === null ? 'the latest version' : `version ${versionNumber}`} now. ${said}`.trim(),
        );
      },
    },
  );
  return (
    <FormDialog
      title={versionNumber === null ? 'Serve the latest version' : `Pin version ${versionNumber}`}
      submit={() => mutate()}
      submitLabel={reason.trim() === '' ? 'Pin' : 'Override the gate'}
      isDangerous={reason.trim() !== ''}
      {...{ close, isPending, error }}
    >
      <p>
        Extractions and batches in <strong>{env}</strong> that name no version take{' '}
        {versionNumber === null ? 'the latest one' : 'this one'}.
      </p>
      <GateRefusal {...{ error, reason, setReason }} />
    </FormDialog>
  );
}
