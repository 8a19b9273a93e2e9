import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePipe } from '@docgen/files/testing/make-pipe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { markerFor, servedBasePath } from './output-marker.ts';

let folder: string;
let marker: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docgen-base-path-'));
  marker = join(folder, '.docgen-output');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('is read off the marker, and the root where that says nothing', () => {
  expect(servedBasePath(folder)).toBe('/');
  writeFileSync(marker, markerFor('/handbook/'));
  expect(servedBasePath(folder)).toBe('/handbook/');
  writeFileSync(marker, 'base path: elsewhere\n');
  expect(servedBasePath(folder)).toBe('/');
});

test('a pipe in the place of the marker is not waited for', () => {
  makePipe(marker);
  expect(servedBasePath(folder)).toBe('/');
}, 10_000);
