import { escapeInvisible } from '@docgen/core/strings/escape-invisible';
import type { BuildProfile } from '@docgen/pipeline/build-options';

/** Formats time and memory per step and the slowest pages as two tables. */
export function profileTable({ steps, slowestPages }: BuildProfile): string {
  const total = steps.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  const peak = Math.max(0, ...steps.map(({ rssBytes }) => rssBytes));
  return [
    `${'step'.padEnd(16)}${'time'.padStart(12)}${'memory'.padStart(12)}`,
    ...steps.map(({ name, milliseconds, rssBytes }) => row(name, milliseconds, rssBytes)),
    row('all', total, peak),
    '',
    'slowest pages',
    ...slowestPages.map(
      ({ route, milliseconds }) => `${time(milliseconds)}  ${escapeInvisible(route)}`,
    ),
    '',
  ].join('\n');
}

function row(name: string, milliseconds: number, bytes: number): string {
  const memory = `${(bytes / 1e6).toFixed(0)} MB`.padStart(12);
  return `${name.padEnd(16)}${time(milliseconds)}${memory}`;
}

function time(milliseconds: number): string {
  return `${milliseconds.toFixed(1)} ms`.padStart(12);
}
