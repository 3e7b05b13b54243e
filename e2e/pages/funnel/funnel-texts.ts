export interface FunnelTexts {
  goOn: string;
  send: RegExp;
  toPayment: string;
  pay: RegExp;
  pricePanel: string;
  noLicenceDay: string | RegExp;
  noPurpose: string;
  noMessage: RegExp;
  noCard: string;
  notAgreed: string;
}

const en: FunnelTexts = {
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

const fr: FunnelTexts = {
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

const de: FunnelTexts = {
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

const it: FunnelTexts = {
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

const pt: FunnelTexts = {
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

const TEXTS: Record<string, FunnelTexts> = { en, fr, de, it, pt };

export function funnelTextsOf(site: string): FunnelTexts {
  return TEXTS[site.slice(0, 2)] ?? en;
}
