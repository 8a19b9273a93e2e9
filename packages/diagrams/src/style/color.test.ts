import { expect, it } from 'vitest';
import { shortColor } from './color.ts';

it.each([
  ['#ECECFF', '#ececff'],
  ['#ffffff', '#fff'],
  ['#FFF', '#fff'],
  ['hsl(0, 0%, 34.4117647059%)', '#585858'],
  ['hsl(240, 60%, 86.2745098039%)', '#c7c7f1'],
  ['hsl(-120, 100%, 50%)', '#00f'],
  ['rgb(200,230,255)', '#c8e6ff'],
  ['RGB(200,230,255)', '#c8e6ff'],
  ['Rgb(100%, 0%, 50%)', '#ff0080'],
  ['HSL(-120, 100%, 50%)', '#00f'],
  ['rgba(232,232,232, 0.8)', '#e8e8e8cc'],
  ['rgba(0, 0, 0, 0)', 'transparent'],
  ['white', '#fff'],
  ['none', 'none'],
  ['constructor', 'constructor'],
  ['currentColor', 'currentColor'],
])('writes %s as %s', (color, expected) => {
  expect(shortColor(color)).toBe(expected);
});
