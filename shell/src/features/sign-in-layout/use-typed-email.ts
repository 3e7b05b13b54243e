import { useLocation } from '@campavia/remote-kit';

export function useTypedEmail(): string {
  const { state } = useLocation();
  const { email } = (state ?? {}) as { email?: unknown };
  return typeof email === 'string' ? email : '';
}
