/** A child for tests of the pool, whose tasks misbehave on demand. */
import { serveTasks } from '../serve-tasks.ts';

export type PoolChildRequest =
  | { do: 'echo'; value: unknown }
  | {
      do:
        | 'pid'
        | 'environment'
        | 'loop'
        | 'allocate'
        | 'fill-heap'
        | 'throw'
        | 'exit'
        | 'sleep'
        | 'progress'
        | 'unclonable';
    };

serveTasks<PoolChildRequest, unknown>(async (request, { progress }) => {
  switch (request.do) {
    case 'echo':
      return request.value;
    case 'pid':
      return process.pid;
    case 'environment':
      return Object.keys(process.env);
    case 'loop':
      for (;;);
    case 'allocate': {
      const kept: Buffer[] = [];
      for (let megabytes = 0; megabytes < 2000; megabytes += 8) {
        kept.push(Buffer.alloc(8 * 1024 * 1024, 1));
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
      return kept.length;
    }
    case 'fill-heap': {
      const kept: number[][] = [];
      for (;;) kept.push(new Array<number>(10_000).fill(kept.length));
    }
    case 'throw':
      throw Object.assign(new RangeError('no good'), { code: 'a_code', retryable: true, detail: 'a detail' });
    case 'exit':
      process.exit(3);
      break;
    case 'sleep':
      await new Promise((resolve) => setTimeout(resolve, 60_000));
      return null;
    case 'progress':
      progress(1);
      progress({ done: 2 });
      return 'end';
    case 'unclonable':
      return () => 1;
  }
});
