import { temporaryFolder } from '@docgen/files/testing/temporary-folder';
import { expect, test } from 'vitest';
import { themeModules } from './theme-modules.ts';

const defaults = { shell: 's', article: 'a', pages: 'p', styles: 'c', components: undefined };

/** Codes, files and hints for a theme. @param files - Texts by path in its folder. */
function problems(files: Readonly<Record<string, string>>) {
  const inTheme = Object.entries(files).map(([path, text]) => [`theme/${path}`, text]);
  const project = temporaryFolder(Object.fromEntries(inTheme));
  const config = { theme: 'theme', components: undefined };
  return themeModules(config, project, defaults).diagnostics.map(({ code, place, hint }) =>
    [code, place?.file, hint].join(' | '),
  );
}

test('a misspelt module of a theme is a warning', () => {
  expect(
    problems({ 'shel.tsx': '', 'Article.ts': '', 'pages.tsx': '', 'style.css': '', 'x.css': '' }),
  ).toEqual([
    'theme-module-name | theme/Article.ts | Did you mean "article.ts"?',
    'theme-module-name | theme/shel.tsx | Did you mean "shell.tsx"?',
    'theme-module-name | theme/style.css | Did you mean "styles.css"?',
  ]);
  expect(problems({ 'shel.tsx': '' })).toEqual([
    expect.stringMatching(/^empty-theme /),
    'theme-module-name | theme/shel.tsx | Did you mean "shell.tsx"?',
  ]);
});

test('a misspelt module may import the part of the default theme that it was meant to replace', () => {
  expect(
    problems({
      'shel.tsx': "import { shell as defaults } from 'supergraph-docgen/theme/shell';",
      'page.tsx': "import { pages } from 'supergraph-docgen/theme/pages';",
      'style.css': '@import "supergraph-docgen/theme/styles.css";',
      'article.tsx': '',
    }),
  ).toEqual([
    'theme-module-name | theme/page.tsx | Did you mean "pages.tsx"?',
    'theme-module-name | theme/shel.tsx | Did you mean "shell.tsx"?',
    'theme-module-name | theme/style.css | Did you mean "styles.css"?',
  ]);
});

test('files that other modules import, or beside the module itself, may have similar names', () => {
  expect(
    problems({
      'shell.tsx': "import { Page } from './page.tsx';",
      'page.tsx': '',
      'shells.tsx': '',
      'parts/nav.tsx': "import '../articles';",
      'articles.tsx': '',
    }),
  ).toEqual([]);
  expect(
    problems({ 'tokens.css': '@import url(style.css);', 'style.css': '', 'pages.tsx': '' }),
  ).toEqual([]);
});
