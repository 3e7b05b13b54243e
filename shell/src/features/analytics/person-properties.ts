import type { AnalyticsEvent, Me } from '@campavia/contracts';

type PersonProperties = NonNullable<AnalyticsEvent['user_properties']>;

/** Analytics may know roles, and SHA-256 hashes of e-mail address and phone number, nothing else. */
export async function personProperties(me: Me): Promise<PersonProperties> {
  const [email, phone] = await Promise.all([
    hashOf(me.email.trim().toLowerCase()),
    me.phone === null ? undefined : hashOf(me.phone),
  ]);
  return {
    is_staff: me.is_staff,
    professional: me.professional,
    is_owner: me.is_owner,
    booking_as_guest: me.booking_as_guest > 0,
    booking_as_owner: me.booking_as_owner > 0,
    ...(email && { email }),
    ...(phone && { phone }),
  };
}

/** In hexadecimal; undefined without https, where browsers offer no SHA-256. */
async function hashOf(text: string): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
