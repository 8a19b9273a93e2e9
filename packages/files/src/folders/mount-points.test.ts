import { expect, it } from 'vitest';
import { firstIn, mountPointIn, parseMountPoints } from './mount-points.ts';

it('reads the places out of mountinfo, also those with blanks and umlauts', () => {
  const text = `22 27 0:21 / /proc rw,nosuid - proc proc rw
36 35 98:0 /a /mnt/my\\040d\\303\\266cs\\134x rw,noatime master:1 - ext3 /dev/root rw
`;
  expect(parseMountPoints(text)).toEqual(['/proc', '/mnt/my döcs\\x']);
});

it('a folder is one, or holds one', () => {
  const paths = ['/', '/srv/docs', '/srv/docs/dist/a', '/srv/other'];
  expect(firstIn('/srv/docs', paths)).toBe('/srv/docs');
  expect(firstIn('/srv/docs/dist', paths)).toBe('/srv/docs/dist/a');
  expect(firstIn('/srv/doc', paths)).toBeUndefined();
  expect(firstIn('/srv/docs/dist/a/b', paths)).toBeUndefined();
});

it.runIf(process.platform === 'linux')('the system is asked for them', () => {
  expect(mountPointIn('/proc')).toBe('/proc');
  expect(mountPointIn(import.meta.dirname)).toBeUndefined();
});
