import { defineMessages } from 'react-intl';

/** Names of the fields that the api can refuse, by the field's key in its answer. */
export const fieldMessages = defineMessages({
  abroad_allowed: {
    id: 'failures.abroad-allowed',
    defaultMessage: 'Trips abroad',
    description:
      'Name of the field abroad_allowed: the bold line of a message in the corner when its value was refused',
  },
  accuracy: {
    id: 'failures.accuracy',
    defaultMessage: 'Like its pictures',
    description:
      'Name of the field accuracy: the bold line of a message in the corner when its value was refused',
  },
  amount: {
    id: 'failures.amount',
    defaultMessage: 'Amount',
    description:
      'Name of the field amount: the bold line of a message in the corner when its value was refused',
  },
  answer: {
    id: 'failures.answer',
    defaultMessage: 'Answer',
    description:
      'Name of the field answer: the bold line of a message in the corner when its value was refused',
  },
  automatic_gear: {
    id: 'failures.automatic-gear',
    defaultMessage: 'Gearbox',
    description:
      'Name of the field automatic_gear: the bold line of a message in the corner when its value was refused',
  },
  beds: {
    id: 'failures.beds',
    defaultMessage: 'Berths',
    description:
      'Name of the field beds: the bold line of a message in the corner when its value was refused',
  },
  birth_city: {
    id: 'failures.birth-city',
    defaultMessage: 'Place of birth',
    description:
      'Name of the field birth_city: the bold line of a message in the corner when its value was refused',
  },
  birth_country: {
    id: 'failures.birth-country',
    defaultMessage: 'Country of birth',
    description:
      'Name of the field birth_country: the bold line of a message in the corner when its value was refused',
  },
  birthday: {
    id: 'failures.birthday',
    defaultMessage: 'Date of birth',
    description:
      'Name of the field birthday: the bold line of a message in the corner when its value was refused',
  },
  booking_id: {
    id: 'failures.booking-id',
    defaultMessage: 'Booking number',
    description:
      'Name of the field booking_id: the bold line of a message in the corner when its value was refused',
  },
  borned_on: {
    id: 'failures.borned-on',
    defaultMessage: 'Date of birth',
    description:
      'Name of the field borned_on: the bold line of a message in the corner when its value was refused',
  },
  brand: {
    id: 'failures.brand',
    defaultMessage: 'Converted by',
    description:
      'Name of the field brand: the bold line of a message in the corner when its value was refused',
  },
  camper: {
    id: 'failures.camper',
    defaultMessage: 'Camper',
    description:
      'Name of the field camper: the bold line of a message in the corner when its value was refused',
  },
  cancel_insurance: {
    id: 'failures.cancel-insurance',
    defaultMessage: 'Cancellation insurance',
    description:
      'Name of the field cancel_insurance: the bold line of a message in the corner when its value was refused',
  },
  care: {
    id: 'failures.care',
    defaultMessage: 'Care for the camper',
    description:
      'Name of the field care: the bold line of a message in the corner when its value was refused',
  },
  city: {
    id: 'failures.city',
    defaultMessage: 'Town',
    description:
      'Name of the field city: the bold line of a message in the corner when its value was refused',
  },
  cleanliness: {
    id: 'failures.cleanliness',
    defaultMessage: 'Cleanliness',
    description:
      'Name of the field cleanliness: the bold line of a message in the corner when its value was refused',
  },
  closed_dates: {
    id: 'failures.closed-dates',
    defaultMessage: 'Days without hand-over',
    description:
      'Name of the field closed_dates: the bold line of a message in the corner when its value was refused',
  },
  closed_weekdays: {
    id: 'failures.closed-weekdays',
    defaultMessage: 'Weekdays without hand-over',
    description:
      'Name of the field closed_weekdays: the bold line of a message in the corner when its value was refused',
  },
  code: {
    id: 'failures.code',
    defaultMessage: 'Code',
    description:
      'Name of the field code: the bold line of a message in the corner when its value was refused',
  },
  colour: {
    id: 'failures.colour',
    defaultMessage: 'Colour',
    description:
      'Name of the field colour: the bold line of a message in the corner when its value was refused',
  },
  comment: {
    id: 'failures.comment',
    defaultMessage: 'Comment',
    description:
      'Name of the field comment: the bold line of a message in the corner when its value was refused',
  },
  communication: {
    id: 'failures.communication',
    defaultMessage: 'Communication',
    description:
      'Name of the field communication: the bold line of a message in the corner when its value was refused',
  },
  content: {
    id: 'failures.content',
    defaultMessage: 'Message',
    description:
      'Name of the field content: the bold line of a message in the corner when its value was refused',
  },
  cooking_energies: {
    id: 'failures.cooking-energies',
    defaultMessage: 'Cooker',
    description:
      'Name of the field cooking_energies: the bold line of a message in the corner when its value was refused',
  },
  country: {
    id: 'failures.country',
    defaultMessage: 'Country',
    description:
      'Name of the field country: the bold line of a message in the corner when its value was refused',
  },
  country_of_residence: {
    id: 'failures.country-of-residence',
    defaultMessage: 'Country of residence',
    description:
      'Name of the field country_of_residence: the bold line of a message in the corner when its value was refused',
  },
  coupon_code: {
    id: 'failures.coupon-code',
    defaultMessage: 'Coupon code',
    description:
      'Name of the field coupon_code: the bold line of a message in the corner when its value was refused',
  },
  cvx: {
    id: 'failures.cvx',
    defaultMessage: 'Security code',
    description: 'Name of the field cvx: the bold line of a message in the corner when its value was refused',
  },
  date: {
    id: 'failures.date',
    defaultMessage: 'First registered',
    description:
      'Name of the field date: the bold line of a message in the corner when its value was refused',
  },
  date_from: {
    id: 'failures.date-from',
    defaultMessage: 'First day',
    description:
      'Name of the field date_from: the bold line of a message in the corner when its value was refused',
  },
  date_to: {
    id: 'failures.date-to',
    defaultMessage: 'Last day',
    description:
      'Name of the field date_to: the bold line of a message in the corner when its value was refused',
  },
  dates_0: {
    id: 'failures.dates-0',
    defaultMessage: 'First day',
    description:
      'Name of the field dates_0: the bold line of a message in the corner when its value was refused',
  },
  dates_1: {
    id: 'failures.dates-1',
    defaultMessage: 'Last day',
    description:
      'Name of the field dates_1: the bold line of a message in the corner when its value was refused',
  },
  days: {
    id: 'failures.days',
    defaultMessage: 'Number of days',
    description:
      'Name of the field days: the bold line of a message in the corner when its value was refused',
  },
  deposit: {
    id: 'failures.deposit',
    defaultMessage: 'Deposit',
    description:
      'Name of the field deposit: the bold line of a message in the corner when its value was refused',
  },
  deposit_mean: {
    id: 'failures.deposit-mean',
    defaultMessage: 'You take the deposit by',
    description:
      'Name of the field deposit_mean: the bold line of a message in the corner when its value was refused',
  },
  description: {
    id: 'failures.description',
    defaultMessage: 'Description',
    description:
      'Name of the field description: the bold line of a message in the corner when its value was refused',
  },
  discount_early: {
    id: 'failures.discount-early',
    defaultMessage: 'Discount for early bookings',
    description:
      'Name of the field discount_early: the bold line of a message in the corner when its value was refused',
  },
  discount_weekly: {
    id: 'failures.discount-weekly',
    defaultMessage: 'Discount for long trips',
    description:
      'Name of the field discount_weekly: the bold line of a message in the corner when its value was refused',
  },
  document_id: {
    id: 'failures.document-id',
    defaultMessage: 'Document',
    description:
      'Name of the field document_id: the bold line of a message in the corner when its value was refused',
  },
  driver_born_on: {
    id: 'failures.driver-born-on',
    defaultMessage: 'Driver’s date of birth',
    description:
      'Name of the field driver_born_on: the bold line of a message in the corner when its value was refused',
  },
  driver_licence_since: {
    id: 'failures.driver-licence-since',
    defaultMessage: 'Driving licence since',
    description:
      'Name of the field driver_licence_since: the bold line of a message in the corner when its value was refused',
  },
  electric_plug_types: {
    id: 'failures.electric-plug-types',
    defaultMessage: 'Sockets',
    description:
      'Name of the field electric_plug_types: the bold line of a message in the corner when its value was refused',
  },
  email: {
    id: 'failures.email',
    defaultMessage: 'E-mail',
    description:
      'Name of the field email: the bold line of a message in the corner when its value was refused',
  },
  equipments: {
    id: 'failures.equipments',
    defaultMessage: 'Equipment',
    description:
      'Name of the field equipments: the bold line of a message in the corner when its value was refused',
  },
  expiration_date: {
    id: 'failures.expiration-date',
    defaultMessage: 'Valid until',
    description:
      'Name of the field expiration_date: the bold line of a message in the corner when its value was refused',
  },
  expiry: {
    id: 'failures.expiry',
    defaultMessage: 'Card expiry date',
    description:
      'Name of the field expiry: the bold line of a message in the corner when its value was refused',
  },
  extra_km_price: {
    id: 'failures.extra-km-price',
    defaultMessage: 'Each further kilometre',
    description:
      'Name of the field extra_km_price: the bold line of a message in the corner when its value was refused',
  },
  first_name: {
    id: 'failures.first-name',
    defaultMessage: 'First name',
    description:
      'Name of the field first_name: the bold line of a message in the corner when its value was refused',
  },
  fridge_energies: {
    id: 'failures.fridge-energies',
    defaultMessage: 'Fridge',
    description:
      'Name of the field fridge_energies: the bold line of a message in the corner when its value was refused',
  },
  fuel: {
    id: 'failures.fuel',
    defaultMessage: 'Fuel',
    description:
      'Name of the field fuel: the bold line of a message in the corner when its value was refused',
  },
  fuel_eighths: {
    id: 'failures.fuel-eighths',
    defaultMessage: 'Fuel',
    description:
      'Name of the field fuel_eighths: the bold line of a message in the corner when its value was refused',
  },
  gvw: {
    id: 'failures.gvw',
    defaultMessage: 'Gross weight',
    description: 'Name of the field gvw: the bold line of a message in the corner when its value was refused',
  },
  handover: {
    id: 'failures.handover',
    defaultMessage: 'Handover',
    description:
      'Name of the field handover: the bold line of a message in the corner when its value was refused',
  },
  heating_energies: {
    id: 'failures.heating-energies',
    defaultMessage: 'Heating',
    description:
      'Name of the field heating_energies: the bold line of a message in the corner when its value was refused',
  },
  height: {
    id: 'failures.height',
    defaultMessage: 'Height',
    description:
      'Name of the field height: the bold line of a message in the corner when its value was refused',
  },
  holder: {
    id: 'failures.holder',
    defaultMessage: 'Name on the card',
    description:
      'Name of the field holder: the bold line of a message in the corner when its value was refused',
  },
  hour_from: {
    id: 'failures.hour-from',
    defaultMessage: 'Pick-up time',
    description:
      'Name of the field hour_from: the bold line of a message in the corner when its value was refused',
  },
  hour_to: {
    id: 'failures.hour-to',
    defaultMessage: 'Return time',
    description:
      'Name of the field hour_to: the bold line of a message in the corner when its value was refused',
  },
  iban: {
    id: 'failures.iban',
    defaultMessage: 'IBAN',
    description:
      'Name of the field iban: the bold line of a message in the corner when its value was refused',
  },
  instant_booking_activated: {
    id: 'failures.instant-booking-activated',
    defaultMessage: 'Instant booking',
    description:
      'Name of the field instant_booking_activated: the bold line of a message in the corner when its value was refused',
  },
  insurance_id: {
    id: 'failures.insurance-id',
    defaultMessage: 'Insurance',
    description:
      'Name of the field insurance_id: the bold line of a message in the corner when its value was refused',
  },
  insured_by: {
    id: 'failures.insured-by',
    defaultMessage: 'Insurance',
    description:
      'Name of the field insured_by: the bold line of a message in the corner when its value was refused',
  },
  is_professional: {
    id: 'failures.is-professional',
    defaultMessage: 'Private or professional',
    description:
      'Name of the field is_professional: the bold line of a message in the corner when its value was refused',
  },
  issuing_country: {
    id: 'failures.issuing-country',
    defaultMessage: 'Country of the tax number',
    description:
      'Name of the field issuing_country: the bold line of a message in the corner when its value was refused',
  },
  kind: {
    id: 'failures.kind',
    defaultMessage: 'Kind of claim',
    description:
      'Name of the field kind: the bold line of a message in the corner when its value was refused',
  },
  km: {
    id: 'failures.km',
    defaultMessage: 'Kilometres',
    description: 'Name of the field km: the bold line of a message in the corner when its value was refused',
  },
  km_200_price: {
    id: 'failures.km-200-price',
    defaultMessage: '200 km a day',
    description:
      'Name of the field km_200_price: the bold line of a message in the corner when its value was refused',
  },
  km_package: {
    id: 'failures.km-package',
    defaultMessage: 'Kilometre package',
    description:
      'Name of the field km_package: the bold line of a message in the corner when its value was refused',
  },
  km_unlimited: {
    id: 'failures.km-unlimited',
    defaultMessage: 'Unlimited kilometres',
    description:
      'Name of the field km_unlimited: the bold line of a message in the corner when its value was refused',
  },
  km_unlimited_price: {
    id: 'failures.km-unlimited-price',
    defaultMessage: 'Price of unlimited kilometres',
    description:
      'Name of the field km_unlimited_price: the bold line of a message in the corner when its value was refused',
  },
  languages_spoken: {
    id: 'failures.languages-spoken',
    defaultMessage: 'Languages',
    description:
      'Name of the field languages_spoken: the bold line of a message in the corner when its value was refused',
  },
  last_name: {
    id: 'failures.last-name',
    defaultMessage: 'Last name',
    description:
      'Name of the field last_name: the bold line of a message in the corner when its value was refused',
  },
  length: {
    id: 'failures.length',
    defaultMessage: 'Length',
    description:
      'Name of the field length: the bold line of a message in the corner when its value was refused',
  },
  length_cm: {
    id: 'failures.length-cm',
    defaultMessage: 'Length of the bed',
    description:
      'Name of the field length_cm: the bold line of a message in the corner when its value was refused',
  },
  licence_type: {
    id: 'failures.licence-type',
    defaultMessage: 'Type of driving licence',
    description:
      'Name of the field licence_type: the bold line of a message in the corner when its value was refused',
  },
  locale: {
    id: 'failures.locale',
    defaultMessage: 'Language',
    description:
      'Name of the field locale: the bold line of a message in the corner when its value was refused',
  },
  location: {
    id: 'failures.location',
    defaultMessage: 'Place',
    description:
      'Name of the field location: the bold line of a message in the corner when its value was refused',
  },
  manufacturer: {
    id: 'failures.manufacturer',
    defaultMessage: 'Base vehicle',
    description:
      'Name of the field manufacturer: the bold line of a message in the corner when its value was refused',
  },
  max_months_future_rental: {
    id: 'failures.max-months-future-rental',
    defaultMessage: 'Last return',
    description:
      'Name of the field max_months_future_rental: the bold line of a message in the corner when its value was refused',
  },
  max_price: {
    id: 'failures.max-price',
    defaultMessage: 'Highest price',
    description:
      'Name of the field max_price: the bold line of a message in the corner when its value was refused',
  },
  max_quantity: {
    id: 'failures.max-quantity',
    defaultMessage: 'How many at most',
    description:
      'Name of the field max_quantity: the bold line of a message in the corner when its value was refused',
  },
  mechanics: {
    id: 'failures.mechanics',
    defaultMessage: 'Mechanics',
    description:
      'Name of the field mechanics: the bold line of a message in the corner when its value was refused',
  },
  message: {
    id: 'failures.message',
    defaultMessage: 'Message',
    description:
      'Name of the field message: the bold line of a message in the corner when its value was refused',
  },
  min_days: {
    id: 'failures.min-days',
    defaultMessage: 'Least number of days',
    description:
      'Name of the field min_days: the bold line of a message in the corner when its value was refused',
  },
  min_future_days: {
    id: 'failures.min-future-days',
    defaultMessage: 'First pick-up',
    description:
      'Name of the field min_future_days: the bold line of a message in the corner when its value was refused',
  },
  min_price: {
    id: 'failures.min-price',
    defaultMessage: 'Lowest price',
    description:
      'Name of the field min_price: the bold line of a message in the corner when its value was refused',
  },
  model: {
    id: 'failures.model',
    defaultMessage: 'Model',
    description:
      'Name of the field model: the bold line of a message in the corner when its value was refused',
  },
  name: {
    id: 'failures.name',
    defaultMessage: 'Name',
    description:
      'Name of the field name: the bold line of a message in the corner when its value was refused',
  },
  nationality: {
    id: 'failures.nationality',
    defaultMessage: 'Nationality',
    description:
      'Name of the field nationality: the bold line of a message in the corner when its value was refused',
  },
  new_password: {
    id: 'failures.new-password',
    defaultMessage: 'New password',
    description:
      'Name of the field new_password: the bold line of a message in the corner when its value was refused',
  },
  note: {
    id: 'failures.note',
    defaultMessage: 'Note',
    description:
      'Name of the field note: the bold line of a message in the corner when its value was refused',
  },
  number: {
    id: 'failures.number',
    defaultMessage: 'Number',
    description:
      'Name of the field number: the bold line of a message in the corner when its value was refused',
  },
  number_of_seats: {
    id: 'failures.number-of-seats',
    defaultMessage: 'Number of seats',
    description:
      'Name of the field number_of_seats: the bold line of a message in the corner when its value was refused',
  },
  number_of_weekends: {
    id: 'failures.number-of-weekends',
    defaultMessage: 'Number of weekends',
    description:
      'Name of the field number_of_weekends: the bold line of a message in the corner when its value was refused',
  },
  number_of_weeks: {
    id: 'failures.number-of-weeks',
    defaultMessage: 'Number of weeks',
    description:
      'Name of the field number_of_weeks: the bold line of a message in the corner when its value was refused',
  },
  odometer_km: {
    id: 'failures.odometer-km',
    defaultMessage: 'Odometer',
    description:
      'Name of the field odometer_km: the bold line of a message in the corner when its value was refused',
  },
  old_password: {
    id: 'failures.old-password',
    defaultMessage: 'Current password',
    description:
      'Name of the field old_password: the bold line of a message in the corner when its value was refused',
  },
  options: {
    id: 'failures.options',
    defaultMessage: 'Extras',
    description:
      'Name of the field options: the bold line of a message in the corner when its value was refused',
  },
  page: {
    id: 'failures.page',
    defaultMessage: 'Page',
    description:
      'Name of the field page: the bold line of a message in the corner when its value was refused',
  },
  password: {
    id: 'failures.password',
    defaultMessage: 'Password',
    description:
      'Name of the field password: the bold line of a message in the corner when its value was refused',
  },
  pets_allowed: {
    id: 'failures.pets-allowed',
    defaultMessage: 'Pets',
    description:
      'Name of the field pets_allowed: the bold line of a message in the corner when its value was refused',
  },
  phone: {
    id: 'failures.phone',
    defaultMessage: 'Phone number',
    description:
      'Name of the field phone: the bold line of a message in the corner when its value was refused',
  },
  phone_number: {
    id: 'failures.phone-number',
    defaultMessage: 'Phone number',
    description:
      'Name of the field phone_number: the bold line of a message in the corner when its value was refused',
  },
  picture: {
    id: 'failures.picture',
    defaultMessage: 'Picture',
    description:
      'Name of the field picture: the bold line of a message in the corner when its value was refused',
  },
  place: {
    id: 'failures.place',
    defaultMessage: 'Where it is',
    description:
      'Name of the field place: the bold line of a message in the corner when its value was refused',
  },
  price: {
    id: 'failures.price',
    defaultMessage: 'Price',
    description:
      'Name of the field price: the bold line of a message in the corner when its value was refused',
  },
  price_high: {
    id: 'failures.price-high',
    defaultMessage: 'High season, a day',
    description:
      'Name of the field price_high: the bold line of a message in the corner when its value was refused',
  },
  price_low: {
    id: 'failures.price-low',
    defaultMessage: 'Low season, a day',
    description:
      'Name of the field price_low: the bold line of a message in the corner when its value was refused',
  },
  price_mid: {
    id: 'failures.price-mid',
    defaultMessage: 'Middle season, a day',
    description:
      'Name of the field price_mid: the bold line of a message in the corner when its value was refused',
  },
  price_total: {
    id: 'failures.price-total',
    defaultMessage: 'Total price',
    description:
      'Name of the field price_total: the bold line of a message in the corner when its value was refused',
  },
  private_comment: {
    id: 'failures.private-comment',
    defaultMessage: 'Private note',
    description:
      'Name of the field private_comment: the bold line of a message in the corner when its value was refused',
  },
  professional_type: {
    id: 'failures.professional-type',
    defaultMessage: 'Type of business',
    description:
      'Name of the field professional_type: the bold line of a message in the corner when its value was refused',
  },
  punctuality: {
    id: 'failures.punctuality',
    defaultMessage: 'Punctuality',
    description:
      'Name of the field punctuality: the bold line of a message in the corner when its value was refused',
  },
  purpose: {
    id: 'failures.purpose',
    defaultMessage: 'Purpose of the trip',
    description:
      'Name of the field purpose: the bold line of a message in the corner when its value was refused',
  },
  quantity: {
    id: 'failures.quantity',
    defaultMessage: 'Quantity',
    description:
      'Name of the field quantity: the bold line of a message in the corner when its value was refused',
  },
  query: {
    id: 'failures.query',
    defaultMessage: 'Search',
    description:
      'Name of the field query: the bold line of a message in the corner when its value was refused',
  },
  rating: {
    id: 'failures.rating',
    defaultMessage: 'Stars',
    description:
      'Name of the field rating: the bold line of a message in the corner when its value was refused',
  },
  real_edition_date: {
    id: 'failures.real-edition-date',
    defaultMessage: 'Issued on',
    description:
      'Name of the field real_edition_date: the bold line of a message in the corner when its value was refused',
  },
  reason: {
    id: 'failures.reason',
    defaultMessage: 'Reason',
    description:
      'Name of the field reason: the bold line of a message in the corner when its value was refused',
  },
  reasons: {
    id: 'failures.reasons',
    defaultMessage: 'Reasons',
    description:
      'Name of the field reasons: the bold line of a message in the corner when its value was refused',
  },
  recurrence: {
    id: 'failures.recurrence',
    defaultMessage: 'How it is paid',
    description:
      'Name of the field recurrence: the bold line of a message in the corner when its value was refused',
  },
  refund_total: {
    id: 'failures.refund-total',
    defaultMessage: 'Refund',
    description:
      'Name of the field refund_total: the bold line of a message in the corner when its value was refused',
  },
  registration: {
    id: 'failures.registration',
    defaultMessage: 'Number plate',
    description:
      'Name of the field registration: the bold line of a message in the corner when its value was refused',
  },
  registration_country: {
    id: 'failures.registration-country',
    defaultMessage: 'Registered in',
    description:
      'Name of the field registration_country: the bold line of a message in the corner when its value was refused',
  },
  registration_number: {
    id: 'failures.registration-number',
    defaultMessage: 'Company number',
    description:
      'Name of the field registration_number: the bold line of a message in the corner when its value was refused',
  },
  remarks: {
    id: 'failures.remarks',
    defaultMessage: 'Remarks',
    description:
      'Name of the field remarks: the bold line of a message in the corner when its value was refused',
  },
  rental_cover: {
    id: 'failures.rental-cover',
    defaultMessage: 'Rental cover',
    description:
      'Name of the field rental_cover: the bold line of a message in the corner when its value was refused',
  },
  reply: {
    id: 'failures.reply',
    defaultMessage: 'Answer',
    description:
      'Name of the field reply: the bold line of a message in the corner when its value was refused',
  },
  save_card: {
    id: 'failures.save-card',
    defaultMessage: 'Save the card',
    description:
      'Name of the field save_card: the bold line of a message in the corner when its value was refused',
  },
  seatbelts: {
    id: 'failures.seatbelts',
    defaultMessage: 'Seats with belts',
    description:
      'Name of the field seatbelts: the bold line of a message in the corner when its value was refused',
  },
  second_driver: {
    id: 'failures.second-driver',
    defaultMessage: 'Second driver',
    description:
      'Name of the field second_driver: the bold line of a message in the corner when its value was refused',
  },
  sleeps: {
    id: 'failures.sleeps',
    defaultMessage: 'For how many people',
    description:
      'Name of the field sleeps: the bold line of a message in the corner when its value was refused',
  },
  smoking_allowed: {
    id: 'failures.smoking-allowed',
    defaultMessage: 'Smoking',
    description:
      'Name of the field smoking_allowed: the bold line of a message in the corner when its value was refused',
  },
  street: {
    id: 'failures.street',
    defaultMessage: 'Street and number',
    description:
      'Name of the field street: the bold line of a message in the corner when its value was refused',
  },
  terms: {
    id: 'failures.terms',
    defaultMessage: 'Terms',
    description:
      'Name of the field terms: the bold line of a message in the corner when its value was refused',
  },
  text: {
    id: 'failures.text',
    defaultMessage: 'Message',
    description:
      'Name of the field text: the bold line of a message in the corner when its value was refused',
  },
  topic: {
    id: 'failures.topic',
    defaultMessage: 'Topic',
    description:
      'Name of the field topic: the bold line of a message in the corner when its value was refused',
  },
  travelers: {
    id: 'failures.travelers',
    defaultMessage: 'Travellers',
    description:
      'Name of the field travelers: the bold line of a message in the corner when its value was refused',
  },
  type: {
    id: 'failures.type',
    defaultMessage: 'Type',
    description:
      'Name of the field type: the bold line of a message in the corner when its value was refused',
  },
  unit_price: {
    id: 'failures.unit-price',
    defaultMessage: 'Price',
    description:
      'Name of the field unit_price: the bold line of a message in the corner when its value was refused',
  },
  url: {
    id: 'failures.url',
    defaultMessage: 'Address of the calendar',
    description: 'Name of the field url: the bold line of a message in the corner when its value was refused',
  },
  use_rental_credits: {
    id: 'failures.use-rental-credits',
    defaultMessage: 'Rental credit',
    description:
      'Name of the field use_rental_credits: the bold line of a message in the corner when its value was refused',
  },
  bank_reference: {
    id: 'failures.bank-reference',
    defaultMessage: 'Reference of the transfer',
    description:
      'Name of the field bank_reference: the bold line of a message in the corner when its value was refused',
  },
  most_uses: {
    id: 'failures.most-uses',
    defaultMessage: 'Number of trips',
    description:
      'Name of the field most_uses: the bold line of a message in the corner when its value was refused',
  },
  percent: {
    id: 'failures.percent',
    defaultMessage: 'Percentage',
    description:
      'Name of the field percent: the bold line of a message in the corner when its value was refused',
  },
  valid_from: {
    id: 'failures.valid-from',
    defaultMessage: 'First day',
    description:
      'Name of the field valid_from: the bold line of a message in the corner when its value was refused',
  },
  valid_until: {
    id: 'failures.valid-until',
    defaultMessage: 'Last day',
    description:
      'Name of the field valid_until: the bold line of a message in the corner when its value was refused',
  },
  user_id: {
    id: 'failures.user-id',
    defaultMessage: 'Member number',
    description:
      'Name of the field user_id: the bold line of a message in the corner when its value was refused',
  },
  username: {
    id: 'failures.username',
    defaultMessage: 'E-mail',
    description:
      'Name of the field username: the bold line of a message in the corner when its value was refused',
  },
  value: {
    id: 'failures.value',
    defaultMessage: 'What it is worth today',
    description:
      'Name of the field value: the bold line of a message in the corner when its value was refused',
  },
  vat_number: {
    id: 'failures.vat-number',
    defaultMessage: 'VAT number',
    description:
      'Name of the field vat_number: the bold line of a message in the corner when its value was refused',
  },
  vehicle_availability: {
    id: 'failures.vehicle-availability',
    defaultMessage: 'Availability',
    description:
      'Name of the field vehicle_availability: the bold line of a message in the corner when its value was refused',
  },
  vehicle_registered_year: {
    id: 'failures.vehicle-registered-year',
    defaultMessage: 'Year of registration',
    description:
      'Name of the field vehicle_registered_year: the bold line of a message in the corner when its value was refused',
  },
  vehicle_registration_country: {
    id: 'failures.vehicle-registration-country',
    defaultMessage: 'Country of registration',
    description:
      'Name of the field vehicle_registration_country: the bold line of a message in the corner when its value was refused',
  },
  vehicle_type: {
    id: 'failures.vehicle-type',
    defaultMessage: 'Type of vehicle',
    description:
      'Name of the field vehicle_type: the bold line of a message in the corner when its value was refused',
  },
  verdict: {
    id: 'failures.verdict',
    defaultMessage: 'Decision',
    description:
      'Name of the field verdict: the bold line of a message in the corner when its value was refused',
  },
  week: {
    id: 'failures.week',
    defaultMessage: 'Week',
    description:
      'Name of the field week: the bold line of a message in the corner when its value was refused',
  },
  width: {
    id: 'failures.width',
    defaultMessage: 'Width',
    description:
      'Name of the field width: the bold line of a message in the corner when its value was refused',
  },
  width_cm: {
    id: 'failures.width-cm',
    defaultMessage: 'Width of the bed',
    description:
      'Name of the field width_cm: the bold line of a message in the corner when its value was refused',
  },
  year: {
    id: 'failures.year',
    defaultMessage: 'Year',
    description:
      'Name of the field year: the bold line of a message in the corner when its value was refused',
  },
  zipcode: {
    id: 'failures.zipcode',
    defaultMessage: 'Postcode',
    description:
      'Name of the field zipcode: the bold line of a message in the corner when its value was refused',
  },
});
