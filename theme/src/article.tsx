import { Head } from '@docgen/runtime/head';
import type { ArticleTheme } from '@docgen/runtime/theme';
import { Admonition } from './components/admonition.tsx';
import { BrowserOnly } from './components/browser-only.tsx';
import { CodeBlock } from './components/code-block.tsx';
import { Details } from './components/details.tsx';
import { DocArticle } from './components/doc-article.tsx';
import { DocCardList } from './components/doc-card-list.tsx';
import { MdxLink } from './components/mdx-link.tsx';
import { TabItem } from './tabs/tab-item.tsx';
import { Tabs } from './tabs/tabs.tsx';

/** The parts of pages written in Markdown or MDX. */
export const article: ArticleTheme = {
  DocArticle,
  mdxComponents: {
    Admonition,
    CodeBlock,
    Details,
    DocCardList,
    Head,
    Link: MdxLink,
    TabItem,
    Tabs,
  },
  interactiveComponents: { BrowserOnly },
};
