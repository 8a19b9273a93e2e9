import { join } from 'node:path';
import { temporaryFolder, writeTexts } from '@docgen/files/testing/temporary-folder';
import { beforeEach, expect, test } from 'vitest';
import { unknownModules } from './unknown-modules.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

test.each([
  [
    'all the way through what is imported by path',
    {
      'src/pages/index.tsx': `
        import clsx from 'clsx';
        import Layout from '@theme/Layout';
        import Features from '@site/src/components/features';
        import styles from './styles.module.css';
        import './gone';
        export default () => <Layout className={clsx('a')}><Features /></Layout>;`,
      'src/components/features.js': `
        import Unknown from '@theme/DocVersionBanner';
        const other = require('../other');
        export default () => <Unknown svg={require('@site/static/a.svg').default} />;`,
      'src/other.ts': `export * from '@docusaurus/plugin-content-docs/server';`,
    },
    ['@docusaurus/plugin-content-docs/server', '@theme/DocVersionBanner', 'clsx'],
  ],
  [
    "what the site's own components of the theme need",
    {
      'src/pages/index.tsx': `import '@theme/Badge'; import '@theme-original/Tabs'; import '@docusaurus/theme-classic/lib/theme/Heading';`,
      'src/theme/Badge/index.js': `import Icon from '@theme/Icons'; export default () => <Icon />;`,
    },
    ['@theme/Icons'],
  ],
  [
    'data of plugins',
    {
      'src/pages/index.tsx': `import { InstallSteps } from '../parts/InstallSteps'; export default InstallSteps;`,
      'src/parts/InstallSteps.tsx': `
        import { usePluginData } from '@docusaurus/useGlobalData';
        export const InstallSteps = () => { const { stable } = usePluginData('releases-plugin') as any; return stable; }`,
    },
    ['usePluginData'],
  ],
  [
    'what files need that are imported by the paths of tsconfig.json',
    {
      'tsconfig.json': '{ "compilerOptions": { "paths": { "@parts/*": ["./src/parts/*"] } } }',
      'src/pages/index.tsx': `import '@parts/Hero'; import '@parts/gone'; import '@parts/photo.svg';`,
      'src/parts/Hero.js': `import clsx from 'clsx'; export default () => <b className={clsx()} />;`,
      'src/parts/photo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
    ['@parts/gone', 'clsx'],
  ],
  [
    'no package that docgen provides',
    {
      'src/pages/index.tsx': `
        import 'react'; import 'react-dom/client'; import 'react-router'; import 'react-router-dom';
        import 'supergraph-docgen/runtime';`,
    },
    [],
  ],
  ['none', { 'src/pages/index.tsx': `import Link from '@docusaurus/Link';` }, []],
  ['none in what is not valid', { 'src/pages/index.tsx': 'export default {' }, []],
])('%s', async (_, files, expected) => {
  writeTexts(folder, files);
  expect(await unknownModules(join(folder, 'src/pages/index.tsx'), folder)).toEqual(expected);
});
