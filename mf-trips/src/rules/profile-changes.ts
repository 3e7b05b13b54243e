import type { Me, UpdateMe } from '@campavia/contracts';

/** What was written into the form of the profile, by field. */
export type ProfileForm = Record<string, string>;

/** The numbers of a phone, however it was written: spaces, brackets, 00 for the plus. */
function normalisePhone(phone: string): string {
  return phone.replace(/[\s().-]/g, '').replace(/^00/, '+');
}

function findChangedText(written: string | undefined, known: string): string | undefined {
  const line = written?.normalize('NFC').trim();
  return line === undefined || line === known ? undefined : line;
}

/** Somebody's own address would take back a change that is under way; that has a button of its own. */
function findChangedEmail(written: string | undefined, me: Me): string | undefined {
  const email = written?.trim().toLowerCase();
  return email === me.email || email === me.pending_email ? undefined : email;
}

function findChangedOrCleared(written: string | undefined, known: string | null): string | null | undefined {
  if (written === undefined || written === (known ?? '')) return undefined;
  return written === '' ? null : written;
}

function findChangedPhone(written: string | undefined, known: string | null): string | null | undefined {
  const phone = written?.trim();
  return phone !== undefined && normalisePhone(phone) === known ? undefined : findChangedOrCleared(phone, known);
}

/** Only what differs from what is known of somebody: an empty object when nothing does. */
export function findProfileChanges(me: Me, form: ProfileForm): UpdateMe {
  const email = findChangedEmail(form.email, me);
  const changes = {
    first_name: findChangedText(form.first_name, me.first_name),
    last_name: findChangedText(form.last_name, me.last_name),
    email,
    // Asked for with another address alone.
    password: email === undefined ? undefined : form.password || undefined,
    phone: findChangedPhone(form.phone, me.phone),
    borned_on: findChangedOrCleared(form.borned_on, me.borned_on),
  };
  return Object.fromEntries(Object.entries(changes).filter(([, change]) => change !== undefined));
}
