import type { CompiledPage } from './compiled-page.ts';

/** Replaces a page that could not be compiled. */
export const EMPTY_PAGE: CompiledPage = {
  code: 'return { default: () => null };',
  imports: [],
  module: false,
  components: [],
  behaviour: false,
  pure: true,
  codeBlocks: [],
  headings: [],
  ownTitle: false,
  links: [],
  usesMath: false,
  formulaStyles: [],
  diagrams: [],
  locate: async () => undefined,
  usesOf: async () => [],
};
