import type { EquipmentCode } from '@campavia/domain';
import type { Language } from '@campavia/i18n/sites';

import type { Random } from '../random';
import type { MadeVehicle } from '../vehicles/make-vehicle';
import { dutch } from './dutch';
import { english } from './english';
import { french } from './french';
import { german } from './german';
import { italian } from './italian';
import { portuguese } from './portuguese';
import { spanish } from './spanish';
import type { Kind, Praised, Texts } from './texts';

/** Facts that a description mentions. */
export interface CamperFacts {
  vehicle: MadeVehicle;
  language: Language;
  city: string;
  equipment: ReadonlySet<EquipmentCode>;
  takesPets: boolean;
  isUnlimited: boolean;
  isBusiness: boolean;
}

const TEXTS: Partial<Record<Language, Texts>> = {
  fr: french,
  de: german,
  es: spanish,
  it: italian,
  nl: dutch,
  pt: portuguese,
};

const KINDS: Record<number, Kind> = { 4: 'campervan', 5: 'van', 6: 'caravan', 7: 'other' };

const NICKNAMES =
  'Marcel Lola Berta Frida Otto Pepita Gaston Wanda Nessie Bruno Olga Rosa Hugo Mila Betty Ziggy Loulou Balou Suzette Dora Pablo Greta Tonio Fanny'.split(
    ' ',
  );

/** Title and description in the owner's language. */
export function writeTexts(random: Random, facts: CamperFacts): { title: string; description: string } {
  const texts = TEXTS[facts.language] ?? english;
  const fill = filler(random, facts);
  const title = random.pick(!facts.isBusiness && random.chance(0.16) ? texts.nicknamed : texts.titles);
  const paragraphs = [
    beginning(random, texts, facts),
    middle(random, texts, facts),
    end(random, texts, facts),
  ];
  return { title: fill(title), description: fill(paragraphs.filter(Boolean).join('\n\n')) };
}

function beginning(random: Random, texts: Texts, { vehicle }: CamperFacts): string {
  const isTowed = vehicle.fuel === 'none';
  const openers = isTowed ? texts.openers : [...texts.openers, ...texts.drivingOpeners];
  return `${random.pick(openers)} ${random.pick(texts.living[KINDS[vehicle.type] ?? 'motorhome'])}`;
}

function middle(random: Random, texts: Texts, facts: CamperFacts): string {
  const praised = (Object.keys(texts.equipment) as Praised[]).filter((code) => facts.equipment.has(code));
  const chosen = praised.filter(() => random.chance(2.6 / Math.max(3, praised.length)));
  const sentences = chosen.map((code) => random.pick(texts.equipment[code]));
  if (facts.takesPets && random.chance(0.7)) sentences.push(random.pick(texts.pets));
  if (facts.isUnlimited) sentences.push(random.pick(texts.unlimited));
  return sentences.join(' ');
}

function end(random: Random, texts: Texts, { isBusiness, vehicle }: CamperFacts): string {
  const place = random.pick(isBusiness && vehicle.fuel !== 'none' ? texts.business : texts.handover);
  return `${place} ${random.pick(texts.closings)}`;
}

function filler(random: Random, { vehicle, city }: CamperFacts): (text: string) => string {
  const isHomeBuilt = vehicle.brand === 'Home-built';
  const values: Record<string, string | number> = {
    name: isHomeBuilt ? vehicle.manufacturer : `${vehicle.brand} ${vehicle.model}`,
    year: vehicle.year,
    beds: vehicle.beds,
    seats: vehicle.seatbelts,
    city,
    nick: random.pick(NICKNAMES),
  };
  return (text) => text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}
