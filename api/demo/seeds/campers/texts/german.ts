import type { Texts } from './texts';

export const german: Texts = {
  titles: [
    '{name}',
    '{name}, {beds} Schlafplätze',
    '{name} mit allem Drum und Dran',
    '{name}, startklar',
    '{name} ab {city}',
    '{name}: einsteigen und los',
    '{name} für {beds}',
    '{name}, Baujahr {year}',
  ],
  nicknamed: ['{nick}, unser {name}', '{nick} wartet auf euch', 'Unterwegs mit {nick}', '{nick} – {name}'],
  openers: [
    'Unser {name} von {year} hat uns schon bis ans Nordkap und wieder heimgebracht.',
    'Eigentlich wollten wir nur Wochenenden damit verbringen, inzwischen ist der {name} unser zweites Zuhause.',
    'Weil er zum Herumstehen zu schade ist, darf unser {name} gern auch mit euch verreisen.',
    'Nach vielen Jahren im Zelt sind wir auf den {name} umgestiegen und haben es keinen Tag bereut.',
    'Ob Wochenende am See oder sechs Wochen Portugal: Der {name} macht beides gern mit.',
    'Wir haben lange gesucht, bis wir diesen {name} gefunden haben, und geben ihn jetzt in gute Hände.',
  ],
  drivingOpeners: ['Der {name} ist Baujahr {year}, scheckheftgepflegt und fährt sich fast wie ein Pkw.'],
  living: {
    van: [
      'Er passt in jede Parklücke und unter viele Höhenschranken; das Bett ist in zwei Minuten gebaut.',
      'Außen klein, innen schlau: {beds} Schlafplätze, Küchenblock und Frühstück mit Blick aus der Heckklappe.',
      'Dach hoch, Schiebetür auf, und schon liegt das Schlafzimmer mitten in der Landschaft.',
    ],
    campervan: [
      'Das feste Querbett bleibt gemacht, darunter verschwindet das ganze Gepäck, und beim Kochen steht man aufrecht.',
      '{beds} Schlafplätze, eine richtige Sitzgruppe und genug Stauraum, damit nichts herumfliegt.',
      'Wendig genug für Passstraßen, groß genug für einen Regentag zu zweit.',
    ],
    motorhome: [
      'An Bord sind {seats} Gurtplätze, {beds} Schlafplätze, eine große Sitzgruppe und ein Bad, in dem man sich umdrehen kann.',
      'Großer Kühlschrank, Heckgarage, viel Licht: Hier hält es eine Familie auch drei Wochen miteinander aus.',
      'Die Kinder haben ihr eigenes Reich, die Eltern auch, und abends treffen sich alle am Tisch.',
    ],
    caravan: [
      'Abstellen, abkuppeln, und das Auto ist frei für Ausflüge. {beds} Schlafplätze, dazu ein Vorzelt.',
      'Er läuft ruhig hinter dem Auto und steht in zwanzig Minuten, wir zeigen gern, wie.',
    ],
    other: [
      'Nichts von der Stange: Der Ausbau ist Handarbeit, und zu jedem Brett gibt es eine Geschichte.',
      '{beds} Schlafplätze, Reifen für Schotterpisten und eine Küche, die sich nach draußen öffnet.',
    ],
  },
  equipment: {
    shower: [
      'Die Dusche wird in zehn Minuten warm.',
      'Mit Dusche und Warmwasser braucht ihr keinen Campingplatz.',
    ],
    solar_panel: [
      'Dank Solar stehen wir drei Tage frei, ohne an Strom zu denken.',
      'Das Solarpanel hält Kühlschrank und Handys am Laufen, auch weit weg von allem.',
    ],
    awning: [
      'Die Markise ist in einer Minute draußen, Tisch und Stühle liegen in der Garage.',
      'Unter der Markise bleibt das Bier kühl.',
    ],
    bike_rack: ['Der Fahrradträger nimmt auch E-Bikes.', 'Räder mitnehmen? Der Träger ist montiert.'],
    heating: [
      'Die Standheizung macht auch Februarnächte gemütlich.',
      'Bei minus acht getestet: drinnen waren es zwanzig Grad.',
    ],
    child_seat: [
      'Einen Kindersitz legen wir gern dazu, sagt uns das Alter.',
      'Sitzerhöhung könnt ihr von uns haben.',
    ],
    winter_tires: [
      'Winterreifen sind drauf, das nächste Skigebiet ist nicht weit.',
      'Von Oktober bis Ostern fährt er auf Winterreifen.',
    ],
    barbecue: ['Der Gasgrill fährt mit.', 'Grill und Gas sind dabei, nur die Würste nicht.'],
    bedding: [
      'Bettwäsche und Decken sind frisch gewaschen an Bord.',
      'Die Betten sind bezogen, wenn ihr kommt.',
    ],
  },
  pets: ['Hunde sind willkommen, unserer fährt ja auch mit.', 'Brave Vierbeiner reisen ohne Aufpreis mit.'],
  unlimited: [
    'Weite Pläne? Auf Wunsch gibt es unbegrenzte Kilometer.',
    'Für große Reisen kann man ohne Kilometergrenze buchen.',
  ],
  handover: [
    'Übergabe ist in {city}, mit ausführlicher Einweisung und unseren liebsten Stellplätzen.',
    'Er steht ruhig in {city}, euer Auto kann so lange auf seinem Platz bleiben.',
    'Wer mit der Bahn kommt, den holen wir am Bahnhof {city} ab.',
    'Nehmt euch in {city} eine Stunde Zeit, wir zeigen alles vom Wasserhahn bis zum Notbett.',
  ],
  business: [
    'Wir vermieten in {city} seit über zehn Jahren, warten jedes Fahrzeug vor der Übergabe und sind auch am Wochenende erreichbar.',
    'An unserer Station in {city} bekommt ihr ein sauberes, vollgetanktes Fahrzeug und eine Einweisung ohne Eile.',
  ],
  closings: [
    'Fragen? Schreibt uns, wir antworten meist noch am selben Abend.',
    'Behandelt ihn bitte wie euren eigenen, dann sind alle froh.',
    'Gute Fahrt, und schickt uns ein Foto!',
    'Wir sind gespannt, wohin er euch bringt.',
    'Früh los oder spät zurück? Sagt Bescheid, wir finden einen Weg.',
  ],
};
