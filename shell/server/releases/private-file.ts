/** What is stored with a release for its squad alone: sources of its scripts, and its server part. */
const PRIVATE = /(^|\/)private(\/|$)|\.(map|cjs)(\.(br|gz))?$/;

/** Whether a file of a release is answered to nobody. */
export function isPrivateFile(path: string): boolean {
  return PRIVATE.test(path);
}
