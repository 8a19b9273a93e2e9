import { expect, it } from 'vitest';
import { parseMountPoints } from './mount-points.ts';

it('reads the places out of mountinfo, also those with blanks and umlauts', () => {
  const text = `22 27 0:21 / /proc rw,nosuid - proc proc rw
36 35 98:0 /a /mnt/my\\040d\\303\\266cs\\134x rw,noatime master:1 - ext3 /dev/root rw
`;
  expect(parseMountPoints(text)).toEqual(['/proc', '/mnt/my döcs\\x']);
});
