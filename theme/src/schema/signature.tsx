import type { SdlToken } from '@docgen/core/schema-model';
import { useHref } from '@docgen/runtime/site-context';
import { Fragment } from 'react';

/** Names under which the code colours know the parts of SDL. */
const tokenClass: Readonly<Partial<Record<SdlToken['kind'], string>>> = {
  keyword: 'keyword',
  name: 'function',
  type: 'class-name',
  directive: 'directive',
  argument: 'attr-name',
  value: 'string',
};

/** A definition as SDL, its type names linked. */
export function Signature({ tokens }: { readonly tokens: readonly SdlToken[] }) {
  const href = useHref();
  return (
    <div className="code-block">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wide code has to scroll by keyboard */}
      <pre className="language-graphql" tabIndex={0}>
        <code>
          {tokens.map((token, position) => {
            const name = tokenClass[token.kind];
            const className = name && `token ${name}`;
            const key = `${position}`;
            if (token.to !== undefined) {
              return (
                <a key={key} className={className} href={href(token.to)}>
                  {token.text}
                </a>
              );
            }
            if (className === undefined) return <Fragment key={key}>{token.text}</Fragment>;
            return (
              <span key={key} className={className}>
                {token.text}
              </span>
            );
          })}
        </code>
      </pre>
      <button type="button" className="copy-button" data-copy="" aria-label="Copy code" />
    </div>
  );
}
