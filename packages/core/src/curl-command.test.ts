import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { curlCommand } from './curl-command.ts';

/** The arguments that a shell would give to curl. */
function argumentsOf(command: string): string[] {
  const print = 'curl() { printf "%s\\0" "$@"; }';
  const printed = execFileSync('sh', ['-c', `${print}\n${command}`], { encoding: 'utf8' });
  return printed.split('\0').slice(0, -1);
}

it('sends operation and variables as JSON, whatever is in them', () => {
  const operation = 'query A($b: String) {\n  a(b: $b, c: "$(date) `date`")\n}';
  const variables = JSON.stringify({ b: "it's \\ $HOME" }, null, 2);
  const [address, , header, , body = ''] = argumentsOf(
    curlCommand({ operation, variables }, 'https://shop.example/graphql'),
  );
  expect([address, header]).toEqual([
    'https://shop.example/graphql',
    'content-type: application/json',
  ]);
  expect(JSON.parse(body)).toEqual({
    query: operation,
    variables: { b: "it's \\ $HOME" },
  });
});

it('leaves variables out where there are none', () => {
  const [, , , , body = ''] = argumentsOf(curlCommand({ operation: '{ a }' }));
  expect(JSON.parse(body)).toEqual({ query: '{ a }' });
});
