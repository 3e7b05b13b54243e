const DYNAMIC_IMPORT = /\bimport\s*(?:[(.]|\/[*/]|<!--|-->)/;

/** Whether a program may load other modules while it runs; words in a text look the same. */
export function usesDynamicImport(program: string): boolean {
  return DYNAMIC_IMPORT.test(program);
}
