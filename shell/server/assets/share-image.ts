import type { Language, Site } from '@campavia/i18n/sites';
import type { ShareImage } from '@campavia/remote-kit/config';

const ALT: Record<Language, string> = {
  en: 'A camper by a lake in the mountains',
  fr: 'Un camping-car au bord d’un lac de montagne',
  de: 'Ein Camper an einem See in den Bergen',
  es: 'Una camper junto a un lago de montaña',
  it: 'Un camper in riva a un lago di montagna',
  nl: 'Een camper aan een meer in de bergen',
  pt: 'Uma autocaravana junto a um lago na montanha',
  ca: 'Una càmper vora un llac de muntanya',
};

export function defaultShareImage({ language }: Site): ShareImage {
  return { url: '/pictures/share.jpg', width: 1200, height: 630, alt: ALT[language] };
}
