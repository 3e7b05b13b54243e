import type { ReactNode } from 'react';

import type { Me } from '@campavia/contracts';
import { usePlatform, useUser } from '@campavia/remote-kit';

export interface SignedInProps {
  children: (me: Me) => ReactNode;
}

/** Stands around a page for one person: nobody is there only while the session comes or goes. */
export function SignedIn({ children }: SignedInProps) {
  const { PageGhost } = usePlatform();
  const me = useUser();
  return me ? children(me) : <PageGhost />;
}
