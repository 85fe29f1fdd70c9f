/** Runs once, when the server starts and before it answers. */
export async function register(): Promise<void> {
  // Known when this is built: only Node's part of the build has Node's modules.
  if (process.env['NEXT_RUNTIME'] === 'nodejs') {
    const { installInFront } = await import('@/lib/http/install-in-front');
    installInFront();
  }
}
