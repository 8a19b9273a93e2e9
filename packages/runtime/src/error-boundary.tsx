import { Component, type ComponentType, type ReactNode } from 'react';
import type { ErrorProps, PageMeta } from './theme.ts';

interface Props {
  readonly fallback: ComponentType<ErrorProps>;
  /** The page inside; another one gets another chance. */
  readonly page: PageMeta;
  readonly children: ReactNode;
}

interface State {
  readonly error: Error | undefined;
}

/** Shows the theme's crash page when something below throws while rendering. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  /** An error that came with the page stays; one of the page before goes with it. */
  override componentDidUpdate(props: Props, state: State): void {
    if (state.error !== undefined && props.page !== this.props.page) this.retry();
  }

  retry = (): void => {
    this.setState({ error: undefined });
  };

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const Fallback = this.props.fallback;
    return <Fallback error={error} retry={this.retry} />;
  }
}
