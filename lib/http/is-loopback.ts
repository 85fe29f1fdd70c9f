/** Whether an address is on this machine, as those of the embedded services are. */
export const isLoopback = ({ hostname }: URL): boolean =>
  ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
