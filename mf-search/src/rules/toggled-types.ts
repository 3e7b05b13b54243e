/** The types with one more, or one less, in order. */
export function toggledTypes(types: readonly number[], type: number): number[] {
  const rest = types.filter((each) => each !== type);
  return rest.length < types.length ? rest : [...types, type].sort((one, other) => one - other);
}
