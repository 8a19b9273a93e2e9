import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { checkedFiles, diagnosticsOf } from './support/checked-files.ts';

const ignoresCase = existsSync(fileURLToPath(import.meta.url).toUpperCase());

it('an import in another case than the file is at its place, unless the system ignores case', async () => {
  const found = await diagnosticsOf({
    'content/index.mdx': "import Chart from '@site/src/chart';\n\n# Home\n\n<Chart />\n",
    'src/Chart.tsx': 'export default () => <b />;\n',
    'content/about.tsx':
      "import prices from './prices.json';\nexport default () => <b>{prices.rose}</b>;\n",
    'content/Prices.json': '{}',
  });
  expect(
    found.map(({ place, message, hint }) => [place?.file, place?.line, message, hint].join(' | ')),
  ).toEqual(
    ignoresCase
      ? []
      : [
          'content/about.tsx | 1 | The import "./prices.json" cannot be resolved: there is no file content/prices.json. | Did you mean "./Prices.json"?',
          'content/index.mdx | 1 | The import "@site/src/chart" cannot be resolved: there is no file src/chart. | Did you mean "@site/src/Chart"?',
        ],
  );
});

it('a function that a module lacks has the name that the author wrote', async () => {
  const told = async (code: string) => {
    const found = await checkedFiles({
      'content/index.mdx': "import Chart from '@site/src/chart';\n\n# Home\n\n<Chart />\n",
      'src/chart.tsx': code,
    });
    return found.map((each) => each.replace(/.*rendered: /, ''));
  };
  expect(
    await told("import { useSate } from 'react';\nexport default () => <b>{useSate(1)}</b>;\n"),
  ).toEqual(['useSate is not a function (content/index.mdx)']);
  expect(
    await told("import React from 'react';\nexport default () => <b>{React.useSate(1)}</b>;\n"),
  ).toEqual(['react.useSate is not a function (content/index.mdx)']);
  expect(
    await told("import { Chart } from 'react';\nexport default () => <b>{new Chart()}</b>;\n"),
  ).toEqual(['Chart is not a constructor (content/index.mdx)']);
  expect(
    await told("import react from 'react';\nexport default () => <b>{react()}</b>;\n"),
  ).toEqual(['react is not a function (content/index.mdx)']);
});

it('a stylesheet in a language that docgen does not compile is not called data', async () => {
  expect(
    await checkedFiles({
      'content/index.mdx': "import './a.less';\n\n# Home\n",
      'content/a.less': '@a: red;\n',
    }),
  ).toEqual([
    'bundle-error content/index.mdx:1:8: Stylesheets in .less files cannot be imported: docgen reads CSS and Sass.',
  ]);
});

it('the start of what is not closed is a place of its own, not advice', async () => {
  const page = (imports: string) => ({ 'content/index.mdx': `${imports}\n\n# Home\n` });
  const code = await diagnosticsOf({
    ...page("import chart from '@site/src/chart';"),
    'src/chart.tsx': 'export default () => (\n  <p>\n    {1}}\n);\n',
  });
  expect(code.map(({ place, hint, notes }) => [place?.line, hint, notes])).toEqual([
    [3, `Did you mean to escape it as "{'}'}" instead?`, undefined],
    [
      5,
      undefined,
      [
        {
          message: 'The opening "p" tag is here.',
          place: { file: 'src/chart.tsx', line: 2, column: 4 },
        },
      ],
    ],
  ]);
  const styles = await diagnosticsOf({
    ...page("import styles from './a.module.css';"),
    'content/a.module.css': '.note {\n  color: red;\n',
  });
  expect(styles.map(({ place, notes }) => [place?.line, notes])).toEqual([
    [
      3,
      [
        {
          message: 'The unbalanced "{" is here.',
          place: { file: 'content/a.module.css', line: 1, column: 7 },
        },
      ],
    ],
  ]);
});

it('a CSS module that composes what does not exist is at its line', async () => {
  const found = await diagnosticsOf({
    'content/index.mdx':
      "import styles from './a-longer-name.module.css';\n\n# Home\n\n<b className={styles.a} />\n",
    'content/a-longer-name.module.css': '.a {\n  composes: b from "./parst.module.css";\n}\n',
    'content/parts.module.css': '.b { color: red }\n',
  });
  expect(found.map(({ code, place, hint }) => [code, place?.file, place?.line, hint])).toEqual([
    [
      'unresolved-import',
      'content/a-longer-name.module.css',
      2,
      'Did you mean "./parts.module.css"?',
    ],
  ]);
  const [noClass] = await diagnosticsOf({
    'content/index.mdx': "import './a.module.css';\n\n# Home\n",
    'content/a.module.css': '.a {\n  composes: c from "./parts.module.css";\n}\n',
    'content/parts.module.css': '.b { color: red }\n',
  });
  expect(noClass).toMatchObject({
    message: 'The name "c" never appears in "content/parts.module.css"',
    hint: 'Correct the name of the class, or define it in that file.',
    place: { file: 'content/a.module.css', line: 2, column: 13 },
  });
  const others = await diagnosticsOf({
    'content/index.mdx': "import './a.module.css';\n\n# Home\n",
    'content/a.module.css': [
      '.b { composes: b from "./parts.less" }',
      '.c { composes: b from "./parts" }',
      '.d { composes: b from "@site/content/part.module.css" }',
      '.e { composes: b from "./parts.module.css" }',
    ].join('\n'),
    'content/parts.module.css': '.b { composes: c from "./gone.css" }\n',
    'content/parts.less': '',
    'content/parts/x.css': '',
  });
  expect(
    others.map(({ place, message, hint }) => [`${place?.file}:${place?.line}`, message, hint]),
  ).toEqual([
    [
      'content/a.module.css:1',
      '"./parts.less" is no stylesheet in CSS or Sass, so no class can be composed of its classes.',
      'Name a CSS module, such as "./boxes.module.css".',
    ],
    [
      'content/a.module.css:2',
      'The import "./parts" cannot be resolved: the folder content/parts has no index file.',
      'Name a file in the folder, or add an index.ts to it.',
    ],
    [
      'content/a.module.css:3',
      'The import "@site/content/part.module.css" cannot be resolved: there is no file content/part.module.css.',
      'Did you mean "@site/content/parts.module.css"?',
    ],
    [
      'content/parts.module.css:1',
      'The import "./gone.css" cannot be resolved: there is no file content/gone.css.',
      'Correct the path. It is relative to the file that contains the import.',
    ],
  ]);
});

it('a CSS module composes classes of the project folder, of packages, and of files without ./', async () => {
  expect(
    await checkedFiles({
      'content/index.mdx': "import './a.module.css';\n\n# Home\n",
      'content/a.module.css': [
        '.a { composes: b from "@site/styles/parts.module.css" }',
        '.b { composes: b from "/styles/parts.module.css" }',
        '.c { composes: b from "boxes/box.css" }',
        '.d { composes: b from "own.module.css" }',
      ].join('\n'),
      'content/own.module.css': '.b { color: red }\n',
      'styles/parts.module.css': '.b { color: red }\n',
      'node_modules/boxes/box.css': '.b { color: red }\n',
    }),
  ).toEqual([]);
});

it('classes of CSS modules that are composed of each other are told where the circle closes', async () => {
  const found = await diagnosticsOf({
    'content/index.mdx': "import './a.module.css';\n\n# Home\n",
    'content/a.module.css':
      '.a { composes: b from "./b.module.css" }\n.c { composes: a from "./a.module.css" }\n',
    'content/b.module.css': '.b { color: red }\n.c { composes: a from "./a.module.css" }\n',
  });
  expect(found.map(({ place, message }) => [place?.file, place?.line, message])).toEqual([
    [
      'content/b.module.css',
      2,
      'Classes of "./a.module.css" are composed of classes of this file, so those of this file cannot be composed of them.',
    ],
  ]);
});

it('a class may override what it is composed of, without a warning', async () => {
  expect(
    await checkedFiles({
      'content/index.mdx': "import './a.module.css';\n\n# Home\n",
      'content/a.module.css': '.a { composes: b from "./b.module.css"; color: blue }\n',
      'content/b.module.css': '.b { color: red }\n',
    }),
  ).toEqual([]);
});

it('code at an address on the web is an error at its import, unless only browsers load it', async () => {
  const web = "'https://cdn.example/x.js'";
  const found = await diagnosticsOf({
    'content/page.mdx': `import x from ${web};\n\n# Page\n\n{x}\n`,
    'content/part.mdx': "import X from '../src/part.jsx';\n\n# Part\n\n<X />\n",
    'src/part.jsx': "import { sum } from '//cdn.example/x.js';\nexport default () => sum(1);\n",
    'content/styles.jsx':
      "import styles from './_styles.module.css';\nexport default () => <p className={styles.box} />;\n",
    'content/_styles.module.css': '.box {\n  composes: a from "https://cdn.example/x.css";\n}\n',
    'content/effect.jsx': `import { useEffect } from 'react';\nexport default function Page() {\n  useEffect(() => void import(${web}), []);\n  return <p />;\n}\n`,
    'content/lazy.jsx':
      "import { lazy } from 'react';\nimport BrowserOnly from '@docusaurus/BrowserOnly';\nconst Late = lazy(() => import('../src/late.js'));\nexport default () => <BrowserOnly>{() => <Late />}</BrowserOnly>;\n",
    'src/late.js': `export { default } from ${web};\n`,
  });
  const message = 'is an address on the web, but';
  expect(
    found.map(({ place, message }) => `${place?.file}:${place?.line}:${place?.column} ${message}`),
  ).toEqual([
    `content/_styles.module.css:2:20 "https://cdn.example/x.css" ${message} only files of the site and of packages can be used here.`,
    ...[
      ['content/page.mdx:1:15', 'https:'],
      ['src/part.jsx:1:21', ''],
    ].map(
      ([place, protocol]) =>
        `${place} The page's module throws when it is loaded: "${protocol}//cdn.example/x.js" ${message} the build runs only code of files and packages; install its package, or save it in the project`,
    ),
  ]);
});
