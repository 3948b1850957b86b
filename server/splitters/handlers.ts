import { answerFromResult, toPageRequest, type HandlersOf, type Input, type Wire } from '../http/operation.ts';
import { mapPage } from '../lib/pagination.ts';
import type { Splitter, SplittersService } from './service.ts';

const present = ({ versionId: _version, contentHash: _hash, ...splitter }: Splitter): Wire<'Splitter'> => splitter;

type SplitterOperation = 'listSplitters' | 'createSplitter' | 'getSplitter' | 'listSplitterVersions';

export function createSplitterHandlers(splitters: SplittersService): HandlersOf<SplitterOperation> {
  return {
    async listSplitters({ caller, path, query }) {
      return { status: 200, body: mapPage(await splitters.list(caller, path.slug, toPageRequest(query)), present) };
    },
    createSplitter: answerFromResult(
      (created: Splitter) => ({ status: 200, body: present(created) }) as const,
      ({ caller, path, body }: Input<'createSplitter'>) => splitters.create(caller, path.slug, body),
    ),
    async getSplitter({ caller, path }) {
      return { status: 200, body: present(await splitters.get(caller, path.slug, path.splitterKey)) };
    },
    async listSplitterVersions({ caller, path, query }) {
      const { slug, splitterKey } = path;
      return { status: 200, body: await splitters.listVersions(caller, slug, splitterKey, toPageRequest(query)) };
    },
  };
}
