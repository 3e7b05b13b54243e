import { signIn } from '@campavia/api-client';
import type { Me } from '@campavia/contracts';

import { CLIENT_ID } from '../client-id';
import { shellSession } from '../shell-session';

/** @throws ApiError as `signIn` and `getMe` do */
export async function signInWithPassword(email: string, password: string): Promise<Me> {
  const tokens = await signIn({ email, password, clientId: CLIENT_ID });
  return shellSession().enter(tokens, 'email');
}
