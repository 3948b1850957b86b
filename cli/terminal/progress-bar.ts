import { style } from './terminal-style.ts';

const WIDTH = 24;
const REDRAW_MS = 100;
/** Seconds of work before a rate means anything. */
const MIN_SECONDS = 1;

export interface ProgressBar {
  update(counts: { done: number; failed: number; total: number }): void;
  /** Prints a line above the bar. */
  log(line: string): void;
  /** Removes the bar. */
  end(): void;
}

function formatDuration(seconds: number): string {
  if (seconds < 60) return `${Math.ceil(seconds)} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min ${Math.round(seconds % 60)} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** Documents per second, in three digits. */
export function formatRate(count: number, seconds: number): string {
  const rate = count / Math.max(seconds, 0.001);
  return `${rate >= 10 ? rate.toFixed(0) : rate.toFixed(1)}/s`;
}

/** A bar on stderr with rate and remaining time. Elsewhere than on a terminal it prints only the lines of `log`. */
export function createProgressBar(stream: NodeJS.WriteStream = process.stderr): ProgressBar {
  const begin = performance.now();
  let drawnAt = -Infinity;
  let bar = '';

  function draw(): void {
    drawnAt = performance.now();
    stream.write(`\r\u001b[K${bar}`);
  }

  return {
    update({ done, failed, total }) {
      if (!stream.isTTY) return;
      const seconds = (performance.now() - begin) / 1000;
      const filled = total === 0 ? 0 : Math.round((WIDTH * done) / total);
      const rate = seconds < MIN_SECONDS || done === 0 ? '' : `  ${formatRate(done, seconds)}`;
      const left = rate === '' || done >= total ? '' : `  ${formatDuration((seconds * (total - done)) / done)} left`;
      const failures = failed === 0 ? '' : `  ${style('red', `${failed} failed`, stream)}`;
      bar = `[${'='.repeat(filled)}${' '.repeat(WIDTH - filled)}] ${done}/${total}${rate}${left}${failures}`;
      if (performance.now() - drawnAt >= REDRAW_MS || done >= total) draw();
    },
    log(line) {
      stream.write(stream.isTTY && bar !== '' ? `\r\u001b[K${line}\n${bar}` : `${line}\n`);
    },
    end() {
      if (stream.isTTY && bar !== '') stream.write('\r\u001b[K');
      bar = '';
    },
  };
}
