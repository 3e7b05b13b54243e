/** Starts the federation runtime with the shared modules. Written by the build (`shareScopeOfShell`). */
export function openShareScope(): Promise<void> {
  return Promise.resolve();
}
