import type { ReviewTexts } from './review-texts';

export const spanish: ReviewTexts = {
  great: [
    'Dos semanas de las que hablaremos mucho tiempo.',
    'Todo era como en el anuncio, incluso mejor.',
    '{owner} nos recibió con cariño y nos dedicó todo el tiempo necesario.',
    'Nuestro primer viaje así, y seguro que no será el último.',
    'Desde el primer mensaje hasta el último, tratar con {owner} fue un placer.',
    'Volveríamos a reservar sin mirar ningún otro.',
  ],
  details: [
    'Limpísimo y muy bien cuidado.',
    'Las camas son cómodas; los niños durmieron como lirones.',
    'A la cocina no le falta de nada, ni un cuchillo que corte ni una buena cafetera.',
    'La entrega en {city} duró una hora y no dejó ninguna duda.',
    'Se conduce con facilidad, aunque uno esté acostumbrado a un coche pequeño.',
    'La lista de rincones tranquilos para dormir vale su peso en oro.',
    'Una pequeña duda por el camino tuvo respuesta en minutos.',
    'La devolución fue sencilla y sin prisas.',
  ],
  closings: ['¡Gracias, {owner}!', 'Muy recomendable.', 'Volveremos.', 'Un diez.'],
  good: [
    'Un viaje precioso, con un par de detalles por arreglar.',
    'Buena relación calidad-precio, y es fácil hablar con {owner}.',
    'Cómodo y fiable; algo más de espacio para guardar cosas no habría estado de más.',
    'Nos gustó mucho, salvo una persiana rebelde.',
  ],
  mixed: [
    'El viaje fue bien, pero esperábamos más limpieza.',
    'Todo funciona, aunque se le notan los años: hay que tomarse un rato para entenderlo.',
    'Entrega amable, pero a bordo faltaban varias cosas de la lista.',
  ],
  poor: [
    'Al segundo día algo se rompió y tardamos demasiado en saber qué hacer.',
    'Tuvimos que limpiar antes de instalarnos. Una pena, porque el vehículo es bueno.',
    'La entrega empezó una hora tarde y con prisas, y nos tocó descubrir casi todo solos.',
  ],
  replies: [
    'Gracias por cuidarlo tan bien. Sois bienvenidos cuando queráis.',
    'Un placer conoceros. ¡Buen viaje y hasta la próxima!',
    'Gracias por la sinceridad; ya lo hemos solucionado.',
  ],
};
