import { expect, it } from 'vitest';
import { summaryOfVersion, versionHeadings } from './schema-changes.ts';

it('gives versions ids that are their own, need no escaping, and stay with newer versions', () => {
  const labels = [undefined, '50 $', '50 %', 'Spring release (β)', '2.0', '2.0'];
  const versions = labels.map((label) => (label === undefined ? {} : { label }));
  expect(versionHeadings(versions)).toEqual([
    { id: 'unreleased', title: 'Unreleased' },
    { id: 'version-50--2', title: '50 $' },
    { id: 'version-50-', title: '50 %' },
    { id: 'version-Spring-release-', title: 'Spring release (β)' },
    { id: 'version-2.0-2', title: '2.0' },
    { id: 'version-2.0', title: '2.0' },
  ]);
});

it('counts a change once for each type that has it', () => {
  const changes = [
    { criticality: 'breaking', type: 'FIELD_REMOVED', text: [], alike: 2 },
    { criticality: 'safe', type: 'ADDED', text: [] },
  ] as const;
  expect(summaryOfVersion({ before: '1.0', changes })).toBe(
    '4 changes since 1.0: 3 breaking, 1 safe',
  );
});
