import { expect, it } from 'vitest';
import gfm from '../testing/gfm-examples.json' with { type: 'json' };
import { testExamples } from '../testing/test-examples.ts';

testExamples('GFM', gfm.examples, {
  22: 'ftp://, which no browser opens any more, is not made a link',
  26: 'a site is written by those who publish it, so their <style> and <iframe> stay what they are',
});

it('has all examples', () => expect(gfm.examples).toHaveLength(26));
