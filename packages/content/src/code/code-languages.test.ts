import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { findLanguage } from './code-languages.ts';

const { languages } = createRequire(import.meta.url)('prismjs/components.js');

describe('findLanguage', () => {
  it.each([
    ['ts', 'typescript'],
    ['TS', 'typescript'],
    ['sh', 'bash'],
    ['html', 'markup'],
    ['gql', 'graphql'],
    ['jsonc', 'json5'],
    ['yml', 'yaml'],
  ])('knows %s as %s', (name, id) => {
    expect(findLanguage(name)).toMatchObject({ kind: 'known', id });
  });

  it('can load every language there is', () => {
    const kinds = Object.keys(languages)
      .filter((id) => id !== 'meta')
      .map((id) => [id, findLanguage(id).kind]);
    const addOns = kinds.filter(([, kind]) => kind !== 'known').map(([id]) => id);
    expect(kinds.length).toBeGreaterThan(290);
    expect(addOns).toEqual([
      'actionscript',
      'css-extras',
      'javadoc',
      'javadoclike',
      'jsdoc',
      'js-extras',
      'js-templates',
      'opencl',
      'phpdoc',
      'php-extras',
      'xml-doc',
    ]);
  });

  it.each([
    ['javscript', 'javascript'],
    ['jsom', 'json'],
    ['grapql', 'graphql'],
    ['kotln', 'kotlin'],
    ['haskel', 'haskell'],
    ['concurnass', 'concurnas'],
  ])('names what %s is near', (name, nearest) => {
    expect(findLanguage(name)).toEqual({ kind: 'unknown', nearest });
  });

  it.each(['conf', 'jsp', 'vbs', 'dang', 'uml'])(
    'does not take %s for a rare language with another letter',
    (name) => {
      expect(findLanguage(name)).toEqual({ kind: 'unknown', nearest: undefined });
    },
  );

  it('names nothing for what is no language', () => {
    expect(findLanguage('constructor')).toMatchObject({ kind: 'unknown' });
    expect(findLanguage('')).toEqual({ kind: 'plain' });
  });
});
