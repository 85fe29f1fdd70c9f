/** The part of compression that is used here; its own types need those of Express. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Filter = (request: IncomingMessage, response: ServerResponse) => boolean;

  function compression(options: {
    filter: Filter;
    brotli: { params: Readonly<Record<number, number>> };
  }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  namespace compression {
    /** Whether a type of content is known to become smaller. */
    const filter: Filter;
  }
  export default compression;
}
