import type { ReactNode } from 'react';

import { Link, pathOf } from '@campavia/remote-kit';

export interface ForgottenLinkProps {
  /** What was typed here, so that it need not be typed again. */
  email: string;
  children: ReactNode;
}

/** Leads to where a new password is set. */
export function ForgottenLink({ email, children }: ForgottenLinkProps) {
  const path = pathOf('forgotten-password');
  if (!path) return null;
  return (
    <Link to={path} state={{ email: email.trim() }}>
      {children}
    </Link>
  );
}
