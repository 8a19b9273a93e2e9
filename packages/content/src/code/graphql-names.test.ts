import { expect, test } from 'vitest';
import { findLanguage } from './code-languages.ts';
import { isGraphql, mayHoldGraphql } from './graphql-names.ts';

test.each(['graphql', 'GraphQL', 'gql', 'GQL', 'sql', 'graphqls', ''])(
  '"%s" is GraphQL if it is highlighted as such',
  (name) => {
    const language = findLanguage(name);
    const isHighlighted = language.kind === 'known' && language.id === 'graphql';
    expect(isGraphql(name)).toBe(isHighlighted);
    expect(mayHoldGraphql(`1. > ~~~ ${name} title="a"\n`)).toBe(isHighlighted);
  },
);
