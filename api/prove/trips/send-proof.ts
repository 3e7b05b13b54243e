import type { GuestBooking } from '@campavia/contracts';

import { askAbout, type Acting } from './action';
import type { Answered } from './marketplace';
import { EMPTY_PDF } from './multipart';

/** Uploads a page of the emergency proof and submits it; makes no call when no proof is requested. */
export async function sendProof(acting: Acting<GuestBooking>): Promise<Answered[]> {
  const { market, participant, random } = acting;
  const set = await askAbout(acting, 'GET /3/docs/booking/{id}/');
  const proofs: { id: number; document_type: string; status: string }[] = set.body.results ?? [];
  const open = proofs.find(
    ({ document_type, status }) => document_type !== 'rent_cont' && status === 'created',
  );
  if (!open) return [];
  const at = { id: open.id };
  const name = random.chance(0.5) ? 'letter.pdf' : 'refuse-letter.pdf';
  const file = { name, content: EMPTY_PDF };
  return [
    await market.ask(participant, 'POST /3/docs/{id}/pages/', { at, file }),
    await market.ask(participant, 'PATCH /3/docs/{id}/', { at, body: { submit: true } }),
  ];
}
