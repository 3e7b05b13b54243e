import type { AddressDeclaration } from '@campavia/remote-kit/config';

export type FooterSize = 'light' | 'whole';

export function footerSizeOf({
  layout = 'default',
  access = 'public',
}: Partial<Pick<AddressDeclaration, 'layout' | 'access'>> = {}): FooterSize {
  if (layout === 'dashboard') return 'light';
  return layout === 'default' && access !== 'public' ? 'light' : 'whole';
}
