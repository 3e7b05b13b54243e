/**
 * Starts the federation runtime with the modules that remotes share. The build writes this module
 * (`shareScopeOfShell`).
 */
export function openShareScope(): Promise<void> {
  return Promise.resolve();
}
