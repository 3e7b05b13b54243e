import type { ReactNode } from 'react';

import type { Me } from '@campavia/contracts';
import { usePlatform, useUser } from '@campavia/remote-kit';

export interface SignedInProps {
  children: (me: Me) => ReactNode;
}

/** Renders a page for the signed-in user, and a skeleton while the session starts or ends. */
export function SignedIn({ children }: SignedInProps) {
  const { PageGhost } = usePlatform();
  const me = useUser();
  return me ? children(me) : <PageGhost />;
}
