import { connect } from 'node:net';

/** The response on a connection. */
export interface RawResponse {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A request that is sent exactly as given; `fetch` would normalise or reject it. */
export interface RawRequest {
  readonly port: number;
  readonly method?: string;
  /** Request target. */
  readonly target: string;
  /** Header lines, after `Host: localhost` (unless there is a `Host`) and `Connection: close`. */
  readonly lines?: readonly string[];
}

/** Sends a request and reads until the server closes the connection. */
export function rawRequest({ port, method = 'GET', target, lines = [] }: RawRequest) {
  const host = lines.some((line) => /^host:/i.test(line)) ? [] : ['Host: localhost'];
  const head = [`${method} ${target} HTTP/1.1`, ...host, 'Connection: close', ...lines];
  return rawText(port, `${head.join('\r\n')}\r\n\r\n`);
}

/** Sends text and reads until the server closes the connection. */
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
