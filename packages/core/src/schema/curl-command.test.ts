import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { curlCommand } from './curl-command.ts';

/** The arguments that a shell would give to curl. */
function argumentsOf(command: string): string[] {
  const print = 'curl() { printf "%s\\0" "$@"; }';
  const printed = execFileSync('sh', ['-c', `${print}\n${command}`], {
    encoding: 'utf8',
    env: { TOKEN: `it's "$HOME"` },
  });
  return printed.split('\0').slice(0, -1);
}

it('sends operation and variables as JSON, whatever is in them', () => {
  const operation = 'query A($b: String) {\n  a(b: $b, c: "$(date) `date`")\n}';
  const variables = JSON.stringify({ b: "it's \\ $HOME" }, null, 2);
  const [address, , header, , body = ''] = argumentsOf(
    curlCommand({ operation, variables }, { endpoint: 'https://shop.example/graphql' }),
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
  const [, , , , body = ''] = argumentsOf(curlCommand({ operation: '{ a }' }, {}));
  expect(JSON.parse(body)).toEqual({ query: '{ a }' });
});

it('sends files as parts of a form, with null in their places', () => {
  const operation = 'mutation A($file: Upload!, $input: In!) { a(file: $file, input: $input) }';
  const variables = JSON.stringify({ file: 'a.jpg', input: { images: ["it's.png"], title: 'T' } });
  const files = ['file', 'input.images.0'];
  const [, , operations = '', , map, ...parts] = argumentsOf(
    curlCommand({ operation, variables, files }, {}),
  );
  expect(JSON.parse(operations.replace(/^operations=/, ''))).toEqual({
    query: operation,
    variables: { file: null, input: { images: [null], title: 'T' } },
  });
  expect(map).toBe('map={"0":["variables.file"],"1":["variables.input.images.0"]}');
  expect(parts).toEqual(['-F', '0=@a.jpg', '-F', "1=@it's.png"]);
});

describe('headers', () => {
  const files = ['file'];
  const variables = JSON.stringify({ file: 'a.jpg' });
  const sent = (headers: Record<string, string>, example = {}) =>
    argumentsOf(curlCommand({ operation: '{ a }', ...example }, { headers })).slice(1, 3);

  it.each([
    ['$TOKEN', 'it\'s "$HOME"'],
    [`\${TOKEN}s`, 'it\'s "$HOME"s'],
    ['"; date; "', '"; date; "'],
    ["'; date; '", "'; date; '"],
    ['$(date) `date` $((1)) $1 $$ $', '$(date) `date` $((1)) $1 $$ $'],
    [`\${TOKEN:-x} \${}`, `\${TOKEN:-x} \${}`],
    ['!! \\$TOKEN \\" \\', '!! \\it\'s "$HOME" \\" \\'],
  ])('with the value %s are sent as %s, forms included', (value, arrives) => {
    const expected = ['-H', `X-Key: ${arrives}`];
    expect(sent({ 'X-Key': value })).toEqual(expected);
    expect(sent({ 'X-Key': value }, { variables, files })).toEqual(expected);
  });
});
