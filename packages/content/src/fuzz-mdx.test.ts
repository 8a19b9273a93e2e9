import { fuzzFormat } from './testing/fuzz-format.ts';

fuzzFormat('mdx');
