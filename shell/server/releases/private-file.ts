/** Files that are never served: source maps and server parts. */
const PRIVATE = /(^|\/)private(\/|$)|\.(map|cjs)(\.(br|gz))?$/;

export function isPrivateFile(path: string): boolean {
  return PRIVATE.test(path);
}
