import { getDocumentFile, type PacketPart } from '@excerpt/sdk';
import { Link } from 'wouter-preact';
import { getClient } from '../../api/console-session.ts';
import { describeError } from '../../api/query-client.ts';
import { linkTo, toEnvParameter, useEnvironment } from '../../lib/console-address.ts';
import { saveFile } from '../../lib/save-file.ts';
import { notify } from '../../parts/notices.tsx';

async function download({ documentId, index, category }: PacketPart): Promise<void> {
  try {
    const request = { client: getClient(), path: { id: documentId ?? '' }, throwOnError: true } as const;
    const file = (await getDocumentFile(request)).data as Blob;
    const name = `${index + 1} ${category ?? 'part'}`.replaceAll(/[/\\:*?"<>|]/g, '-');
    saveFile(`${name}.${file.type.includes('pdf') ? 'pdf' : 'txt'}`, file, file.type);
  } catch (error) {
    notify(describeError(error), { isError: true });
  }
}

/** The document of a part, and its run. */
export function PartLinks({ slug, part }: { slug: string; part: PacketPart }) {
  const env = toEnvParameter(useEnvironment());
  if (part.documentId === null) return null;
  return (
    <span class="part-links">
      {part.runId !== null && <Link href={linkTo(`/${slug}/runs/${part.runId}`, { env })}>Values</Link>}
      <button type="button" class="link-button" onClick={() => void download(part)}>
        Download
      </button>
    </span>
  );
}
