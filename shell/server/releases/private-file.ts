/** Source maps and server parts are never served. */
const PRIVATE = /(^|\/)private(\/|$)|\.(map|cjs)(\.(br|gz))?$/;

export function isPrivateFile(path: string): boolean {
  return PRIVATE.test(path);
}
