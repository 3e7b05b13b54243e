/** What a person reads in the funnels, as far as the journeys go by it. */
export interface FunnelWords {
  goOn: string;
  send: RegExp;
  toPayment: string;
  pay: RegExp;
  pricePanel: string;
  /** What is wrong with a step that tells nothing. */
  noLicenceDay: string | RegExp;
  noPurpose: string;
  noMessage: RegExp;
  noCard: string;
  notAgreed: string;
}

const en: FunnelWords = {
  goOn: 'Continue',
  send: /^Send the request to /,
  toPayment: 'Continue to payment',
  pay: /^Pay /,
  pricePanel: 'Your trip and its price',
  noLicenceDay: 'Enter the day of issue of the licence.',
  noPurpose: 'Choose the purpose of the trip.',
  noMessage: /^Write .+ a line or two\.$/,
  noCard: 'Enter the card number.',
  notAgreed: 'Read the contract and the refund rules, then tick this.',
};

const fr: FunnelWords = {
  goOn: 'Continuer',
  send: /^Envoyer la demande/,
  toPayment: 'Passer au paiement',
  pay: /^Payer /,
  pricePanel: 'Votre voyage et son prix',
  noLicenceDay: 'Saisissez la date de délivrance du permis.',
  noPurpose: 'Choisissez le motif du voyage.',
  noMessage: /^Écrivez une ligne ou deux à .+\.$/,
  noCard: 'Indiquez le numéro de la carte.',
  notAgreed: 'Lisez le contrat et les règles de remboursement, puis cochez ici.',
};

const de: FunnelWords = {
  goOn: 'Weiter',
  send: /^Anfrage an .+ senden$/,
  toPayment: 'Weiter zur Zahlung',
  pay: /^.+ zahlen$/,
  pricePanel: 'Ihre Reise und ihr Preis',
  noLicenceDay: 'Geben Sie das Ausstellungsdatum des Führerscheins ein.',
  noPurpose: 'Wählen Sie den Zweck der Reise.',
  noMessage: /^Schreiben Sie .+ ein oder zwei Zeilen\.$/,
  noCard: 'Geben Sie die Kartennummer ein.',
  notAgreed: 'Lesen Sie Vertrag und Erstattungsregeln und setzen Sie dann hier den Haken.',
};

const es: FunnelWords = {
  goOn: 'Continuar',
  send: /^Enviar la solicitud a /,
  toPayment: 'Continuar al pago',
  pay: /^Pagar /,
  pricePanel: 'Tu viaje y su precio',
  noLicenceDay: 'Escribe la fecha de expedición del permiso de conducir.',
  noPurpose: 'Elige el motivo del viaje.',
  noMessage: /^Escribe a .+ una línea o dos\.$/,
  noCard: 'Escribe el número de la tarjeta.',
  notAgreed: 'Lee el contrato y las reglas de reembolso y marca esta casilla.',
};

const it: FunnelWords = {
  goOn: 'Continua',
  send: /^Invia la richiesta a /,
  toPayment: 'Vai al pagamento',
  pay: /^Paga /,
  pricePanel: 'Il tuo viaggio e il suo prezzo',
  noLicenceDay: /^Scrivi la data di rilascio della (patente|licenza di condurre)\.$/,
  noPurpose: 'Scegli il motivo del viaggio.',
  noMessage: /^Scrivi a .+ una riga o due\.$/,
  noCard: 'Inserisci il numero della carta.',
  notAgreed: 'Leggi il contratto e le regole di rimborso, poi spunta qui.',
};

const nl: FunnelWords = {
  goOn: 'Verder',
  send: /^Aanvraag sturen naar /,
  toPayment: 'Verder naar betalen',
  pay: /^Betaal /,
  pricePanel: 'Je reis en de prijs',
  noLicenceDay: 'Vul de afgiftedatum van het rijbewijs in.',
  noPurpose: 'Kies het doel van de reis.',
  noMessage: /^Schrijf .+ een regel of twee\.$/,
  noCard: 'Vul het kaartnummer in.',
  notAgreed: 'Lees het contract en de terugbetalingsregels en vink dit dan aan.',
};

const pt: FunnelWords = {
  goOn: 'Continuar',
  send: /^Enviar o pedido a /,
  toPayment: 'Continuar para o pagamento',
  pay: /^Pagar /,
  pricePanel: 'A sua viagem e o seu preço',
  noLicenceDay: 'Escreva a data de emissão da carta de condução.',
  noPurpose: 'Escolha o motivo da viagem.',
  noMessage: /^Escreva a .+ uma linha ou duas\.$/,
  noCard: 'Indique o número do cartão.',
  notAgreed: 'Leia o contrato e as regras de reembolso e assinale aqui.',
};

const ca: FunnelWords = {
  goOn: 'Continua',
  send: /^Envia la sol·licitud a /,
  toPayment: 'Continua cap al pagament',
  pay: /^Paga /,
  pricePanel: 'El teu viatge i el seu preu',
  noLicenceDay: 'Escriu la data d’expedició del permís de conduir.',
  noPurpose: 'Tria el motiu del viatge.',
  noMessage: /^Escriu a .+ una línia o dues\.$/,
  noCard: 'Escriu el número de la targeta.',
  notAgreed: 'Llegeix el contracte i les regles de reemborsament i marca aquesta casella.',
};

const WORDS: Record<string, FunnelWords> = { en, fr, de, es, it, nl, pt, ca };

/** The words of a site, by its language. */
export function funnelWordsOf(site: string): FunnelWords {
  return WORDS[site.slice(0, 2)] ?? en;
}
