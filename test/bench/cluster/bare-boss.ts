/**
 * The baseline of the queue: pg-boss with concurrent loops that send jobs one by one, claim them in batches and
 * complete them one by one. Arguments: URL of an empty database, number of jobs, number of loops. Prints milliseconds.
 */
import { PgBoss } from 'pg-boss';

const [url = '', count = '0', loops = '1'] = process.argv.slice(2);
const jobs = Number(count);
const atOnce = Number(loops);

const boss = new PgBoss({ connectionString: url, max: atOnce + 4, supervise: false, schedule: false });
await boss.start();
const queue = `bare-${process.pid}`;
await boss.createQueue(queue, { policy: 'exclusive', partition: true });

async function send(): Promise<void> {
  let sent = 0;
  const loop = async () => {
    while (sent < jobs) {
      sent += 1;
      const id = `run-${sent}`;
      await boss.send(queue, { kind: 'run.execute', subject: id }, { singletonKey: id, group: { id: 'workspace' } });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, loop));
}

async function work(): Promise<void> {
  for (let done = 0; done < jobs;) {
    const claimed = await boss.fetch(queue, { batchSize: atOnce });
    await Promise.all(claimed.map((job) => boss.complete(queue, job.id)));
    done += claimed.length;
  }
}

const begin = performance.now();
await Promise.all([send(), work()]);
process.stdout.write(`${performance.now() - begin}\n`);
await boss.stop({ graceful: false });
