import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SetupFailure } from './failure.mjs';
import { say } from './progress.mjs';

const POLL_MS = 200;
/** After this time, a lock without an owner was left by a process that died while creating it. */
const UNNAMED_MS = 5_000;

function ownerOf(directory) {
  try {
    return JSON.parse(readFileSync(join(directory, 'owner.json'), 'utf8'));
  } catch {
    return null;
  }
}

function isAlive(owner) {
  // Processes of another machine on a shared folder cannot be checked. Assume that it is alive.
  if (owner.host !== hostname()) return true;
  try {
    process.kill(owner.pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function tryToMake(directory) {
  try {
    mkdirSync(directory);
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw new SetupFailure(`The folder ${directory} cannot be made (${error.code}). Is this folder yours to write in?`);
  }
  writeFileSync(join(directory, 'owner.json'), JSON.stringify({ pid: process.pid, host: hostname() }));
  return true;
}

/**
 * Renames the lock before deleting it: if two processes find it stale at once, the second must not delete the first
 * one's new lock.
 */
function takeAway(directory, judged) {
  const aside = `${directory}.${process.pid}`;
  try {
    renameSync(directory, aside);
    if (ownerOf(aside)?.pid !== judged?.pid) renameSync(aside, directory);
  } catch {
    // Another waiter was faster.
  }
  rmSync(aside, { recursive: true, force: true });
}

/**
 * Runs `work` while no other process on this machine runs it for the same folder. Waits up to `waitMs`. Removes the
 * lock of a dead process.
 */
export async function withLock(directory, waitMs, work) {
  let waited = 0;
  let unnamed = 0;
  while (!tryToMake(directory)) {
    const owner = ownerOf(directory);
    unnamed = owner === null ? unnamed + POLL_MS : 0;
    if (unnamed > UNNAMED_MS || (owner !== null && !isAlive(owner))) {
      takeAway(directory, owner);
      continue;
    }
    if (waited === 0) say('waiting for another setup in this folder to finish');
    if (waited >= waitMs) {
      const who = owner === null ? 'Another setup' : `Process ${owner.pid} on ${owner.host}`;
      throw new SetupFailure(
        `${who} has been setting up this folder for too long. End it, or delete ${directory}, and try again.`,
      );
    }
    await sleep(POLL_MS);
    waited += POLL_MS;
  }
  const release = () => rmSync(directory, { recursive: true, force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}
