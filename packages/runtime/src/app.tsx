import type { ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { type ClientConfig, SiteContext } from './site-context.ts';
import type { PageMeta, ShellTheme } from './theme.ts';

export interface AppProps {
  readonly config: ClientConfig;
  readonly shell: ShellTheme;
  readonly page: PageMeta;
  readonly sidebar: ReactNode;
  readonly navigating: boolean;
  /** The page itself, a page frame with its regions. */
  readonly children: ReactNode;
}

/** The application around one page: the same tree on the server and in the browser. */
export function App({ config, shell, page, sidebar, navigating, children }: AppProps) {
  return (
    <SiteContext value={config}>
      <ErrorBoundary fallback={shell.Crash} page={page}>
        <shell.Layout page={page} sidebar={sidebar} navigating={navigating}>
          {children}
        </shell.Layout>
      </ErrorBoundary>
    </SiteContext>
  );
}
