import type { Texts } from './texts';

export const italian: Texts = {
  titles: [
    '{name}',
    '{name}, {beds} posti letto',
    '{name} completo di tutto',
    '{name} pronto a partire',
    '{name} da {city}',
    '{name}: si gira la chiave e via',
    '{name} per {beds}',
    '{name} del {year}',
  ],
  nicknamed: ['{nick}, il nostro {name}', '{nick} ti aspetta', 'In viaggio con {nick}', '{nick}: {name}'],
  openers: [
    'Abbiamo preso questo {name} per i fine settimana e ci ha portati fino a Capo Nord.',
    'Il nostro {name} del {year} si è svegliato davanti al mare, sotto le Dolomiti e in tanti borghi senza nome.',
    'Quando non ci viaggiamo noi, ci piace che il nostro {name} porti in vacanza qualcun altro.',
    'Dopo anni di tenda siamo passati al {name}: la schiena ringrazia ancora.',
    'Due notti al lago o un mese in giro per l’Europa: con il {name} vengono bene tutte e due.',
    'È la nostra camera degli ospiti, l’ufficio del venerdì e il posto dove si legge meglio. Ora può essere tuo.',
  ],
  drivingOpeners: ['È un {name} del {year}, tagliandato con cura, e si guida quasi come un’auto.'],
  living: {
    van: [
      'Entra in ogni parcheggio e il letto è pronto in due minuti.',
      'Piccolo fuori, furbo dentro: si dorme in {beds}, la cucina è estraibile e dal portellone si vede il panorama.',
      'Si alza il tetto, si apre la porta e la camera ha la vista migliore del posto.',
    ],
    campervan: [
      'Il letto fisso resta fatto, le valigie vanno sotto e si cucina in piedi.',
      'Posti letto per {beds}, un tavolo vero e un posto per ogni cosa.',
      'Abbastanza corto per le strade di montagna, abbastanza comodo per un giorno di pioggia.',
    ],
    motorhome: [
      'A bordo ci sono {seats} posti con cintura, {beds} letti, una bella dinette e un bagno dove ci si muove.',
      'Frigo grande, garage e tanta luce: una famiglia ci vive due settimane e resta unita.',
      'I bambini hanno il loro angolo, i genitori pure, e la sera ci si ritrova a tavola.',
    ],
    caravan: [
      'Si parcheggia, si sgancia e l’auto resta libera per le gite. Si dorme in {beds} e la veranda raddoppia il salotto.',
      'È leggera, si traina senza pensieri e si monta in venti minuti: ti mostriamo come.',
    ],
    other: [
      'Niente di serie: l’allestimento è fatto a mano e ogni tavola ha la sua storia.',
      'Si dorme in {beds}, le gomme amano gli sterrati e la cucina si apre verso l’esterno.',
    ],
  },
  equipment: {
    shower: ['La doccia è calda in dieci minuti.', 'Con doccia e acqua calda il campeggio non serve.'],
    solar_panel: [
      'Con il pannello solare restiamo liberi tre giorni senza corrente.',
      'Il solare tiene accesi frigo e telefoni anche lontano da tutto.',
    ],
    awning: [
      'Il tendalino si apre in un minuto; tavolo e sedie sono nel gavone.',
      'Sotto il tendalino c’è sempre ombra.',
    ],
    bike_rack: ['Il portabici regge anche le bici elettriche.', 'Porta le bici: il portabici è montato.'],
    heating: [
      'Il riscaldamento va anche da fermi: a febbraio si dorme benissimo.',
      'Provato a meno otto: dentro c’erano venti gradi.',
    ],
    child_seat: ['Abbiamo un seggiolino, dicci solo l’età.', 'Prestiamo volentieri il rialzo per i bambini.'],
    winter_tires: [
      'Monta gomme invernali, la neve non è una scusa.',
      'Da novembre a marzo viaggia con le gomme invernali.',
    ],
    barbecue: ['Il barbecue a gas viaggia nel gavone.', 'Barbecue e gas ci sono, le salsicce no.'],
    bedding: ['Lenzuola e piumini puliti sono compresi.', 'I letti sono già fatti.'],
  },
  pets: [
    'I cani sono i benvenuti, il nostro viaggia sempre con noi.',
    'Gli animali educati viaggiano gratis.',
  ],
  unlimited: [
    'Vai lontano? Puoi prenotare con chilometri illimitati.',
    'Per i grandi viaggi c’è l’opzione dei chilometri illimitati.',
  ],
  handover: [
    'Ci vediamo a {city}: ti mostriamo tutto e ti lasciamo la lista dei nostri posti tranquilli.',
    'Riposa in una via tranquilla di {city}; puoi lasciare l’auto al suo posto.',
    'Arrivi in treno? Ti veniamo a prendere alla stazione di {city}.',
    'A {city} prenditi un’ora: vediamo insieme tutto, dalla pompa dell’acqua al letto in più.',
  ],
  business: [
    'Noleggiamo a {city} da più di dieci anni, controlliamo ogni mezzo tra un viaggio e l’altro e rispondiamo anche la domenica.',
    'Nella nostra sede di {city} ricevi un mezzo pulito, con il pieno e una consegna senza fretta.',
  ],
  closings: [
    'Domande? Scrivici, di solito rispondiamo in serata.',
    'Chiediamo solo di trattarlo come fosse tuo.',
    'Buon viaggio, e mandaci una foto!',
    'Siamo curiosi di sapere dove ti porterà.',
    'Parti presto o torni tardi? Chiedi, una soluzione si trova.',
  ],
};
