/** The answer of the shell's server part: the layout around a page, which the browser hydrates. */
export interface LayoutHtml {
  header: string;
  footer: string;
  styles: string;
}

export function isLayoutHtml(value: unknown): value is LayoutHtml {
  const { header, footer, styles } = (value ?? {}) as Partial<LayoutHtml>;
  return [header, footer, styles].every((text) => typeof text === 'string');
}
