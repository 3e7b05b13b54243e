/** Texts of the simulated assistant in one language. */
export interface AssistantTexts {
  sandbox: string;
  title: string;
  answers: readonly (readonly [question: string, answer: string])[];
}

/** The languages of the assistant (guest specification, section 1). */
export const ASSISTANT_TEXTS: Readonly<Record<string, AssistantTexts>> = {
  en: {
    sandbox: 'This is a sandbox: nobody reads your messages.',
    title: 'What would you like to know?',
    answers: [
      ['When do I pay?', 'Once the owner has said yes. Before that no money moves.'],
      [
        'Can I drive with a car licence?',
        'Licence B is enough up to 3.5 tonnes. Each camper’s page says which one it needs.',
      ],
      [
        'What if I have to cancel?',
        'Open the trip in your account: it names the amount you get back before you decide.',
      ],
    ],
  },
  fr: {
    sandbox: 'Ceci est un environnement de test : personne ne lit vos messages.',
    title: 'Que voulez-vous savoir ?',
    answers: [
      ['Quand est-ce que je paie ?', 'Quand le propriétaire a accepté. Avant, rien n’est débité.'],
      [
        'Le permis voiture suffit-il ?',
        'Le permis B suffit jusqu’à 3,5 tonnes. La page de chaque véhicule dit lequel il faut.',
      ],
      [
        'Et si je dois annuler ?',
        'Ouvrez le voyage dans votre compte : il indique le montant rendu avant que vous décidiez.',
      ],
    ],
  },
  es: {
    sandbox: 'Esto es un entorno de pruebas: nadie lo lee.',
    title: '¿Qué quiere saber?',
    answers: [
      ['¿Cuándo pago?', 'Cuando el propietario ha aceptado. Antes no se mueve dinero.'],
      [
        '¿Basta el carné de coche?',
        'El carné B basta hasta 3,5 toneladas. La página de cada vehículo dice cuál hace falta.',
      ],
      [
        '¿Y si tengo que cancelar?',
        'Abra el viaje en su cuenta: indica el importe que recupera antes de decidir.',
      ],
    ],
  },
  it: {
    sandbox: 'Questo è un ambiente di prova: nessuno legge.',
    title: 'Che cosa vuole sapere?',
    answers: [
      ['Quando pago?', 'Quando il proprietario ha accettato. Prima non si muove denaro.'],
      [
        'Basta la patente B?',
        'La patente B basta fino a 3,5 tonnellate. La pagina di ogni veicolo dice quale serve.',
      ],
      [
        'E se devo annullare?',
        'Apra il viaggio nel suo account: indica l’importo che riceve prima che decida.',
      ],
    ],
  },
  pt: {
    sandbox: 'Isto é um ambiente de testes: ninguém lê.',
    title: 'O que gostaria de saber?',
    answers: [
      ['Quando pago?', 'Quando o proprietário aceitar. Antes disso não se move dinheiro.'],
      [
        'A carta de ligeiros chega?',
        'A carta B chega até 3,5 toneladas. A página de cada veículo diz qual é precisa.',
      ],
      ['E se tiver de cancelar?', 'Abra a viagem na sua conta: indica o valor que recebe antes de decidir.'],
    ],
  },
};
