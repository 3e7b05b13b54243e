import type { ReviewTexts } from './review-texts';

export const dutch: ReviewTexts = {
  great: [
    'Twee weken waar we nog lang over praten.',
    'Alles was precies zoals beschreven, alleen mooier.',
    '{owner} ontving ons hartelijk en nam alle tijd.',
    'Onze eerste reis op deze manier, en vast niet de laatste.',
    'Van het eerste tot het laatste bericht was het contact met {owner} een plezier.',
    'We zouden hier zo weer boeken.',
  ],
  details: [
    'Brandschoon en heel goed onderhouden.',
    'De bedden liggen heerlijk; de kinderen sliepen als rozen.',
    'De keuken is van alles voorzien, tot een scherp mes en een echte koffiepot toe.',
    'De overdracht in {city} duurde een uur en liet geen vraag open.',
    'Het rijdt makkelijk, ook als je een kleine auto gewend bent.',
    'De lijst met rustige plekjes voor de nacht was goud waard.',
    'Op een klein vraagje onderweg kwam binnen enkele minuten antwoord.',
    'Terugbrengen ging eenvoudig en zonder haast.',
  ],
  closings: ['Bedankt, {owner}!', 'Van harte aanbevolen.', 'We komen terug.', 'Een tien met een griffel.'],
  good: [
    'Een mooie reis, met een paar kleine dingen om te herstellen.',
    'Goede prijs-kwaliteitverhouding, en {owner} is goed bereikbaar.',
    'Comfortabel en betrouwbaar; iets meer bergruimte was welkom geweest.',
    'We hebben genoten, op een weerbarstig rolgordijn na.',
  ],
  mixed: [
    'De reis was prima, maar we hadden het schoner verwacht.',
    'Alles doet het, al merk je de leeftijd: neem even de tijd om het te leren kennen.',
    'Vriendelijke overdracht, maar aan boord ontbraken dingen die op de lijst stonden.',
  ],
  poor: [
    'Op de tweede dag ging er iets stuk, en het duurde te lang voor we wisten wat te doen.',
    'We moesten eerst schoonmaken voor we konden inruimen. Jammer, want het voertuig is goed.',
    'De overdracht begon een uur te laat en was gehaast; veel moesten we zelf uitzoeken.',
  ],
  replies: [
    'Bedankt dat jullie er zo goed voor gezorgd hebben. Jullie zijn altijd welkom.',
    'Leuk jullie ontmoet te hebben. Goede reis en tot de volgende keer!',
    'Dank voor de eerlijke woorden; we hebben er iets aan gedaan.',
  ],
};
