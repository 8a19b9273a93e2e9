import { curlCommand } from '@docgen/core/curl-command';
import { escapeText } from '@docgen/core/escape-markup';
import type { OperationExample } from '@docgen/core/schema-model';
import { Html } from '../components/html.tsx';

interface ExamplesProps {
  readonly examples: readonly OperationExample[];
  readonly endpoint: string | undefined;
}

/** Operations that call a field, with variables and a response. */
export function Examples({ examples, endpoint }: ExamplesProps) {
  return examples.map((example) => {
    const { name, operation, variables, response } = example;
    return (
      <div key={name}>
        <Code of={name} label="Operation" text={operation} />
        {variables !== undefined && <Code of={name} label="Variables" text={variables} />}
        <Code of={name} label="Response" text={response} />
        <Code of={name} label="cURL" text={curlCommand(example, endpoint)} />
      </div>
    );
  });
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
