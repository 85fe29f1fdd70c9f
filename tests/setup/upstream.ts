import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A fake application behind nginx, which records its requests. */
export class Upstream {
  /** The heads of the requests, in order of arrival. */
  readonly heads: IncomingMessage[] = [];
  /** Answers a request after it has arrived completely. */
  answer: Answer;
  readonly #server: Server;

  private constructor(answer: Answer) {
    this.answer = answer;
    this.#server = createServer((request, response) => {
      this.heads.push(request);
      request.resume().once('end', () => this.answer(request, response));
    });
  }

  static async start(answer: Answer): Promise<Upstream> {
    const upstream = new Upstream(answer);
    await upstream.listen(0);
    return upstream;
  }

  get port(): number {
    const address = this.#server.address();
    return typeof address === 'object' && address ? address.port : 0;
  }

  /** The paths of the requests so far. */
  get paths(): (string | undefined)[] {
    return this.heads.map(({ url }) => url);
  }

  async listen(port: number): Promise<void> {
    this.#server.listen(port, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  /** Closes its port. */
  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    if (this.#server.listening) await new Promise((resolve) => this.#server.close(resolve));
  }
}

/** The response of a prerendered page of Next: public and cacheable. */
export const publicPage =
  (html: string, headers: Record<string, string> = {}): Answer =>
  (_, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 's-maxage=300, stale-while-revalidate=31535700',
      vary: 'rsc, next-router-state-tree, next-router-prefetch, Accept-Encoding',
      ...headers,
    });
    response.end(html);
  };
