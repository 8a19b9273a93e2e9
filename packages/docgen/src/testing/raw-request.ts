import { connect } from 'node:net';

/** What came back over a connection. */
export interface RawResponse {
  readonly status: number;
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A request exactly as given, which `fetch` would normalise or refuse. */
export interface RawRequest {
  readonly port: number;
  readonly method?: string;
  /** Request target. */
  readonly target: string;
  /** Header lines; `Host: localhost` and `Connection: close` stand before them unless overridden. */
  readonly lines?: readonly string[];
}

/** Sends a request and reads until the server closes. */
export function rawRequest({ port, method = 'GET', target, lines = [] }: RawRequest) {
  const host = lines.some((line) => /^host:/i.test(line)) ? [] : ['Host: localhost'];
  const head = [`${method} ${target} HTTP/1.1`, ...host, 'Connection: close', ...lines];
  return rawText(port, `${head.join('\r\n')}\r\n\r\n`);
}

/** Sends text and reads until the server closes. */
export function rawText(port: number, text: string): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    const chunks: Buffer[] = [];
    socket.on('data', (data) => chunks.push(data));
    socket.on('error', (error) => (chunks.length > 0 ? undefined : reject(error)));
    socket.on('close', () => resolve(parse(Buffer.concat(chunks).toString())));
  });
}

function parse(answer: string): RawResponse {
  const end = answer.indexOf('\r\n\r\n');
  const [status = '', ...lines] = answer.slice(0, end).split('\r\n');
  const headers = lines.map((line) => {
    const [name = '', value = ''] = line.split(/:\s*(.*)/s);
    return [name.toLowerCase(), value] as const;
  });
  return {
    status: Number(status.split(' ')[1]),
    headers: Object.fromEntries(headers),
    body: answer.slice(end + 4),
  };
}
