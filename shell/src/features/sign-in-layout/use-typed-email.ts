import { useLocation } from '@campavia/remote-kit';

/** The e-mail address that was typed on the page before; empty where none was. */
export function useTypedEmail(): string {
  const { state } = useLocation();
  const { email } = (state ?? {}) as { email?: unknown };
  return typeof email === 'string' ? email : '';
}
