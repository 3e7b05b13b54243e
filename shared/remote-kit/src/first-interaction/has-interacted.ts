/**
 * Whether the reader has used this page: focused, scrolled, clicked or typed. A pointer that only moved is not counted;
 * browsers that cannot tell count as used.
 */
export function hasInteracted({ document, navigator, scrollY }: Window): boolean {
  const { activeElement, body } = document;
  const isFocused = activeElement !== null && activeElement !== body;
  return isFocused || scrollY > 0 || (navigator.userActivation?.hasBeenActive ?? true);
}
