import type { Texts } from './texts';

export const portuguese: Texts = {
  titles: [
    '{name}',
    '{name}, {beds} lugares para dormir',
    '{name} com tudo incluído',
    '{name} pronta a partir',
    '{name} a partir de {city}',
    '{name}: rodar a chave e seguir',
    '{name} para {beds}',
    '{name} de {year}',
  ],
  nicknamed: [
    '{nick}, a nossa {name}',
    '{nick} está à sua espera',
    'Na estrada com {nick}',
    '{nick}: {name}',
  ],
  openers: [
    'Comprámos esta {name} para os fins de semana e acabou por nos levar até ao Cabo Norte.',
    'A nossa {name} de {year} já acordou na Costa Vicentina, na Serra da Estrela e em muitas aldeias sem nome.',
    'Quando não viajamos nela, gostamos que a nossa {name} leve outras pessoas de férias.',
    'Depois de muitos anos de tenda, passámos para uma {name} e as costas ainda agradecem.',
    'Duas noites junto ao mar ou um mês pela Europa: com a {name} corre bem das duas maneiras.',
    'É o nosso quarto de hóspedes, o escritório das sextas e o melhor sítio para ler. Agora pode ser seu.',
  ],
  drivingOpeners: [
    'É uma {name} de {year}, com as revisões em dia e fácil de conduzir desde o primeiro quilómetro.',
  ],
  living: {
    van: [
      'Cabe em qualquer lugar de estacionamento e a cama fica pronta em dois minutos.',
      'Pequena por fora, esperta por dentro: dormem {beds}, a cozinha é extraível e a porta traseira emoldura a vista.',
      'Levanta-se o tejadilho, abre-se a porta e o quarto fica virado para a paisagem.',
    ],
    campervan: [
      'A cama fixa fica feita, as malas vão por baixo e cozinha-se de pé.',
      'Dormem {beds}, há uma mesa a sério e arrumação para tudo.',
      'Curta para as estradas de serra, espaçosa para um dia de chuva.',
    ],
    motorhome: [
      'A bordo há {seats} lugares com cinto, {beds} para dormir, uma boa sala e uma casa de banho onde nos mexemos à vontade.',
      'Frigorífico grande, garagem e muita luz: uma família vive aqui semanas e continua amiga.',
      'As crianças têm o seu canto, os pais também, e todos se juntam à mesa.',
    ],
    caravan: [
      'Estaciona-se, desengata-se e o carro fica livre para passeios. Dormem {beds} e o avançado duplica a sala.',
      'É leve, reboca-se sem nervos e monta-se em vinte minutos; mostramos como.',
    ],
    other: [
      'Nada de série: tudo foi feito à mão e cada tábua tem a sua história.',
      'Dormem {beds}, os pneus gostam de terra batida e a cozinha abre-se para fora.',
    ],
  },
  equipment: {
    shower: [
      'O duche aquece em dez minutos.',
      'Com duche e água quente, o parque de campismo é dispensável.',
    ],
    solar_panel: [
      'O painel solar dá-nos três dias sem ligar à corrente.',
      'Com o painel solar, o frigorífico e os telemóveis aguentam longe de tudo.',
    ],
    awning: [
      'O toldo abre num minuto; a mesa e as cadeiras vão na bagageira.',
      'Debaixo do toldo há sempre sombra.',
    ],
    bike_rack: ['O suporte aguenta bicicletas elétricas.', 'Traga as bicicletas, o suporte está montado.'],
    heating: [
      'O aquecimento funciona parado: em fevereiro dorme-se muito bem.',
      'Testada com oito negativos: lá dentro estavam vinte graus.',
    ],
    child_seat: [
      'Emprestamos uma cadeira de criança, basta dizer a idade.',
      'Temos banco elevatório para os mais novos.',
    ],
    winter_tires: [
      'Tem pneus de inverno, a neve não é desculpa.',
      'De novembro a março anda com pneus de inverno.',
    ],
    barbecue: [
      'O grelhador a gás vai na bagageira.',
      'Deixamos o grelhador e o gás; as sardinhas são por sua conta.',
    ],
    bedding: ['Lençóis e edredões lavados estão incluídos.', 'As camas estão feitas à chegada.'],
  },
  pets: ['O seu cão é bem-vindo, o nosso vai sempre.', 'Animais bem-comportados viajam de graça.'],
  unlimited: [
    'Vai longe? Pode reservar com quilómetros ilimitados.',
    'Para as grandes viagens há a opção de quilometragem ilimitada.',
  ],
  handover: [
    'Encontramo-nos em {city}, mostramos tudo com calma e damos a nossa lista de sítios sossegados.',
    'Dorme numa rua calma de {city}; o seu carro pode ficar no lugar dela.',
    'Vem de comboio? Vamos buscá-lo à estação de {city}.',
    'Reserve uma hora em {city}: vemos tudo, da bomba de água à cama extra.',
  ],
  business: [
    'Alugamos em {city} há mais de dez anos, revemos cada veículo entre viagens e atendemos também ao domingo.',
    'Na nossa base em {city} recebe um veículo limpo, com o depósito cheio e uma explicação sem pressas.',
  ],
  closings: [
    'Dúvidas? Escreva-nos, costumamos responder no próprio dia.',
    'Só pedimos que a trate como se fosse sua.',
    'Boa viagem, e mande-nos uma fotografia!',
    'Estamos curiosos por saber aonde o leva.',
    'Partida cedo ou regresso tarde? Pergunte, quase sempre se arranja.',
  ],
};
