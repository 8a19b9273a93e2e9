import type { ReactNode } from 'react';

interface CodeBlockProps {
  readonly children?: ReactNode;
  /** Shown above the code, usually a file name. */
  readonly title?: ReactNode;
  readonly language?: string;
  /** `language-…`, as Markdown tools write it. */
  readonly className?: string;
  /** Only text can be numbered. */
  readonly showLineNumbers?: boolean;
}

/** Code without colours, for text that only exists when the page runs; fences are coloured at build time. */
export function CodeBlock(props: CodeBlockProps) {
  const { children, title, language = 'text', className, showLineNumbers } = props;
  const numbered = showLineNumbers === true && typeof children === 'string';
  return (
    <div className="code-block">
      {title !== undefined && <div className="code-title">{title}</div>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wide code has to scroll by keyboard */}
      <pre className={numbered ? 'line-numbers' : undefined} tabIndex={0}>
        <code className={className ?? `language-${language}`}>
          {numbered ? numberedLines(children) : children}
        </code>
      </pre>
      <button type="button" className="copy-button" data-copy="" aria-label="Copy code" />
    </div>
  );
}

function numberedLines(code: string): ReactNode[] {
  return code.split('\n').map((line, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name and keep their order
    <span key={position} className="line">
      {`${line}\n`}
    </span>
  ));
}
