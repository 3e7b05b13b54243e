const DYNAMIC_IMPORT = /\bimport\s*(?:[(.]|\/[*/]|<!--|-->)/;

/** May be a false alarm: `import(` inside a text looks the same. */
export function usesDynamicImport(program: string): boolean {
  return DYNAMIC_IMPORT.test(program);
}
