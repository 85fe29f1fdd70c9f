const number = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 1 });

/** A size in readable form: '1,4 MB'. */
export const formatSize = (bytes: number) =>
  bytes < 1024 * 1024
    ? `${number.format(Math.max(bytes / 1024, 0.1))}\u00a0kB`
    : `${number.format(bytes / 1024 / 1024)}\u00a0MB`;
