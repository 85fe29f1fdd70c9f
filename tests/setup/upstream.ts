import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from './listen.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A fake application behind nginx, which records its requests. */
export class Upstream {
  /** The heads of the requests, in order of arrival. */
  readonly heads: IncomingMessage[] = [];
  /** Answers a request after it has arrived completely. */
  answer: Answer;
  port = 0;
  readonly #server = createServer((request, response) => {
    this.heads.push(request);
    request.resume().once('end', () => this.answer(request, response));
  });

  private constructor(answer: Answer) {
    this.answer = answer;
  }

  static async start(answer: Answer): Promise<Upstream> {
    const upstream = new Upstream(answer);
    await upstream.listen();
    return upstream;
  }

  /** Listens on the same port as before. */
  async listen(): Promise<void> {
    this.port = await listen(this.#server, this.port);
  }

  /** The paths of the requests so far. */
  get paths(): (string | undefined)[] {
    return this.heads.map(({ url }) => url);
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
