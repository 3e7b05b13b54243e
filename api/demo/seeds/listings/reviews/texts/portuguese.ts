import type { ReviewTexts } from './review-texts';

export const portuguese: ReviewTexts = {
  great: [
    'Duas semanas de que vamos falar durante muito tempo.',
    'Tudo como descrito, e ainda melhor.',
    '{owner} recebeu-nos com simpatia e deu-nos todo o tempo de que precisámos.',
    'A nossa primeira viagem assim, e de certeza que não será a última.',
    'Da primeira à última mensagem, foi um gosto falar com {owner}.',
    'Voltaríamos a reservar sem olhar para mais nenhum.',
  ],
  details: [
    'Impecavelmente limpo e muito bem cuidado.',
    'As camas são confortáveis; as crianças dormiram como pedras.',
    'À cozinha não falta nada, nem uma faca afiada nem uma boa cafeteira.',
    'A entrega em {city} demorou uma hora e não deixou dúvidas.',
    'Conduz-se com facilidade, mesmo para quem está habituado a um carro pequeno.',
    'A lista de sítios sossegados para a noite vale ouro.',
    'Uma pequena dúvida a meio do caminho teve resposta em poucos minutos.',
    'A devolução foi simples e sem pressas.',
  ],
  closings: ['Obrigado, {owner}!', 'Recomendamos vivamente.', 'Vamos voltar.', 'Nota dez.'],
  good: [
    'Uma bela viagem, com um ou dois pormenores por arranjar.',
    'Boa relação qualidade-preço, e é fácil falar com {owner}.',
    'Confortável e fiável; um pouco mais de arrumação teria dado jeito.',
    'Gostámos muito, tirando um estore teimoso.',
  ],
  mixed: [
    'A viagem correu bem, mas esperávamos mais limpeza.',
    'Tudo funciona, mas nota-se a idade: convém reservar algum tempo para o conhecer.',
    'Entrega simpática, mas faltavam a bordo várias coisas da lista.',
  ],
  poor: [
    'No segundo dia avariou-se uma peça e demorou demasiado até sabermos o que fazer.',
    'Tivemos de limpar antes de nos instalarmos. É pena, porque o veículo é bom.',
    'A entrega começou uma hora atrasada e à pressa; muito tivemos de descobrir sozinhos.',
  ],
  replies: [
    'Obrigado por o tratarem tão bem. São sempre bem-vindos.',
    'Foi um gosto conhecer-vos. Boa viagem e até à próxima!',
    'Obrigado pela franqueza; já tratámos do assunto.',
  ],
};
