import { Component, type ComponentType, type ReactNode } from 'react';
import type { ErrorProps } from './theme.ts';

interface Props {
  readonly fallback: ComponentType<ErrorProps>;
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

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const Fallback = this.props.fallback;
    return <Fallback error={error} retry={() => this.setState({ error: undefined })} />;
  }
}
