import type { Texts } from './texts';

export const english: Texts = {
  titles: [
    '{name}',
    '{name}, sleeps {beds}',
    '{name}, fully equipped',
    '{name}, ready to go',
    '{name} from {city}',
    '{name}: turn the key and leave',
    'Cosy {name} for {beds}',
    '{year} {name}',
  ],
  nicknamed: ['{nick} the {name}', 'Meet {nick}', 'On the road with {nick}', '{nick}, our {name}'],
  openers: [
    'Our {year} {name} has woken us up beside lochs, vineyards and one very curious cow.',
    'When we are not away in it, we like to think of our {name} taking somebody else somewhere good.',
    'After years of damp tents we moved into a {name}, and our backs have thanked us ever since.',
    'Whether it is two nights by the sea or a month of mountain passes, the {name} is happy with either.',
    'It is our spare room, our office on Fridays and our favourite place to read. Now it can be yours.',
  ],
  drivingOpeners: [
    'We bought our {name} for weekends and ended up driving it to the Arctic Circle.',
    'This {year} {name} is serviced every spring and drives much like a large car.',
  ],
  living: {
    van: [
      'It fits any parking space and most height barriers, and the bed is out before the kettle boils.',
      'Small outside, clever inside: it sleeps {beds}, the kitchen slides out and the tailgate frames the view.',
      'Pop the roof, open the side door, and the bedroom has the best view in the county.',
    ],
    campervan: [
      'The fixed bed stays made, all the bags go underneath, and you can stand up to cook.',
      'Sleeps {beds}, with a proper table and a place for everything.',
      'Short enough for narrow lanes, roomy enough for a rainy day and a board game.',
    ],
    motorhome: [
      'On board are {seats} belted seats, beds for {beds}, a big table and a washroom you can turn round in.',
      'Big fridge, garage for the toys, plenty of light: a family can live here for weeks and still be friends.',
      'The children get their own corner, so do the parents, and everybody meets at the table.',
    ],
    caravan: [
      'Pitch it, unhitch it, and the car is free for days out. It sleeps {beds} and the awning doubles the lounge.',
      'It tows quietly and is set up in twenty minutes; we will show you how.',
    ],
    other: [
      'Nothing off the shelf here: the conversion was done by hand and every board has a story.',
      'Sleeps {beds}, tyres that like gravel and a kitchen that opens to the outside.',
    ],
  },
  equipment: {
    shower: [
      'The shower runs hot in ten minutes.',
      'With a shower and hot water on board you can skip the campsites.',
    ],
    solar_panel: [
      'The solar panel keeps us going for three days without hook-up.',
      'Solar keeps the fridge and the phones alive a long way from anywhere.',
    ],
    awning: [
      'The awning is out in a minute; table and chairs are in the back.',
      'There is always shade under the awning.',
    ],
    bike_rack: ['The rack takes e-bikes too.', 'Bring your bikes, the rack is fitted.'],
    heating: [
      'The heating runs while parked, so February nights are fine.',
      'Tested at minus eight: twenty degrees inside.',
    ],
    child_seat: [
      'A child seat is yours for the asking, just tell us the age.',
      'We are glad to lend a booster seat.',
    ],
    winter_tires: [
      'It has winter tyres on, so snow is no reason to stay home.',
      'On winter tyres from November to March.',
    ],
    barbecue: ['The gas barbecue lives in the boot.', 'Barbecue and gas are included, sausages are not.'],
    bedding: ['Duvets and fresh linen are included.', 'The beds are made when you arrive.'],
  },
  pets: ['Dogs are welcome, ours comes along too.', 'Well-behaved pets travel free.'],
  unlimited: [
    'Far to go? It can be booked with unlimited mileage.',
    'Unlimited mileage is on offer for those who cannot stop driving.',
  ],
  handover: [
    'We meet in {city}, show you round properly and hand over our list of quiet spots.',
    'It lives on a quiet street in {city}; your car can have its space.',
    'Coming by train? We pick you up from the station in {city}.',
    'Allow an hour in {city}: we go through everything from the water pump to the spare bed.',
  ],
  business: [
    'We have been renting from {city} for more than ten years, check every vehicle between trips and answer the phone at weekends.',
    'At our depot in {city} you get a clean vehicle, a full tank and an unhurried handover.',
  ],
  closings: [
    'Any questions? Write to us, we usually answer the same evening.',
    'Please look after it as if it were yours.',
    'Safe travels, and send us a picture!',
    'We cannot wait to hear where it takes you.',
    'Early start or late return? Ask, we can usually make it work.',
  ],
};
