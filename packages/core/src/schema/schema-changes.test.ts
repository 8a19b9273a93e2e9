import { expect, it } from 'vitest';
import { versionHeadings } from './schema-changes.ts';

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
