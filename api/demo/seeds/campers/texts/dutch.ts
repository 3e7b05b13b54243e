import type { Texts } from './texts';

export const dutch: Texts = {
  titles: [
    '{name}',
    '{name}, {beds} slaapplaatsen',
    '{name}, van alles voorzien',
    '{name}, klaar voor vertrek',
    '{name} vanuit {city}',
    '{name}: instappen en wegwezen',
    '{name} voor {beds}',
    '{name} uit {year}',
  ],
  nicknamed: ['{nick}, onze {name}', '{nick} staat klaar', 'Op pad met {nick}', '{nick}: {name}'],
  openers: [
    'Onze {name} uit {year} werd wakker aan fjorden, tussen wijngaarden en één keer naast een nieuwsgierige koe.',
    'Als we er zelf niet mee weg zijn, gunnen we onze {name} graag een reis met iemand anders.',
    'Na jaren in de tent stapten we over op een {name}, en onze rug is er nog steeds blij mee.',
    'Twee nachten aan zee of een maand door de bergen: de {name} vindt het allebei prima.',
    'Het is onze logeerkamer, ons kantoor op vrijdag en onze fijnste leesplek. Nu mag je er zelf mee weg.',
  ],
  drivingOpeners: [
    'We kochten onze {name} voor de weekends en reden er uiteindelijk mee naar de Noordkaap.',
    'Deze {name} uit {year} krijgt elk voorjaar een beurt en rijdt bijna als een gewone auto.',
  ],
  living: {
    van: [
      'Past in elk parkeervak, en het bed ligt klaar voor het water kookt.',
      'Klein van buiten, slim van binnen: {beds} slaapplaatsen, een uitschuifkeuken en uitzicht door de achterklep.',
      'Dak omhoog, schuifdeur open, en de slaapkamer heeft het mooiste uitzicht van de streek.',
    ],
    campervan: [
      'Het vaste bed blijft opgemaakt, de tassen gaan eronder en je kookt gewoon staand.',
      '{beds} slaapplaatsen, een echte tafel en voor alles een plek.',
      'Kort genoeg voor smalle weggetjes, ruim genoeg voor een regendag met een spelletje.',
    ],
    motorhome: [
      'Aan boord zijn {seats} zitplaatsen met gordel, {beds} slaapplaatsen, een ruime zithoek en een badkamer waarin je je kunt omdraaien.',
      'Grote koelkast, garage en veel licht: een gezin houdt het hier weken gezellig.',
      'De kinderen hebben hun eigen hoek, de ouders ook, en iedereen vindt elkaar aan tafel.',
    ],
    caravan: [
      'Neerzetten, afkoppelen, en de auto is vrij voor uitstapjes. {beds} slaapplaatsen en een voortent als extra kamer.',
      'Hij rijdt rustig mee en staat in twintig minuten; we laten graag zien hoe.',
    ],
    other: [
      'Niets standaard: de inbouw is handwerk en bij elke plank hoort een verhaal.',
      '{beds} slaapplaatsen, banden die van grind houden en een keuken die naar buiten opent.',
    ],
  },
  equipment: {
    shower: ['De douche is in tien minuten warm.', 'Met douche en warm water kun je de camping overslaan.'],
    solar_panel: [
      'Dankzij het zonnepaneel staan we drie dagen zonder stroompaal.',
      'Het zonnepaneel houdt koelkast en telefoons aan de praat, ook ver van alles.',
    ],
    awning: [
      'De luifel is in een minuut uit; tafel en stoelen liggen achterin.',
      'Onder de luifel is altijd schaduw.',
    ],
    bike_rack: ['De fietsendrager kan ook e-bikes aan.', 'Neem je fietsen mee, de drager zit erop.'],
    heating: [
      'De standkachel maakt ook februarinachten behaaglijk.',
      'Getest bij min acht: binnen was het twintig graden.',
    ],
    child_seat: [
      'Een kinderzitje lenen we graag uit, zeg even de leeftijd.',
      'Er ligt een zitverhoger klaar.',
    ],
    winter_tires: [
      'Er zitten winterbanden onder, dus sneeuw is geen smoes.',
      'Van november tot maart op winterbanden.',
    ],
    barbecue: ['De gasbarbecue gaat gewoon mee.', 'Barbecue en gas zijn er, de worstjes neem je zelf mee.'],
    bedding: ['Dekbedden en schoon beddengoed zijn inbegrepen.', 'De bedden zijn opgemaakt.'],
  },
  pets: ['Honden zijn welkom, die van ons gaat ook altijd mee.', 'Brave huisdieren reizen gratis mee.'],
  unlimited: [
    'Verre plannen? Je kunt boeken met onbeperkt kilometers.',
    'Voor lange reizen bieden we onbeperkte kilometers aan.',
  ],
  handover: [
    'We spreken af in {city}, leggen alles rustig uit en geven onze lijst met stille plekken mee.',
    'Hij staat in een rustige straat in {city}; je auto mag zo lang op zijn plek.',
    'Kom je met de trein? Dan halen we je op van het station in {city}.',
    'Reken in {city} op een uurtje: we lopen alles na, van waterpomp tot extra bed.',
  ],
  business: [
    'We verhuren al ruim tien jaar vanuit {city}, controleren elk voertuig tussen twee reizen en nemen ook in het weekend op.',
    'Bij onze vestiging in {city} krijg je een schone camper, een volle tank en alle tijd voor uitleg.',
  ],
  closings: [
    'Vragen? Stuur een bericht, we antwoorden meestal dezelfde avond.',
    'Ga er alsjeblieft mee om alsof het je eigen camper is.',
    'Goede reis, en stuur ons een foto!',
    'We zijn benieuwd waar je terechtkomt.',
    'Vroeg weg of laat terug? Vraag het, meestal lukt het wel.',
  ],
};
