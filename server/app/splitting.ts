import { createPacketsService, type PacketsService } from '../packets/service.ts';
import { createSplittersService, type SplittersService } from '../splitters/service.ts';

/** The services of packets. */
export interface Splitting {
  splitters: SplittersService;
  packets: PacketsService;
}

type Dependencies = Omit<Parameters<typeof createPacketsService>[0], 'splitters'>;

export function createSplitting(dependencies: Dependencies): Splitting {
  const splitters = createSplittersService(dependencies);
  return { splitters, packets: createPacketsService({ ...dependencies, splitters }) };
}
