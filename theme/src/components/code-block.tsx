import { lineNumberClasses } from '@docgen/core/pages/line-number-classes';
import { usePageData } from '@docgen/runtime/page-data';
import { useTranslate } from '@docgen/runtime/site-context';
import { Children, type ReactNode } from 'react';
import { Html } from './html.tsx';

interface CodeBlockProps {
  readonly children?: ReactNode;
  /** Shown above the code, usually a file name. */
  readonly title?: ReactNode;
  readonly language?: string;
  /** `language-…`, as Markdown tools write it. */
  readonly className?: string;
  /**
   * Shows line numbers; a number is that of the first line. Ignored if there are elements in the
   * code.
   */
  readonly showLineNumbers?: boolean | number;
  /** The meta string of a fence, which follows its language, such as `{2-3}`. */
  readonly metastring?: string;
}

/**
 * A code block with the same markup as a compiled fence. It is highlighted only on pages without
 * scripts, because there is no highlighter in the browser.
 */
export function CodeBlock(props: CodeBlockProps) {
  const { children, title, className } = props;
  const { drawCode } = usePageData();
  const translate = useTranslate();
  const language = props.language ?? /language-(\S+)/.exec(className ?? '')?.[1] ?? 'text';
  const code = textOf(children);
  if (drawCode !== undefined && code !== undefined && (title === undefined || isText(title))) {
    const html = drawCode(code, language, metaOf(props));
    return <Html className="code-block" data-language={language} html={html} />;
  }
  const lines = code !== undefined && props.showLineNumbers ? code.split('\n') : undefined;
  const first = typeof props.showLineNumbers === 'number' ? props.showLineNumbers : 1;
  return (
    <div className="code-block" data-language={language}>
      {title !== undefined && <div className="code-title">{title}</div>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wide code has to scroll by keyboard */}
      <pre className={lines && lineNumberClasses(first + lines.length - 1)} tabIndex={0}>
        <code className={`language-${language}`}>
          {lines ? numberedLines(lines, first) : children}
        </code>
      </pre>
      <button type="button" className="copy-button" aria-label={translate('Copy code')} />
    </div>
  );
}

/** The text of the children; `undefined` if they contain elements. */
function textOf(children: ReactNode): string | undefined {
  const parts = Children.toArray(children);
  return parts.every(isText) ? parts.join('') : undefined;
}

function isText(node: ReactNode): node is string | number {
  return typeof node === 'string' || typeof node === 'number';
}

/** The meta string of a fence with these properties. */
function metaOf({ title, showLineNumbers, metastring = '' }: CodeBlockProps): string {
  const numbers =
    showLineNumbers === true ? 'showLineNumbers' : `showLineNumbers=${showLineNumbers}`;
  const quote = String(title).includes('"') ? "'" : '"';
  return [
    metastring,
    title === undefined ? '' : `title=${quote}${title}${quote}`,
    showLineNumbers ? numbers : '',
  ].join(' ');
}

function numberedLines(lines: readonly string[], first: number): ReactNode[] {
  return lines.map((line, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity, and keep their order
    <span key={position} className="line" data-number={first === 1 ? undefined : first + position}>
      {`${line}\n`}
    </span>
  ));
}
