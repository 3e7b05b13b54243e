import type { AddressDeclaration } from '@campavia/remote-kit/config';

/** One line beside work to do; all of it under pages to look around on. */
export type FootKind = 'light' | 'whole';

/** Under pages for people who are signed in nobody looks around: they are on their way, or at home. */
export function footOf({
  layout = 'default',
  access = 'public',
}: Partial<Pick<AddressDeclaration, 'layout' | 'access'>> = {}): FootKind {
  if (layout === 'dashboard') return 'light';
  return layout === 'default' && access !== 'public' ? 'light' : 'whole';
}
