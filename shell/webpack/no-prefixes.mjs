/** Replaces the prefixer of stylis. */
export function prefix(declaration) {
  return declaration;
}
