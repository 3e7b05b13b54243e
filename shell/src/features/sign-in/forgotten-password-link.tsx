import type { ReactNode } from 'react';

import { Link, pathOf } from '@campavia/remote-kit';

export interface ForgottenPasswordLinkProps {
  email: string;
  children: ReactNode;
}

/** Leads to where a new password is set. */
export function ForgottenPasswordLink({ email, children }: ForgottenPasswordLinkProps) {
  const path = pathOf('forgotten-password');
  if (!path) return null;
  return (
    <Link to={path} state={{ email: email.trim() }}>
      {children}
    </Link>
  );
}
