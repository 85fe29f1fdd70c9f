import { type IncomingHttpHeaders, request } from 'node:http';

export type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };

type Question = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** The visitor's address: any of 127.0.0.0/8. */
  from?: string;
};

/** Sends one request exactly as written, on a new connection; the path is not normalised. */
export function ask(port: number, path: string, question: Question = {}): Promise<Reply> {
  const { method = 'GET', headers = {}, body, from = '127.0.0.1' } = question;
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, path, method, headers, localAddress: from, agent: false },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.once('error', reject);
        answer.once('end', () => {
          const whole = Buffer.concat(chunks);
          const { statusCode: status = 0, headers } = answer;
          resolve({ status, headers, body: whole, text: whole.toString('utf8') });
        });
      },
    );
    asked.once('error', reject);
    asked.end(body);
  });
}
