import { spawnSync } from 'node:child_process';
import { environment, probe } from './probes.js';

/** @typedef {{ wall: number, cpu: number, memory: number }} Usage seconds, seconds, megabytes */

/**
 * Builds a site in a separate process.
 *
 * @param {string} bin docgen's entry
 * @param {string} cwd the project
 * @param {string} outDir
 * @returns {Usage}
 */
export function build(bin, cwd, outDir) {
  const start = performance.now();
  const args = [...probe('usage'), bin, 'build', '--out-dir', outDir];
  const options = /** @type {const} */ ({ cwd, encoding: 'utf8', env: environment });
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  const wall = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(stderr);
  const [cpu, rss] = JSON.parse(/usage (.*)/.exec(stdout)?.[1] ?? '[0,0]');
  return { wall, cpu: cpu / 1e6, memory: rss / 1024 };
}

/** @param {number[]} values */
export function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/**
 * Medians of time, and the highest memory.
 *
 * @param {readonly Usage[]} runs
 * @returns {Usage}
 */
export function summary(runs) {
  return {
    wall: median(runs.map(({ wall }) => wall)),
    cpu: median(runs.map(({ cpu }) => cpu)),
    memory: Math.max(...runs.map(({ memory }) => memory)),
  };
}
