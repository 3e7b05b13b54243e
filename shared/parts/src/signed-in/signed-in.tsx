import type { ReactNode } from 'react';

import type { Me } from '@campavia/contracts';
import { usePlatform, useUser } from '@campavia/remote-kit';

export interface SignedInProps {
  children: (me: Me) => ReactNode;
}

export function SignedIn({ children }: SignedInProps) {
  const { PageSkeleton } = usePlatform();
  const me = useUser();
  return me ? children(me) : <PageSkeleton />;
}
