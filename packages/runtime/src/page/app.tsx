import { Component, type ReactNode } from 'react';
import { type ClientConfig, SiteContext } from '../site-context.ts';
import type { ErrorProps, PageMeta, ShellTheme } from '../theme.ts';

export interface AppProps {
  readonly config: ClientConfig;
  readonly shell: ShellTheme;
  readonly page: PageMeta;
  readonly sidebar: ReactNode;
  readonly navigating: boolean;
  readonly searchFailure?: Error | undefined;
  /** The page itself: a page frame with its regions. */
  readonly children: ReactNode;
}

/**
 * The application around one page: the same tree on the server and in the browser. If a page
 * throws, the layout around it remains.
 */
export function App({ config, shell, page, children, ...rest }: AppProps) {
  return (
    <SiteContext value={config}>
      <ErrorBoundary
        page={page}
        fallback={(crash) => (
          <main>
            <shell.Crash {...crash} />
          </main>
        )}
      >
        <shell.Layout page={page} {...rest}>
          <ErrorBoundary page={page} fallback={(crash) => <shell.Crash {...crash} />}>
            {children}
          </ErrorBoundary>
        </shell.Layout>
      </ErrorBoundary>
    </SiteContext>
  );
}

/** Converts a thrown value to an error. */
export function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

interface Props {
  readonly fallback: (crash: ErrorProps) => ReactNode;
  /** The page inside. Another page resets the error. */
  readonly page: PageMeta;
  readonly children: ReactNode;
}

interface State {
  readonly error: Error | undefined;
}

/** Shows the theme's crash page when a descendant throws while rendering. */
class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error: asError(error) };
  }

  /** Keeps an error that occurred with the current page, and resets one of the previous page. */
  override componentDidUpdate(props: Props, state: State): void {
    if (state.error !== undefined && props.page !== this.props.page) this.retry();
  }

  retry = (): void => {
    this.setState({ error: undefined });
  };

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return this.props.fallback({ error, retry: this.retry });
  }
}
