import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { type Fault, type FaultyService, portOf } from './faulty-service.ts';

type Lines = Partial<Record<Fault, string>>;

/** A fake TCP service: `serve` handles a connection without a fault, `lines` are the responses under each fault. */
export async function startFaultyTcpService(
  serve: (socket: Socket) => void,
  lines: Lines,
): Promise<FaultyService> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    state.asked += 1;
    sockets.add(socket);
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
    const { fault } = state;
    if (fault === null) serve(socket);
    else if (fault === 'down') socket.destroy();
    else if (fault === 'slow') socket.resume();
    else socket.resume().end(lines[fault] ?? '\u0000?');
  });
  let current: Fault | null = null;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const state: FaultyService = {
    port: portOf(server),
    asked: 0,
    get fault() {
      return current;
    },
    // An open connection keeps its handler, so each change of the fault closes the connections.
    set fault(fault) {
      current = fault;
      for (const socket of sockets) socket.destroy();
    },
    close: () => {
      state.fault = 'down';
      server.close();
    },
  };
  return state;
}

/** A mail server that accepts all mail and stores none. */
export function takeMail(socket: Socket): void {
  let isLetter = false;
  socket.write('220 test ESMTP\r\n');
  socket.on('data', (data: Buffer) => {
    const text = data.toString();
    if (isLetter) {
      if (!text.endsWith('\r\n.\r\n')) return;
      isLetter = false;
      socket.write('250 taken\r\n');
    } else if (/^DATA/i.test(text)) {
      isLetter = true;
      socket.write('354 go on\r\n');
    } else if (/^QUIT/i.test(text)) socket.end('221 bye\r\n');
    else socket.write('250 ok\r\n');
  });
}
