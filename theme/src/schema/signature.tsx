import type { SdlToken } from '@docgen/core/schema-model';
import { useHref } from '@docgen/runtime/site-context';
import { createElement } from 'react';

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
          {tokens.map(({ kind, text, to }, key) => {
            const name = tokenClass[kind];
            const className = name && `token ${name}`;
            if (to !== undefined)
              return createElement('a', { key, className, href: href(to) }, text);
            return className === undefined ? text : createElement('span', { key, className }, text);
          })}
        </code>
      </pre>
      <button type="button" className="copy-button" data-copy="" aria-label="Copy code" />
    </div>
  );
}
