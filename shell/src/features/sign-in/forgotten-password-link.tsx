import type { ReactNode } from 'react';

import { Link, pathOf } from '@campavia/remote-kit';

export interface ForgottenPasswordLinkProps {
  email: string;
  children: ReactNode;
}

export function ForgottenPasswordLink({ email, children }: ForgottenPasswordLinkProps) {
  const path = pathOf('forgotten-password');
  if (!path) return null;
  return (
    <Link to={path} state={{ email: email.trim() }}>
      {children}
    </Link>
  );
}
