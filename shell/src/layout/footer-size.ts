import type { AddressDeclaration } from '@campavia/remote-kit/config';

export type FooterSize = 'light' | 'whole';

/** Under pages for people who are signed in nobody looks around: they are on their way, or at home. */
export function footerSizeOf({
  layout = 'default',
  access = 'public',
}: Partial<Pick<AddressDeclaration, 'layout' | 'access'>> = {}): FooterSize {
  if (layout === 'dashboard') return 'light';
  return layout === 'default' && access !== 'public' ? 'light' : 'whole';
}
