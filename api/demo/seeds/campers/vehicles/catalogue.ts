/** Models of a brand for one camper type. */
export interface Make {
  brand: string;
  models: readonly string[];
  /** Base vehicles that the brand builds on; none for caravans. */
  bases: readonly string[];
  /** Countries in which the make is sold; all when absent. */
  only?: readonly string[];
  /** Years in which the models were built; those of the type when absent. */
  built?: readonly [number, number];
}

const DUCATO = 'Fiat Ducato';
const JUMPER = 'Citroën Jumper';
const BOXER = 'Peugeot Boxer';
const TRANSIT = 'Ford Transit';
const SPRINTER = 'Mercedes-Benz Sprinter';
const MASTER = 'Renault Master';
const ISLANDS = ['GB', 'IE'];
const STATES = ['US'];
const CONTINENT = ['FR', 'DE', 'AT', 'CH', 'ES', 'IT', 'PT', 'NL', 'BE'];

function make(brand: string, models: string, bases: string[], rest: Partial<Make> = {}): Make {
  return { brand, models: models.split(', '), bases, ...rest };
}

/** Makes and models by camper type. */
export const CATALOGUE: Record<number, readonly Make[]> = {
  1: [
    make('Adria', 'Coral, Matrix, Compact', [DUCATO, 'Citroën Jumper']),
    make('Bürstner', 'Lyseo, Nexxo', [DUCATO, TRANSIT]),
    make('Challenger', '260, 287', [TRANSIT, DUCATO], { only: CONTINENT }),
    make('Chausson', '640, 720, 777', [TRANSIT, DUCATO]),
    make('Benimar', 'Tessoro, Mileo', [TRANSIT, DUCATO]),
    make('Rapido', '650F, 656F', [DUCATO], { only: CONTINENT }),
    make('Pilote', 'Pacific P650', [DUCATO]),
    make('Knaus', 'Sky Ti, Van Ti', [DUCATO, 'MAN TGE']),
    make('Weinsberg', 'CaraCompact', [BOXER, DUCATO]),
    make('Hymer', 'Exsis-t, Tramp', [DUCATO, SPRINTER]),
    make('Dethleffs', 'Trend T, Globebus T', [DUCATO]),
    make('Sunlight', 'T 67, T 68', [DUCATO, JUMPER]),
    make('Carado', 'T 447', [DUCATO, JUMPER]),
    make('Laika', 'Kosmo', [DUCATO], { only: CONTINENT }),
    make('Roller Team', 'Kronos, Zefiro', [DUCATO]),
    make('Rimor', 'Evo', [TRANSIT, DUCATO], { only: CONTINENT }),
    make('McLouis', 'MC4', [DUCATO], { only: CONTINENT }),
    make('Carthago', 'c-tourer', [DUCATO]),
    make('Eura Mobil', 'Profila', [DUCATO], { only: CONTINENT }),
    make('Etrusco', 'T 7400', [DUCATO, TRANSIT]),
  ],
  2: [
    make('Sunlight', 'A 72', [DUCATO]),
    make('Carado', 'A 464', [DUCATO]),
    make('Roller Team', 'Zefiro 690, Granduca', [DUCATO]),
    make('Rimor', 'Seal', [DUCATO, TRANSIT], { only: CONTINENT }),
    make('Benimar', 'Sport', [DUCATO, TRANSIT]),
    make('Challenger', 'C 256', [TRANSIT], { only: CONTINENT }),
    make('Chausson', 'C 656', [TRANSIT]),
    make('McLouis', 'Glamys', [DUCATO], { only: CONTINENT }),
    make('Eura Mobil', 'Activa One', [DUCATO]),
    make('CI', 'Riviera', [DUCATO]),
    make('Elnagh', 'Baron', [DUCATO], { only: CONTINENT }),
    make('Giottiline', 'Siena', [DUCATO], { only: CONTINENT }),
    make('Knaus', 'L!ve Traveller', [DUCATO]),
  ],
  3: [
    make('Hymer', 'B-Klasse', [DUCATO, SPRINTER]),
    make('Carthago', 'chic c-line', [DUCATO, 'Iveco Daily']),
    make('Rapido', '8066dF', [DUCATO]),
    make('Pilote', 'Galaxy', [DUCATO]),
    make('Adria', 'Sonic', [DUCATO]),
    make('Bürstner', 'Elegance', [DUCATO]),
    make('Dethleffs', 'Globebus I, Trend I', [DUCATO]),
    make('Niesmann+Bischoff', 'Arto', [DUCATO, 'Iveco Daily']),
    make('Laika', 'Kreos', [DUCATO, 'Iveco Daily']),
    make('Concorde', 'Credo', ['Iveco Daily']),
    make('Frankia', 'M-Line', [SPRINTER]),
    make('Le Voyageur', 'Signature', [DUCATO]),
    make('Mobilvetta', 'K-Yacht', [DUCATO]),
  ],
  4: [
    make('Adria', 'Twin', [DUCATO, JUMPER]),
    make('Pössl', '2Win, Summit, Roadcruiser', [JUMPER, DUCATO]),
    make('Knaus', 'Boxstar, Boxlife', [DUCATO]),
    make('Weinsberg', 'CaraBus, CaraTour', [BOXER, DUCATO]),
    make('Hymer', 'Free, Grand Canyon', [DUCATO, SPRINTER]),
    make('Bürstner', 'Campeo, Eliseo', [JUMPER, DUCATO]),
    make('Dethleffs', 'Globetrail', [DUCATO]),
    make('Sunlight', 'Cliff', [DUCATO, JUMPER]),
    make('Carado', 'CV', [DUCATO]),
    make('Malibu', 'Van 600, Van 640', [DUCATO]),
    make('Westfalia', 'Amundsen, Columbus', [DUCATO]),
    make('Dreamer', 'D55', [DUCATO], { only: CONTINENT }),
    make('Rapido', 'V55', [DUCATO], { only: CONTINENT }),
    make('Font Vendôme', 'Leader Camp', [DUCATO, MASTER], { only: ['FR', 'BE', 'CH', 'ES'] }),
    make('Pilote', 'V600', [DUCATO]),
    make('Benimar', 'Benivan', [DUCATO, BOXER]),
    make('Roller Team', 'Livingstone', [DUCATO]),
    make('La Strada', 'Avanti', [JUMPER, DUCATO], { only: ['DE', 'AT', 'CH', 'NL'] }),
    make('Volkswagen', 'Grand California', ['Volkswagen Crafter'], { built: [2019, 2026] }),
    make('Karmann', 'Davis', [DUCATO]),
  ],
  5: [
    make('Volkswagen', 'California Beach, California Coast, California Ocean', [
      'Volkswagen T6',
      'Volkswagen T5',
    ]),
    make('Volkswagen', 'T3 Joker', ['Volkswagen T3'], { built: [1982, 1991] }),
    make('Volkswagen', 'T2 Westfalia', ['Volkswagen T2'], { built: [1972, 1979] }),
    make('Mercedes-Benz', 'Marco Polo', ['Mercedes-Benz V-Class', 'Mercedes-Benz Vito']),
    make('Ford', 'Nugget', ['Ford Transit Custom']),
    make('Pössl', 'Campster', ['Citroën Jumpy']),
    make('Crosscamp', 'Flex', ['Toyota Proace', 'Opel Zafira Life'], { built: [2019, 2026] }),
    make('Hanroad', 'Trek', ['Renault Trafic', 'Nissan NV300'], { only: ['FR', 'ES', 'PT', 'BE', 'CH'] }),
    make('Bürstner', 'Copa', ['Ford Transit Custom']),
    make('Westfalia', 'Kepler', ['Volkswagen T6']),
    make('Reimo', 'TrioStyle', ['Volkswagen T6', 'Volkswagen T5'], { only: ['DE', 'AT', 'CH', 'GB', 'IE'] }),
    make('Stylevan', 'Melbourne', ['Renault Trafic', 'Volkswagen T6'], { only: ['FR', 'BE', 'CH'] }),
    make('Campérêve', 'Family Van', ['Renault Trafic'], { only: ['FR', 'BE', 'CH'] }),
    make('Home-built', 'Trafic', ['Renault Trafic']),
    make('Home-built', 'Vito', ['Mercedes-Benz Vito']),
    make('Home-built', 'Transit Custom', ['Ford Transit Custom']),
  ],
  6: [
    make('Hobby', 'De Luxe, Excellent', []),
    make('Fendt', 'Bianco', []),
    make('Tabbert', 'Da Vinci', []),
    make('Knaus', 'Sport, Südwind', []),
    make('Adria', 'Aviva, Altea', []),
    make('Caravelair', 'Alba, Antarès', [], { only: CONTINENT }),
    make('Sterckeman', 'Starlett', [], { only: CONTINENT }),
    make('Eriba', 'Touring', []),
    make('LMC', 'Style', [], { only: CONTINENT }),
    make('Swift', 'Sprite', [], { only: ISLANDS }),
    make('Bailey', 'Phoenix', [], { only: ISLANDS }),
    make('Elddis', 'Avanté', [], { only: ISLANDS }),
    make('Airstream', 'Bambi', [], { only: [...STATES, 'GB', 'DE'] }),
  ],
  7: [
    make('Airstream', 'Basecamp', [], { only: STATES }),
    make('Winnebago', 'Solis', ['Ram ProMaster'], { only: STATES }),
    make('Thor', 'Four Winds', ['Ford E-450'], { only: STATES }),
    make('Jayco', 'Redhawk', ['Ford E-450'], { only: STATES }),
    make('Land Rover', 'Defender 110', ['Land Rover Defender'], { only: [...CONTINENT, ...ISLANDS] }),
    make('Toyota', 'Hilux', ['Toyota Hilux'], { only: [...CONTINENT, ...ISLANDS] }),
    make('Mercedes-Benz', '508 D', ['Mercedes-Benz T2'], { only: CONTINENT, built: [1978, 1989] }),
    make('Setra', 'S 80', ['Setra'], { only: ['DE', 'AT', 'NL'], built: [1974, 1982] }),
    make('Dacia', 'Duster', ['Dacia Duster'], { only: CONTINENT }),
  ],
};
