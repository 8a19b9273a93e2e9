import { curlCommand } from '@docgen/core/schema/curl-command';
import { explorerAddress } from '@docgen/core/schema/explorer-address';
import { isGatewayField } from '@docgen/core/schema/gateway-field';
import type { OperationExample, SchemaEntry, SchemaModel } from '@docgen/core/schema-model';
import { Link } from '@docgen/runtime/link';
import { useMarkdown } from '@docgen/runtime/markdown-context';
import { Html } from '../components/html.tsx';
import { TabItem } from '../tabs/tab-item.tsx';
import { Tabs } from '../tabs/tabs.tsx';
import { codeBox } from './code-box.tsx';
import { type ExampleLanguage, exampleMarkup } from './example-code.ts';

interface ExamplesProps {
  readonly examples: readonly OperationExample[];
  readonly entry: SchemaEntry;
  /** The endpoint for operations, the headers of requests, and the explorer. */
  readonly schema: Pick<SchemaModel, 'endpoint' | 'headers' | 'explorer'>;
}

/**
 * Operations that call a field, with variables, a response, and, if clients can send them, a cURL
 * command and a link to the explorer.
 */
export function Examples({ examples, entry, schema }: ExamplesProps) {
  const markdown = useMarkdown();
  const isForClients = acceptsClients(entry);
  // Subscriptions need more than a plain HTTP request.
  const hasCommand = isForClients && entry.kind !== 'subscriptions';
  return examples.map((example) => {
    const { name, description, operation, variables, response } = example;
    const explorer = isForClients ? explorerAddress(example, schema) : undefined;
    return (
      <section key={name}>
        {examples.length > 1 && <h3>{name}</h3>}
        {description !== undefined && <Html html={markdown(description, { below: 3 })} />}
        <Tabs groupId="example" label={`Example ${name}`}>
          {[
            tab(name, 'Operation', operation, 'graphql'),
            ...(variables === undefined ? [] : [tab(name, 'Variables', variables, 'json')]),
            tab(name, 'Response', response, 'json'),
            ...(hasCommand ? [tab(name, 'cURL', curlCommand(example, schema), 'bash')] : []),
          ]}
        </Tabs>
        {explorer !== undefined && (
          <p className="run-example">
            <Link to={explorer} data-nobrokenlinkcheck="">
              Run {name} in the explorer
            </Link>
          </p>
        )}
      </section>
    );
  });
}

/**
 * Whether clients can send an operation. A gateway rejects `@inaccessible` operations and those
 * that it sends to services itself.
 */
function acceptsClients({ name, inaccessible }: SchemaEntry): boolean {
  return inaccessible !== true && !isGatewayField(name);
}

/**
 * A tab of an example. Commands are wrapped from the start, because they have the operation in one
 * line.
 *
 * @param of - Name of the example.
 */
function tab(of: string, label: string, text: string, language: ExampleLanguage) {
  return (
    <TabItem key={label} value={label}>
      {codeBox(<Html as="code" html={exampleMarkup(text, language)} />, {
        label: `Copy ${label === 'cURL' ? label : label.toLowerCase()} of ${of}`,
        isWrapped: language === 'bash',
      })}
    </TabItem>
  );
}
