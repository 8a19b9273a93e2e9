import { describe, expect, it } from 'vitest';
import { parsePath, pathBox } from '../layout/path-data.ts';
import { isLinework, slimPath } from './slim-path.ts';

describe('slimPath', () => {
  it.each([
    ['lines in one direction', 'M0,0L10,0L20,0L20,10', 'M0 0H20V10'],
    ['curves along a line', 'M93,53L93,58.833C93,64.667,93,76.333,93,87.333L93,119', 'M93 53v66'],
    ['curves that bend', 'M0,0C10,0,20,10,20,20', 'M0 0C10 0 20 10 20 20'],
    ['what is shorter relative to the last point', 'M1000,1000L1001,1002', 'M1000 1000l1 2'],
    ['repeated letters', 'M0 0L5 9L9 2', 'M0 0 5 9 9 2'],
    ['decimals', 'M0.123456,0.987654L-0.5,10', 'M.1 1-.5 10'],
    ['shorthands', 'M0 0h5v5S9 9 10 20', 'M0 0H5V5c0 0 4 4 5 15'],
    ['arcs with flags that stick together', 'M0 0a5 5 0 01.5.5', 'M0 0A5 5 0 0 1 .5 .5'],
    ['errors, up to the place', 'M0 0L5 5L7', 'M0 0 5 5'],
  ])('shortens %s', (_, data, expected) => {
    expect(slimPath(data, { isFilled: true, decimals: 1 })).toBe(expected);
  });

  it('draws each piece of an outline once, without lifting the pen', () => {
    const side = (from: string, to: string) =>
      `M${from}C${from} ${to} ${to}M${from}C${to} ${to} ${to}`;
    const corners = ['0 0', '10 0', '10 10', '0 10', '0 0'];
    const data = corners.slice(1).map((corner, index) => side(corners[index] ?? '', corner));
    expect(slimPath(data.join(''), { isFilled: false, decimals: 1 })).toBe('M0 0H10V10H0Z');
  });

  it('moves a path, of arcs the end point alone', () => {
    const options = { shift: [10, 20], isFilled: true, decimals: 1 } as const;
    expect(slimPath('M1 1a2 3 0 0 1 4 4h5', options)).toBe('M11 21a2 3 0 0 1 4 4h5');
  });

  it('keeps many points close to a curve', () => {
    const points = Array.from({ length: 101 }, (_, index) => {
      const angle = (index / 100) * Math.PI;
      return `${20 * Math.cos(angle)},${20 * Math.sin(angle)}`;
    });
    const slim = slimPath(`M${points.join('L')}`, { isFilled: true, decimals: 2 });
    expect(slim.length).toBeLessThan(300);
    for (const { x, y } of parsePath(slim)) expect(Math.hypot(x, y)).toBeCloseTo(20, 1);
  });
});

describe('isLinework', () => {
  it.each([
    ['M0 0L1 1M2 2L3 3', true],
    ['M0 0C1 1 2 2 3 3M4 4L5 5', true],
    ['M0 0L1 1L2 0ZM2 2L3 3', false],
    ['M0 0C9 0 0 9 3 3M4 4L5 5', false],
    ['M0 0L1 1', false],
  ])('of %s is %s', (data, expected) => {
    expect(isLinework(data)).toBe(expected);
  });
});

describe('pathBox', () => {
  it.each([
    ['lines', 'M0 0L10 5', [0, 0, 10, 5]],
    ['a curve, not its control points', 'M0 0C0 40 40 40 40 0', [0, 0, 40, 30]],
    ['a quadratic curve', 'M0 0Q20 40 40 0', [0, 0, 40, 20]],
    ['an arc', 'M0 0A10 10 0 0 1 20 0', [0, -10, 20, 10]],
  ])('is the box around %s', (_, data, [x, y, width, height]) => {
    const box = pathBox(parsePath(data));
    expect(box?.x).toBeCloseTo(x ?? 0);
    expect(box?.y).toBeCloseTo(y ?? 0);
    expect(box?.width).toBeCloseTo(width ?? 0);
    expect(box?.height).toBeCloseTo(height ?? 0);
  });
});
