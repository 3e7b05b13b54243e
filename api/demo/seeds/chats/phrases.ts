import type { Language } from '@campavia/i18n/sites';

/** Messages after the first one of a chat: owner and guest alternate, with two variants each. */
export const PHRASES: Record<Language, readonly (readonly [string, string])[]> = {
  en: [
    [
      'Hello, and thank you for asking. The dates are fine for me.',
      'Hi! Lovely to hear from you. Yes, that works.',
    ],
    [
      'Great! Is there a gas bottle on board, and would you mind a very polite dog?',
      'Wonderful. Do we need our own bedding, and is there room for two bicycles?',
    ],
    [
      'Gas is full, a spare one is in the locker. Dogs are welcome, the yellow blanket is his.',
      'Bedding is in the cupboard above the bed. The carrier takes two bicycles, up to 60 kg.',
    ],
    ['Perfect, thank you. We are looking forward to it.', 'That is all we need. See you soon!'],
    [
      'Before you pack: there are two camping chairs and a table on board, and a 25 m cable.',
      'The camper is cleaned and ready. Bring towels, everything else is there.',
    ],
    ['We are nearly with you, about ten minutes late.', 'We have arrived and found the place. All is well.'],
    [
      'Thank you for bringing it back so tidy. You are welcome any time.',
      'It was a pleasure. Tell me how you liked the coast!',
    ],
  ],
  fr: [
    [
      'Bonjour, merci de votre demande. Ces dates me conviennent.',
      'Bonjour ! Ravi de vous lire. Oui, c’est possible.',
    ],
    [
      'Parfait ! Y a-t-il une bouteille de gaz à bord, et acceptez-vous un chien très calme ?',
      'Super. Faut-il apporter notre linge de lit, et y a-t-il de la place pour deux vélos ?',
    ],
    [
      'Le gaz est plein, une bouteille de rechange est dans le coffre. Les chiens sont les bienvenus.',
      'Le linge de lit est dans le placard au-dessus du lit. Le porte-vélos en prend deux, jusqu’à 60 kg.',
    ],
    ['Parfait, merci beaucoup. Nous avons hâte d’y être.', 'C’est tout ce qu’il nous faut. À bientôt !'],
    [
      'Avant de faire vos sacs : il y a deux chaises, une table et un câble de 25 m à bord.',
      'Le véhicule est propre et prêt. Prenez des serviettes, le reste est là.',
    ],
    [
      'Nous sommes presque arrivés, avec dix minutes de retard.',
      'Nous sommes arrivés et avons trouvé l’emplacement. Tout va bien.',
    ],
    [
      'Merci de l’avoir rendu aussi propre. Vous serez toujours les bienvenus.',
      'C’était un plaisir. Dites-moi si la côte vous a plu !',
    ],
  ],
  de: [
    [
      'Hallo, danke für Ihre Anfrage. Der Zeitraum passt mir gut.',
      'Guten Tag! Schön, von Ihnen zu hören. Ja, das geht.',
    ],
    [
      'Prima! Ist eine Gasflasche an Bord, und darf ein sehr braver Hund mit?',
      'Wunderbar. Brauchen wir eigenes Bettzeug, und passen zwei Fahrräder mit?',
    ],
    [
      'Das Gas ist voll, eine zweite Flasche liegt im Staufach. Hunde sind willkommen.',
      'Bettzeug liegt im Schrank über dem Bett. Der Träger nimmt zwei Räder, bis 60 kg.',
    ],
    ['Perfekt, vielen Dank. Wir freuen uns sehr.', 'Mehr brauchen wir nicht. Bis bald!'],
    [
      'Bevor Sie packen: Zwei Stühle, ein Tisch und ein 25-m-Kabel sind an Bord.',
      'Der Camper ist sauber und bereit. Handtücher bitte mitbringen, alles andere ist da.',
    ],
    [
      'Wir sind gleich da, etwa zehn Minuten später.',
      'Wir sind angekommen und haben den Platz gefunden. Alles gut.',
    ],
    [
      'Danke, dass Sie ihn so sauber zurückgebracht haben. Sie sind jederzeit willkommen.',
      'Es war mir eine Freude. Erzählen Sie mir, wie Ihnen die Küste gefallen hat!',
    ],
  ],
  es: [
    ['Hola, gracias por preguntar. Las fechas me van bien.', '¡Hola! Encantado de leerte. Sí, es posible.'],
    [
      '¡Genial! ¿Hay bombona de gas a bordo? ¿Y aceptas un perro muy tranquilo?',
      'Estupendo. ¿Llevamos ropa de cama? ¿Caben dos bicicletas?',
    ],
    [
      'El gas está lleno y hay otra bombona en el maletero. Los perros son bienvenidos.',
      'La ropa de cama está en el armario sobre la cama. El portabicis lleva dos, hasta 60 kg.',
    ],
    ['Perfecto, muchas gracias. Tenemos muchas ganas.', 'Es todo lo que necesitamos. ¡Hasta pronto!'],
    [
      'Antes de hacer las maletas: a bordo hay dos sillas, una mesa y un cable de 25 m.',
      'La camper está limpia y lista. Trae toallas, lo demás ya está.',
    ],
    ['Ya casi estamos, con diez minutos de retraso.', 'Hemos llegado y encontrado el sitio. Todo bien.'],
    [
      'Gracias por devolverla tan limpia. Seréis siempre bienvenidos.',
      'Ha sido un placer. ¡Cuéntame qué tal la costa!',
    ],
  ],
  it: [
    ['Buongiorno, grazie della richiesta. Le date vanno bene.', 'Ciao! Che piacere. Sì, è possibile.'],
    [
      'Ottimo! C’è una bombola del gas a bordo? E accetti un cane molto tranquillo?',
      'Perfetto. Servono le lenzuola? C’è posto per due biciclette?',
    ],
    [
      'Il gas è pieno e c’è una bombola di scorta. I cani sono i benvenuti.',
      'Le lenzuola sono nell’armadietto sopra il letto. Il portabici ne porta due, fino a 60 kg.',
    ],
    ['Perfetto, grazie mille. Non vediamo l’ora.', 'Non ci serve altro. A presto!'],
    [
      'Prima di fare i bagagli: a bordo ci sono due sedie, un tavolo e un cavo di 25 m.',
      'Il camper è pulito e pronto. Porta gli asciugamani, il resto c’è.',
    ],
    [
      'Siamo quasi arrivati, con dieci minuti di ritardo.',
      'Siamo arrivati e abbiamo trovato il posto. Tutto bene.',
    ],
    [
      'Grazie di averlo riportato così pulito. Siete sempre i benvenuti.',
      'È stato un piacere. Raccontami com’era la costa!',
    ],
  ],
  nl: [
    [
      'Hallo, bedankt voor je aanvraag. De data komen mij goed uit.',
      'Hoi! Leuk om van je te horen. Ja, dat kan.',
    ],
    [
      'Fijn! Is er een gasfles aan boord, en mag een heel rustige hond mee?',
      'Mooi. Hebben we eigen beddengoed nodig, en passen er twee fietsen mee?',
    ],
    [
      'Het gas is vol, een reservefles ligt in het luik. Honden zijn welkom.',
      'Beddengoed ligt in de kast boven het bed. Op de drager passen twee fietsen, tot 60 kg.',
    ],
    ['Perfect, dank je wel. We hebben er zin in.', 'Meer hebben we niet nodig. Tot gauw!'],
    [
      'Voor je inpakt: er zijn twee stoelen, een tafel en een kabel van 25 m aan boord.',
      'De camper is schoon en klaar. Neem handdoeken mee, de rest is er.',
    ],
    [
      'We zijn er bijna, een minuut of tien later.',
      'We zijn aangekomen en hebben de plek gevonden. Alles goed.',
    ],
    [
      'Bedankt dat je hem zo netjes hebt teruggebracht. Je bent altijd welkom.',
      'Het was een genoegen. Vertel me hoe je de kust vond!',
    ],
  ],
  pt: [
    ['Olá, obrigado pelo pedido. As datas servem-me.', 'Olá! Que bom receber notícias. Sim, é possível.'],
    [
      'Ótimo! Há botija de gás a bordo? E aceita um cão muito calmo?',
      'Excelente. Precisamos de levar roupa de cama? Cabem duas bicicletas?',
    ],
    [
      'O gás está cheio e há uma botija de reserva. Os cães são bem-vindos.',
      'A roupa de cama está no armário por cima da cama. O suporte leva duas, até 60 kg.',
    ],
    ['Perfeito, muito obrigado. Estamos ansiosos.', 'É tudo o que precisamos. Até breve!'],
    [
      'Antes de fazer as malas: há duas cadeiras, uma mesa e um cabo de 25 m a bordo.',
      'A autocaravana está limpa e pronta. Traga toalhas, o resto já lá está.',
    ],
    ['Estamos quase a chegar, com dez minutos de atraso.', 'Chegámos e encontrámos o lugar. Está tudo bem.'],
    [
      'Obrigado por a devolver tão limpa. São sempre bem-vindos.',
      'Foi um prazer. Conte-me como correu na costa!',
    ],
  ],
  ca: [
    ['Hola, gràcies per la sol·licitud. Les dates em van bé.', 'Hola! Quin plaer. Sí, és possible.'],
    [
      'Molt bé! Hi ha bombona de gas a bord? I acceptes un gos molt tranquil?',
      'Perfecte. Cal portar roba de llit? Hi caben dues bicicletes?',
    ],
    [
      'El gas és ple i hi ha una bombona de recanvi. Els gossos són benvinguts.',
      'La roba de llit és a l’armari de sobre el llit. El portabicis en porta dues, fins a 60 kg.',
    ],
    ['Perfecte, moltes gràcies. En tenim moltes ganes.', 'És tot el que necessitem. Fins aviat!'],
    [
      'Abans de fer les maletes: a bord hi ha dues cadires, una taula i un cable de 25 m.',
      'La càmper és neta i a punt. Porta tovalloles, la resta ja hi és.',
    ],
    ['Ja gairebé hi som, amb deu minuts de retard.', 'Hem arribat i hem trobat el lloc. Tot bé.'],
    [
      'Gràcies per tornar-la tan neta. Sereu sempre benvinguts.',
      'Ha estat un plaer. Explica’m què t’ha semblat la costa!',
    ],
  ],
};

/** The first message of a guest's question about a camper. */
export const QUESTIONS: Record<Language, string> = {
  en: 'Hello, is there room for a small surfboard inside? It is 1.90 m long.',
  fr: 'Bonjour, y a-t-il de la place pour une petite planche de surf à l’intérieur ? Elle mesure 1,90 m.',
  de: 'Hallo, passt ein kleines Surfbrett hinein? Es ist 1,90 m lang.',
  es: 'Hola, ¿cabe una tabla de surf pequeña dentro? Mide 1,90 m.',
  it: 'Buongiorno, c’è posto per una piccola tavola da surf? È lunga 1,90 m.',
  nl: 'Hallo, past er een kleine surfplank in? Hij is 1,90 m lang.',
  pt: 'Olá, há espaço para uma pequena prancha de surf? Tem 1,90 m.',
  ca: 'Hola, hi cap una planxa de surf petita? Fa 1,90 m.',
};
