import { escapeText } from '@docgen/core/escape-markup';
import type { OperationExample } from '@docgen/core/schema-model';
import { Html } from '../components/html.tsx';

/** Operations that call a field, with variables and a response. */
export function Examples({ examples }: { readonly examples: readonly OperationExample[] }) {
  return examples.map(({ name, operation, variables, response }) => (
    <div key={name}>
      <Code of={name} label="Operation" text={operation} />
      {variables !== undefined && <Code of={name} label="Variables" text={variables} />}
      <Code of={name} label="Response" text={response} />
    </div>
  ));
}

interface CodeProps {
  /** Name of the example. */
  readonly of: string;
  readonly label: string;
  readonly text: string;
}

function Code({ of, label, text }: CodeProps) {
  return (
    <details open={label === 'Operation'}>
      <summary>{label}</summary>
      <div className="code-block">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wide code has to scroll by keyboard */}
        <pre tabIndex={0}>
          <Html as="code" html={escapeText(text)} />
        </pre>
        <button
          type="button"
          className="copy-button"
          data-copy=""
          aria-label={`Copy ${label.toLowerCase()} of ${of}`}
        />
      </div>
    </details>
  );
}
