export function setWidth(width: number): void {
  const asked = (query: string) => ({
    matches: width >= Number(/min-width: (\d+)px/.exec(query)?.[1]),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  window.matchMedia = asked as unknown as typeof window.matchMedia;
}
