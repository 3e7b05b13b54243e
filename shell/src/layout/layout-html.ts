/** What the shell's server part answers with: the layout around a page, which the browser takes over. */
export interface LayoutHtml {
  header: string;
  footer: string;
  styles: string;
}

export function isLayoutHtml(value: unknown): value is LayoutHtml {
  const { header, footer, styles } = (value ?? {}) as Partial<LayoutHtml>;
  return [header, footer, styles].every((text) => typeof text === 'string');
}
